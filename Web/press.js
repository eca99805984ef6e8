// The second module of the site with its letters: it answers and makes receipts, and comes only when it is wanted.

import { bytes } from "./data.js";
import { started } from "./engine.js";
import { onDemand, put, putText, taken } from "./modules.js";

const fonts = ["mono-medium", "mono-extrabold", "gothic"].map((name) => `data/fonts/${name}.ttf`);

const press = onDemand(async () => {
  const [exports, ...files] = await Promise.all([started("answers.wasm"), ...fonts.map(bytes)]);
  if (exports.fonts(...files.flatMap((file) => put(exports, file))) === 0) throw new Error("data/fonts");
  return exports;
});

export const dispatch = press.dispatch;

/** Makes files of one receipt, each as its order says; all of it or an error, but a street map may be missing. */
export function make(orders, { log, tariff, holidays, strings }) {
  return press.work(async (exports) => {
    const named = [tariff, holidays, strings].map((path) => (path === null ? new Uint8Array(0) : bytes(path)));
    const inputs = [putText(exports, log), ...(await Promise.all(named)).map((content) => put(exports, content))];
    const wantsMap = orders.some(({ map }) => map !== undefined);
    const lacksMap = wantsMap && !(await isOnGround(exports, inputs.slice(0, 3)));
    const files = orders.map((order) => {
      const json = putText(exports, JSON.stringify(order));
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
  const [order] = taken(exports, exports.map(...inputs.flat()));
  return order.length === 0 || fetched(exports, JSON.parse(new TextDecoder().decode(order)));
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
  return press.work((exports) => fetched(exports, task));
}

function printed(exports, header) {
  const [file, reason] = taken(exports, header);
  if (file.length > 0) return file.slice();
  throw new Error(new TextDecoder().decode(reason));
}
