// Commands on their way: each has a key of its own and is sent, in order, until there is an answer.

const waiting = [];
let isSending = false;

export function isIdle() {
  return waiting.length === 0;
}

/** Sends a command; `since` is when it was done, for what counts although there was no connection. */
export function send(path, body, since, on) {
  // Several steps that are one for whoever pressed the key.
  const steps = body.startsWith("[") ? JSON.parse(body).map((step) => JSON.stringify(step)) : [body];
  for (const step of steps) waiting.push({ path, step, since, key: crypto.randomUUID(), on });
  drain();
}

async function drain() {
  if (isSending) return;
  isSending = true;
  while (waiting.length) {
    const { path, step, since, key, on } = waiting[0];
    const answer = await attempt(path, step, since, key);
    if (answer === null) {
      on.waits();
      await new Promise((resume) => setTimeout(resume, 1000));
      continue;
    }
    waiting.shift();
    on.said(answer);
    if (!waiting.length) on.changed();
  }
  isSending = false;
}

let tries = new WeakSet();

async function attempt(path, step, since, key) {
  const first = waiting[0];
  // The time is told only by what was kept: what goes out at once happened now.
  const body = since !== null && tries.has(first) ? JSON.stringify({ ...JSON.parse(step), at: Math.round(since) }) : step;
  tries.add(first);
  try {
    const headers = { "Idempotency-Key": key };
    const reply = await fetch(path, { method: "POST", headers, body: body || undefined });
    if (reply.status === 429 || reply.status >= 500) return null;
    return (await reply.json()).answer;
  } catch {
    return null;
  }
}
