// Steady beats for those who ask: 0, 1 or 4 a second.

/** A beat of one's own: call it with how often a second. */
export function beats(tick) {
  let timer = 0;
  let current = 0;
  return (rate) => {
    if (rate === current) return;
    current = rate;
    clearInterval(timer);
    if (rate > 0) timer = setInterval(tick, 1000 / rate);
  };
}
