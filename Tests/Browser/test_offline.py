"""From the second visit on nothing but the device is needed, wherever the app lies on its host."""

import pytest
import real_app
import screens
import site_files

ROOMS = {
    "#/": ".doors",
    "#/meter": ".meter",
    "#/meter/de-berlin": ".meter",
    "#/cities": "[data-key=city]",
    "#/rides": "[data-key=import-rides]",
    "#/developer": "[data-key=open-replay]",
    "#/settings": "[data-key=skin]",
    "#/about": "main h1, main h2, main p",
}


@pytest.fixture
def lonely(window):
    """A window on a server of its own, which can be stopped."""
    own = real_app.Server()
    yield own, window(address=own.address, script=real_app.at_noon())
    if own.process.poll() is None:
        own.stop()


def is_kept(app):
    """Waits until the browser has kept everything."""
    app.page.evaluate("navigator.serviceWorker.ready.then(() => true)")


def go_through_every_room(app):
    """With a ride of the demo that is paid and kept; answers its total."""
    app.choose("us-nyc")
    for room, shown in ROOMS.items():
        app.open(room)
        app.page.wait_for_selector(shown)
    app.choose("us-nyc")
    app.demo_to_its_end()
    app.pay()
    total = app.total()
    app.page.wait_for_selector("img.drawn-receipt", timeout=20_000)
    for room, answer in screens.ANSWERS.items():
        app.open(f"#/{room}")
        app.page.wait_for_selector(answer, timeout=20_000)
    app.open("#/receipt")
    assert total == real_app.meter(app.exported(), "us-nyc")["total"]
    return total


def test_the_second_visit_needs_no_network(lonely):
    own, app = lonely
    app.open()
    is_kept(app)
    app.page.close()

    own.stop()
    context = app.context
    context.set_offline(True)
    total = go_through_every_room(real_app.App(context.new_page(), own.address))
    # A window that is opened in the middle of nowhere finds the ride again.
    third = real_app.App(context.new_page(), own.address).open("#/receipt")
    assert third.total() == total


def test_nor_does_it_below_any_folder_of_any_host(window):
    with site_files.serve(folder=real_app.SITE) as address:
        app = window(address=address, script=real_app.at_noon()).open()
        is_kept(app)
        app.page.close()
    again = real_app.App(app.context.new_page(), address)
    go_through_every_room(again)
    assert again.page.url.startswith(address)
