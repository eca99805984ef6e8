"""The watch that every window is under notices what it is there for."""

import re

import pytest
from watch import Watch

PLANTED = {
    "policy": "document.body.innerHTML += '<p style=\"color: red\">red</p>'",
    "console": "console.error('planted')",
    "uncaught": "setTimeout(() => { throw new Error('planted') })",
    "foreign": "location = 'http://127.0.0.1:9/planted'",  # What the policy would not stop.
}


@pytest.mark.parametrize("kind", PLANTED)
def test_the_watch_notices_a_planted_fault(browser, server, kind):
    watch = Watch(server.address)
    context = watch.over(browser.new_context())
    page = context.new_page()
    page.goto(server.address)
    page.wait_for_selector("#app > .room")
    assert watch.complaints == []
    page.evaluate(f"() => {{ {PLANTED[kind]} }}")
    page.wait_for_timeout(300)
    context.close()
    assert any(re.search(rf"{kind}: ", complaint) for complaint in watch.complaints), watch.complaints
