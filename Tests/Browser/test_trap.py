"""When the engine dies the page goes on: it says so, keeps the ride and has a report to export."""

import json
import pathlib

import pytest
import real_app

# Reaches the engine's exports, which no file of the page hands out.
REACH = """
  const instantiate = WebAssembly.instantiate.bind(WebAssembly);
  WebAssembly.instantiate = async (...given) => {
    const { exports } = await instantiate(...given);
    const dispatch = (...event) => {
      const plant = globalThis.plant;
      globalThis.plant = null;
      if (plant === 'throw') throw new WebAssembly.RuntimeError('unreachable');
      if (plant === 'memory') new Uint8Array(exports.memory.buffer).fill(0xff);
      return exports.dispatch(...event);
    };
    return { exports: { ...exports, dispatch } };
  };
"""


@pytest.mark.parametrize("plant", ["throw", "memory"])
def test_a_trap_in_a_ride_is_told_and_keeps_the_ride(window, plant):
    app = window(script=REACH + real_app.at_noon()).choose("us-nyc")
    app.demo(10)
    app.page.wait_for_timeout(2500)
    before = app.stored()
    fare = app.fare()
    app.page.evaluate("(plant) => { globalThis.plant = plant }", plant)
    assert app.notice("recovered").startswith("Flagfall had to restart")
    app.wait_for("hired")
    assert float(app.fare()) >= float(fare)
    assert app.stored()[: len(before)] == before

    with app.page.expect_download() as coming:
        app.key("export-report")
    report = json.loads(pathlib.Path(coming.value.path()).read_text())
    assert len(report["dropped"]) == 1 and json.loads(report["dropped"][0])["event"] == "tick"
    assert report["log"][: len(before)] == before
    app.page.click("#recovered-notice [data-key=dismiss]")
    app.page.wait_for_selector("#recovered-notice", state="detached")

    app.skip(real_app.DEMO_SECONDS / 10)
    app.wait_for("topay", 30)
    app.pay()
    assert app.total() == real_app.meter(app.exported(), "us-nyc")["total"]
