"""Costs of the meter's face in Chromium: a roll of the drums, and what an eight hours' ride leaves in memory."""

import statistics

import page
from page import drives, real_app

ROLLS = 24
HOURS = 8

# The engine's memory, which no file of the page hands out.
MEMORY = """
  const instantiate = WebAssembly.instantiate.bind(WebAssembly);
  WebAssembly.instantiate = async (...given) => {
    const made = await instantiate(...given);
    globalThis.engineMemory = () => made.exports.memory.buffer.byteLength;
    return made;
  };
"""


def measure():
    """Milliseconds and bytes by name."""
    with page.visit() as (browser, server):
        still, lively = [rolls(browser, server, wanted) for wanted in ["false", "true"]]
        return {"still": still, "roll": lively - still, **long_ride(browser, server)}


def busy(session):
    metrics = session.send("Performance.getMetrics")["metrics"]
    return 1000 * next(one["value"] for one in metrics if one["name"] == "TaskDuration")


def rolls(browser, server, lively):
    """What the page's main thread does for each step of the fare on drums, in milliseconds; with rolling or without."""
    context = browser.new_context(viewport={"width": 844, "height": 390}, service_workers="block")
    context.add_init_script(page.RECEIVER)
    app = real_app.App(context.new_page(), server.address)
    app.open("#/settings")
    app.key("skin", "drums")
    app.page.set_checked("#lively", lively == "true")
    app.choose("es-barcelona")
    app.page.click("#key-start")
    app.wait_for("hired")
    session = context.new_cdp_session(app.page)
    session.send("Performance.enable")
    # Each second is a step of the fare and more.
    fixes = list(drives.Drive(drives.BARCELONA, 45, [(ROLLS + 4, 45)]).fixes())
    app.page.evaluate("(fixes) => drive(fixes)", fixes[:4])
    before = busy(session)
    for fix in fixes[4:]:
        app.page.evaluate("(fixes) => drive(fixes)", [fix])
        app.page.wait_for_timeout(450)
    spent = busy(session) - before
    context.close()
    return spent / ROLLS


def long_ride(browser, server):
    """A fix a second for eight hours, as fast as the page takes them."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, service_workers="block")
    context.add_init_script(page.RECEIVER + MEMORY)
    app = real_app.App(context.new_page(), server.address).choose("us-nyc")
    session = context.new_cdp_session(app.page)
    session.send("HeapProfiler.enable")
    app.page.click("#key-start")
    app.wait_for("hired")
    # A minute's town traffic around blocks, again and again.
    minute = [(12, 9), (8, 0), (12, 11), (8, 4), (20, 10)]
    times = []
    drive = drives.Drive(drives.NEW_YORK, 29, minute * 60 * HOURS)
    fixes = list(drive.fixes())
    for start in range(0, len(fixes), 600):
        times.append(statistics.median(app.page.evaluate("(fixes) => drive(fixes)", fixes[start : start + 600])))
    session.send("HeapProfiler.collectGarbage")
    heap = session.send("Runtime.getHeapUsage")["usedSize"]
    found = {
        "first": times[0],
        "last": times[-1],
        "engine": app.page.evaluate("engineMemory()"),
        "heap": heap,
        "lines": len(app.stored()),
    }
    context.close()
    return found
