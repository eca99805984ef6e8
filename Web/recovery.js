// Finding the lines of a log at which the engine dies.

const mostLines = 8;

/**
 * Takes out of `lines` the fewest that keep the log from being read, and returns both parts.
 *
 * `reads` says whether a fresh engine can read a log. The first bad line is found by halving, because what comes after
 * it never mends a log. The first line is the header: without it nothing can be read.
 */
export async function sound(lines, reads) {
  const bad = [];
  let rest = lines;
  while (rest.length > 0 && !(await reads(rest))) {
    let good = 0;
    let dead = rest.length;
    while (dead - good > 1) {
      const middle = (good + dead) >> 1;
      if (await reads(rest.slice(0, middle))) good = middle;
      else dead = middle;
    }
    if (dead === 1 || bad.length === mostLines) return { rest: [], bad: lines };
    bad.push(rest[dead - 1]);
    rest = rest.filter((_, index) => index !== dead - 1);
  }
  return { rest, bad };
}
