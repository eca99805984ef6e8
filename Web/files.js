// Files of the reader's own: opened to be read, saved to be kept.

import { points } from "./gpx.js";

/** What one file may weigh: a day's track with a point a second is a tenth of it. */
const largest = 64 * 1024 * 1024;

/** A file of many rides, each a note and a log, may weigh more: its rides are handed over one by one. */
const archive = /^\{"flagfall":"(?:rides|kept)"/;

function rides(text) {
  return text.split(/^(?=\{"flagfall":"kept")/m).filter((part) => part.startsWith('{"flagfall":"kept"'));
}

/** Lets the reader choose a file. */
export function choose(accept, chosen) {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = accept;
  input.addEventListener("change", () => {
    const file = input.files[0];
    if (file) chosen(file);
  });
  input.click();
}

export function pickFile(accept, send) {
  choose(accept, async (file) => {
    if (file.size > largest && !archive.test(await file.slice(0, 100).text())) {
      send({ event: "file", name: file.name, text: null, points: null });
      return;
    }
    const text = await file.text();
    if (archive.test(text)) {
      for (const part of rides(text)) send({ event: "file", name: file.name, text: part, points: null });
      return;
    }
    const track = /^\s*(<\?xml|<gpx)/.test(text.slice(0, 1000).replace(/^\ufeff/, "")) ? points(text) : null;
    // A track is handed over as points, anything else as its text.
    send({ event: "file", name: file.name, text: track ? null : text, points: track });
  });
}

export function download(name, type, parts) {
  save(name, new Blob(parts, { type }));
}

export function save(name, blob) {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10000);
}
