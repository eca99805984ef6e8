// The accelerometer, as seconds of the sizes of what it feels.

const second = 1000;

let samples = [];
let since = 0;
let tell = null;

export function isPossible() {
  return "DeviceMotionEvent" in globalThis;
}

function take({ accelerationIncludingGravity: felt, timeStamp }) {
  if (!felt || felt.x === null) return;
  samples.push(Math.hypot(felt.x, felt.y, felt.z));
  if (timeStamp - since < second) return;
  tell({ event: "motion", samples });
  samples = [];
  since = timeStamp;
}

/** Feels, or no longer; where the system asks the reader first, it is asked. */
export async function feel(on, push) {
  tell = push;
  removeEventListener("devicemotion", take);
  if (!on) return;
  const asks = globalThis.DeviceMotionEvent?.requestPermission;
  if (asks && (await asks.call(DeviceMotionEvent).catch(() => "denied")) !== "granted") return;
  addEventListener("devicemotion", take);
}
