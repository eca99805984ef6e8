// The module of the driver's shift, as rooms.js wants a module.

import * as data from "../data.js";
import * as files from "../files.js";
import * as keeps from "./keeps.js";
import * as route from "../route.js";
import * as sheet from "./sheet.js";
import * as sounds from "../sounds.js";
import * as vibration from "../vibration.js";
import * as wakelock from "../wakelock.js";
import { beats } from "../ticks.js";
import { errands } from "../errands.js";
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

export const { dispatch } = shift;

/** Nothing of a shift goes on by itself when its room was left: it is reckoned when it is entered again. */
export function lives() {
  return false;
}

export function effects(send) {
  sheet.listen(document.getElementById("app"), send);
  const common = errands(send);
  const beat = beats(() => {
    if (route.current().startsWith("#/shift")) {
      send({ event: "tick" });
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
    async beats({ rate }) {
      beat(rate);
    },
    async speak({ text, language }) {
      speak(text, language);
    },
    async top() {
      requestAnimationFrame(() => scrollTo(0, 0));
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
