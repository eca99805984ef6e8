// The fare in one notification of the system, its words replaced in place.

import { registration } from "./updates.js";

const tag = "flagfall-ride";

/** `none` where a page has none, else what the reader said: default, granted, denied. */
export function permission() {
  return "Notification" in globalThis ? Notification.permission : "none";
}

export async function ask() {
  return Notification.requestPermission();
}

/** Shows or takes away one after another: each must find the one before. */
let chain = Promise.resolve();

function inTurn(work) {
  chain = chain.then(work).catch(() => {
    // The system may refuse at any time; the fare is on the face all the same.
  });
}

export const effects = {
  async notify({ title, body }) {
    inTurn(async () => {
      const options = { tag, body, silent: true, icon: "icon-192.png", badge: "icon-192.png" };
      await (await registration())?.showNotification(title, options);
    });
  },
  async clearNotification() {
    inTurn(async () => {
      for (const shown of (await (await registration())?.getNotifications({ tag })) ?? []) shown.close();
    });
  },
};
