// The start of the page: engine and store side by side, then the ride goes on where it was.

import * as abilities from "./abilities.js";
import * as engine from "./engine.js";
import * as host from "./host.js";
import * as route from "./route.js";
import * as screen from "./screen.js";
import * as store from "./store.js";
import * as tariffs from "./tariffs.js";
import { hold, isFree } from "./tabs.js";
import { onChange as onFullScreen } from "./fullscreen.js";
import { isThere as shares } from "./share.js";
import { onOffer } from "./install.js";
import { register, reload } from "./updates.js";
import { onChange as onVisibility } from "./visibility.js";

/** So many starts in a row that never got through the log are the log's fault, not that of a closed page. */
const deadStarts = 3;

async function readStore() {
  try {
    await store.open();
    const kept = { dead: await store.begin(), lines: await store.readLog(), settings: await store.readSettings() };
    if (kept.dead < deadStarts || kept.lines.length === 0) return kept;
    await store.setAside(kept.lines, []);
    return { ...kept, lines: [], aside: kept.lines };
  } catch (error) {
    return { lines: [], settings: {}, error };
  }
}

function update() {
  register(host.send).catch(() => {
    // Nothing is lost but the second visit without a network.
  });
}

async function start() {
  let isLost = false;
  hold(() => {
    isLost = true;
    host.stopKeeping();
    host.send({ event: "taken" });
  });
  const [kept] = await Promise.all([readStore(), engine.compile().then(engine.start)]);
  const event = {
    event: "boot",
    language: navigator.language,
    languages: [...navigator.languages],
    secure: isSecureContext,
    abilities: abilities.all(),
    shares,
    settings: kept.settings,
    ...screen.size(),
  };
  host.begin(event, kept.lines, () => {
    if (!kept.error) store.done().catch(() => {});
  });
  if (kept.aside) host.send({ event: "recovered", dropped: kept.aside.join("\n"), stack: "" });
  if (kept.error) host.send(host.failed(kept.error));

  tariffs.onChange((list) => host.sendAll({ event: "tariffs", tariffs: list }), (error) => host.send(host.failed(error)));
  tariffs.list().then((list) => host.send({ event: "tariffs", tariffs: list }));
  screen.listen(host.sendShown);
  screen.onResize(host.sendAll);
  route.onChange(host.send, host.sendShown, screen.isCovered);
  onOffer(host.send);
  onFullScreen((on) => host.send({ event: "screen-filled", on }));
  onVisibility((visible) => {
    if (!visible) store.flush().catch(() => {});
    host.send({ event: "visible", visible });
    if (visible) update();
    // The other page was closed meanwhile.
    if (visible && isLost) isFree().then((free) => free && reload());
  });
  update();
}

start().catch(screen.fail);
