// What this browser can do for the ride, asked once.

import * as fullscreen from "./fullscreen.js";
import * as notifications from "./notifications.js";
import * as wakelock from "./wakelock.js";

/** Less memory than this, in GiB, is a weak phone's (https://www.w3.org/TR/device-memory/). */
const littleMemory = 2;

export function all() {
  return {
    notifications: notifications.permission(),
    staysAwake: wakelock.isPossible(),
    fillsScreen: fullscreen.isPossible(),
    slow: (navigator.deviceMemory ?? 8) < littleMemory,
  };
}
