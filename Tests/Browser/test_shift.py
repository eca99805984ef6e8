"""A whole practice day of a driver in a real browser: by touch, offline, killed, in Japanese and in English."""

import json
import math
import re

import pytest
import real_app
from fingers import drag, rest
from test_looks import take_picture

SCRIPT = real_app.at_noon() + """
  globalThis.spoken = [];
  SpeechSynthesis.prototype.speak = function (words) { spoken.push(words.text); };
"""

WORDS = {
    "en-US": {
        "lamps": ["For hire", "On the way", "At the pick-up", "Hired", "To pay"],
        "record": "Daily record",
        "left": re.compile(r"(\d+) seconds? left"),
    },
    "ja-JP": {
        "lamps": ["空車", "迎車", "到着", "実車", "支払"],
        "record": "乗務記録",
        "left": re.compile(r"残り(\d+)秒"),
    },
}


class Day:
    """A driver at the screen."""

    def __init__(self, app):
        self.app = app
        self.page = app.page
        self.skipped = 0

    def skip(self, seconds):
        self.skipped += seconds
        self.app.skip(seconds)

    def killed(self, for_seconds):
        """The page is gone at once, and another is opened some seconds later."""
        self.skipped += for_seconds
        page = self.app.context.new_page()
        page.add_init_script(f"skip({self.skipped});")
        self.page.close()
        self.page = self.app.page = page
        self.enter()

    def enter(self):
        self.app.open("#/shift")
        self.page.wait_for_selector(".home, .road, .duty-form")
        return self

    def key(self, value, name="day"):
        self.page.click(f'[data-key={name}][data-value="{value}"]')

    def begin(self):
        self.page.click("[data-key=begin]")
        self.page.wait_for_selector("[data-key=hold-call]")

    def hold_call(self, after=False):
        for finding in ["vehicle", "detector", "looks"] + ([] if after else ["fitness"]):
            self.key(f"{finding}.good", name="call")
        self.page.click("[data-key=hold-call]")

    def type_odometer(self, text):
        self.page.wait_for_selector(".digits-odometer")
        # Wherever the boxes are tapped, the hidden field has the focus.
        self.page.click(".digits-odometer .boxes")
        self.page.keyboard.type(text)
        self.page.wait_for_selector("[data-key=read]:enabled")
        self.page.click("[data-key=read]")

    def go_on_duty(self):
        self.begin()
        self.hold_call()
        self.type_odometer("198555")
        self.page.wait_for_selector(".state-available")

    def offer(self):
        self.skip(4)
        return self.page.wait_for_selector(".offer", timeout=15_000)

    def rest(self, *selectors):
        """Waits until boxes stand where they stay: nothing of them is under way, and two frames find them alike."""
        self.page.evaluate(
            """(selectors) => new Promise((resolve, reject) => {
              const ends = performance.now() + 20000;
              const look = (before) => requestAnimationFrame(() => {
                const found = selectors.map((name) => document.querySelector(name));
                const isGoing = found.some((part) => !part ||
                  part.getAnimations().some((motion) => motion.playState === 'running'));
                const boxes = JSON.stringify(found.map((part) => part?.getBoundingClientRect()));
                if (!isGoing && boxes === before) resolve();
                else if (performance.now() > ends) reject(new Error(`never at rest: ${selectors}`));
                else look(boxes);
              });
              look(null);
            })""",
            list(selectors),
        )

    def accept(self):
        self.key("accept")
        self.page.wait_for_selector(".state-reserved")

    def arrive(self):
        self.skip(40)
        self.page.wait_for_selector("[data-value=arrive]")
        self.key("arrive")
        self.page.wait_for_selector(".state-stopped")

    def board(self):
        self.skip(5)
        self.page.wait_for_selector("[data-value=start]")
        self.key("start")
        self.page.wait_for_selector(".state-on_trip")

    def stop(self):
        self.skip(90)
        self.page.wait_for_timeout(600)
        self.key("stop")
        self.page.wait_for_selector("[data-key=paid]")

    def pay(self):
        self.page.click("[data-key=paid]")
        self.page.wait_for_selector(".state-available")

    def go_home(self):
        self.key("end", name="open")
        self.page.wait_for_selector("#sheet")
        self.key("returning")
        self.skip(120)
        self.page.wait_for_selector(".digits-odometer")
        self.type_odometer(self.dial())
        self.page.wait_for_selector("[data-key=hold-call]")
        self.hold_call(after=True)
        self.page.wait_for_selector(".home")

    def dial(self):
        return re.search(r"\d{6}", self.page.inner_text(".digits-odometer .boxes-more")).group()

    def lamp(self):
        return self.page.text_content(".road-bar h1")

    def seconds(self):
        return int(self.page.inner_text(".countdown-seconds"))


@pytest.fixture
def day(window):
    def make(locale="en-US", **options):
        return Day(window(script=SCRIPT, locale=locale, **options))

    return make


@pytest.mark.parametrize("locale", WORDS)
def test_a_whole_practice_day(day, locale, tmp_path):
    words = WORDS[locale]
    driver = day(locale)
    page = driver.page
    driver.app.open()
    page.click(".door-shift")
    page.wait_for_selector(".home")
    driver.begin()
    driver.hold_call()
    driver.type_odometer("198555")
    page.wait_for_selector(".state-available")
    assert driver.lamp() == words["lamps"][0]
    driver.offer()
    assert 1 <= driver.seconds() <= 15
    assert words["left"].search(page.get_attribute(".offer-time", "aria-label"))
    fare = page.inner_text(".offer-fare")
    pick_up = page.inner_text(".offer-pick-up")
    driver.accept()
    assert driver.lamp() == words["lamps"][1]
    assert pick_up in page.inner_text(".sheet-title")
    assert page.get_attribute(".navigate", "href").startswith("geo:")
    driver.arrive()
    assert driver.lamp() == words["lamps"][2]
    driver.board()
    assert driver.lamp() == words["lamps"][3]
    driver.stop()
    assert driver.lamp() == words["lamps"][4]
    assert page.inner_text(".trip-sum")
    driver.pay()
    assert fare is not None
    # A step that was wrong is taken back.
    driver.key("undo")
    page.wait_for_selector("[data-key=paid]")
    driver.pay()
    driver.go_home()
    assert page.query_selector(".notice-ok")
    page.click(".home-page > a.button-wide")
    page.wait_for_selector(".entry")
    assert page.title() == words["record"]
    for law in ["jp", "us-nyc", "de", "gb"]:
        driver.key(law, name="law")
        page.wait_for_selector(f'[data-key=law][data-value="{law}"][aria-pressed=true]')
        with page.expect_download() as coming:
            driver.key("csv", name="save")
        assert coming.value.suggested_filename == f"flagfall-record-1-{law}.csv"
        lines = open(coming.value.path(), encoding="utf-8", newline="").read().split("\r\n")
        assert len(lines) == (6 if law == "jp" else 3)
        with page.expect_download() as coming:
            driver.key("pdf", name="save")
        content = open(coming.value.path(), "rb").read()
        assert content.startswith(b"%PDF-") and content.rstrip().endswith(b"%%EOF")
    driver.key("jp", name="law")
    driver.key("2", name="correct")
    page.fill("#text", "3")
    page.click("[data-key=write]")
    page.wait_for_selector(".entry-correction")
    with page.expect_download() as coming:
        driver.key("log", name="save")
    log = [json.loads(line) for line in open(coming.value.path(), encoding="utf-8")]
    assert log[0]["flagfall"] == "shift" and log[-1]["event"] == "correction"


def test_the_page_is_killed_while_an_offer_stands(day):
    driver = day().enter()
    driver.go_on_duty()
    driver.offer()
    before = driver.page.inner_text(".offer-pick-up")
    driver.skip(driver.seconds() - 9)
    driver.app.until("Number(document.querySelector('.countdown-seconds').textContent) <= 9")
    driver.killed(for_seconds=3)
    assert driver.page.inner_text(".offer-pick-up") == before
    assert 3 <= driver.seconds() <= 6
    driver.accept()
    # And a ride goes on where the car would be.
    driver.killed(for_seconds=60)
    driver.page.wait_for_selector("[data-value=arrive]")


def test_an_offer_that_ended_while_the_page_was_gone_is_over(day):
    driver = day().enter()
    driver.go_on_duty()
    driver.offer()
    driver.killed(for_seconds=16)
    driver.page.wait_for_selector("#road-notice")
    assert "time for that ride is over" in driver.page.inner_text("#road-notice")


def test_a_day_without_any_network(day, server):
    driver = day().enter()
    page = driver.page
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    driver.app.until("caches.keys().then((names) => names.length > 0)")
    page.wait_for_timeout(1500)
    driver.app.context.set_offline(True)
    page.reload()
    driver.enter()
    driver.go_on_duty()
    driver.offer()
    driver.accept()
    driver.arrive()
    driver.board()
    driver.stop()
    driver.pay()
    driver.go_home()
    page.click(".home-page > a.button-wide")
    page.wait_for_selector(".entry")
    with page.expect_download() as coming:
        driver.key("pdf", name="save")
    assert open(coming.value.path(), "rb").read().startswith(b"%PDF-")


def test_boxes_take_what_is_typed_and_pasted(day):
    driver = day().enter()
    driver.begin()
    driver.hold_call()
    page = driver.page
    page.wait_for_selector(".digits-odometer")
    page.click(".digits-odometer .boxes", position={"x": 6, "y": 6})
    boxes = lambda: [
        "" if "box-empty" in box.get_attribute("class") else box.inner_text()
        for box in page.query_selector_all(".digits-odometer .box")
    ]
    frame = "getComputedStyle(document.querySelector('.box-insertion')).outlineStyle"
    assert page.evaluate(frame) == "solid"
    page.keyboard.type("123")
    driver.app.until("document.querySelectorAll('.box-empty').length === 3")
    assert boxes() == ["", "", "", "1", "2", "3"]
    page.keyboard.type("4567")
    page.wait_for_selector(".boxes-fault")
    assert boxes() == ["1", "2", "3", "4", "5", "6"]
    assert page.input_value("#odometer") == "123456"
    for _ in range(7):
        page.keyboard.press("Backspace")
    driver.app.until("document.querySelectorAll('.box-empty').length === 6")
    assert page.query_selector(".boxes-fault") is None
    page.keyboard.insert_text("１９８，５５５")
    driver.app.until("document.querySelectorAll('.box-empty').length === 0")
    assert boxes() == list("198555")
    assert page.input_value("#odometer") == "198555"
    page.evaluate("document.activeElement.blur()")
    assert page.evaluate(frame) == "none"


def test_offers_are_spoken_of(day):
    driver = day().enter()
    driver.go_on_duty()
    driver.offer()
    driver.skip(driver.seconds() - 10.5)
    driver.app.until("spoken.some((text) => text === '10 seconds left')")
    driver.skip(5)
    driver.app.until("spoken.some((text) => text === '5 seconds left')")
    assert driver.page.evaluate("spoken.filter((text) => text.endsWith('seconds left')).length") == 2


def test_the_offer_never_covers_the_map(day):
    for size in [(390, 844), (360, 640), (667, 375), (1280, 800)]:
        driver = day(viewport={"width": size[0], "height": size[1]}).enter()
        driver.go_on_duty()
        driver.offer()
        # The card comes up from below.
        driver.rest(".road-map", ".offer", ".slab-accept")
        boxes = driver.page.evaluate(
            """() => ['.road-map', '.offer', '.slab-accept'].map((name) => {
              const { left, top, right, bottom } = document.querySelector(name).getBoundingClientRect();
              return { left, top, right, bottom };
            })"""
        )
        shown, offer, accept = boxes
        apart = offer["top"] >= shown["bottom"] - 1 or offer["left"] >= shown["right"] - 1
        assert apart, (size, boxes)
        assert shown["bottom"] - shown["top"] >= 100, (size, boxes)
        assert accept["bottom"] - accept["top"] >= 76 and accept["bottom"] <= size[1] + 1, (size, boxes)


def test_the_sheet_follows_the_finger_and_rests_at_its_detents(day):
    driver = day().enter()
    driver.go_on_duty()
    page = driver.page
    page.wait_for_selector("#road-sheet[data-sheet]")
    top = lambda: page.evaluate("document.getElementById('road-sheet').getBoundingClientRect().top")
    low = rest(page)
    map_height = page.evaluate("document.querySelector('.road-map').offsetHeight")
    drag(page, (195, low + 12), (195, low - 130))
    page.wait_for_selector(".detent-1")
    assert abs(rest(page) - 844 * 0.45) < 3
    # The map is not squeezed by it.
    assert abs(page.evaluate("document.querySelector('.road-map').offsetHeight") - map_height) < 4
    drag(page, (195, top() + 12), (195, 60))
    page.wait_for_selector(".detent-2")
    assert abs(rest(page) - 844 * 0.12) < 3
    blur = "getComputedStyle(document.querySelector('.town')).filter"
    assert page.evaluate(blur) == "blur(30px)"
    # By keys too.
    page.keyboard.press("Escape")
    page.click(".sheet-handle")
    page.wait_for_selector(".detent-1")
    page.click(".sheet-handle")
    page.wait_for_selector(".detent-0")
    assert abs(rest(page) - low) < 2
    # What lies over it does not move it.
    page.click('[data-key=open][data-value="pause"]')
    page.wait_for_selector("#sheet")
    assert abs(top() - low) < 2


def test_the_street_stands_where_its_law_says(day):
    driver = day().enter()
    found = driver.page.evaluate(
        """() => [...document.querySelectorAll('.strip')].map((strip) => {
          const [motion] = strip.getAnimations();
          motion.pause();
          const { duration } = motion.effect.getComputedTiming();
          const period = Number.parseFloat(strip.dataset.varPeriod);
          const width = strip.getBoundingClientRect().width;
          return [0.001, 0.25, 0.5, 0.999].map((phase) => {
            motion.currentTime = duration * (7 + phase);
            const x = strip.getBoundingClientRect().left;
            return [x + period * (1 - phase), x <= 0 && x + width >= innerWidth];
          });
        })"""
    )
    assert len(found) == 5
    for strip in found:
        for off, covers in strip:
            assert abs(off) < 0.6 and covers
    driver.key("true", name="still")
    driver.page.wait_for_selector(".street-still")
    states = driver.page.evaluate(
        "[...document.querySelectorAll('.street *')].flatMap((part) => part.getAnimations()).map((a) => a.playState)"
    )
    assert states and set(states) == {"paused"}


def test_nothing_moves_for_who_wants_that(day):
    driver = day(reduced_motion="reduce").enter()
    assert driver.page.evaluate("document.getAnimations().length") == 0


def spring_left(share):
    """What a spring without bounce has left after a share of its time."""
    turn = 2 * math.pi * share
    return (1 + turn) * math.exp(-turn)


# The stretch under way at times of its pulse: how much of it is drawn, and how much it can be seen.
PULSE = [
    (0, 0, 1),
    (0.175, 1 - spring_left(0.25), 1),
    (0.35, 1 - spring_left(0.5), 1),
    (0.7, 1, 1),
    (1.1, 1, 1),
    (1.275, 1, spring_left(0.25)),
    (1.35, 1, spring_left(0.5)),
    (1.4999, 1, 0),
]


def test_the_stretch_under_way_pulses_by_its_law(day):
    driver = day().enter()
    driver.go_on_duty()
    driver.offer()
    driver.accept()
    page = driver.page
    for seconds, length, opacity in PULSE:
        found = page.evaluate(
            """(milliseconds) => {
              const bar = document.querySelector('.pulse');
              const [motion] = bar.getAnimations();
              motion.pause();
              motion.currentTime = 3 * 1500 + milliseconds;
              const { transform, opacity } = getComputedStyle(bar);
              return [new DOMMatrix(transform).a, Number(opacity)];
            }""",
            1000 * seconds,
        )
        assert abs(found[0] - length) < 0.03 and abs(found[1] - opacity) < 0.03, (seconds, found)
        take_picture(page, f"shift-pulse-{int(1000 * seconds):04}")
    dashes = page.evaluate(
        """() => {
          const path = document.querySelector('.dashes path');
          const { strokeDasharray, strokeLinecap } = getComputedStyle(path);
          const capsule = path.closest('.capsule');
          return [strokeDasharray, strokeLinecap, getComputedStyle(capsule).overflow,
            path.getTotalLength() > capsule.offsetWidth];
        }"""
    )
    assert dashes == ["6px, 10px, 0px, 10px, 0px, 10px", "round", "hidden", True]


def test_the_ring_is_what_its_seconds_are(day):
    driver = day(reduced_motion="reduce").enter()
    driver.go_on_duty()
    driver.offer()
    page = driver.page
    seen = set()
    for _ in range(7):
        looked = page.evaluate(
            """() => {
              const ring = document.querySelector('.countdown-left');
              if (!ring) return null;
              const { strokeLinecap } = getComputedStyle(ring);
              return [Number(document.querySelector('.countdown-seconds').textContent),
                ring.getAttribute('stroke-dasharray'), ring.getAttribute('transform'), strokeLinecap];
            }"""
        )
        if not looked:
            # A slow machine's pictures took the time that was left.
            break
        seconds, dash, turn, cap = looked
        drawn, gap = (float(part) for part in dash.split())
        whole = 2 * math.pi * 40
        assert abs(drawn + gap - whole) < 0.2
        # Digits round up: the ring has at most as much as they say, and less than a second less.
        assert seconds - 1 - 0.05 <= 15 * drawn / whole <= seconds + 0.05
        assert turn == "rotate(-90 44 44)" and cap == "round"
        take_picture(page, f"shift-ring-{seconds:02}")
        seen.add(seconds)
        if seconds <= 2:
            break
        driver.skip(2)
        page.wait_for_timeout(400)
    assert len(seen) > 2
