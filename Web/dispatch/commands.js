// Commands on their way: each has a key of its own, is kept on this device until there is an answer, and is sent in order.

import { keep, names, recall } from "../rooms/keeps.js";
import { now } from "../clock.js";
import { request } from "../rooms/requests.js";

const waiting = [];
let isSending = false;
let order = 0;
// Whose commands these are; nothing is kept before that is known.
let owner = null;

export function isIdle() {
  return waiting.length === 0;
}

/** Takes up what `sender` did before the page was closed, and keeps what comes from now on. */
export async function restore(sender, on) {
  if (owner === sender) return;
  owner = sender;
  const kept = [];
  try {
    for (const name of (await names(place(""))).sort()) kept.push({ ...JSON.parse(await recall(name)), on, name, isLate: true });
  } catch {
    // The browser keeps nothing for this page: what is pressed lasts as long as the page.
  }
  for (const command of waiting) await store(command);
  waiting.unshift(...kept.filter(({ answer }) => !answer));
  for (const command of kept.filter(({ answer }) => answer)) on.said(command.answer, command);
  if (waiting.length) on.waits();
  drain();
}

/** Sends a command; `since` is when it was done, for what counts although there was no connection; `label` names it to people. */
export async function send(path, body, since, on, label = "") {
  // Several steps that are one for whoever pressed the key.
  const steps = body.startsWith("[") ? JSON.parse(body).map((step) => JSON.stringify(step)) : [body];
  for (const step of steps) {
    const command = { path, step, since, key: crypto.randomUUID(), label, on };
    waiting.push(command);
    await store(command);
  }
  await drain();
}

/** Forgets a command that was refused, once somebody has read it. */
export function forget({ name }) {
  if (name) keep(name, null).catch(() => {});
}

function place(rest) {
  return `dispatch/${owner}/${rest}`;
}

async function store(command) {
  if (owner === null) return;
  // Names are read in the order of the alphabet.
  command.name ??= place(`${String(now()).padStart(15, "0")}-${String(order++).padStart(6, "0")}`);
  const { on, name, ...kept } = command;
  await keep(name, JSON.stringify(kept)).catch(() => {});
}

async function drain() {
  if (isSending) return;
  isSending = true;
  while (waiting.length) {
    const command = waiting[0];
    const answer = await attempt(command);
    if (answer === null) {
      command.isLate = true;
      command.on.waits();
      await new Promise((resume) => setTimeout(resume, 1000));
      continue;
    }
    waiting.splice(waiting.indexOf(command), 1);
    if (answer === "won" || answer === "done") forget(command);
    else await store(Object.assign(command, { answer }));
    command.on.said(answer, command);
    if (!waiting.length) command.on.changed();
  }
  isSending = false;
}

async function attempt({ path, step, since, key, isLate }) {
  // The time is told only by what was kept: what goes out at once happened now.
  const body = since !== null && isLate ? JSON.stringify({ ...JSON.parse(step), at: Math.round(since) }) : step;
  const { status, text } = await request(path, { key, body, as: document.body.dataset.as });
  if (status === 0 || status === 429 || status >= 500) return null;
  try {
    return JSON.parse(text).answer ?? "other";
  } catch {
    // A proxy that refuses says so in a page of its own.
    return "other";
  }
}
