// The module of the rooms that answer, as rooms.js wants a module.

import * as data from "./data.js";
import * as store from "./store.js";
import { ground } from "./press.js";
import { errands } from "./errands.js";

export { dispatch } from "./press.js";

/** What is heard of a printer still counts when the room was left, because a print goes on. */
export function lives({ event }) {
  return event === "printer";
}

export function effects(send, push) {
  return {
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
}
