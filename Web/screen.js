// The page as a terminal: it shows the engine's HTML and says what was pressed and typed.

import { patch } from "./patch.js";
import { roll } from "./drums.js";
import * as route from "./route.js";

const root = document.getElementById("app");
const theme = document.querySelector("meta[name=theme-color]");
const spoken = document.getElementById("spoken");

/** The room that was shown last. */
let place = route.current();
/** How far down each room was read. */
const read = new Map();

export function show(html) {
  const next = route.current();
  if (place !== next) read.set(place, scrollY);
  patch(root, html);
  roll(root);
  if (place !== next) {
    place = next;
    scrollTo(0, route.wentBack() ? (read.get(place) ?? 0) : 0);
    // What had the focus is gone with its room.
    if (document.activeElement === document.body) root.querySelector(".bar h1")?.focus({ preventScroll: true });
  }
  shade();
  route.layer(isCovered());
  const room = root.firstElementChild;
  if (!room) return;
  if (room.dataset.title !== undefined && document.title !== room.dataset.title) document.title = room.dataset.title;
  if (room.lang && document.documentElement.lang !== room.lang) document.documentElement.lang = room.lang;
  if (room.dir) document.documentElement.dir = room.dir;
  root.removeAttribute("aria-busy");
  const ground = getComputedStyle(document.body).backgroundColor;
  if (theme.content !== ground) theme.content = ground;
}

/** Whether something is open over the room, or the room itself is turned: going back undoes that. */
export function isCovered() {
  return root.querySelector("[role=dialog], .turned") !== null;
}

/** What lies under a sheet can neither be pressed nor reached by keys. */
function shade() {
  const sheet = root.querySelector(".sheet-backdrop");
  for (const part of sheet?.parentElement.children ?? []) part.inert = part !== sheet;
}

/** Focuses what the next screen shows under an id. */
export function focus(id) {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}

/** A screen reader reads the polite region; the same words twice must be said twice. */
export function announce(text) {
  spoken.textContent = spoken.textContent === text ? `${text}\u00a0` : text;
}

export function listen(send) {
  root.addEventListener("click", (event) => {
    const target = event.target.closest("[data-key], a[href^='#']");
    if (!target || target.disabled || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (target.dataset.key !== undefined) {
      send({ event: "key", key: target.dataset.key, value: target.dataset.value });
      return;
    }
    event.preventDefault();
    const room = target.getAttribute("href");
    if (target.dataset.back === undefined) route.navigate(room);
    else route.leave(room);
  });
  root.addEventListener("input", (event) => {
    const { target } = event;
    if (target.dataset.input === undefined || event.isComposing) return;
    send({ event: "input", name: target.dataset.input, value: valueOf(target) });
  });
  root.addEventListener("compositionend", ({ target }) => {
    if (target.dataset.input === undefined) return;
    send({ event: "input", name: target.dataset.input, value: valueOf(target) });
  });
  root.addEventListener("submit", (event) => event.preventDefault());
  addEventListener("keydown", (event) => {
    if (event.key === "Escape") send({ event: "key", key: "escape" });
  });
}

function valueOf(field) {
  return field.type === "checkbox" ? String(field.checked) : field.value;
}

/** Without an engine there are no words from its table: the page's own are shown, with the reason. */
export function fail(error) {
  document.getElementById("failed").hidden = false;
  document.getElementById("reason").textContent = String(error.message ?? error);
  root.hidden = true;
}

/** What the engine may want to know of the window. */
export function size() {
  return {
    width: innerWidth,
    height: innerHeight,
    dark: matchMedia("(prefers-color-scheme: dark)").matches,
    reducedMotion: matchMedia("(prefers-reduced-motion: reduce)").matches,
  };
}

export function onResize(send) {
  let asked = 0;
  const resized = () => {
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(() => send({ event: "resize", ...size() }));
  };
  addEventListener("resize", resized);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", resized);
  matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", resized);
}
