// The second module of the site with its letters: it answers and makes receipts, and comes only when it is wanted.

import { bytes } from "./data.js";
import { started } from "./engine.js";

const encoder = new TextEncoder();
const decoder = new TextDecoder();

const fonts = ["mono-medium", "mono-extrabold", "gothic"].map((name) => `data/fonts/${name}.ttf`);

/** The module with its fonts, as a promise; null before it is wanted and after it has failed. */
let press = null;

async function inked() {
  const [exports, ...files] = await Promise.all([started("answers.wasm"), ...fonts.map(bytes)]);
  if (exports.fonts(...files.flatMap((file) => put(exports, file))) === 0) throw new Error("data/fonts");
  return exports;
}

function put(exports, content) {
  const place = exports.allocate(content.length);
  new Uint8Array(exports.memory.buffer, place, content.length).set(content);
  return [place, content.length];
}

/** Works with the module; what traps is not used again, and what did not come is asked for again. */
async function pressed(work) {
  press ??= inked();
  try {
    return await work(await press);
  } catch (error) {
    press = null;
    throw error;
  }
}

/** Makes files of one receipt, each as its order says; all of it or an error, but a street map may be missing. */
export function make(orders, { log, tariff, holidays, strings }) {
  return pressed(async (exports) => {
    const named = [tariff, holidays, strings].map((path) => (path === null ? new Uint8Array(0) : bytes(path)));
    const inputs = [encoder.encode(log), ...(await Promise.all(named))].map((content) => put(exports, content));
    const wantsMap = orders.some(({ map }) => map !== undefined);
    const lacksMap = wantsMap && !(await isOnGround(exports, inputs.slice(0, 3)));
    const files = orders.map((order) => {
      const json = put(exports, encoder.encode(JSON.stringify(order)));
      const file = printed(exports, exports.receipt(...json, ...inputs.flat()));
      exports.release(...json);
      return file;
    });
    for (const input of inputs) exports.release(...input);
    return { files, lacksMap };
  });
}

/** Whether the street map behind a ride is there, or there is none to be had of a ride that went nowhere. */
async function isOnGround(exports, inputs) {
  // The module's memory may move while it works.
  const header = exports.map(...inputs.flat());
  const [order, length] = new Uint32Array(exports.memory.buffer, header, 2);
  return length === 0 || fetched(exports, JSON.parse(decode(exports, order, length)));
}

/** Fetches a part of the street map and gives it to the module; answers whether it came. */
async function fetched(exports, { order, ...part }) {
  try {
    // Few receipts have a map: what fetches it comes when it is asked for.
    const map = put(exports, await (await import("./tiles.js")).pixels(part));
    const isTaken = exports.ground(order, ...map) === 1;
    exports.release(...map);
    return isTaken;
  } catch {
    return false;
  }
}

/** The same for the rooms that answer. */
export function ground(task) {
  return pressed((exports) => fetched(exports, task));
}

function printed(exports, header) {
  const [file, length, reason, reasonLength] = new Uint32Array(exports.memory.buffer, header, 4);
  if (length > 0) return new Uint8Array(exports.memory.buffer, file, length).slice();
  throw new Error(decoder.decode(new Uint8Array(exports.memory.buffer, reason, reasonLength)));
}

/** Gives one event to the answers and returns their effects and their screen, null when the screen stays. */
export function dispatch(event) {
  return pressed((exports) => {
    const [place, length] = put(exports, encoder.encode(JSON.stringify(event)));
    const header = exports.dispatch(place, length);
    const [effects, effectsLength, html, htmlLength] = new Uint32Array(exports.memory.buffer, header, 4);
    const answer = {
      effects: JSON.parse(decode(exports, effects, effectsLength)),
      html: htmlLength > 0 ? decode(exports, html, htmlLength) : null,
    };
    exports.release(place, length);
    return answer;
  });
}

function decode(exports, place, length) {
  return decoder.decode(new Uint8Array(exports.memory.buffer, place, length));
}
