// One page holds the ride: the newest takes it over, the others are told.

const name = "flagfall-ride";

export function hold(lost) {
  if (!navigator.locks) return;
  navigator.locks.request(name, { steal: true }, () => new Promise(() => {})).catch(lost);
}

/** Whether no page holds the ride any more. */
export async function isFree() {
  const { held } = await navigator.locks.query();
  return !held.some((lock) => lock.name === name);
}
