// The page over the whole screen, where a browser lets it.

export function isPossible() {
  return Boolean(document.fullscreenEnabled);
}

export const effects = {
  async fillScreen({ on }) {
    const done = on ? document.documentElement.requestFullscreen({ navigationUI: "hide" }) : document.exitFullscreen();
    // A refusal changes nothing that the page would have to know.
    done?.catch(() => {});
  },
};

export function onChange(changed) {
  document.addEventListener("fullscreenchange", () => changed(document.fullscreenElement !== null));
}
