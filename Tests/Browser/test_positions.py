"""Without positions the app says why, and what can be done instead."""

import itertools
import re

import drives
import real_app

# A receiver that neither gives a position nor says why.
SILENT = "navigator.geolocation.watchPosition = () => 1"


def gives(app, retry=True):
    """The notice offers the demo ride, a file and, where it may help, another try."""
    keys = app.page.eval_on_selector_all("#position-notice [data-key]", "all => all.map((one) => one.dataset.key)")
    assert set(keys) == {"demo", "open-file"} | ({"retry-position"} if retry else set())


def demo_runs(app):
    app.page.click("#position-notice [data-key=demo]")
    app.wait_for("hired")
    app.page.wait_for_selector("#position-notice", state="detached")
    app.page.wait_for_timeout(1500)
    assert any('"fix"' in line for line in app.stored())


def test_refused_positions_are_told(window):
    app = window().choose("us-nyc")
    app.page.click("#key-start")
    assert app.notice("position").startswith("Location is blocked for this page.")
    gives(app)
    demo_runs(app)


def test_unavailable_positions_are_told(window):
    app = window(permissions=["geolocation"]).choose("us-nyc")
    # An override without a place is a device that cannot tell.
    app.put({})
    app.page.click("#key-start")
    assert app.notice("position").startswith("This device cannot tell where it is.")
    gives(app)
    demo_runs(app)


def test_a_silent_receiver_is_told_after_ten_seconds(window):
    app = window(script=SILENT + ";" + real_app.at_noon()).choose("us-nyc")
    app.page.click("#key-start")
    app.wait_for("hired")
    app.skip(7)
    app.page.wait_for_timeout(1200)
    assert not app.page.is_visible("#position-notice")
    app.skip(3)
    assert app.notice("position", 5).startswith("No position came in time.")
    gives(app)
    demo_runs(app)


def test_positions_too_poor_to_measure_by_are_told_after_ten_seconds(window):
    app = window(permissions=["geolocation"]).choose("us-nyc")
    app.put({**next(drives.town(drives.NEW_YORK, 29).fixes()), "accuracy": 5000})
    app.page.click("#key-start")
    app.page.wait_for_timeout(8000)
    assert not app.page.is_visible("#position-notice")
    # The notice goes on counting: a busy machine reads it a little later.
    assert re.match("For 1[0-3]\u00a0s no position has been precise enough", app.notice("position", 8))
    gives(app)
    demo_runs(app)


def test_a_page_without_https_says_so_before_start(window, server):
    app = window(address=server.insecure_address).choose("us-nyc")
    assert not app.page.evaluate("isSecureContext")
    assert app.notice("position").startswith("This page was opened without https")
    gives(app, retry=False)
    demo_runs(app)


# The system's clock, which the test sets, is that of positions too.
SET = real_app.at_noon() + """
  const watch = navigator.geolocation.watchPosition.bind(navigator.geolocation);
  navigator.geolocation.watchPosition = (found, ...more) =>
    watch(({ coords, timestamp }) => found({ coords, timestamp: timestamp + ahead }), ...more);
"""


def test_a_clock_that_is_set_back_in_mid_ride_takes_nothing_away(window):
    app = window(script=SET, permissions=["geolocation"]).choose("us-nyc")
    fixes = drives.Drive(drives.NEW_YORK, 29, [(60, 15)]).fixes()

    def drive(seconds):
        for fix in itertools.islice(fixes, seconds):
            app.put(fix)
            app.page.wait_for_timeout(1000)

    app.put(next(fixes))
    app.page.click("#key-start")
    app.wait_for("hired")
    drive(5)
    app.skip(-600)
    drive(8)
    app.page.click("#key-stop")
    app.wait_for("topay")
    told = real_app.meter(app.stored(), "us-nyc")
    assert told["gaps"] == [] and told["waiting_s"] < 3
    assert told["distance_m"] > 12 * 15 * 0.8
