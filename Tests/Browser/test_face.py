"""The meter's face in a real browser: how it stands, looks, sounds and moves."""

import re

import pytest
import real_app

PORTRAIT = {"viewport": {"width": 390, "height": 844}}
LANDSCAPE = {"viewport": {"width": 844, "height": 390}}

# What the page asks of the loudspeaker, the motor and the screen, as the page's own calls.
ASKED = """
  globalThis.asked = [];
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...given) {
    asked.push(`sound ${Math.round(1000 * this.buffer.duration)} ms`);
    return start.apply(this, given);
  };
  navigator.vibrate = (pattern) => asked.push(`vibrate ${pattern}`);
  if (navigator.wakeLock) navigator.wakeLock.request = async (kind) => {
    asked.push(`awake ${kind}`);
    const lock = new EventTarget();
    lock.release = async () => { asked.push('asleep'); lock.dispatchEvent(new Event('release')); };
    return lock;
  };
"""

BOX = """(selector) => {
  const { left, top, right, bottom } = document.querySelector(selector).getBoundingClientRect();
  return [left, top, right, bottom];
}"""


def style(page, selector, name, pseudo=None):
    return page.eval_on_selector(selector, f"(element) => getComputedStyle(element).{name}")


def settings(app, *switches):
    app.open("#/settings")
    for switch in switches:
        app.page.click(f"#{switch}")
    return app


def test_the_meter_view_turns_the_face_inside_an_upright_window(window):
    app = window(**PORTRAIT).choose("us-nyc")
    assert not app.page.is_visible("#window-rate")
    app.key("turn")
    app.page.wait_for_selector(".turned")
    for name in ["fare", "extras", "rate", "clock"]:
        left, top, right, bottom = app.page.evaluate(BOX, f"#window-{name}")
        assert 0 <= left < right <= 390 and 0 <= top < bottom <= 844, name
    left, top, right, bottom = app.page.evaluate(BOX, "#window-fare")
    # Lying: the window is longer than it is high, along the phone, and has more than 40 % of its length.
    assert bottom - top > right - left and bottom - top > 0.4 * 844
    assert app.page.evaluate("document.documentElement.scrollWidth <= innerWidth && document.body.scrollHeight <= innerHeight")
    app.page.click("#key-start")
    app.key("turn")
    app.page.wait_for_selector(".room-meter:not(.turned)")
    assert app.page.is_visible(".quiet-figures")


def test_position_and_rate_are_always_on_the_face(window):
    for options in [PORTRAIT, LANDSCAPE, {"viewport": {"width": 1280, "height": 800}}, {"viewport": {"width": 360, "height": 640}}]:
        app = window(**options).choose("es-barcelona")
        app.demo(10)
        lit = app.page.locator(".lamp-on:visible")
        assert lit.all_inner_texts() == ["HIRED"]
        words = app.page.locator(".rate-line:visible, .rate-words:visible")
        assert words.count() == 1 and "rate" in words.first.inner_text(), options
        for window_ in app.page.locator(".window:visible").all():
            assert window_.locator(".window-label").inner_text().strip()
        app.context.close()


@pytest.mark.parametrize(
    "city, moment, said",
    [
        # The 12th of October 2026, a Monday, in Barcelona: 23:00 and 13:00, and the same hours of the next day.
        ("es-barcelona", 1_791_838_800, "night rate, National Day"),
        ("es-barcelona", 1_791_802_800, "holiday rate: National Day"),
        ("es-barcelona", 1_791_925_200, "night rate"),
        ("es-barcelona", 1_791_889_200, "day rate"),
        # The 28th of June 2026, a Sunday, after midnight in Warsaw.
        ("pl-warszawa", 1_782_601_200, "night rate"),
    ],
)
def test_the_rate_of_the_hour_says_why(window, city, moment, said):
    app = window(script=real_app.at_noon(moment)).choose(city)
    words = app.page.locator(".rate-line:visible").inner_text()
    assert [line for line in re.split(r"[\n·]+", words) if line.strip() == said], words


def test_every_lamp_and_segment_is_lit_at_power_on(window):
    app = window(**LANDSCAPE).open("#/cities")
    app.page.click('[data-key=city][data-value="us-nyc"]')
    app.page.wait_for_selector(".lamp-test")
    app.until("Number(getComputedStyle(document.querySelector('#window-fare .ghost')).opacity) > 0.9")
    assert style(app.page, ".lamp-hired", "backgroundColor") == "rgb(255, 185, 46)"
    app.page.wait_for_selector(".lamp-test", state="detached", timeout=5000)
    assert float(style(app.page, "#window-fare .ghost", "opacity")) == pytest.approx(0.075)


def test_the_colon_changes_twice_a_second_where_it_can_be_seen(window):
    app = window(**LANDSCAPE).choose("us-nyc")
    # Its clock is moved by hand, so that no busy machine can miss a change.
    seen = app.page.evaluate(
        """() => {
          const colon = document.querySelector('.colon');
          const [blink] = colon.getAnimations();
          return [0, 499, 501, 999, 1001, 1499, 1501, 1999].map((time) => {
            blink.currentTime = time;
            return Number(getComputedStyle(colon).opacity);
          });
        }"""
    )
    assert seen == [1, 1, 0, 0] * 2
    running = "document.getAnimations().filter((one) => one.animationName === 'blink').length"
    assert app.page.evaluate(running) == 1
    app.page.set_viewport_size({"width": 390, "height": 844})
    app.page.wait_for_timeout(300)
    assert app.page.evaluate(running) == 0, "no one can see it"


@pytest.mark.parametrize("how", ["reduced motion", "setting"])
def test_without_glow_and_motion_nothing_is_lost(window, how):
    options = {"reduced_motion": "reduce"} if how == "reduced motion" else {}
    app = window(**LANDSCAPE, **options)
    if how == "setting":
        settings(app, "lively")
    app.choose("us-nyc")
    app.demo(60)
    app.page.wait_for_timeout(1500)
    assert app.page.evaluate("document.getAnimations().filter((one) => one.playState === 'running').length") == 0
    for layer in ["bloom", "core"]:
        assert style(app.page, f"#window-fare .{layer}", "display") == "none"
    assert style(app.page, "#window-fare .lit", "display") != "none"
    assert float(app.fare()) > 3


def test_a_printed_face_is_black_on_white(window):
    app = window(**PORTRAIT).choose("us-nyc")
    app.demo(10)
    app.page.emulate_media(media="print")
    assert style(app.page, "#window-fare .lit", "fill") == "rgb(0, 0, 0)"
    assert style(app.page, "#window-fare .bloom", "display") == "none"
    assert style(app.page, "#window-fare", "backgroundImage") == "none"


def test_a_pressed_key_goes_down_by_a_pixel_and_darker_by_14_percent(window):
    app = window(**LANDSCAPE).choose("us-nyc")
    app.page.hover("#key-start")
    app.page.mouse.down()
    app.page.wait_for_timeout(250)
    assert style(app.page, "#key-start", "transform") == "matrix(1, 0, 0, 1, 0, 1)"
    assert style(app.page, "#key-start", "filter") == "brightness(0.86)"
    app.page.mouse.up()


def test_sounds_and_vibration_are_off_until_they_are_wanted(window):
    app = window(script=ASKED + real_app.at_noon(), permissions=["geolocation"]).choose("us-nyc")
    app.demo(60)
    app.page.click("#key-pause")
    app.wait_for("paused")
    asked = app.page.evaluate("asked")
    assert [one for one in asked if not one.startswith(("awake", "asleep"))] == []
    settings(app, "sounds", "vibrate")
    app.open("#/meter")
    app.page.evaluate("asked.length = 0")
    app.page.click("#key-pause")
    app.wait_for("hired")
    app.until("asked.filter((one) => one === 'sound 50 ms').length > 1")
    asked = app.page.evaluate("asked")
    assert asked[:2] == ["vibrate 15", "sound 18 ms"], asked


def test_the_screen_is_kept_on_while_the_meter_runs(window):
    app = window(script=ASKED + real_app.at_noon()).choose("us-nyc")
    assert app.page.evaluate("asked") == []
    app.demo(1)
    assert app.page.evaluate("asked") == ["awake screen"]
    app.page.click("#key-stop")
    app.wait_for("topay")
    assert app.page.evaluate("asked") == ["awake screen", "asleep"]


def test_the_face_fills_the_screen_by_a_key(window):
    app = window(**LANDSCAPE).choose("us-nyc")
    app.key("fill-screen")
    app.until("document.fullscreenElement === document.documentElement")
    app.page.wait_for_selector('[data-key=fill-screen][aria-label="Leave full screen"]')
    app.key("fill-screen")
    app.until("document.fullscreenElement === null")
    app.page.wait_for_selector('[data-key=fill-screen][aria-label="Full screen"]')


WHEELS = """() => [...document.querySelectorAll('#window-fare .wheel')].map((wheel) =>
  new DOMMatrix(getComputedStyle(wheel).transform).f / -100)"""


def test_the_wheels_roll_and_stand_at_the_fare(window):
    app = window(script=real_app.at_noon(), **LANDSCAPE)
    app.open("#/settings")
    app.key("skin", "drums")
    app.choose("es-barcelona")
    app.demo(10)
    # A frame of the page for each position of the last two wheels while they roll.
    seen = app.page.evaluate(
        """() => new Promise((done) => {
          const positions = [];
          let left = 300;
          const look = () => {
            const wheels = [...document.querySelectorAll('#window-fare .wheel')].map((wheel) =>
              new DOMMatrix(getComputedStyle(wheel).transform).f / -100);
            positions.push(wheels);
            left -= 1;
            if (left > 0) requestAnimationFrame(look);
            else done(positions);
          };
          look();
        })"""
    )
    between = [wheels for wheels in seen if abs(wheels[-1] - round(wheels[-1])) > 0.02]
    assert len(between) > 10, "they roll"
    for wheels in seen:
        for wheel, right in zip(wheels, wheels[1:]):
            if abs(wheel - round(wheel)) > 0.02:
                assert right > 8.9, wheels
    app.page.click("#key-pause")
    app.wait_for("paused")
    app.page.wait_for_timeout(1200)
    digits = "".join(str(round(wheel)) for wheel in app.page.evaluate(WHEELS))
    assert int(digits) == round(100 * float(app.fare()))


@pytest.mark.parametrize("skin", ["led-red", "led-amber", "led-green", "vfd", "lcd", "drums"])
def test_every_skin_stands_on_the_same_geometry(window, skin):
    app = window(script=real_app.at_noon(), **LANDSCAPE)
    app.open("#/settings")
    app.key("skin", skin)
    app.choose("us-nyc")
    app.page.wait_for_timeout(100)
    boxes = [app.page.evaluate(BOX, f"#window-{name}") for name in ["fare", "extras", "rate", "clock"]]
    plain = window(script=real_app.at_noon(), **LANDSCAPE).choose("us-nyc")
    same = [plain.page.evaluate(BOX, f"#window-{name}") for name in ["fare", "extras", "rate", "clock"]]
    assert boxes == same
