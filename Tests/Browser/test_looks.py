"""Every room on every screen: nothing runs over, nothing is too small, every key can be reached."""

import os
import pathlib

import pytest
import real_app
from axe_playwright_python.sync_playwright import Axe

PICTURES = os.environ.get("FLAGFALL_SCREENSHOTS")

SCREENS = {
    "portrait": {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "is_mobile": True, "has_touch": True},
    "landscape": {"viewport": {"width": 844, "height": 390}, "device_scale_factor": 2, "is_mobile": True, "has_touch": True},
    "small": {"viewport": {"width": 667, "height": 375}, "device_scale_factor": 2, "is_mobile": True, "has_touch": True},
    "desktop": {"viewport": {"width": 1280, "height": 800}},
}

# The least size of a text, in CSS pixels.
SMALLEST = 13

# What is worse than these is a barrier to somebody.
BEARABLE = {"minor", "moderate", None}

MEASURE = """() => {
  const shown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const small = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !shown(parent) || parent.closest('.spoken, noscript')) continue;
    const size = parseFloat(getComputedStyle(parent).fontSize);
    if (size < SMALLEST) small.add(`${parent.className || parent.localName} ${size}px: ${walker.currentNode.data.trim().slice(0, 30)}`);
  }
  const over = [...document.querySelectorAll('#app *')].filter((element) => shown(element)
    && element.getBoundingClientRect().right > innerWidth + 1 && !element.closest('.display, svg')
    && !hasScroller(element)).map((element) => element.className || element.localName);
  function hasScroller(element) {
    for (let up = element.parentElement; up; up = up.parentElement)
      if (/auto|scroll|hidden|clip/.test(getComputedStyle(up).overflowX)) return true;
    return false;
  }
  return {
    small: [...small],
    over,
    width: document.documentElement.scrollWidth - innerWidth,
    top: scrollY,
    failed: shown(document.getElementById('failed')),
  };
}""".replace("SMALLEST", str(SMALLEST))

# A key can be reached when it is on the screen without scrolling and nothing lies on it.
KEYS = """() => [...document.querySelectorAll('.key')].filter((key) => {
  // Upright only the keys that do something now are there.
  if (key.disabled && !key.checkVisibility()) return false;
  const box = key.getBoundingClientRect();
  if (box.left < 0 || box.top < 0 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) return true;
  const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return !key.contains(there) || box.height < 44 || box.width < 44;
}).map((key) => `${key.id} ${JSON.stringify(key.getBoundingClientRect())}`)"""


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


class Look:
    """Looks at what a window shows, takes a picture of it and notes what is wrong."""

    def __init__(self, app, screen, colours):
        self.app = app
        self.name = f"{screen}-{colours}"
        self.faults = []

    def at(self, room, whole=True):
        page = self.app.page
        page.wait_for_timeout(350)
        if PICTURES:
            page.screenshot(path=pathlib.Path(PICTURES) / f"{self.name}-{room}.png")
        seen = page.evaluate(MEASURE)
        found = [f"runs over by {seen['width']} px: {sorted(set(seen['over']))}"] if seen["width"] > 0 or seen["over"] else []
        found += [f"text under {SMALLEST} px: {text}" for text in seen["small"]]
        if seen["failed"]:
            found.append("the notice of a browser that cannot start the meter is shown")
        if seen["top"]:
            found.append(f"the room opens scrolled down by {seen['top']} px")
        if whole:
            for violation in Axe().run(page).response["violations"]:
                if violation["impact"] not in BEARABLE:
                    places = ", ".join(" ".join(node["target"]) for node in violation["nodes"][:4])
                    found.append(f"{violation['impact']}: {violation['help']} ({places})")
        self.faults += [f"{room}: {fault}" for fault in found]

    def meter(self, room, whole=True):
        self.at(room, whole)
        page = self.app.page
        self.faults += [f"{room}: out of reach or too small: {key}" for key in page.evaluate(KEYS)]
        share = page.evaluate("document.getElementById('window-fare').getBoundingClientRect().width / innerWidth")
        if share < 0.4:
            self.faults.append(f"{room}: the fare has {100 * share:.0f} % of the width")


@pytest.mark.parametrize("colours", ["light", "dark"])
@pytest.mark.parametrize("screen", SCREENS)
def test_every_room_is_whole_and_readable(window, screen, colours):
    app = window(script=real_app.at_noon(), color_scheme=colours, permissions=["geolocation"], **SCREENS[screen])
    look = Look(app, screen, colours)
    app.open()
    look.at("1-doors")
    look.faults += app.page.evaluate(DOORS)
    app.open("#/settings")
    look.at("2-settings")
    app.page.evaluate("scrollTo(0, 10000)")
    app.open("#/about")
    look.at("3-about")
    app.open("#/cities")
    look.at("4-cities")
    app.page.evaluate("scrollTo(0, 300)")
    app.choose("us-nyc")
    look.meter("5-meter-for-hire")
    app.demo(60)
    app.page.wait_for_timeout(2500)
    app.key("demo-speed", "1")
    look.meter("6-meter-hired")
    app.page.click("#key-extras")
    app.page.wait_for_selector("#sheet")
    look.at("7-extras")
    app.key("close-sheet")
    app.page.click("#key-pause")
    app.wait_for("paused")
    look.meter("8-meter-paused", whole=False)
    app.page.click("#key-stop")
    app.wait_for("topay")
    look.meter("9-meter-to-pay")
    app.pay()
    look.at("a-receipt")
    app.open("#/meter")
    app.page.click("#key-clear")
    app.wait_for("free")
    # A device that cannot tell where it is.
    app.put({})
    app.page.click("#key-start")
    app.notice("position")
    look.meter("b-meter-no-position")
    assert not look.faults, "\n".join(look.faults)


PLANTED = """
  const plant = (html) => {
    const holder = document.createElement('div');
    holder.innerHTML = html;
    document.querySelector('main').append(holder);
    return holder.firstElementChild;
  };
  plant('<p>tiny</p>').style.fontSize = '9px';
  const wide = plant('<p>wide</p>');
  wide.style.width = '3000px';
  document.getElementById('app').append(wide);
  plant('<button></button>');
  document.getElementById('failed').hidden = false;
  document.getElementById('key-start').style.transform = 'translateY(2000px)';
  document.getElementById('window-fare').style.width = '30px';
"""


def test_the_look_notices_planted_faults(window):
    # The screen changes with the minute, and would take the plants away.
    app = window(script=real_app.at_noon()).choose("us-nyc")
    app.page.evaluate(f"() => {{ {PLANTED} }}")
    look = Look(app, "planted", "light")
    look.meter("meter")
    for fault in ["tiny", "runs over", "Buttons must have", "cannot start", "key-start", "% of the width"]:
        assert any(fault in found for found in look.faults), (fault, look.faults)
