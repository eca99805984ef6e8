// The dispatcher of the app's own server: what is asked of it, and what it says.

import * as positions from "../positions.js";
import { listen } from "./events.js";
import { request } from "./requests.js";

const api = new URL("api/v1/", document.baseURI).href;

/** Whoever left the room is still told. */
export const lasting = ["told", "news", "stream", "fix", "tick"];

export function effects(push) {
  const state = (name) => push({ event: "stream", state: name });
  return {
    async ask({ name, path, ...wanted }) {
      const began = performance.now();
      request(api + path, { ...wanted, as: "driver" }).then((answer) =>
        push({ event: "told", name, ...answer, took: Math.round(performance.now() - began) }),
      );
    },
    async listen({ since }) {
      listen(
        since === undefined ? [] : [[`${api}events?as=driver`, String(since)]],
        ({ type, data }) => push({ event: "news", name: type, data }),
        (isOpen) => state(isOpen ? "open" : "broken"),
        () => state("over"),
      );
    },
    async follow({ on }) {
      if (on) positions.follow(push);
      else positions.leave();
    },
  };
}
