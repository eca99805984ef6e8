// What a fix and a screen cost in the compiled engine, outside a browser, on the built-in ride.
//
// Prints one JSON object: microseconds, the median of all seconds of the ride, and the bytes of the last screen.

import { readFileSync } from "node:fs";
import { join } from "node:path";

const rides = 5;
const encoder = new TextEncoder();
const module = await WebAssembly.compile(readFileSync(`${process.env.FLAGFALL_MODULES}/app.wasm`));

let now = Date.UTC(2026, 2, 4, 17);
let engine;
let bytes = 0;

/** Gives the engine an event and answers its effects, with the microseconds that it took. */
function dispatch(event) {
  const text = encoder.encode(JSON.stringify({ now, ...event }));
  const begun = performance.now();
  const place = engine.allocate(text.length);
  new Uint8Array(engine.memory.buffer, place, text.length).set(text);
  const header = engine.dispatch(place, text.length);
  const [start, length, , htmlLength] = new Uint32Array(engine.memory.buffer, header, 4);
  engine.release(place, text.length);
  const took = 1000 * (performance.now() - begun);
  if (htmlLength > 0) bytes = htmlLength;
  return { took, effects: JSON.parse(new TextDecoder().decode(new Uint8Array(engine.memory.buffer, start, length))) };
}

const look = { width: 390, height: 844, dark: true, reducedMotion: false };

async function begin() {
  engine = (await WebAssembly.instantiate(module, {})).exports;
  engine._initialize();
  const settings = { city: "us-nyc", "demo-speed": 1 };
  const queue = [{ event: "boot", languages: ["en"], secure: true, settings, hash: "#/meter", log: null, ...look }];
  while (queue.length > 0) {
    for (const { effect, path } of dispatch(queue.shift()).effects) {
      if (effect !== "load") continue;
      const file = join(process.argv[2], path);
      queue.push({ event: "loaded", path, text: readFileSync(file, "utf8") });
    }
  }
  dispatch({ event: "key", key: "demo" });
}

function median(values) {
  return [...values].sort((a, b) => a - b)[values.length >> 1];
}

const both = [];
const screens = [];
for (let ride = 0; ride < rides; ride += 1) {
  await begin();
  for (let second = 0; second < 480; second += 1) {
    now += 1000;
    both.push(dispatch({ event: "tick" }).took);
    // Nothing has changed: the screen is made and found to be the one before.
    screens.push(dispatch({ event: "resize", ...look }).took);
  }
}
if (bytes < 1000) throw new Error("there was no ride");
const fixes = both.map((took, second) => took - screens[second]);
console.log(JSON.stringify({ both: median(both), fix: median(fixes), screen: median(screens), bytes }));
