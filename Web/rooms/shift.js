// The module of the driver's shift, as rooms.js wants a module.

import * as data from "../data.js";
import * as desk from "./desk.js";
import * as files from "../files.js";
import * as keeps from "./keeps.js";
import * as route from "../route.js";
import * as sheet from "./sheet.js";
import * as sounds from "../sounds.js";
import * as vibration from "../vibration.js";
import * as wakelock from "../wakelock.js";
import { beats } from "../ticks.js";
import { errands } from "../errands.js";
import { measure } from "./town.js";
import { onDemand, put, styled, taken } from "../modules.js";
import { speak } from "./speech.js";
import { started } from "../engine.js";

const letters = ["mono-medium", "mono-extrabold", "gothic"].map((name) => `data/fonts/${name}.ttf`);

const shift = onDemand(async () => {
  const looks = styled("rooms/parts.css", "rooms/shift.css", "rooms/shift-sheet.css");
  const [exports] = await Promise.all([started("shift.wasm"), looks]);
  sheet.take(exports);
  return exports;
});

const link = "#/shift/link/";

export function dispatch(event) {
  if (event.event !== "open") return shift.dispatch(event);
  if (event.hash.startsWith(link)) {
    // The secret leaves the address before anything else can go wrong.
    route.redirect("#/shift");
    dispatchEvent(new HashChangeEvent("hashchange"));
  }
  return shift.dispatch({ ...event, host: location.host });
}

/** A practice day is reckoned when its room is entered again; what a dispatcher says is heard everywhere. */
export function lives(event) {
  return desk.lasting.includes(event.event);
}

export function effects(send, push) {
  const app = document.getElementById("app");
  sheet.listen(app, send);
  measure(app);
  const common = errands(send);
  const isShown = () => route.current().startsWith("#/shift");
  let lasts = false;
  const beat = beats(() => {
    if (isShown() || lasts) {
      push({ event: "tick" });
      return;
    }
    beat(0);
    wakelock.effects.wakeLock({ on: false });
  });
  return {
    navigate: common.navigate,
    focus: common.focus,
    announce: common.announce,
    ...sounds.effects,
    ...vibration.effects,
    ...wakelock.effects,
    ...desk.effects(push),
    async load({ path }) {
      data.text(path).then((text) => send({ event: "loaded", path, text }));
    },
    async keep({ name, text }) {
      try {
        await keeps.keep(name, text);
      } catch {
        send({ event: "unkept" });
      }
    },
    async recall({ name }) {
      keeps.recall(name).then(
        (text) => send({ event: "recalled", name, text }),
        () => {
          send({ event: "unkept" });
          send({ event: "recalled", name, text: null });
        },
      );
    },
    async beats({ rate, lasts: on }) {
      lasts = on;
      beat(rate);
    },
    async speak({ text, language }) {
      speak(text, language);
    },
    async top() {
      if (isShown()) requestAnimationFrame(() => scrollTo(0, 0));
    },
    async fill({ id, value }) {
      const field = document.getElementById(id);
      if (field) field.value = value;
    },
    async save({ name, type }) {
      const bytes = await shift.work((exports) => taken(exports, exports.file())[0].slice());
      files.save(name, new Blob([bytes], { type }));
    },
    async letters() {
      inked().then(
        (there) => send({ event: "lettered", there }),
        () => send({ event: "lettered", there: false }),
      );
    },
  };
}

async function inked() {
  const fonts = await Promise.all(letters.map(data.bytes));
  return shift.work((exports) => exports.fonts(...fonts.flatMap((font) => put(exports, font))) === 1);
}
