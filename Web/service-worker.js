// Cache first: every file of the app is kept at the first visit, and a new version waits for the old pages to close.

const kept = "flagfall-";

/** What is to be kept, and of which version; the one file that is asked for first and looked up second. */
const list = "precache.json";

self.addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      const answer = await fetch(list, { cache: "no-cache" });
      const { version, files } = await answer.clone().json();
      const cache = await caches.open(kept + version);
      await cache.addAll(files.map((file) => new Request(file, { cache: "no-cache" })));
      await cache.put(list, answer);
    })(),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      // The newest cache is the one that was just filled; what is older belongs to no page any more.
      const names = (await caches.keys()).filter((name) => name.startsWith(kept));
      await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
      await self.clients.claim();
    })(),
  );
});

// A reader who has no ride going on need not wait.
self.addEventListener("message", ({ data }) => {
  if (data === "start") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || /\/api\//.test(pathname)) return;
  event.respondWith(
    (async () => {
      if (request.url === new URL(list, registration.scope).href) {
        try {
          return await fetch(request);
        } catch {
          // Without a network the version that is kept is the newest.
        }
      }
      const names = (await caches.keys()).filter((name) => name.startsWith(kept));
      // While a new version waits, the oldest cache is the one of the pages that are open.
      for (const name of names) {
        const found = await (await caches.open(name)).match(request, { ignoreSearch: true });
        if (found) return found;
      }
      return fetch(request);
    })(),
  );
});

// A press on the fare's notification leads back to the meter.
self.addEventListener("notificationclick", (event) => {
  event.waitUntil(
    (async () => {
      const [open] = await self.clients.matchAll({ type: "window" });
      if (open) await open.focus();
      else await self.clients.openWindow("./#/meter");
    })(),
  );
});
