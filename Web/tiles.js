// The squares of a street map, from the app's own server, decoded and laid together.

import { get } from "./data.js";

/** The pixels of a part of the map: red, green, blue and opacity of each; an error when a square does not come. */
export async function pixels({ width, height, side, tiles }) {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  const pieces = await Promise.all(tiles.map(({ path }) => picture(path)));
  pieces.forEach((piece, index) => context.drawImage(piece, tiles[index].x, tiles[index].y, side, side));
  return new Uint8Array(context.getImageData(0, 0, width, height).data.buffer);
}

async function picture(path) {
  const answer = await get(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return createImageBitmap(await answer.blob());
}
