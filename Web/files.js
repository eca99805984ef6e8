// Files of the reader's own: opened to be read, saved to be kept.

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

/** The file that is being read; another number is another file, or none. */
let reading = 0;

/** Reads no more of the file that is being read. */
export function stopReading() {
  reading += 1;
}

/** Resolves when the page has been drawn; one that is not seen is not, and does not wait for it. */
export function drawn() {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 250);
  });
}

/** Lets the reader choose a file and sends what is in it; `begun` hears that there is something to read. */
export function pickFile(accept, send, begun = () => {}) {
  choose(accept, async (file) => {
    const mine = ++reading;
    begun();
    await drawn();
    // What cannot be read is said to be so.
    const found = await contents(file).catch(() => [{ text: null, points: null }]);
    if (mine !== reading) return;
    for (const content of found) send({ event: "file", name: file.name, ...content });
  });
}

/** What is in a file: a track as points, rides one by one, anything else as its text. */
async function contents(file) {
  if (file.size > largest && !archive.test(await file.slice(0, 100).text())) return [{ text: null, points: null }];
  const text = await file.text();
  if (archive.test(text)) return rides(text).map((part) => ({ text: part, points: null }));
  const isTrack = /^\s*(<\?xml|<gpx)/.test(text.slice(0, 1000).replace(/^\ufeff/, ""));
  const track = isTrack ? (await import("./rooms/gpx.js")).points(text) : null;
  return [{ text: track ? null : text, points: track }];
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
