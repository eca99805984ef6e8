// A printer over Web Bluetooth: what the engine asks for is done, what happens is told.

import * as clock from "./clock.js";
import * as store from "./store.js";

/** The name under which is kept what the engine wants to know of printers next time. */
const memory = "printers";

let device = null;
let intake = null;
let timer = 0;

function hexadecimal(view) {
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function bytes(text) {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** Listens to every characteristic that can tell something, and finds the one that takes bytes. */
async function open({ service, intake: wanted }, tell) {
  const server = await device.gatt.connect();
  const found = await (await server.getPrimaryService(service)).getCharacteristics();
  for (const characteristic of found) {
    if (!characteristic.properties.notify) continue;
    characteristic.oncharacteristicvaluechanged = ({ target }) => tell("received", { bytes: hexadecimal(target.value) });
    await characteristic.startNotifications();
  }
  intake = found.find(({ uuid }) => uuid === wanted) ?? null;
  if (intake === null) throw new Error(wanted);
  return { acknowledges: intake.properties.write };
}

const tasks = {
  async begin(_, tell) {
    const kept = await store.readSettings().catch(() => ({}));
    // Bluetooth that is only switched off is told by the chooser.
    tell("possible", { possible: Boolean(navigator.bluetooth), memory: kept[memory] });
  },
  async choose({ beginnings, service }, tell) {
    const filters = beginnings.map((namePrefix) => ({ namePrefix }));
    try {
      const chosen = await navigator.bluetooth.requestDevice({ filters, optionalServices: [service] });
      if (device !== chosen) chosen.addEventListener("gattserverdisconnected", () => tell("lost"));
      device = chosen;
      const name = chosen.name ?? "";
      // The browser's own identifier may be another at the next visit; a serial number stays.
      tell("chosen", { id: name, name });
    } catch (error) {
      // Who closes the chooser has chosen nothing.
      if (error.name !== "NotFoundError") tell("chooser-failed");
    }
  },
  async connect(task, tell) {
    try {
      tell("connected", await open(task, tell));
    } catch {
      tell("refused");
    }
  },
  async write({ bytes: text, acknowledged }, tell) {
    try {
      if (acknowledged) await intake.writeValueWithResponse(bytes(text));
      else if (intake.properties.writeWithoutResponse) await intake.writeValueWithoutResponse(bytes(text));
      else await intake.writeValueWithResponse(bytes(text));
      tell("written");
    } catch {
      tell("lost");
    }
  },
  async wake({ at }, tell) {
    clearTimeout(timer);
    timer = setTimeout(() => tell("woken"), Math.max(at - clock.now(), 0));
  },
  async disconnect() {
    clearTimeout(timer);
    device?.gatt.disconnect();
  },
  async keep({ memory: text }) {
    await store.save(memory, text);
  },
};

/** Does what the engine asks for; what happens is sent to it. */
export function perform({ task, ...rest }, send) {
  const tell = (note, more = {}) => send({ event: "printer", note, ...more });
  // A write takes its time, and a chooser as long as its reader: nothing waits for either.
  tasks[task](rest, tell).catch(() => tell("lost"));
}
