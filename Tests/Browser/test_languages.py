"""Every screen in every language, on small phones and desks, with large text and under a notch: nothing is cut."""

import json

import extent
import look
import pytest
import real_app
import screens
from test_looks import take_picture

LANGUAGES = ["en", "es", "de", "pl", "uk", "ja", "pseudo"]

SIZES = {
    "small": (360, 640),
    "portrait": (390, 844),
    "landscape": (844, 390),
    "desktop": (1280, 800),
}
# Other languages than English and the long one are sampled where it is narrow and where it is low.
SAMPLE = extent.times({"small", "landscape"}, set(SIZES))
# Of these only English is looked at.
MORE = {"small-landscape": (667, 375), "large-landscape": (932, 430)}

ACCENTS = dict(zip("aceinorsuyACEINOSU", "áçéíñöŕšûýÅÇÉÎÑØŠÜ"))


def pseudo(text):
    """English 40 % longer: its vowels come twice until it is long enough; names in braces stay."""
    missing = round(0.4 * len(text)) - 2
    made, inside = [], False
    for letter in text:
        inside = (inside or letter == "{") and letter != "}"
        shown = letter if inside else ACCENTS.get(letter, letter)
        twice = not inside and missing > 0 and letter in "aeiou"
        missing -= twice
        made.append(shown * (1 + twice))
    return "[" + "".join(made) + "~" * max(0, missing) + "]"


def pseudo_strings():
    table = json.loads((real_app.ROOT / "Data/strings/en.json").read_text())
    forms = lambda value: [pseudo(text) for text in value.values()] if isinstance(value, dict) else pseudo(value)
    # As a site carries them: in their order, without their keys.
    return json.dumps([forms(value) for value in table.values()], ensure_ascii=False)


def test_the_pseudo_language_is_40_percent_longer():
    for text in ["Pay", "Settings", "Press Start when the ride begins", "To pay: {amount}"]:
        assert len(pseudo(text)) >= 1.35 * len(text), pseudo(text)
    assert "{amount}" in pseudo("To pay: {amount}")


def speaking(window, language, **options):
    """A window that speaks a language."""
    locale = "en-US" if language == "pseudo" else language
    options = {"script": screens.SCRIPT, "permissions": ["geolocation"], "locale": locale, "service_workers": "block", **options}
    app = window(**options)
    if language == "pseudo":
        answer = {"body": pseudo_strings(), "content_type": "application/json"}
        app.context.route("**/data/strings/en.json", lambda route: route.fulfill(**answer))
    return app


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_screen_cuts_its_words(window, language, tmp_path):
    app = speaking(window, language)
    sizes = {size: SIZES[size] for size in SIZES if size in SAMPLE or language in {"en", "pseudo"}}
    if language == "en":
        sizes |= MORE
    faults = []
    for number, name in enumerate(screens.walk(app, tmp_path)):
        for size, (width, height) in sizes.items():
            app.page.set_viewport_size({"width": width, "height": height})
            faults += [f"{size} {fault}" for fault in look.faults(app.page, name)]
            take_picture(app.page, f"{language}-{size}-{number:02}-{name}")
    assert not faults, "\n".join(faults)


# Browsers tell of a new size of letters as of one of the window.
LARGE = "document.documentElement.style.fontSize = '200%'; dispatchEvent(new Event('resize'))"


@pytest.mark.parametrize("language", ["en", "de", "pseudo"])
def test_text_twice_as_large_is_whole_on_every_screen(window, language, tmp_path):
    app = speaking(window, language)
    faults = []
    for name in screens.walk(app, tmp_path):
        for width, height in [(390, 844), (844, 390)]:
            app.page.set_viewport_size({"width": width, "height": height})
            app.page.evaluate(LARGE)
            # The keys are reached by scrolling.
            faults += [f"{width}x{height} {fault}" for fault in look.faults(app.page, name, keys=False)]
            take_picture(app.page, f"large-text-{language}-{width}-{name}")
            app.page.evaluate("document.documentElement.style.fontSize = ''")
    assert not faults, "\n".join(faults)


NOTCHES = {
    (390, 844): {"top": 47, "right": 0, "bottom": 34, "left": 0},
    (844, 390): {"top": 0, "right": 47, "bottom": 21, "left": 47},
}


def test_nothing_is_under_the_notch(window, tmp_path):
    app = speaking(window, "en")
    session = app.page.context.new_cdp_session(app.page)
    faults = []
    for name in screens.walk(app, tmp_path):
        for (width, height), insets in NOTCHES.items():
            app.page.set_viewport_size({"width": width, "height": height})
            session.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
            # A phone that is turned has its notch elsewhere when it tells of its new size.
            app.page.evaluate("dispatchEvent(new Event('resize'))")
            faults += [f"{width}x{height} {fault}" for fault in look.faults(app.page, name, insets)]
            take_picture(app.page, f"notch-{width}-{name}")
        session.send("Emulation.setSafeAreaInsetsOverride", {"insets": {}})
    assert not faults, "\n".join(faults)
