// What the rooms of other modules keep on this device: texts by names such as "metro/ride".

import { inTurn, request, transact } from "../store.js";

/** What the browser did not store goes on in memory. */
const held = new Map();

/** Keeps a text under a name, or nothing more; resolves when it is safe. */
export async function keep(name, text) {
  held.set(name, text);
  await inTurn(() =>
    transact(["rooms"], "readwrite", (rooms) => (text === null ? rooms.delete(name) : rooms.put(text, name))),
  );
  held.delete(name);
}

/** The text that was kept under a name; null for none. An error tells that it cannot be read, which is not "none". */
export async function recall(name) {
  if (held.has(name)) return held.get(name);
  return (await transact(["rooms"], "readonly", (rooms) => request(rooms.get(name)))) ?? null;
}

/** The names that begin with a text. */
export async function names(beginning) {
  const range = IDBKeyRange.bound(beginning, `${beginning}\uffff`);
  const kept = await transact(["rooms"], "readonly", (rooms) => request(rooms.getAllKeys(range)));
  return [...new Set([...kept, ...held.keys()].filter((name) => name.startsWith(beginning) && held.get(name) !== null))];
}
