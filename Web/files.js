// Files of the reader's own: opened to be read, saved to be kept.

import { points } from "./gpx.js";

/** What one file may weigh: a day's track with a point a second is a tenth of it. */
const largest = 64 * 1024 * 1024;

export function pickFile(accept, send) {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = accept;
  input.addEventListener("change", async () => {
    const file = input.files[0];
    if (!file) return;
    if (file.size > largest) {
      send({ event: "file", name: file.name, text: null, points: null });
      return;
    }
    const text = await file.text();
    const track = /^\s*(<\?xml|<gpx)/.test(text.slice(0, 1000).replace(/^\ufeff/, "")) ? points(text) : null;
    // A track is handed over as points, anything else as its text.
    send({ event: "file", name: file.name, text: track ? null : text, points: track });
  });
  input.click();
}

export function download(name, type, text) {
  save(name, new Blob([text], { type }));
}

export function save(name, blob) {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10000);
}
