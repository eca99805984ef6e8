// The module of the rooms that answer, as rooms.js wants a module.

import * as data from "./data.js";
import * as press from "./press.js";
import * as store from "./store.js";
import { errands } from "./errands.js";
import { styled } from "./modules.js";

const looks = ["parts", "answers", "roll", "pictures"].map((name) => `rooms/${name}.css`);

export async function dispatch(event) {
  const [answer] = await Promise.all([press.dispatch(inLetters(event)), styled(...looks)]);
  return answer;
}

/** A picture's room is what lies between the notches, and to a reader of large letters as much narrower. */
function inLetters(event) {
  const room = document.querySelector("#app > .room");
  if (event.width === undefined || !room) return event;
  const { paddingLeft, paddingRight } = getComputedStyle(room);
  const letter = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  // Gaps grow with the letters.
  const gaps = letter > 1 ? 8 : 0;
  const across = (pixels) => Math.floor((pixels - parseFloat(paddingLeft) - parseFloat(paddingRight)) / letter) - gaps;
  return { ...event, width: across(event.width), height: Math.floor(event.height / letter) };
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
