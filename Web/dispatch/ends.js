// Where a ride begins and ends: a place of the list, a point of the map or this device's own, or coordinates as they are typed.

import { follow, leave } from "../positions.js";

const map = document.getElementById("map");
const drawing = map?.querySelector("svg");
let form = null;
// The end for which the map is open.
let choosing = null;

/** Lets a form's two ends be filled in. */
export function begin(asked) {
  form = asked;
  form.addEventListener("input", ({ target }) => {
    const end = target.closest("[data-end]");
    if (!end) return;
    target.setCustomValidity("");
    const listed = place(target.value);
    // Other words beside a point of one's own describe it; beside a place of the list they mean another.
    if (listed || end.dataset.from === "list") set(end, listed, "list");
    estimate();
  });
  form.addEventListener("click", ({ target }) => {
    const here = target.closest("[data-here]");
    if (here) locate(here.closest("[data-end]"));
    const open = target.closest("[data-map]");
    if (open) choose(open.closest("[data-end]"));
  });
  map?.addEventListener("click", pressed);
}

/** An end as a command has it; null when nothing was said of it. */
export function read(asked, name) {
  const end = asked.querySelector(`[data-end=${name}]`);
  const field = asked.elements[name];
  const words = field.value.trim();
  const point = pair(words) ?? pair(end.dataset.point ?? "");
  if (!words && !point && name !== "from") return null;
  if (!point) return { isWrong: true, field };
  const isNamed = words && !pair(words);
  return { place: { lat: point[0], lon: point[1], ...(isNamed && { name: words }) }, field };
}

/** Empties the form. */
export function clear(asked) {
  asked.reset();
  for (const end of asked.querySelectorAll("[data-end]")) set(end, null);
  estimate();
}

function place(words) {
  const wanted = words.trim().toLowerCase();
  const found = [...document.querySelectorAll("#places option")].find(({ value }) => value.toLowerCase() === wanted);
  return found?.dataset.point ?? null;
}

function pair(text) {
  const match = /^\s*(-?\d+(?:\.\d+)?)\s*[,;\s]\s*(-?\d+(?:\.\d+)?)\s*$/.exec(text);
  return match && [Number(match[1]), Number(match[2])];
}

function set(end, point, from = "") {
  const note = end.querySelector(".point");
  if (point) end.dataset.point = point;
  else delete end.dataset.point;
  end.dataset.from = point ? from : "";
  note.hidden = !point;
  note.textContent = point ? note.dataset.words.replace("{place}", short(point)) : "";
  if (point) end.querySelector("input").setCustomValidity("");
}

function short(point) {
  return pair(point)
    .map((degrees) => String(Math.round(degrees * 10_000) / 10_000))
    .join(", ");
}

function locate(end) {
  leave();
  follow((event) => {
    leave();
    set(end, `${event.lat}, ${event.lon}`, "here");
    estimate();
  });
}

// The map ---------------------------------------------------------------------------------------------------------------

function choose(end) {
  choosing = end;
  zoom(1);
  tell("");
  map.showModal();
}

function pressed(event) {
  if (event.target.closest("[data-close]")) map.close();
  const step = event.target.closest("[data-zoom]")?.dataset.zoom;
  if (step) zoom(step === "closer" ? 2 : 0.5);
  if (event.target.closest("svg") !== drawing) return;
  const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(drawing.getScreenCTM().inverse());
  // Whoever presses near a place means it.
  const near = [...drawing.querySelectorAll(".place")]
    .map((spot) => [Math.hypot(spot.cx.baseVal.value - at.x, spot.cy.baseVal.value - at.y), spot])
    .sort(([one], [other]) => one - other)[0];
  const isNear = near && near[0] * drawing.getScreenCTM().a < 16;
  const { west, north, across, down } = drawing.dataset;
  const own = [Number(north) - at.y / Number(down), Number(west) + at.x / Number(across)];
  const field = choosing.querySelector("input");
  // A name that the list gave goes with its point.
  if (isNear) field.value = near[1].dataset.name;
  else if (choosing.dataset.from === "list") field.value = "";
  set(choosing, isNear ? near[1].dataset.point : own.map((degrees) => Math.round(degrees * 1_000_000) / 1_000_000).join(", "), isNear ? "list" : "map");
  const mark = drawing.querySelector(".mark") ?? drawing.appendChild(document.createElementNS(drawing.namespaceURI, "circle"));
  mark.setAttribute("class", "mark from");
  mark.setAttribute("r", 7 / scale());
  mark.setAttribute("cx", isNear ? near[1].getAttribute("cx") : at.x);
  mark.setAttribute("cy", isNear ? near[1].getAttribute("cy") : at.y);
  tell(isNear ? near[1].dataset.name : choosing.querySelector(".point").textContent);
  estimate();
}

function tell(text) {
  const chosen = map.querySelector(".chosen");
  chosen.textContent = text;
  chosen.hidden = !text;
}

function scale() {
  return 360 / drawing.viewBox.baseVal.width;
}

/** Shows a part of the map around what was chosen; all of it at 1. */
function zoom(factor) {
  const wanted = factor === 1 ? 1 : Math.min(16, Math.max(1, scale() * factor));
  const mark = drawing.querySelector(".mark");
  if (factor === 1) mark?.remove();
  const [width, height] = [360 / wanted, 270 / wanted];
  const x = mark && wanted > 1 ? mark.cx.baseVal.value : 180;
  const y = mark && wanted > 1 ? mark.cy.baseVal.value : 135;
  const [left, top] = [Math.min(360 - width, Math.max(0, x - width / 2)), Math.min(270 - height, Math.max(0, y - height / 2))];
  drawing.setAttribute("viewBox", `${left} ${top} ${width} ${height}`);
  for (const spot of drawing.querySelectorAll(".place")) spot.setAttribute("r", 3 / wanted);
  if (mark) mark.setAttribute("r", 7 / wanted);
  for (const line of drawing.querySelectorAll("polyline")) line.setAttribute("stroke-width", 3 / wanted);
}

// What it costs ---------------------------------------------------------------------------------------------------------

async function estimate() {
  const sum = document.getElementById("estimate");
  const [from, to] = ["from", "to"].map((name) => read(form, name)?.place);
  sum.hidden = true;
  if (!from || !to) return;
  const query = new URLSearchParams(location.search);
  query.set("from", `${from.lat},${from.lon}`);
  query.set("to", `${to.lat},${to.lon}`);
  try {
    const answer = await fetch(`ride/estimate?${query}`);
    const text = answer.status === 200 ? await answer.text() : "";
    sum.innerHTML = text;
    sum.hidden = !text;
  } catch {
    // Without a connection nobody knows.
  }
}
