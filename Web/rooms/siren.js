// Alerts in the air, asked for once a minute at the server that sent this page, while the page can be seen.

import { get } from "../data.js";

/** In milliseconds. */
const often = 60000;

let timer = 0;

async function answer() {
  try {
    const told = await get("alerts");
    return told.ok ? await told.text() : null;
  } catch {
    return null;
  }
}

/** Asks from now on, or no longer. */
export function ask(on, push) {
  clearInterval(timer);
  if (!on) return;
  const once = async () => {
    if (document.visibilityState === "visible") push({ event: "siren", text: await answer() });
  };
  timer = setInterval(once, often);
  once();
}
