// What is done with a receipt once it is made: shown, saved, shared, printed.

import * as files from "./files.js";
import { make } from "./press.js";
import { share } from "./share.js";

/** The pictures on the screen, which are let go when others come. */
let shown = [];

const types = { pdf: "application/pdf", png: "image/png", svg: "image/svg+xml", txt: "text/plain" };

function blob(file, format) {
  return new Blob([file], { type: types[format] });
}

/** Makes a receipt and does with it what the engine asked for; answers the event that tells what came of it. */
export async function receipt({ use, name, title, text, order, ...sources }) {
  try {
    return await uses[use](order, sources, { name, title });
  } catch (error) {
    if (use !== "share" && use !== "copy") return { event: "receipt-failed", reason: String(error.message ?? error) };
    // Words without a picture are better than nothing.
    return { event: "shared", outcome: await share(title, text) };
  }
}

const uses = {
  async show(order, sources) {
    const papers = ["torn", "plain"].map((paper) => ({ ...order, format: "svg", paper }));
    const { files: made, lacksMap } = await make(papers, sources);
    const drawn = made.map((file) => URL.createObjectURL(blob(file, "svg")));
    for (const address of shown) URL.revokeObjectURL(address);
    shown = drawn;
    return { event: "receipt-drawn", screen: drawn[0], paper: drawn[1], lacksMap };
  },
  async save(order, sources, { name }) {
    const [file] = (await make([order], sources)).files;
    files.save(`${name}.${order.format}`, blob(file, order.format));
    return null;
  },
  async share(order, sources, { name, title }) {
    const [file, text] = (await make([order, { ...order, format: "txt" }], sources)).files;
    const picture = new File([blob(file, order.format)], `${name}.${order.format}`, { type: types[order.format] });
    return { event: "shared", outcome: await share(title, new TextDecoder().decode(text), picture) };
  },
};
