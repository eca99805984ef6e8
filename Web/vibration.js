// A short shake of the device, where it can.

export function vibrate(pattern) {
  navigator.vibrate?.(pattern);
}
