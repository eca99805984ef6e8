// The service worker: the page works without a network from the second visit on.

import { text } from "./data.js";

/** The worker that is registered for this page; undefined where there is none. */
export async function registration() {
  return navigator.serviceWorker?.getRegistration();
}

/** Registers the worker of the version that the site now has; a new one waits until the old pages are closed. */
export async function register() {
  if (!navigator.serviceWorker) return;
  const list = await text("precache.json");
  if (list === null) return;
  const { version } = JSON.parse(list);
  await navigator.serviceWorker.register(`service-worker.js?version=${encodeURIComponent(version)}`);
}
