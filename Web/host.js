// Between the page and the engine: events go in one after another, effects come out and are performed in order.

import * as clock from "./clock.js";
import * as data from "./data.js";
import * as engine from "./engine.js";
import * as files from "./files.js";
import * as fullscreen from "./fullscreen.js";
import * as notifications from "./notifications.js";
import * as install from "./install.js";
import * as positions from "./positions.js";
import * as rides from "./rides.js";
import * as rooms from "./rooms.js";
import * as route from "./route.js";
import * as screen from "./screen.js";
import * as sounds from "./sounds.js";
import * as store from "./store.js";
import * as updates from "./updates.js";
import * as vibration from "./vibration.js";
import * as wakelock from "./wakelock.js";
import { errands } from "./errands.js";
import { sound } from "./recovery.js";
import { beats } from "./ticks.js";

/** What a fresh engine is started with, but for its log. */
let boot = null;
/** The lines of the log, those that are still to be written included. */
let log = [];
/** The files the engine has asked for, so that a fresh one gets the same. */
const loaded = new Map();
let loading = 0;
let keeping = true;
let working = false;
let settled = null;
const queue = [];
const beat = beats(() => send({ event: "tick" }));

/** Starts the engine on a log; `whenSettled` runs once when it has read it and every file it asked for. */
export function begin(event, lines, whenSettled) {
  boot = event;
  log = lines;
  settled = whenSettled;
  send(bootEvent(log));
}

/** Gives an event its time and puts it behind those that wait. */
export function send(event) {
  queue.push({ now: clock.now(), ...event });
  if (!working) work().catch(screen.fail);
}

/** Gives an event of the screen to whoever shows it. */
export function sendShown(event) {
  if (rooms.covers()) rooms.send(event);
  else send(event);
}

/** Gives an event to the app and to a room of another module. */
export function sendAll(event) {
  send(event);
  rooms.send(event);
}

/** The ride has been taken over by another page: from now on nothing is written here. */
export function stopKeeping() {
  keeping = false;
  store.discard();
}

function bootEvent(lines) {
  const text = lines.length > 0 ? `${lines.join("\n")}\n` : null;
  return { ...boot, now: clock.now(), hash: route.current(), log: text };
}

async function work() {
  working = true;
  while (queue.length > 0) {
    await apply(queue.shift());
    if (queue.length === 0 && loading === 0 && settled) {
      settled();
      settled = null;
    }
  }
  working = false;
}

async function apply(event) {
  let answer;
  try {
    answer = engine.dispatch(JSON.stringify(event));
  } catch (error) {
    await recover(event, error);
    return;
  }
  let failure = null;
  for (const effect of answer.effects) {
    try {
      await effects[effect.effect](effect);
    } catch (error) {
      failure ??= error;
    }
  }
  if (failure) {
    // The screen that would confirm what was not kept is not shown.
    queue.unshift({ ...failed(failure), now: clock.now() });
    return;
  }
  if (answer.html !== null && !rooms.covers()) screen.show(answer.html);
}

/** After a trap: a fresh instance, the log once more, and a word about what was left out. */
async function recover(event, error) {
  const cause = { event: "recovered", dropped: JSON.stringify(event), stack: String(error.stack ?? error) };
  if (event.event === "loaded" && !(await reads([]))) loaded.set(event.path, null);
  if (!(await reads(log))) {
    // Not the event but the log is what the engine dies of.
    const { rest, bad } = await sound(log, reads);
    if (bad.length === 0 || !(await reads(rest))) throw error;
    await store.setAside(bad, rest).catch(() => {});
    log = rest;
    cause.dropped = bad.join("\n");
  }
  await engine.start();
  queue.unshift(bootEvent(log));
  // An engine that dies of the news is not told again.
  if (event.event !== "recovered") queue.splice(1, 0, { ...cause, now: clock.now() });
}

/** Whether a fresh engine can read a log, with the files it asks for. */
async function reads(lines) {
  await engine.start();
  try {
    const events = [bootEvent(lines)];
    while (events.length > 0) {
      const { effects: wanted } = engine.dispatch(JSON.stringify(events.shift()));
      for (const { effect, path } of wanted) {
        if (effect === "load" && loaded.has(path)) {
          events.push({ event: "loaded", now: clock.now(), path, text: loaded.get(path) });
        }
      }
    }
    return true;
  } catch {
    return false;
  }
}

/** What the engine is told when something could not be kept. */
export function failed(error) {
  return { event: "store-failed", reason: String(error.message ?? error), full: error.name === "QuotaExceededError" };
}

function storeFailed(error) {
  send(failed(error));
}

const effects = {
  ...errands(send),
  ...fullscreen.effects,
  ...notifications.effects,
  ...sounds.effects,
  ...install.effects,
  ...updates.effects,
  ...vibration.effects,
  ...wakelock.effects,
  async load({ path }) {
    loading += 1;
    data.text(path).then((found) => {
      const text = found ?? loaded.get(path) ?? null;
      loading -= 1;
      if (text !== null) loaded.set(path, text);
      send({ event: "loaded", path, text });
    });
  },
  async append({ lines, durable, token }) {
    log.push(...lines);
    if (keeping) await store.append(lines, durable, storeFailed);
    if (durable && token !== undefined) queue.unshift({ event: "stored", now: clock.now(), token });
  },
  async replaceLog({ lines }) {
    log = [...lines];
    if (keeping) await store.replaceLog(lines);
  },
  async clearLog() {
    log = [];
    if (keeping) await store.replaceLog([]);
  },
  async save({ key, value }) {
    boot.settings = { ...boot.settings, [key]: value };
    await store.save(key, value);
  },
  async pickFile({ accept }) {
    files.pickFile(accept, send, () => send({ event: "reading", done: 0 }));
  },
  async stopReading() {
    files.stopReading();
  },
  async goOn() {
    files.drawn().then(() => send({ event: "go-on" }));
  },
  async watchPosition() {
    positions.watchPosition(send);
  },
  async stopWatching() {
    positions.stopWatching();
  },
  async askToNotify() {
    // Nothing that comes after may wait for the reader.
    notifications.ask().then((permission) => send({ event: "notifications", permission }));
  },
  async room(task) {
    const text = log.length > 0 ? `${log.join("\n")}\n` : null;
    rooms.open(task, text, (reason) => send({ event: "room-failed", reason }));
  },
  async closeRoom() {
    rooms.close();
  },
  async ticks({ rate }) {
    beat(rate);
  },
  async listRides() {
    rides.list().then((list) => send({ event: "rides", rides: list }));
  },
  async readRide({ id }) {
    rides.read(id).then((text) => send({ event: "kept-ride", id, text }));
  },
  async keepRide({ id, note, lines }) {
    await rides.keep(id, note, lines);
  },
  async deleteRide({ id }) {
    await rides.remove(id);
  },
  async exportRides({ name, head }) {
    files.download(name, "application/x-ndjson", await rides.all(head));
  },
};
