// Positions of this device, as it gives them.

import * as clock from "./clock.js";

const kinds = { 1: "denied", 2: "unavailable", 3: "timeout" };

let watch = null;

export function watchPosition(send) {
  if (watch !== null) return;
  if (!navigator.geolocation) {
    send({ event: "position-error", kind: "unavailable" });
    return;
  }
  watch = navigator.geolocation.watchPosition(
    ({ coords, timestamp }) =>
      send({
        event: "fix",
        time: Math.round(clock.fromWall(timestamp)),
        lat: coords.latitude,
        lon: coords.longitude,
        accuracy: finite(coords.accuracy),
        speed: finite(coords.speed),
      }),
    ({ code }) => {
      // A refusal ends the watch for good; the next one asks again.
      if (code === 1) stopWatching();
      send({ event: "position-error", kind: kinds[code] ?? "unavailable" });
    },
    { enableHighAccuracy: true, maximumAge: 0, timeout: 10000 },
  );
}

let followed = null;

/** Gives positions to another room, beside the meter's own; where they are refused nothing comes. */
export function follow(send) {
  if (followed !== null || !navigator.geolocation) return;
  followed = navigator.geolocation.watchPosition(
    ({ coords, timestamp }) =>
      send({
        event: "fix",
        time: Math.round(clock.fromWall(timestamp)),
        lat: coords.latitude,
        lon: coords.longitude,
        accuracy: coords.accuracy,
        speed: finite(coords.speed),
      }),
    () => {},
    { enableHighAccuracy: true, maximumAge: 0 },
  );
}

export function leave() {
  if (followed !== null) navigator.geolocation.clearWatch(followed);
  followed = null;
}

export function stopWatching() {
  if (watch === null) return;
  navigator.geolocation.clearWatch(watch);
  watch = null;
}

function finite(value) {
  return Number.isFinite(value) ? value : null;
}
