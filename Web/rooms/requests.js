// Requests to a dispatcher of the same server.

const patience = 10000;

/** What became of a request: the status, 0 where there was no answer, and the answer's text. */
export async function request(address, { method = "POST", token, key, body, as } = {}) {
  const headers = {};
  if (token) headers.Authorization = `Bearer ${token}`;
  if (key) headers["Idempotency-Key"] = key;
  // Which of the cookies of this browser is meant.
  if (as) headers["Flagfall-As"] = as;
  try {
    const reply = await fetch(address, { method, headers, body: body || undefined, signal: AbortSignal.timeout(patience) });
    return { status: reply.status, text: await reply.text() };
  } catch {
    return { status: 0, text: "" };
  }
}
