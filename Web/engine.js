// The compiled engine: one WebAssembly module, an instance that is thrown away when it traps.

import { get } from "./data.js";

const encoder = new TextEncoder();
const decoder = new TextDecoder();

let compiled = null;
let instance = null;

export async function compile() {
  compiled = await compiledFrom("app.wasm");
}

async function compiledFrom(path) {
  const answer = get(path);
  try {
    return await WebAssembly.compileStreaming(answer);
  } catch {
    // A host that serves another media type.
    return WebAssembly.compile(await (await get(path)).arrayBuffer());
  }
}

/** Makes a fresh instance; everything the old one knew is gone. */
export async function start() {
  instance = await instanceOf(compiled);
}

async function instanceOf(code) {
  const { exports } = await WebAssembly.instantiate(code, {});
  exports._initialize();
  return exports;
}

/** An instance of another module of the site, for whoever asks to keep. */
export async function started(path) {
  return instanceOf(await compiledFrom(path));
}

/** Gives one event to the engine and returns its effects and its screen, null when the screen stays. */
export function dispatch(text) {
  const bytes = encoder.encode(text);
  const place = instance.allocate(bytes.length);
  new Uint8Array(instance.memory.buffer, place, bytes.length).set(bytes);
  const header = instance.dispatch(place, bytes.length);
  const [effects, effectsLength, html, htmlLength] = new Uint32Array(instance.memory.buffer, header, 4);
  const answer = {
    effects: JSON.parse(decode(effects, effectsLength)),
    html: htmlLength > 0 ? decode(html, htmlLength) : null,
  };
  instance.release(place, bytes.length);
  return answer;
}

function decode(place, length) {
  return decoder.decode(new Uint8Array(instance.memory.buffer, place, length));
}
