// The module of the rooms that answer, as rooms.js wants a module.

import * as data from "./data.js";
import * as press from "./press.js";
import * as store from "./store.js";
import { errands } from "./errands.js";
import { styled } from "./modules.js";

const looks = ["parts", "answers", "roll", "pictures"].map((name) => `rooms/${name}.css`);

export async function dispatch(event) {
  const [answer] = await Promise.all([press.dispatch(event), styled(...looks)]);
  return answer;
}

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
      press.ground(task).then((came) => send({ event: "map", came }));
    },
    async load({ path }) {
      data.text(path).then((text) => send({ event: "loaded", path, text }));
    },
  };
}
