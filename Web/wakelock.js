// Keeping the screen on: a locked phone gives a page no positions.

let wanted = false;
let lock = null;

export function isPossible() {
  return Boolean(navigator.wakeLock);
}

export const effects = {
  async wakeLock({ on }) {
    wanted = on;
    if (on) acquire();
    else lock?.release();
  },
};

async function acquire() {
  if (lock || !navigator.wakeLock || document.visibilityState !== "visible") return;
  try {
    lock = await navigator.wakeLock.request("screen");
    lock.addEventListener("release", () => (lock = null));
    if (!wanted) lock.release();
  } catch {
    // A low battery refuses; the next time the page is shown it is asked for again.
    lock = null;
  }
}

document.addEventListener("visibilitychange", () => {
  if (wanted) acquire();
});
