// A feed's archive becomes a network: the module reads the list and the tables, the browser unpacks between.

import { put, putText, taken } from "../modules.js";

const decoder = new TextDecoder();

export async function isArchive(file) {
  const [one, other] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return one === 0x50 && other === 0x4b;
}

/** An answer of the module, or why there is none; to throw would be to throw the module away. */
function answered(exports, header) {
  const [answer, refusal] = taken(exports, header);
  return { answer: decoder.decode(answer), refusal: refusal.length > 0 ? decoder.decode(refusal) : null };
}

/** What comes out of packed bytes, never more than is said: what would be more is no honest table. */
async function unpacked(bytes, { deflated, size }) {
  if (!deflated) return bytes;
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const whole = new Uint8Array(size);
  let place = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return whole.subarray(0, place);
    if (place + value.length > size) {
      await reader.cancel();
      return new Uint8Array(0);
    }
    whole.set(value, place);
    place += value.length;
  }
}

async function made(exports, archive, order) {
  const whole = put(exports, archive);
  const list = answered(exports, exports.open_feed(...whole));
  exports.release(...whole);
  if (list.refusal) return list;
  for (const [number, entry] of JSON.parse(list.answer).entries()) {
    const packed = archive.subarray(entry.start, entry.start + entry.length);
    const table = put(exports, await unpacked(packed, entry).catch(() => new Uint8Array(0)));
    exports.add_table(number, ...table);
    exports.release(...table);
  }
  const told = putText(exports, JSON.stringify(order));
  const network = answered(exports, exports.import_feed(...told));
  exports.release(...told);
  return network;
}

/** The network of a feed with the report of its import, as the module wrote them. */
export async function imported(module, file, now) {
  const archive = new Uint8Array(await file.arrayBuffer());
  const { answer, refusal } = await module.work((exports) => made(exports, archive, { name: file.name, now }));
  if (refusal) throw new Error(refusal);
  return answer;
}
