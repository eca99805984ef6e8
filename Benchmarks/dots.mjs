// What a picture of a receipt's size costs in the compiled module: error diffusion alone.
//
// Prints one JSON object: milliseconds, the median of many, and how many dots were burnt.

import { readFileSync } from "node:fs";

const [, , path, values, width] = process.argv;
const { exports } = (await WebAssembly.instantiate(readFileSync(path), {})).instance;
exports._initialize();
const bytes = readFileSync(values);
const place = exports.allocate(bytes.length);
new Uint8Array(exports.memory.buffer, place, bytes.length).set(bytes);

const times = [];
let ink = 0;
for (let round = 0; round < 51; round += 1) {
  const begun = performance.now();
  // Twice less once: what is copied in before is not counted.
  ink = exports.dither(place, Number(width), bytes.length / width, 3);
  const long = performance.now() - begun;
  const again = performance.now();
  exports.dither(place, Number(width), bytes.length / width, 1);
  times.push((long - (performance.now() - again)) / 2);
}
times.sort((a, b) => a - b);
console.log(JSON.stringify({ time: times[times.length >> 1], ink: ink / 3 }));
