// An engine whose answers a test writes: it traps when told to and counts lines of the log it was started with.

let state = null;

export async function compile() {}

export async function started() {}

export async function start() {
  state = { lines: 0, seen: [] };
}

export function dispatch(text) {
  const event = JSON.parse(text);
  globalThis.seen ??= [];
  globalThis.seen.push(event);
  const effects = [];
  if (event.event === "boot") {
    const lines = event.log === null ? [] : event.log.trimEnd().split("\n");
    if (lines.includes("poison")) throw new WebAssembly.RuntimeError("unreachable");
    state.lines = lines.length;
  }
  if (event.key === "trap") throw new WebAssembly.RuntimeError("unreachable");
  if (event.key === "start") {
    state.lines += 1;
    effects.push({ effect: "append", lines: [`line ${state.lines}`], durable: true, token: 7 });
  }
  if (event.key === "poison") effects.push({ effect: "append", lines: ["poison", "after"], durable: true });
  if (event.key === "watch") effects.push({ effect: "watchPosition" });
  if (event.key === "load") effects.push({ effect: "load", path: "precache.json" });
  state.seen.push(event.event);
  const keys = ["start", "trap", "poison", "watch", "load"].map((key) => `<button id="${key}" data-key="${key}">${key}</button>`);
  return { effects, html: `<div class="room"><p id="lines">${state.lines}</p><p id="seen">${state.seen}</p>${keys.join("")}</div>` };
}
