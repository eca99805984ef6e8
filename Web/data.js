// Files of the app's own site, by paths relative to this page; a tariff of the reader's own stands among them.

import { read } from "./tariffs.js";

export function get(path) {
  return fetch(new URL(path, document.baseURI));
}

export async function text(path) {
  const own = await read(path);
  if (own !== null) return own;
  try {
    const answer = await get(path);
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}

/** The bytes of a file of the site; an error when it does not come. */
export async function bytes(path) {
  const own = await read(path);
  if (own !== null) return new TextEncoder().encode(own);
  const answer = await get(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}
