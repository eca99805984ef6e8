// A short shake of the device, where it can: not before the page was touched.

export const effects = {
  async vibrate({ pattern }) {
    if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(pattern);
  },
};
