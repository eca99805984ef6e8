// A short shake of the device, where it can.

export const effects = {
  async vibrate({ pattern }) {
    navigator.vibrate?.(pattern);
  },
};
