// What the app and the rooms that answer both ask the page for.

import * as files from "./files.js";
import * as paper from "./print.js";
import * as route from "./route.js";
import * as screen from "./screen.js";
import * as tariffs from "./tariffs.js";
import { receipt } from "./receipts.js";
import { share } from "./share.js";

/** The effects by name; what comes of them is sent to whoever asked. */
export function errands(send) {
  return {
    ...paper.effects,
    ...tariffs.effects,
    async listTariffs() {
      tariffs.list().then((list) => send({ event: "tariffs", tariffs: list }));
    },
    async navigate({ hash }) {
      route.navigate(hash);
    },
    async redirect({ hash }) {
      route.redirect(hash);
    },
    async leave({ hash }) {
      route.leave(hash);
    },
    async download({ name, type, text }) {
      files.download(name, type, [text]);
    },
    async receipt(order) {
      receipt(order).then((event) => {
        if (event) send(event);
      });
    },
    async picture({ use, name, title, text, png }) {
      const file = new File([Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))], name, { type: "image/png" });
      if (use === "save") files.save(name, file);
      else share(title, text, file).then((outcome) => send({ event: "shared", outcome }));
    },
    async focus({ id }) {
      screen.focus(id);
    },
    async announce({ text }) {
      screen.announce(text);
    },
    async pickFile({ accept }) {
      files.pickFile(accept, send);
    },
  };
}
