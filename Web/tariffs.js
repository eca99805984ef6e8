// The reader's own tariffs: a note of each for the lists, and its file apart.

import { inTurn, request, transact } from "./store.js";

/** What the browser did not store goes on in memory. */
const held = new Map();

/** Where their files are asked for, as those of the site. */
const place = /^data\/tariffs\/([a-z0-9-]+)\.json$/;

let changed = () => {};
let failed = () => {};

/** Who hears of the list when it has changed, and of what could not be stored. */
export function onChange(whenChanged, whenFailed) {
  changed = whenChanged;
  failed = whenFailed;
}

/** The notes of all. */
export async function list() {
  const notes = await transact(["tariffs"], "readonly", (tariffs) => request(tariffs.getAll())).catch(() => []);
  return [...notes.filter(({ id }) => !held.has(id)), ...[...held.values()].map(({ note }) => note)];
}

/** The file at a path; null where it is none of the reader's own. */
export async function read(path) {
  const id = place.exec(path)?.[1];
  if (id === undefined) return null;
  if (held.has(id)) return held.get(id).text;
  return (await transact(["tariffFiles"], "readonly", (files) => request(files.get(id))).catch(() => null)) ?? null;
}

async function write(work) {
  await inTurn(() => transact(["tariffs", "tariffFiles"], "readwrite", work)).catch(failed);
  changed(await list());
}

export const effects = {
  async keepTariff({ id, note, text }) {
    const own = { note: JSON.parse(note), text };
    held.set(id, own);
    write((tariffs, files) => {
      tariffs.put(own.note, id);
      files.put(text, id);
    });
  },
  async deleteTariff({ id }) {
    held.delete(id);
    write((tariffs, files) => {
      tariffs.delete(id);
      files.delete(id);
    });
  },
};
