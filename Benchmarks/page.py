"""Times of the page in Chromium: until the meter's first face, and from a fix to the new screen."""

import contextlib
import pathlib
import statistics
import sys

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Tests/Browser"))
import drives  # noqa: E402
import real_app  # noqa: E402

ROUNDS = 7

# Notes when the meter's digits are on the screen: in the document, and a frame painted.
FACE = """
  new MutationObserver((_, observer) => {
    if (!document.querySelector('.meter .display .lit')) return;
    observer.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => { globalThis.face = performance.now(); }));
  }).observe(document, { childList: true, subtree: true });
"""

# A receiver and clocks that the measurement holds in its hand.
RECEIVER = """
  const stopwatch = performance.now.bind(performance);
  const begun = Date.now();
  let ahead = 0;
  Date.now = () => begun + ahead;
  performance.now = () => ahead;
  let give = null;
  navigator.geolocation.watchPosition = (found) => { give = found; return 1; };
  globalThis.drive = async (fixes) => {
    const times = [];
    for (const coords of fixes) {
      ahead += 1000;
      const start = stopwatch();
      give({ coords, timestamp: Date.now() });
      // Behind everything that the fix has set going.
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(0);
      });
      document.body.getBoundingClientRect();
      times.push(stopwatch() - start);
    }
    return times;
  };
"""


@contextlib.contextmanager
def visit():
    """A browser, and a server of the app for it."""
    server = real_app.Server()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=real_app.CHROMIUM, args=real_app.FLAGS)
            yield browser, server
            browser.close()
    finally:
        server.stop()


def measure():
    """Milliseconds and bytes by name."""
    with visit() as (browser, server):
        loads = [first_face(browser, server) for _ in range(ROUNDS)]
        fixes = fix_to_screen(browser, server)
    return {
        "face": statistics.median(load[0] for load in loads),
        "bytes": statistics.median(load[1] for load in loads),
        "fix": statistics.median(fixes),
    }


def first_face(browser, server):
    """A visit to the meter with nothing of the app in any cache but the choice of the city."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, service_workers="block")
    app = real_app.App(context.new_page(), server.address).choose("us-nyc")
    app.page.close()
    page = context.new_page()
    page.add_init_script(FACE)
    session = context.new_cdp_session(page)
    sizes = []
    session.send("Network.enable")
    session.send("Network.clearBrowserCache")
    session.on("Network.loadingFinished", lambda done: sizes.append(done["encodedDataLength"]))
    page.goto(server.address + "#/meter")
    while page.evaluate("globalThis.face ?? null") is None:
        page.wait_for_timeout(20)
    face = page.evaluate("globalThis.face")
    total = sum(sizes)
    context.close()
    return face, total


def fix_to_screen(browser, server):
    """Ten minutes of a live ride, a fix a second, each until its screen is laid out."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, service_workers="block")
    context.add_init_script(RECEIVER)
    app = real_app.App(context.new_page(), server.address).choose("us-nyc")
    app.page.click("#key-start")
    app.wait_for("hired")
    drive = drives.Drive(drives.NEW_YORK, 29, [(60, 9), (20, 0), (40, 14)] * 5)
    times = app.page.evaluate("(fixes) => drive(fixes)", list(drive.fixes()))
    assert float(app.fare()) > 10, "the ride was not measured"
    context.close()
    return times
