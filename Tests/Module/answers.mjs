// Makes receipts by the compiled module, outside a browser: one request a line on standard input, one answer a line.
//
//   {"order": {...}, "log": PATH, "tariff": PATH, "holidays": PATH or null, "strings": PATH}
//     -> {"file": BASE64} or {"refused": TEXT}
//   {"roll": {"printer": NAME, "language": TAG, "number": N}, "log": PATH, "files": {PATH OF THE SITE: PATH}}
//     -> {"file": BASE64}, the preview in the room that prints

import { readFileSync, writeSync } from "node:fs";
import { createInterface } from "node:readline";

const code = readFileSync(`${process.env.FLAGFALL_MODULES}/answers.wasm`);
const { exports } = new WebAssembly.Instance(new WebAssembly.Module(code), {});
exports._initialize();

function put(bytes) {
  const place = exports.allocate(bytes.length);
  new Uint8Array(exports.memory.buffer, place, bytes.length).set(bytes);
  return [place, bytes.length];
}

const fonts = ["mono-medium", "mono-extrabold", "gothic"];
const files = fonts.map((name) => put(readFileSync(`${process.env.FLAGFALL_DATA}/fonts/${name}.ttf`)));
if (exports.fonts(...files.flat()) !== 1) throw new Error("the fonts cannot be read");

function receipt({ order, log, tariff, holidays, strings }) {
  const json = put(Buffer.from(JSON.stringify(order)));
  const inputs = [log, tariff, holidays, strings].map((path) => put(path ? readFileSync(path) : Buffer.alloc(0)));
  const header = exports.receipt(...json, ...inputs.flat());
  const [file, length, reason, reasonLength] = new Uint32Array(exports.memory.buffer, header, 4);
  const bytes = (place, count) => Buffer.from(new Uint8Array(exports.memory.buffer, place, count).slice());
  for (const [place, count] of [json, ...inputs]) exports.release(place, count);
  return length > 0
    ? { file: bytes(file, length).toString("base64") }
    : { refused: bytes(reason, reasonLength).toString() };
}

function dispatch(event) {
  const json = put(Buffer.from(JSON.stringify({ now: 1_800_000_000_000, ...event })));
  const header = exports.dispatch(...json);
  const [effects, effectsLength, html, htmlLength] = new Uint32Array(exports.memory.buffer, header, 4);
  const text = (place, count) => Buffer.from(new Uint8Array(exports.memory.buffer, place, count)).toString();
  const answer = { effects: JSON.parse(text(effects, effectsLength)), html: text(html, htmlLength) };
  exports.release(...json);
  return answer;
}

function roll({ roll: { printer, language, number }, log, files }) {
  const look = { width: 390, height: 844, dark: false, reducedMotion: false };
  const open = { event: "open", hash: "#/print", language, units: "city", number, ...look };
  const queue = [
    // Another room forgets the ride before.
    { ...open, hash: "#/own" }, { ...open, log: readFileSync(log, "utf8") },
    { event: "printer", note: "possible", possible: true }, { event: "printer", note: "chosen", id: printer, name: printer },
  ];
  let html = "";
  while (queue.length > 0) {
    const answer = dispatch(queue.shift());
    html = answer.html || html;
    for (const { effect, path } of answer.effects) {
      if (effect !== "load") continue;
      queue.unshift({ event: "loaded", path, ...(files[path] ? { text: readFileSync(files[path], "utf8") } : {}) });
    }
  }
  const picture = /data:image\/png;base64,([^"]*)"/.exec(html);
  return picture ? { file: picture[1] } : { refused: html };
}

function answer(request) {
  return request.roll ? roll(request) : receipt(request);
}

for await (const line of createInterface({ input: process.stdin })) {
  writeSync(1, JSON.stringify(answer(JSON.parse(line))) + "\n");
}
