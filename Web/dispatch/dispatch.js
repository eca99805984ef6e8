// A dispatcher's page: shows the view that the server makes, sends what is pressed, listens to what happens.

import { now } from "../clock.js";
import * as positions from "../positions.js";
import * as commands from "./commands.js";
import { listen } from "../rooms/events.js";

const page = document.body.dataset.page;
const view = document.getElementById("view");
const offline = document.getElementById("offline");
const refusal = document.getElementById("refusal");

// How much the server's clock is ahead of this one.
let ahead = 0;
let place = null;

async function enter() {
  const secret = location.hash.slice(1);
  if (!secret) return;
  // The secret leaves the address bar and the history before anything else can go wrong.
  history.replaceState(null, "", location.pathname);
  await fetch("../api/v1/session", { method: "POST", headers: { Authorization: `Bearer ${secret}` } });
}

let isAsking = false;
let isStale = false;

async function refresh() {
  isStale = true;
  if (isAsking) return;
  isAsking = true;
  while (isStale) {
    isStale = false;
    try {
      const answer = await fetch([page, "view"].join("/") + location.search);
      show(await answer.text());
      offline.hidden = commands.isIdle();
    } catch {
      offline.hidden = false;
    }
  }
  isAsking = false;
}

function show(html) {
  // Who is choosing in a list is not disturbed.
  const focus = document.activeElement;
  if (focus?.tagName === "SELECT" && view.contains(focus)) return;
  const label = view.contains(focus) ? focus.dataset.post : null;
  view.innerHTML = html;
  if (label) view.querySelector(`[data-post="${CSS.escape(label)}"]`)?.focus();
  const clock = view.querySelector("[data-now]");
  if (clock) ahead = Number(clock.dataset.now) - now();
  count();
  listen(
    [...view.querySelectorAll("[data-stream]")].map(({ dataset }) => [dataset.stream, dataset.since]),
    refresh,
    (isOn) => {
      offline.hidden = isOn && commands.isIdle();
    },
  );
  follow(view.querySelector("[data-watch]")?.dataset.watch);
}

function count() {
  for (const element of view.querySelectorAll("[data-until]")) {
    const left = Number(element.dataset.until) - now() - ahead;
    element.textContent = Math.max(0, Math.ceil(left / 1000));
  }
}

// A driver who is on duty says where he is.
function follow(path) {
  if (!path) return positions.stopWatching();
  positions.watchPosition((event) => {
    if (event.event === "fix") place = { lat: event.lat, lon: event.lon };
  });
  if (place) tell(path);
}

let told = 0;

async function tell(path) {
  if (now() - told < 4000) return;
  told = now();
  try {
    await fetch(path, { method: "PUT", body: JSON.stringify(place) });
  } catch {
    told = 0;
  }
}

function said(answer) {
  const known = document.getElementById("refusals").content;
  const found = known.querySelector(`[data-word="${CSS.escape(answer)}"]`) ?? known.querySelector('[data-word="other"]');
  refusal.textContent = found.textContent;
  refusal.hidden = answer === "won" || answer === "done";
}

function send(path, body, since) {
  refusal.hidden = true;
  offline.hidden = true;
  commands.send(path, body, since, { said, changed: refresh, waits: () => (offline.hidden = false) });
}

document.addEventListener("click", ({ target }) => {
  const key = target.closest("[data-post]");
  if (key) {
    key.disabled = true;
    send(key.dataset.post, key.dataset.body ?? "", "at" in key.dataset ? now() + ahead : null);
  }
  const here = target.closest("[data-here]");
  if (here) {
    const field = document.querySelector(`[name="${here.dataset.here}"]`);
    positions.watchPosition((event) => {
      if (event.event === "fix") field.value = `${event.lat}, ${event.lon}`;
      positions.stopWatching();
    });
  }
});

function pair(form, name) {
  const match = /^\s*(-?\d+(?:\.\d+)?)\s*[,;\s]\s*(-?\d+(?:\.\d+)?)\s*$/.exec(form.elements[`${name}-place`].value);
  if (!match) return null;
  const words = form.elements[`${name}-name`].value.trim();
  return { lat: Number(match[1]), lon: Number(match[2]), ...(words && { name: words }) };
}

document.getElementById("ask")?.addEventListener("submit", (event) => {
  event.preventDefault();
  const form = event.target;
  const body = { from: pair(form, "from") };
  const wantsGoal = form.elements["to-place"].value.trim() !== "";
  if (wantsGoal) body.to = pair(form, "to");
  if (!body.from || body.to === null) {
    refusal.textContent = form.dataset.wrong;
    refusal.hidden = false;
    return;
  }
  if (form.elements.when.value) body.at = new Date(form.elements.when.value).getTime();
  send("../api/v1/rides", JSON.stringify(body), null);
  form.reset();
});

document.getElementById("link")?.addEventListener("submit", async (event) => {
  event.preventDefault();
  const { owner, role } = event.target.elements;
  const body = JSON.stringify({ role: role.value, owner: owner.value });
  const answer = await (await fetch("../api/v1/tokens", { method: "POST", body })).json();
  const output = document.getElementById("issued");
  output.textContent = answer.link ? new URL(answer.link, location.href).href : "";
  document.getElementById("issued-note").hidden = !answer.link;
  refresh();
});

view.addEventListener("submit", (event) => {
  event.preventDefault();
  const form = event.target;
  document.activeElement?.blur();
  send(form.dataset.assign, JSON.stringify({ driver: form.elements.driver.value }), null);
});

setInterval(count, 250);
setInterval(() => follow(view.querySelector("[data-watch]")?.dataset.watch), 4000);
await enter().catch(() => (offline.hidden = false));
await refresh();
