"""How long a receipt takes in Chromium from its ride's log to a finished job with its preview."""

import pathlib

import page

ROOT = pathlib.Path(__file__).resolve().parent.parent

# Each other darkness is another job: the receipt is priced, laid out, drawn and packed anew.
SCRIPT = """async ({ log, rounds }) => {
  const { dispatch } = await import("/press.js");
  const { bytes } = await import("/data.js");
  const decoder = new TextDecoder();
  const look = { width: 390, height: 844, dark: false, reducedMotion: false, secure: true, shares: false };
  const queue = [{ event: "open", hash: "#/print", language: "en", units: "city", log, number: 1, ...look }];
  let now = 1_800_000_000_000;
  while (queue.length > 0) {
    const { effects } = await dispatch({ now, ...queue.shift() });
    for (const { effect, path } of effects) {
      if (effect === "load") queue.push({ event: "loaded", path, text: decoder.decode(await bytes(path)) });
    }
  }
  await dispatch({ now, event: "printer", note: "possible", possible: true });
  await dispatch({ now, event: "printer", note: "chosen", id: "x", name: "M110" });
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    const { html } = await dispatch({ now, event: "input", name: "printer-darkness", value: String(1 + round % 8) });
    times.push(performance.now() - begun);
    if (!html.includes("data:image/png")) throw new Error("there is no preview");
  }
  return times.sort((a, b) => a - b)[rounds >> 1];
}"""


def measure():
    """Milliseconds, the median of some."""
    with page.visit() as (browser, server):
        tab = browser.new_page()
        tab.goto(server.address)
        log = (ROOT / "Tests/Fixtures/rides/nyc-rush.ndjson").read_text()
        return tab.evaluate(SCRIPT, {"log": log, "rounds": 31})
