"""From the second visit on nothing but the device is needed."""

import pytest
import real_app

ROOMS = {
    "#/": ".doors",
    "#/meter": ".meter",
    "#/cities": "[data-key=city]",
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


def test_the_second_visit_needs_no_network(lonely):
    own, app = lonely
    app.open()
    app.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    app.page.close()

    own.stop()
    context = app.context
    context.set_offline(True)
    again = real_app.App(context.new_page(), own.address).choose("us-nyc")
    for room, shown in ROOMS.items():
        again.open(room)
        again.page.wait_for_selector(shown)
    again.open("#/meter")
    again.demo_to_its_end()
    again.pay()
    total = again.total()
    assert total == real_app.meter(again.exported(), "us-nyc")["total"]
    # A window that is opened in the middle of nowhere finds the ride again.
    third = real_app.App(context.new_page(), own.address).open("#/receipt")
    assert third.total() == total
