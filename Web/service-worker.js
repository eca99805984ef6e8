// Cache first: every file of the app is kept at the first visit, and a new version waits for the old pages to close.

const kept = "flagfall-";

async function list() {
  const answer = await fetch("precache.json", { cache: "no-cache" });
  return answer.json();
}

self.addEventListener("install", (event) => {
  event.waitUntil(
    list().then(async ({ version, files }) => {
      const cache = await caches.open(kept + version);
      await cache.addAll(files.map((file) => new Request(file, { cache: "no-cache" })));
    }),
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

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  event.respondWith(
    (async () => {
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
