// A dispatcher's page: shows the view that the server makes, sends what is pressed, listens to what happens.

import { now } from "../clock.js";
import { effects as sounds } from "../sounds.js";
import { effects as vibration } from "../vibration.js";
import { open as openStore } from "../store.js";
import * as positions from "../positions.js";
import * as commands from "./commands.js";
import * as ends from "./ends.js";
import { listen } from "../rooms/events.js";

const page = document.body.dataset.page;
const view = document.getElementById("view");
const offline = document.getElementById("offline");
const refusal = document.getElementById("refusal");
const unseen = document.getElementById("unseen");
const said = document.getElementById("said");

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
      const asked = now();
      const answer = await fetch([page, "view"].join("/") + location.search);
      show(await answer.text(), asked);
      offline.hidden = commands.isIdle();
    } catch {
      offline.hidden = false;
    }
  }
  isAsking = false;
}

function show(html, asked) {
  // Who is choosing in a list is not disturbed, and what the driver did stands until the server knows of it.
  const focus = document.activeElement;
  if (focus?.tagName === "SELECT" && view.contains(focus)) return;
  if (!commands.isIdle() && view.querySelector("[data-late]")) return;
  const label = view.contains(focus) ? focus.dataset.post : null;
  const opened = [...view.querySelectorAll("details[open]")].map(({ id }) => id);
  const offer = deadline();
  view.innerHTML = html;
  for (const id of opened) document.getElementById(id)?.setAttribute("open", "");
  if (label) view.querySelector(`[data-post="${CSS.escape(label)}"]`)?.focus();
  const sender = view.querySelector("meta[name=sender]");
  if (sender) {
    ahead = Number(sender.dataset.now) - asked;
    commands.restore(sender.content, on);
  }
  local();
  count();
  wait();
  tell();
  if (deadline() && deadline() !== offer) {
    sounds.sound({ kind: "offer" });
    vibration.vibrate({ pattern: [200, 100, 200] });
  }
  listen(
    [...view.querySelectorAll("[data-stream]")].map(({ dataset }) => [dataset.stream, dataset.since]),
    refresh,
    (isOn) => {
      offline.hidden = isOn && commands.isIdle();
    },
  );
  follow(view.querySelector("[data-watch]")?.dataset.watch);
}

/** Times in the reader's own zone. */
function local() {
  for (const element of view.querySelectorAll("[data-local]")) {
    const time = new Date(Number(element.dataset.local));
    const [month, day, hour, minute] = [time.getMonth() + 1, time.getDate(), time.getHours(), time.getMinutes()].map(
      (number) => String(number).padStart(2, "0"),
    );
    element.textContent = `${time.getFullYear()}-${month}-${day} ${hour}:${minute}`;
  }
}

/** Says where things stand to those who do not look, when it has changed. */
function tell() {
  const state = view.querySelector(".state")?.textContent ?? "";
  if (page !== "office" && said.textContent !== state) said.textContent = state;
}

function deadline() {
  return view.querySelector("[data-until]")?.dataset.until;
}

function count() {
  for (const element of view.querySelectorAll("[data-until]")) {
    const { from, until } = element.dataset;
    const left = Math.max(0, Number(until) - now() - ahead);
    element.textContent = Math.ceil(left / 1000);
    element.style.setProperty("--left", left / (Number(until) - Number(from)));
  }
}

/** How long the driver has waited, by the server's clock, in minutes and seconds. */
function wait() {
  for (const element of view.querySelectorAll("[data-waits]")) {
    const seconds = Math.max(0, Math.floor((now() + ahead - Number(element.dataset.waits)) / 1000));
    element.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  }
}

// A driver who is on duty says where he is.
function follow(path) {
  if (!path) {
    unseen.hidden = true;
    positions.stopWatching();
    return;
  }
  positions.watchPosition((event) => {
    if (event.event === "fix") place = { lat: event.lat, lon: event.lon };
    unseen.hidden = place !== null;
  });
  if (place) report(path);
}

let reported = 0;

async function report(path) {
  if (now() - reported < 4000) return;
  reported = now();
  try {
    await fetch(path, { method: "PUT", body: JSON.stringify(place) });
  } catch {
    reported = 0;
  }
}

// What was refused and is not read yet, the oldest first.
const refused = [];

function word(answer) {
  const known = document.getElementById("refusals").content;
  return (known.querySelector(`[data-word="${CSS.escape(answer)}"]`) ?? known.querySelector('[data-word="other"]')).textContent;
}

function complain() {
  refusal.hidden = refused.length === 0;
  if (!refused.length) return;
  const [{ answer, label }] = refused;
  const text = label ? `${label}: ${word(answer)}` : word(answer);
  if (refusal.firstElementChild.textContent !== text) refusal.firstElementChild.textContent = text;
}

const on = {
  changed: refresh,
  waits() {
    offline.hidden = false;
  },
  said(answer, command) {
    if (answer === "won" || answer === "done") return;
    refused.push({ ...command, answer });
    complain();
  },
};

function send(path, body, since, label) {
  commands.send(path, body, since, on, label);
}

/** The page goes on as if it were done: on a ride that is held what the driver does stands. */
function stage(name) {
  const next = view.querySelector(`template[data-stage="${CSS.escape(name)}"]`);
  const card = view.querySelector(".driver");
  if (!next || !card) return;
  card.replaceChildren(next.content.cloneNode(true));
  card.dataset.late = "";
  // The server has no stamp yet: it will have the moment that is told to it.
  for (const element of card.querySelectorAll('[data-waits=""]')) element.dataset.waits = Math.round(now() + ahead);
  wait();
  card.querySelector(".key.main")?.focus();
  tell();
}

document.addEventListener("click", async ({ target }) => {
  const key = target.closest("[data-post]");
  if (key) {
    const { post, body, then } = key.dataset;
    key.disabled = true;
    send(post, body ?? "", "at" in key.dataset ? now() + ahead : null, key.textContent);
    if (then) stage(then);
  }
  const end = target.closest("[data-delete]");
  if (end) {
    end.disabled = true;
    await fetch(end.dataset.delete, { method: "DELETE" }).catch(() => {});
    refresh();
  }
  if (target.closest("#refusal button")) {
    commands.forget(refused.shift());
    complain();
  }
});

const ask = document.getElementById("ask");
if (ask) ends.begin(ask);

ask?.addEventListener("submit", (event) => {
  event.preventDefault();
  const [from, to] = ["from", "to"].map((name) => ends.read(ask, name));
  const wrong = [from, to].find((end) => end?.isWrong);
  if (wrong) {
    wrong.field.setCustomValidity(ask.dataset.wrong);
    wrong.field.reportValidity();
    return;
  }
  const body = { from: from.place, ...(to && { to: to.place }) };
  if (ask.elements.when.value) body.at = new Date(ask.elements.when.value).getTime();
  send("../api/v1/rides", JSON.stringify(body), null, event.submitter?.textContent);
  ends.clear(ask);
});

document.getElementById("link")?.addEventListener("submit", async (event) => {
  event.preventDefault();
  const { owner, role } = event.target.elements;
  const body = JSON.stringify({ role: role.value, owner: owner.value });
  const answer = await (await fetch("../api/v1/tokens", { method: "POST", body })).json();
  const link = answer.link ? new URL(answer.link, location.href).href : "";
  document.getElementById("issued").textContent = link;
  document.getElementById("issued-note").hidden = !link;
  const code = document.getElementById("code");
  code.replaceChildren();
  if (link) code.innerHTML = await (await fetch("office/code" + location.search, { method: "POST", body: link })).text();
  refresh();
});

view.addEventListener("submit", (event) => {
  event.preventDefault();
  const form = event.target;
  document.activeElement?.blur();
  send(form.dataset.assign, JSON.stringify({ driver: form.elements.driver.value }), null, event.submitter?.textContent);
});

setInterval(() => {
  count();
  wait();
}, 250);
setInterval(() => {
  follow(view.querySelector("[data-watch]")?.dataset.watch);
  if (view.querySelector("[data-again]")) refresh();
}, 4000);
// Without a store what is pressed lasts as long as the page.
await openStore().catch(() => {});
await enter().catch(() => (offline.hidden = false));
await refresh();
