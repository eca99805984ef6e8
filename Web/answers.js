// Between the page and the rooms that answer: while one is shown, what is pressed and typed goes there.

import * as clock from "./clock.js";
import * as data from "./data.js";
import * as rides from "./rides.js";
import * as screen from "./screen.js";
import * as store from "./store.js";
import * as touch from "./touch.js";
import { dispatch, ground } from "./press.js";
import { errands } from "./errands.js";

/** What the app said of the room; null while none is shown. */
let opening = null;
/** Whether the room has come on the screen. */
let isShown = false;
let working = false;
let failed = () => {};
let queue = [];

touch.listen(document.getElementById("app"), send);

/** Whether the screen belongs to a room that answers. */
export function covers() {
  return isShown;
}

/** Enters a room, or tells it that its ride has gone on; `whenFailed` hears why it cannot be shown. */
export async function open({ hash, language, units, ride, city, number, map }, log, whenFailed) {
  const wanted = { hash, language, units, city, number, map };
  failed = whenFailed;
  opening = wanted;
  const text = ride === undefined ? log : await rides.read(ride);
  // Another room was entered while the ride was read.
  if (opening === wanted) send({ event: "open", ...wanted, ...screen.size(), log: text });
}

/** The room was left; what is heard of a printer still counts, because a print goes on. */
export function close() {
  opening = null;
  isShown = false;
  queue = queue.filter(({ event }) => event === "printer");
}

/** Gives an event its time and puts it behind those that wait. */
export function send(event) {
  if (opening) push(event);
}

function push(event) {
  const last = queue.at(-1);
  // Of a field only the newest value counts.
  if (event.event === "input" && last?.event === "input" && last.name === event.name) queue.pop();
  queue.push({ now: clock.now(), ...event });
  if (!working) work();
}

async function work() {
  working = true;
  while (queue.length > 0) {
    try {
      await apply(queue.shift());
    } catch (error) {
      const reason = String(error.stack ?? error);
      close();
      failed(reason);
    }
  }
  working = false;
}

async function apply(event) {
  const { effects: wanted, html } = await dispatch(event);
  for (const effect of wanted) await effects[effect.effect](effect);
  if (html === null || opening === null) return;
  isShown = true;
  screen.show(html);
}

const effects = {
  ...errands(send),
  async keepText({ name, text }) {
    // What cannot be kept holds for this visit.
    store.save(name, text).catch(() => {});
  },
  async recall({ name }) {
    const kept = await store.readSettings().catch(() => ({}));
    send({ event: "recalled", name, text: kept[name] });
  },
  // Few have a printer: what speaks with it comes when it is asked for.
  async printer(task) {
    (await import("./bluetooth.js")).perform(task, push);
  },
  async map(task) {
    ground(task).then((came) => send({ event: "map", came }));
  },
  async load({ path }) {
    data.text(path).then((text) => send({ event: "loaded", path, text }));
  },
};
