// The kept rides: a note of each for the list, and its log apart, so that the list reads no log.

import { inTurn, request, transact } from "./store.js";

/** So many logs are in memory at once while all are saved. */
const batch = 50;

/** What the browser did not store goes on in memory. */
const held = new Map();

/** The notes of all, the newest first. */
export async function list() {
  const notes = await transact(["rides"], "readonly", (rides) => request(rides.getAll())).catch(() => []);
  const all = [...notes.filter(({ id }) => !held.has(id)), ...[...held.values()].map(({ note }) => note)];
  return all.sort((one, other) => other.start - one.start);
}

export async function read(id) {
  if (held.has(id)) return held.get(id).text;
  const text = await transact(["logs"], "readonly", (logs) => request(logs.get(id))).catch(() => undefined);
  return text ?? null;
}

export async function keep(id, line, lines) {
  const ride = { note: JSON.parse(line), text: `${line}\n${lines.join("\n")}\n` };
  held.set(id, ride);
  await inTurn(() =>
    transact(["rides", "logs"], "readwrite", (rides, logs) => {
      rides.put(ride.note, id);
      logs.put(ride.text, id);
    }),
  );
  held.delete(id);
}

/** Throws one away, or all. */
export async function remove(id) {
  if (id === undefined) held.clear();
  else held.delete(id);
  await inTurn(() =>
    transact(["rides", "logs"], "readwrite", (...stores) => {
      for (const store of stores) id === undefined ? store.clear() : store.delete(id);
    }),
  );
}

/** Every ride as one file. */
export async function all(head) {
  const ids = await transact(["logs"], "readonly", (logs) => request(logs.getAllKeys())).catch(() => []);
  const parts = [head, ...[...held.values()].map(({ text }) => text)];
  for (let first = 0; first < ids.length; first += batch) {
    const some = ids.slice(first, first + batch).filter((id) => !held.has(id));
    const texts = await transact(["logs"], "readonly", (logs) => Promise.all(some.map((id) => request(logs.get(id)))));
    parts.push(new Blob(texts));
  }
  return parts;
}
