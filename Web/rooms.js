// Between the page and the rooms of other modules: while one is shown, what is pressed and typed goes there.

import * as answers from "./answers.js";
import * as clock from "./clock.js";
import * as rides from "./rides.js";
import * as screen from "./screen.js";
import * as touch from "./touch.js";

/** The modules by the name that the app gives them; one that few need comes when it is first entered. */
const modules = {
  answers: async () => answers,
  metro: () => import("./rooms/metro.js"),
  shift: () => import("./rooms/shift.js"),
};

/** The modules that have come, each with its effects. */
const known = new Map();

/** What the app said of the room; null while none is shown. */
let opening = null;
/** Whether the room has come on the screen. */
let isShown = false;
let working = false;
let failed = () => {};
let queue = [];

touch.listen(document.getElementById("app"), send);

/** Whether the screen belongs to a room of another module. */
export function covers() {
  return isShown;
}

/** Enters a room, or tells it that its ride has gone on; `whenFailed` hears why it cannot be shown. */
export async function open({ module, hash, language, units, ride, city, number, map }, log, whenFailed) {
  const wanted = { module, hash, language, units, city, number, map };
  if (opening?.module !== module) isShown = false;
  failed = whenFailed;
  opening = wanted;
  const text = ride === undefined ? log : await rides.read(ride);
  // Another room was entered while the ride was read.
  if (opening === wanted) send({ event: "open", ...wanted, ...screen.size(), log: text });
}

/** The room was left; what its module calls alive goes on. */
export function close() {
  opening = null;
  isShown = false;
  queue = queue.filter(({ module, event }) => known.get(module)?.lives(event));
}

/** Gives an event to the room that is shown. */
export function send(event) {
  if (opening) push(opening.module, event);
}

/** Gives an event its time and puts it behind those that wait. */
function push(module, event) {
  const last = queue.at(-1)?.event;
  // Of a field only the newest value counts.
  if (event.event === "input" && last?.event === "input" && last.name === event.name) queue.pop();
  queue.push({ module, event: { now: clock.now(), ...event } });
  if (!working) work();
}

async function work() {
  working = true;
  while (queue.length > 0) {
    const { module, event } = queue.shift();
    try {
      await apply(module, event);
    } catch (error) {
      if (opening?.module !== module) continue;
      const reason = String(error.stack ?? error);
      close();
      failed(reason);
    }
  }
  working = false;
}

async function come(name) {
  if (!known.has(name)) {
    const module = await modules[name]();
    const tell = (event) => push(name, event);
    const shown = (event) => opening?.module === name && push(name, event);
    known.set(name, { ...module, effects: module.effects(shown, tell) });
  }
  return known.get(name);
}

async function apply(name, event) {
  const module = await come(name);
  const { effects, html } = await module.dispatch(event);
  for (const effect of effects) await module.effects[effect.effect](effect);
  if (html === null || opening?.module !== name) return;
  isShown = true;
  screen.show(html);
}
