// One page holds the ride: the newest takes it over, the others are told.

export function hold(lost) {
  if (!navigator.locks) return;
  navigator.locks.request("flagfall-ride", { steal: true }, () => new Promise(() => {})).catch(lost);
}
