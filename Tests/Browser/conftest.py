"""What the browser tests of the real app have in common: a server, a browser, windows, and the watch over all of them."""

import contextlib

import pytest
import real_app
import watch
from playwright.sync_api import sync_playwright

watch.cover_all_browsers()


@pytest.fixture(autouse=True)
def nothing_goes_wrong():
    """Fails the test when a page broke the policy, told an error or asked anyone else for anything."""
    yield
    watch.everywhere.check()


# Each process of the tests has one Playwright, browser and server; their windows have stores of their own.
@pytest.fixture(scope="session")
def playwright():
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright):
    flags = real_app.FLAGS + [f"--host-resolver-rules=MAP {real_app.INSECURE_NAME} 127.0.0.1"]
    running = playwright.chromium.launch(executable_path=real_app.CHROMIUM, args=flags)
    yield running
    running.close()


@pytest.fixture(scope="session")
def server():
    running = real_app.Server()
    yield running
    running.stop()


@pytest.fixture
def window(browser, server, nothing_goes_wrong):
    """Makes windows on the app, each with a store of its own."""
    with contextlib.ExitStack() as opened:

        def make(address=None, script=None, **options):
            options = {"viewport": {"width": 390, "height": 844}, "locale": "en-US", **options}
            context = browser.new_context(**options)
            opened.callback(context.close)
            if script:
                context.add_init_script(script)
            return real_app.App(context.new_page(), address or server.address)

        yield make


# What the watch saw is told at the end, also by the processes of a run that is spread over the cores.


def pytest_sessionfinish(session):
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["watched"] = [watch.everywhere.contexts, watch.everywhere.requests]


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node):
    for name, more in zip(["contexts", "requests"], getattr(node, "workeroutput", {}).get("watched", [])):
        setattr(watch.everywhere, name, getattr(watch.everywhere, name) + more)


def pytest_terminal_summary(terminalreporter):
    seen = watch.everywhere
    terminalreporter.write_line(f"under watch: {seen.contexts} browser contexts, {seen.requests} requests")
