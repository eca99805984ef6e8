// A steady beat while the engine asks for one: 0, 1 or 4 a second.

let timer = 0;
let current = 0;

export function beat(rate, tick) {
  if (rate === current) return;
  current = rate;
  clearInterval(timer);
  if (rate > 0) timer = setInterval(tick, 1000 / rate);
}
