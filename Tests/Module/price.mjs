// Prices ride logs by the compiled engine, outside a browser: one request a line on standard input, one answer a line.
//
//   {"log": TEXT, "tariff": PATH, "holidays": PATH or null}  ->  {"bill": TEXT} or {"refused": TEXT}

import { readFileSync, writeSync } from "node:fs";
import { createInterface } from "node:readline";

const module = await WebAssembly.compile(readFileSync(`${process.env.FLAGFALL_MODULES}/answers.wasm`));
const instance = (await WebAssembly.instantiate(module, {})).exports;
instance._initialize();

const files = new Map();

function file(path) {
  if (path === null) return new Uint8Array(0);
  if (!files.has(path)) files.set(path, readFileSync(path));
  return files.get(path);
}

function put(bytes) {
  const place = instance.allocate(bytes.length);
  new Uint8Array(instance.memory.buffer, place, bytes.length).set(bytes);
  return [place, bytes.length];
}

function text(place, length) {
  return new TextDecoder().decode(new Uint8Array(instance.memory.buffer, place, length));
}

function price(request) {
  const inputs = [new TextEncoder().encode(request.log), file(request.tariff), file(request.holidays)].map(put);
  const header = instance.meter(...inputs.flat());
  const [bill, billLength, refusal, refusalLength] = new Uint32Array(instance.memory.buffer, header, 4);
  const answer =
    billLength > 0 ? { bill: text(bill, billLength) } : { refused: text(refusal, refusalLength) };
  for (const [place, length] of inputs) instance.release(place, length);
  return answer;
}

for await (const line of createInterface({ input: process.stdin })) {
  writeSync(1, JSON.stringify(price(JSON.parse(line))) + "\n");
}
