"""A new version of the app comes while a ride goes on, and the ride stays whole."""

import os
import shutil

import drives
import pytest
import real_app


@pytest.fixture
def versions(tmp_path):
    """A server of its own whose page can be changed."""
    web = tmp_path / "Web"
    shutil.copytree(real_app.ROOT / "Web", web)
    kept = os.environ.get("FLAGFALL_WEB")
    os.environ["FLAGFALL_WEB"] = str(web)
    server = real_app.Server()

    def publish(text):
        server.stop()
        with open(web / "style.css", "a") as sheet:
            sheet.write(f"\n:root {{ --version: {text}; }}\n")
        server.start()

    yield server, publish
    server.stop()
    if kept is None:
        del os.environ["FLAGFALL_WEB"]
    else:
        os.environ["FLAGFALL_WEB"] = kept


VERSION = "getComputedStyle(document.documentElement).getPropertyValue('--version')"


def test_a_new_version_never_loses_a_running_ride(versions, window):
    server, publish = versions
    app = window(address=server.address, permissions=["geolocation"]).choose("us-nyc")
    app.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    fixes = iter(drives.Drive(drives.NEW_YORK, 29, [(200, 12)]).fixes())

    def drive(seconds):
        for _ in range(seconds):
            app.put(next(fixes))
            app.page.wait_for_timeout(1000)

    app.put(next(fixes))
    app.page.click("#key-start")
    app.wait_for("hired")
    drive(4)
    publish("two")
    # A second window on the new site finds and fetches the new version, and takes the ride.
    app.page.evaluate("navigator.serviceWorker.getRegistration().then((registration) => registration.update())")
    app.page.reload()
    app.wait_for("hired")
    assert "starts after this ride" in app.notice("version", 20)
    assert app.page.locator("[data-key=start-new-version]").count() == 0
    assert app.page.evaluate(VERSION) != "two"
    drive(3)
    before = app.stored()
    # The page is closed, and opened on the new version: the ride is there to the line.
    context = app.context
    app.page.close()
    app = real_app.App(context.new_page(), server.address).open("#/meter")
    app.wait_for("hired")
    assert app.page.evaluate(VERSION) == "two"
    assert app.stored()[: len(before)] == before
    drive(3)
    app.page.click("#key-stop")
    app.wait_for("topay")
    app.pay()
    assert app.total() == real_app.meter(app.exported(), "us-nyc")["total"]


def test_a_new_version_is_started_by_its_key_when_no_ride_goes_on(versions, window):
    server, publish = versions
    app = window(address=server.address, script=real_app.at_noon()).choose("us-nyc")
    app.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    app.demo_to_its_end()
    app.pay()
    total = app.total()
    publish("three")
    app.page.reload()
    app.page.wait_for_selector(".paper-total")
    app.notice("version", 20)
    with app.page.expect_navigation():
        app.key("start-new-version")
    app.page.wait_for_selector(".paper-total")
    assert app.page.evaluate(VERSION) == "three"
    assert app.total() == total
