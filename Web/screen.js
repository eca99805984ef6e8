// The page as a terminal: it shows the engine's HTML and says what was pressed and typed.

import { patch } from "./patch.js";
import { roll } from "./drums.js";
import { current, navigate } from "./route.js";

const root = document.getElementById("app");
const spoken = document.getElementById("spoken");

/** The room that was shown last. */
let place = current();

export function show(html) {
  patch(root, html);
  roll(root);
  if (place !== current()) {
    place = current();
    scrollTo(0, 0);
  }
  const room = root.firstElementChild;
  if (!room) return;
  if (room.dataset.title !== undefined && document.title !== room.dataset.title) document.title = room.dataset.title;
  if (room.lang && document.documentElement.lang !== room.lang) document.documentElement.lang = room.lang;
  if (room.dir) document.documentElement.dir = room.dir;
  root.removeAttribute("aria-busy");
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
    const target = event.target.closest("[data-key], [data-href]");
    if (!target || target.disabled) return;
    if (target.dataset.key !== undefined) {
      send({ event: "key", key: target.dataset.key, value: target.dataset.value });
    } else {
      navigate(target.dataset.href);
    }
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
