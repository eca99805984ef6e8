"""Looks at what a window shows and says what is wrong with it."""

import time

# The least size of a text, in CSS pixels.
SMALLEST = 13

# How long a window may take to draw itself anew in another size, in seconds.
PATIENCE = 3

SETTLED = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

MEASURE = """() => {
  const shown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const [small, clipped, outside, covered] = [new Set(), new Set(), new Set(), new Set()];
  const insets = INSETS;
  const lines = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    const text = walker.currentNode.data.trim().slice(0, 30);
    if (!text || !shown(parent) || parent.closest('.spoken, .is-drawn, noscript, svg, option')) continue;
    const size = parseFloat(getComputedStyle(parent).fontSize);
    if (size < SMALLEST) small.add(`${parent.className || parent.localName} ${size}px: ${text}`);
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const line of range.getClientRects()) {
      if (line.width < 1) continue;
      let [pulled, hidden] = [false, false];
      for (let up = parent; up && up !== document.body; up = up.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(up);
        const box = up.getBoundingClientRect();
        if (/hidden|clip/.test(overflowX) && (line.right > box.right + 1 || line.left < box.left - 1)) clipped.add(text);
        if (/hidden|clip/.test(overflowY) && (line.bottom > box.bottom + 3 || line.top < box.top - 3)) clipped.add(text);
        // What can be pulled up, down or sideways is not cut.
        pulled ||= up.scrollTop > 0 || up.scrollWidth > up.clientWidth + 1;
        hidden ||= line.top > box.bottom || line.bottom < box.top || line.left > box.right || line.right < box.left;
        if (/auto|scroll/.test(overflowX + overflowY) || position === 'fixed') break;
      }
      if (!hidden) lines.push({ line, parent, text });
      if (pulled) continue;
      if (line.left < insets.left - 1 || line.right > innerWidth - insets.right + 1 || line.top + scrollY < insets.top - 1)
        outside.add(text);
    }
  }
  // A letter of a drawing is as large as the drawing is scaled.
  for (const drawn of document.querySelectorAll('svg text')) {
    const matrix = drawn.getScreenCTM();
    if (!matrix || !shown(drawn) || drawn.getBoundingClientRect().width < 1) continue;
    const size = parseFloat(getComputedStyle(drawn).fontSize) * Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
    if (size < SMALLEST - 0.05) small.add(`drawing ${size.toFixed(1)}px: ${drawn.textContent.slice(0, 30)}`);
  }
  // Two texts on one another: neither can be read. What is under a sheet is not to be, and what stays in sight at an
  // edge lies over what is moved under it.
  const stays = (element) => {
    for (let up = element; up && up !== document.body; up = up.parentElement)
      if (getComputedStyle(up).position === 'sticky') return true;
    return false;
  };
  const dialog = document.querySelector('[role=dialog], dialog[open]');
  const read = lines.filter(({ parent }) => !dialog && !parent.closest('[aria-hidden=true]'));
  read.forEach((one, index) => {
    for (const other of read.slice(index + 1)) {
      if (one.parent === other.parent || one.parent.contains(other.parent) || other.parent.contains(one.parent)) continue;
      if (stays(one.parent) !== stays(other.parent)) continue;
      const width = Math.min(one.line.right, other.line.right) - Math.max(one.line.left, other.line.left);
      const height = Math.min(one.line.bottom, other.line.bottom) - Math.max(one.line.top, other.line.top);
      if (width > 2 && height > 5) covered.add(`${one.text} / ${other.text}`);
    }
  });
  const over = [...document.querySelectorAll(':is(#app, body[data-page]) *')].filter((element) => shown(element)
    && element.getBoundingClientRect().right > innerWidth + 1 && !element.closest('.display, svg')
    && !hasScroller(element)).map((element) => element.className || element.localName);
  function hasScroller(element) {
    for (let up = element.parentElement; up; up = up.parentElement)
      if (/auto|scroll|hidden|clip/.test(getComputedStyle(up).overflowX)) return true;
    return false;
  }
  const width = document.documentElement.scrollWidth - innerWidth;
  return [
    ...(width > 0 || over.length > 0 ? [`runs over by ${width} px: ${[...new Set(over)]}`] : []),
    ...[...small].map((text) => `text under SMALLEST px: ${text}`),
    ...[...clipped].map((text) => `cut off: ${text}`),
    ...[...outside].map((text) => `under the notch: ${text}`),
    ...[...covered].map((texts) => `on one another: ${texts}`),
    ...(document.getElementById('failed')?.checkVisibility() ? ['the notice of a browser that cannot start the meter is shown'] : []),
  ];
}""".replace("SMALLEST", str(SMALLEST))

# A key can be reached when it is on the screen without scrolling and nothing lies on it.
KEYS = """() => [...document.querySelectorAll('.key')].filter((key) => {
  // Upright only the keys that do something now are there.
  if (key.disabled && !key.checkVisibility()) return false;
  const insets = INSETS;
  const box = key.getBoundingClientRect();
  if (box.left < insets.left || box.top < insets.top) return true;
  if (box.right > innerWidth - insets.right + 1 || box.bottom > innerHeight - insets.bottom + 1) return true;
  const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return !key.contains(there) || box.height < 44 || box.width < 44;
}).map((key) => `out of reach or too small: ${key.id} ${JSON.stringify(key.getBoundingClientRect())}`)"""

# A door's words keep clear of the numeral and the line, or the digits, that are drawn on it.
DOORS = """() => [...document.querySelectorAll('.door-meter, .door-metro')].flatMap((door) => {
  const drawn = [...door.querySelectorAll('.display, .door-art :is(text, circle, path)')];
  return [...door.querySelectorAll('.door-name, .door-words')].flatMap((words) => {
    const range = document.createRange();
    range.selectNodeContents(words);
    const lines = [...range.getClientRects()];
    return drawn.filter((mark) => {
      const box = mark.getBoundingClientRect();
      // The line's own box has no width.
      const pen = mark.localName === 'path' ? 4 : 0;
      return lines.some((line) => line.left < box.right + pen && line.right > box.left - pen
        && line.top < box.bottom && line.bottom > box.top);
    }).map((mark) => `${words.textContent} lies on ${mark.localName}`);
  });
})"""

SHARE = "document.getElementById('window-fare').getBoundingClientRect().width / innerWidth"

NO_INSETS = {"top": 0, "right": 0, "bottom": 0, "left": 0}


def faults(page, name, insets=NO_INSETS, keys=True):
    """What is wrong with the screen of a name once it stands; `keys` says whether those of the meter must be in reach."""
    limit = time.monotonic() + PATIENCE
    while (found := faults_now(page, name, insets, keys)) and time.monotonic() < limit:
        page.wait_for_timeout(100)
    return [f"{name}: {fault}" for fault in found]


def faults_now(page, name, insets, keys):
    page.evaluate(SETTLED)
    ask = lambda script: page.evaluate(script.replace("INSETS", str(insets)))
    found = ask(MEASURE)
    if name == "doors":
        found += page.evaluate(DOORS)
    if name.startswith("meter"):
        found += ask(KEYS) if keys else []
        share = page.evaluate(SHARE)
        found += [f"the fare has {100 * share:.0f} % of the width"] if share < 0.4 else []
    return found
