// The service worker: the page works without a network from the second visit on, and a new version waits.

import { text } from "./data.js";

/** A page that stays open asks for a new version so often, in milliseconds. */
const often = 3600 * 1000;

let asked = 0;
let registered = null;

/** The worker that is registered for this page; undefined where there is none. */
export async function registration() {
  return navigator.serviceWorker?.getRegistration();
}

/** Registers the worker of the version that the site now has; a new one waits until it is started or the page closed. */
export async function register(send) {
  if (!navigator.serviceWorker || (asked && performance.now() - asked < often)) return;
  asked = performance.now();
  const list = await text("precache.json");
  if (list === null) return;
  const { version } = JSON.parse(list);
  const follow = (worker) =>
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && navigator.serviceWorker.controller) send({ event: "new-version" });
      if (worker.state === "activated" && !registered.waiting) send({ event: "offline-ready" });
    });
  registered = await navigator.serviceWorker.register(`service-worker.js?version=${encodeURIComponent(version)}`);
  if (registered.waiting && navigator.serviceWorker.controller) send({ event: "new-version" });
  follow(registered.installing);
  registered.addEventListener("updatefound", () => follow(registered.installing));
}

/** Begins the page anew. */
export function reload() {
  location.reload();
}

export const effects = {
  async reload() {
    reload();
  },
  async startNewVersion() {
    navigator.serviceWorker.addEventListener("controllerchange", reload);
    registered?.waiting?.postMessage("start");
  },
};
