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

/** Makes files of one receipt, each as its order says; all of it or an error. */
export function make(orders, { log, tariff, holidays, strings }) {
  return press.work(async (exports) => {
    const named = [tariff, holidays, strings].map((path) => (path === null ? new Uint8Array(0) : bytes(path)));
    const inputs = [putText(exports, log), ...(await Promise.all(named)).map((content) => put(exports, content))];
    const files = orders.map((order) => {
      const json = putText(exports, JSON.stringify(order));
      const file = printed(exports, exports.receipt(...json, ...inputs.flat()));
      exports.release(...json);
      return file;
    });
    for (const input of inputs) exports.release(...input);
    return files;
  });
}

function printed(exports, header) {
  const [file, reason] = taken(exports, header);
  if (file.length > 0) return file.slice();
  throw new Error(new TextDecoder().decode(reason));
}
