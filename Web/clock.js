// The one clock: epoch milliseconds that run on even when the system's clock is set back or forth.

let base = Date.now() - performance.now();

// A sleeping machine stops the monotonic clock on some systems; only that is caught up with, never a step back.
const slept = 2000;

export function now() {
  const wall = Date.now();
  let time = base + performance.now();
  if (wall - time > slept) {
    base += wall - time;
    time = wall;
  }
  return Math.round(time);
}

/** A moment that was read off the system's clock, on this one. */
export function fromWall(time) {
  const lead = now() - Date.now();
  return Math.abs(lead) > slept ? time + lead : time;
}
