// A ride as a sound that plays: the lock screen shows it, and its track keys correct the ride.

const keys = { previoustrack: "stop-back", nexttrack: "stop-on" };

let player = null;
let address = null;
let tell = () => {};

export function plays(type) {
  return document.createElement("audio").canPlayType(type) !== "";
}

/** Says what the track keys are and when the sound ends of itself. */
export function listen(push) {
  tell = push;
}

function made() {
  const audio = document.createElement("audio");
  audio.addEventListener("ended", () => {
    hush();
    tell({ event: "sounding", on: false });
  });
  audio.addEventListener("durationchange", place);
  audio.addEventListener("timeupdate", place);
  return audio;
}

/** Tells the system how long the ride is and where it is. */
function place() {
  const { duration, currentTime } = player;
  if (!navigator.mediaSession?.setPositionState || !Number.isFinite(duration)) return;
  navigator.mediaSession.setPositionState({ duration, position: Math.min(currentTime, duration), playbackRate: 1 });
}

/** Plays a ride in the place of the one before; resolves when it plays. */
export async function play({ title, artist, type, bytes }) {
  player ??= made();
  if (address) URL.revokeObjectURL(address);
  const file = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
  address = URL.createObjectURL(new Blob([file], { type }));
  player.src = address;
  if (navigator.mediaSession) {
    const artwork = [{ src: new URL("icon-512.png", document.baseURI).href, sizes: "512x512", type: "image/png" }];
    navigator.mediaSession.metadata = new MediaMetadata({ title, artist, album: document.title, artwork });
    for (const [action, key] of Object.entries(keys)) {
      navigator.mediaSession.setActionHandler(action, () => tell({ event: "key", key }));
    }
  }
  await player.play();
}

export function hush() {
  if (!player) return;
  player.pause();
  player.removeAttribute("src");
  player.load();
  if (address) URL.revokeObjectURL(address);
  address = null;
  if (!navigator.mediaSession) return;
  navigator.mediaSession.metadata = null;
  for (const action of Object.keys(keys)) navigator.mediaSession.setActionHandler(action, null);
}
