// The module of the metro's rooms, as rooms.js wants a module: what it asks of the page, and what it is told.

import * as clock from "../clock.js";
import * as data from "../data.js";
import * as files from "../files.js";
import * as keeps from "./keeps.js";
import * as motion from "./motion.js";
import * as positions from "../positions.js";
import * as route from "../route.js";
import * as screen from "../screen.js";
import * as siren from "./siren.js";
import * as track from "./track.js";
import * as vibration from "../vibration.js";
import * as wakelock from "../wakelock.js";
import { beats } from "../ticks.js";
import { imported, isArchive } from "./feed.js";
import { isThere as shares, share } from "../share.js";
import { onChange as onVisibility } from "../visibility.js";
import { onDemand, styled } from "../modules.js";
import { started } from "../engine.js";
import { tones } from "../sounds.js";

const module = onDemand(async () => {
  const looks = styled("rooms/parts.css", "rooms/metro.css", "rooms/metro-ride.css");
  const [exports] = await Promise.all([started("metro.wasm"), looks]);
  return exports;
});

export function dispatch(event) {
  return module.dispatch(event.event === "open" ? { ...event, ...place() } : event);
}

/** What the room is told of the browser when it is entered. */
function place() {
  return {
    abilities: {
      flac: track.plays("audio/flac"),
      awake: wakelock.isPossible(),
      motion: motion.isPossible(),
      shares,
    },
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

/** A ride goes on whatever room is shown: nothing that it is told of is dropped. */
export function lives(event) {
  return event.event !== "input" && event.event !== "resize";
}

export function effects(send, push) {
  const beat = beats(() => push({ event: "tick" }));
  onVisibility((visible) => push({ event: "visible", visible }));
  track.listen(push);
  const pick = ({ accept }) =>
    files.choose(accept, async (file) => {
      try {
        const made = (await isArchive(file)) ? await imported(module, file, clock.now()) : await file.text();
        push({ event: "file", name: file.name, text: made });
      } catch (error) {
        push({ event: "file-failed", name: file.name, reason: String(error.message ?? error) });
      }
    });
  return {
    ...vibration.effects,
    ...wakelock.effects,
    async load({ path }) {
      data.text(path).then((text) => push({ event: "loaded", path, text }));
    },
    async keep({ name, text }) {
      // What was told is safe before the screen confirms it.
      await keeps.keep(name, text).catch(() => push({ event: "keep-failed" }));
    },
    async recall({ name }) {
      keeps.recall(name).then(
        (text) => push({ event: "recalled", name, text }),
        () => push({ event: "recall-failed", name }),
      );
    },
    async names({ beginning }) {
      keeps.names(beginning).then(
        (names) => push({ event: "names", names }),
        () => push({ event: "names", names: [] }),
      );
    },
    async ticks({ on }) {
      beat(on ? 1 : 0);
    },
    async tones(notes) {
      tones(notes.tones);
    },
    async play(ride) {
      track.play(ride).then(
        () => push({ event: "sounding", on: true }),
        () => push({ event: "sounding", on: false }),
      );
    },
    async hush() {
      track.hush();
    },
    async download({ name, type, text }) {
      files.download(name, type, [text]);
    },
    async navigate({ hash }) {
      route.navigate(hash);
    },
    async focus({ id }) {
      screen.focus(id);
    },
    async top() {
      requestAnimationFrame(() => scrollTo(0, 0));
    },
    async announce({ text }) {
      screen.announce(text);
    },
    async share({ title, text, hash }) {
      const address = new URL(hash, document.baseURI).href;
      share(title, `${text}\n${address}`).then((outcome) => push({ event: "shared", outcome }));
    },
    async pickFile(wanted) {
      pick(wanted);
    },
    async watch({ on }) {
      if (on) positions.follow(push);
      else positions.leave();
    },
    async feel({ on }) {
      motion.feel(on, push);
    },
    async siren({ on }) {
      siren.ask(on, push);
    },
  };
}
