// Makes receipts by the compiled module, outside a browser: one request a line on standard input, one answer a line.
//
//   {"order": {...}, "log": PATH, "tariff": PATH, "holidays": PATH or null, "strings": PATH}
//     -> {"file": BASE64} or {"refused": TEXT}

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

for await (const line of createInterface({ input: process.stdin })) {
  writeSync(1, JSON.stringify(receipt(JSON.parse(line))) + "\n");
}
