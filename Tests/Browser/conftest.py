"""What the browser tests of the real app have in common: a server, a browser, windows that are watched."""

import contextlib

import pytest
from playwright.sync_api import sync_playwright

import real_app
from watch import Watch


# One a file: the tests of the page alone bring a browser of their own, and there can be one at a time.
@pytest.fixture(scope="module")
def playwright():
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="module")
def browser(playwright):
    flags = real_app.FLAGS + [f"--host-resolver-rules=MAP {real_app.INSECURE_NAME} 127.0.0.1"]
    running = playwright.chromium.launch(executable_path=real_app.CHROMIUM, args=flags)
    yield running
    running.close()


@pytest.fixture(scope="module")
def server():
    running = real_app.Server()
    yield running
    running.stop()


@pytest.fixture
def watch(server):
    """Fails the test when a page broke the policy, told an error or asked anyone else for anything."""
    watching = Watch(server.address)
    yield watching
    assert watching.complaints == []


@pytest.fixture
def window(browser, server, watch):
    """Makes windows on the app, each with a store of its own."""
    with contextlib.ExitStack() as opened:

        def make(address=None, script=None, **options):
            options = {"viewport": {"width": 390, "height": 844}, "locale": "en-US", **options}
            context = watch.over(browser.new_context(**options))
            opened.callback(context.close)
            if script:
                context.add_init_script(script)
            return real_app.App(context.new_page(), address or server.address)

        yield make
