"""The watch that every window is under notices what it is there for, and then fails the test."""

import socket

import pytest
from watch import everywhere

PLANTED = {
    "policy": "document.body.innerHTML += '<p style=\"color: red\">red</p>'",
    "policy: script": "document.head.append(Object.assign(document.createElement('script'), { textContent: '0' }))",
    "policy: connect": "fetch('https://elsewhere.example/').catch(() => {})",
    "policy: img": "document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/dot.png' }))",
    "console": "console.error('planted')",
    "uncaught": "setTimeout(() => { throw new Error('planted') })",
    # What the policy would not stop.
    "foreign: http://127.0.0.1:9": "location = 'http://127.0.0.1:9/planted'",
}


@pytest.mark.parametrize("kind", PLANTED)
def test_a_planted_fault_fails_the_test_in_which_it_happens(window, kind):
    app = window().open()
    everywhere.check()
    app.page.evaluate(f"() => {{ {PLANTED[kind]} }}")
    app.page.wait_for_timeout(300)
    app.context.close()
    with pytest.raises(AssertionError, match=kind.split(": ")[-1] if "foreign" not in kind else kind):
        everywhere.check()


def test_the_policy_holds_the_service_worker_too(window):
    app = window().open()
    app.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    [worker] = app.context.service_workers
    with socket.create_server(("127.0.0.1", 0)) as other:
        other.settimeout(0.5)
        ask = "(port) => fetch(`http://127.0.0.1:${port}/`, { mode: 'no-cors' }).then(() => 'answered', () => 'refused')"
        assert worker.evaluate(ask, other.getsockname()[1]) == "refused"
        with pytest.raises(TimeoutError):
            other.accept()


def test_a_browser_that_a_test_makes_for_itself_is_under_watch_too(browser, server):
    page = browser.new_page()
    page.goto(server.address)
    page.evaluate("console.error('planted')")
    page.wait_for_timeout(100)
    page.context.close()
    with pytest.raises(AssertionError, match="planted"):
        everywhere.check()
