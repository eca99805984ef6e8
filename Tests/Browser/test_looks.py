"""Every screen on every size and in all colours: whole, readable, without a barrier to anybody; and its picture."""

import os
import pathlib

import look
import pytest
import real_app
import screens
from axe_playwright_python.sync_playwright import Axe

PICTURES = os.environ.get("FLAGFALL_SCREENSHOTS")

PHONE = {"device_scale_factor": 2, "is_mobile": True, "has_touch": True}
SIZES = {
    "portrait": {"viewport": {"width": 390, "height": 844}, **PHONE},
    "landscape": {"viewport": {"width": 844, "height": 390}, **PHONE},
    "desktop": {"viewport": {"width": 1280, "height": 800}},
}
COLOURS = {
    "light": {"color_scheme": "light"},
    "dark": {"color_scheme": "dark"},
    "contrast": {"color_scheme": "light", "contrast": "more"},
}

# Layout does not depend on colours: not every pair is gone through where no pictures are wanted.
PAIRS = [("portrait", "light"), ("portrait", "dark"), ("landscape", "dark"), ("desktop", "contrast")]
if PICTURES:
    PAIRS = [(size, colours) for size in SIZES for colours in COLOURS]

# What is worse than these is a barrier to somebody.
BEARABLE = {"minor", "moderate", None}


def barriers(page, name):
    """What axe finds."""
    for violation in Axe().run(page).response["violations"]:
        if violation["impact"] not in BEARABLE:
            places = ", ".join(" ".join(node["target"]) for node in violation["nodes"][:4])
            yield f"{name}: {violation['impact']}: {violation['help']} ({places})"


def take_picture(page, name):
    if PICTURES:
        # What is on its way has come.
        page.wait_for_timeout(350)
        page.screenshot(path=pathlib.Path(PICTURES) / f"{name}.png")


@pytest.mark.parametrize("size, colours", PAIRS)
def test_every_screen_is_whole_and_without_a_barrier(window, size, colours, tmp_path):
    app = window(script=screens.SCRIPT, permissions=["geolocation"], **SIZES[size], **COLOURS[colours])
    faults = []
    for number, name in enumerate(screens.walk(app, tmp_path)):
        if not name.startswith(("rides", "delete")) and app.page.evaluate("scrollY") > 0:
            faults.append(f"{name}: it opens scrolled down")
        faults += look.faults(app.page, name)
        faults += barriers(app.page, name)
        take_picture(app.page, f"{size}-{colours}-{number:02}-{name}")
    assert not faults, "\n".join(faults)


SKINS = ["led-red", "led-amber", "led-green", "vfd", "lcd", "drums"]


@pytest.mark.parametrize("skin", SKINS)
def test_the_meter_is_whole_in_every_skin(window, skin):
    app = window(script=screens.SCRIPT).open("#/settings")
    app.key("skin", skin)
    app.choose("es-barcelona")
    app.demo(1)
    app.key("notify-fare", "false")
    app.skip(150)
    app.until("(({ dataset }) => dataset.now - dataset.from > 100_000)(document.querySelector('[role=timer]'))")
    faults = []
    for size, options in SIZES.items():
        app.page.set_viewport_size(options["viewport"])
        faults += look.faults(app.page, "meter-hired")
        take_picture(app.page, f"skin-{skin}-{size}")
    faults += barriers(app.page, "meter-hired")
    assert not faults, "\n".join(faults)


PLANTED = """
  const plant = (html) => {
    const holder = document.createElement('div');
    holder.innerHTML = html;
    document.querySelector('main').append(holder);
    return holder.firstElementChild;
  };
  plant('<p>tiny</p>').style.fontSize = '9px';
  Object.assign(plant('<svg viewBox="0 0 200 20"><text y="15" font-size="20">drawn tiny</text></svg>').style, { width: '100px' });
  const wide = plant('<p>wide</p>');
  wide.style.width = '3000px';
  document.getElementById('app').append(wide);
  Object.assign(plant('<p>a word that is cut</p>').style, { width: '30px', overflow: 'hidden', whiteSpace: 'nowrap' });
  Object.assign(plant('<p>laid over</p>').style, { position: 'fixed', top: '300px', left: '20px' });
  Object.assign(plant('<p>laid under</p>').style, { position: 'fixed', top: '300px', left: '20px' });
  plant('<button></button>');
  document.getElementById('failed').hidden = false;
  Object.assign(document.getElementById('key-start').style, { transition: 'none', transform: 'translateY(2000px)' });
  document.getElementById('window-fare').style.width = '30px';
"""


def test_the_look_notices_planted_faults(window, monkeypatch):
    # They are looked at once: a screen that is drawn anew loses them.
    monkeypatch.setattr(look, "PATIENCE", 0)
    # The screen changes with the minute, and would take the plants away.
    app = window(script=real_app.at_noon()).choose("us-nyc")
    notch = {"top": 200, "right": 0, "bottom": 0, "left": 0}
    app.page.evaluate(f"() => {{ {PLANTED} }}")
    found = look.faults(app.page, "meter", notch) + list(barriers(app.page, "meter"))
    for fault in [
        "9px: tiny", "10.0px: drawn tiny", "runs over", "cut off: a word", "laid over / laid under", "under the notch", "Buttons must have",
        "cannot start", "key-start", "% of the width",
    ]:  # fmt: skip
        assert any(fault in one for one in found), (fault, found)
