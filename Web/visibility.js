// Whether anyone can see the page.

export function onChange(changed) {
  document.addEventListener("visibilitychange", () => changed(document.visibilityState === "visible"));
  addEventListener("pagehide", () => changed(false));
}
