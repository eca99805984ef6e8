// Number wheels that roll: each along the line that the engine has drawn for it.

/** What a wheel has rolled already. */
const rolled = new WeakMap();

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** How long a roll takes, in milliseconds: so much, and more for each frame of its longest line. */
const least = 260;
const each = 12;
const most = 900;

/** Rolls the wheels whose lines are new; a wheel that was not there before stands where it belongs. */
export function roll(root) {
  const isCalm = calm.matches || root.querySelector(".still") !== null;
  for (const wheel of root.querySelectorAll(".wheel")) {
    const line = wheel.dataset.roll ?? "";
    const before = rolled.get(wheel);
    if (before === line) continue;
    rolled.set(wheel, line);
    for (const animation of wheel.getAnimations()) animation.cancel();
    if (before === undefined || line === "" || isCalm) continue;
    const numbers = line.split(" ").map(Number);
    const frames = [];
    for (let index = 0; index < numbers.length; index += 2) {
      frames.push({ offset: numbers[index] / 100000, transform: `translateY(${-numbers[index + 1] / 10}px)` });
    }
    wheel.animate(frames, {
      duration: Math.min(most, least + each * Number(wheel.dataset.frames)),
      easing: "cubic-bezier(0.3, 0, 0.2, 1)",
    });
  }
}
