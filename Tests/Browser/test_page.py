"""What the page does around the engine, in a real browser: patching, storing, recovering, working offline."""

import json
import pathlib
import re
import unittest

import pytest
import site_files as site

SCRIPT_ENGINE = (pathlib.Path(__file__).parent / "script_engine.js").read_bytes()


@pytest.fixture(scope="class")
def module_page(request, browser):
    """A page of the site's origin without the app: only the module under test is loaded."""
    with site.serve() as address:
        request.cls.page = browser.new_page()
        request.cls.page.goto(address + "precache.json")
        yield
        request.cls.page.context.close()


@pytest.mark.usefixtures("module_page")
class PatchTests(unittest.TestCase):
    def patch(self, *screens, before=""):
        return self.page.evaluate(
            """async ([screens, before]) => {
              document.body.innerHTML = '<div id="root"></div>';
              const { patch } = await import('/some/place/patch.js');
              const root = document.getElementById('root');
              patch(root, screens[0]);
              const first = new Map([...root.querySelectorAll('[id]')].map((node) => [node.id, node]));
              (0, eval)(before);
              for (const screen of screens.slice(1)) patch(root, screen);
              return {
                html: root.innerHTML,
                same: [...root.querySelectorAll('[id]')].filter((node) => first.get(node.id) === node).map((node) => node.id),
                focus: document.activeElement.id,
                value: document.activeElement.value,
                selection: document.activeElement.selectionStart,
              };
            }""",
            [list(screens), before],
        )

    def test_only_what_differs_is_touched(self):
        seen = self.patch('<p id="a" class="x">1</p><p id="b">2</p>', '<p id="a" lang="es">1</p><p id="b">3</p>')
        self.assertEqual(seen["html"], '<p id="a" lang="es">1</p><p id="b">3</p>')
        self.assertEqual(seen["same"], ["a", "b"])

    def test_keyed_elements_move_and_go(self):
        seen = self.patch(
            '<ul><li id="a">a</li><li id="b">b</li><li id="c">c</li></ul>',
            '<ul><li id="c">c</li><li id="d">d</li><li id="a">a</li></ul>',
        )
        self.assertEqual(seen["html"], '<ul><li id="c">c</li><li id="d">d</li><li id="a">a</li></ul>')
        self.assertEqual(seen["same"], ["c", "a"])

    def test_a_focused_field_keeps_its_text_and_selection(self):
        seen = self.patch(
            '<p>x</p><input id="f" value="">',
            '<input id="f" value="engine"><p>y</p>',
            before="const f = document.getElementById('f'); f.focus(); f.value = 'mine'; f.setSelectionRange(2, 2)",
        )
        self.assertEqual((seen["focus"], seen["value"], seen["selection"]), ("f", "mine", 2))

    def test_a_moved_button_keeps_the_focus(self):
        seen = self.patch(
            '<b id="a">a</b><button id="k">k</button>',
            '<button id="k">k</button><b id="a">a</b>',
            before="document.getElementById('k').focus()",
        )
        self.assertEqual(seen["focus"], "k")

    def test_nothing_changes_while_a_text_is_composed(self):
        before = "dispatchEvent(new CompositionEvent('compositionstart'))"
        self.assertEqual(self.patch("<i>1</i>", "<i>2</i>", before=before)["html"], "<i>1</i>")
        self.page.evaluate("dispatchEvent(new CompositionEvent('compositionend'))")
        self.assertEqual(self.page.inner_html("#root"), "<i>2</i>")

    def test_numbers_become_custom_properties(self):
        seen = self.patch('<p data-var-lit="red" data-var-x="1"></p>', '<p data-var-lit="blue"></p>')
        self.assertEqual(seen["html"], '<p data-var-lit="blue" style="--lit: blue;"></p>')

    def test_drawings_stay_drawings(self):
        drawn = self.patch('<svg viewBox="0 0 1 1"></svg>', '<svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>')
        self.assertIn("<path", drawn["html"])
        space = self.page.evaluate("document.querySelector('path').namespaceURI")
        self.assertEqual(space, "http://www.w3.org/2000/svg")

    def test_hostile_text_stays_text(self):
        seen = self.patch("<p>x</p>", "<p>&lt;img src=x onerror=alert(1)&gt;</p>")
        self.assertEqual(seen["html"], "<p>&lt;img src=x onerror=alert(1)&gt;</p>")


@pytest.mark.usefixtures("module_page")
class ReaderTests(unittest.TestCase):
    def test_a_track_is_read_with_its_speeds(self):
        points = self.page.evaluate(
            """async () => (await import('/some/place/rooms/gpx.js')).points(`<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">
              <trk><trkseg><trkpt lat="52.5" lon="13.4"><time>2026-01-01T00:00:00.500Z</time><speed>3.5</speed></trkpt>
              <trkpt lat="x" lon="1"/><trkpt lat="52.6" lon="13.5"><time>2026-01-01T00:00:01</time></trkpt></trkseg></trk></gpx>`)"""
        )
        self.assertEqual(points[0], {"lat": 52.5, "lon": 13.4, "time": 1767225600500, "speed": 3.5})
        self.assertEqual(points[1], {"lat": None, "lon": None, "time": None, "speed": None})
        self.assertEqual(points[2], {"lat": 52.6, "lon": 13.5, "time": 1767225601000, "speed": None})
        self.assertEqual(len(points), 3)

    def test_what_is_no_track_is_refused(self):
        for text in ["", "<gpx", "<kml/>", "{}"]:
            read = self.page.evaluate("async (t) => (await import('/some/place/rooms/gpx.js')).points(t)", text)
            self.assertIsNone(read, text)

    def test_the_lines_that_kill_are_found(self):
        for lines, bad in [("habc", ""), ("habXc", "X"), ("hXaYbX", "XYX"), ("Xab", "Xab")]:
            found = self.page.evaluate(
                """async (text) => {
                  const { sound } = await import('/some/place/recovery.js');
                  const found = await sound([...text], async (lines) => !lines.some((l) => 'XY'.includes(l)));
                  return [found.rest.join(''), found.bad.join('')];
                }""",
                lines,
            )
            self.assertEqual(found[1], bad, lines)


class PrecacheTests(unittest.TestCase):
    def test_every_file_of_the_page_is_kept_for_later(self):
        kept = set(json.loads((site.WEB / "precache.json").read_text())["files"])
        there = {str(path.relative_to(site.WEB)) for path in site.WEB.rglob("*") if path.is_file()}
        # The pages of a dispatcher come from the server that has one.
        there = {name for name in there if not name.startswith(("screenshot-", "dispatch/"))}
        self.assertEqual(kept - {"./", "app.wasm"}, there - {"app.wasm", "service-worker.js", "precache.json"})


class PreloadTests(unittest.TestCase):
    def test_every_script_is_asked_for_at_once(self):
        page = (site.WEB / "index.html").read_text()
        asked = set(re.findall(r'<link rel="modulepreload" href="([^"]+)">', page))
        # What a script asks for only when it is wanted comes then.
        needed, new = set(), {"boot.js"}
        while new:
            needed |= new
            new = {
                name
                for script in new
                for name in re.findall(r'^(?:import|export)\b[^;()]*?"\./([\w-]+\.js)"', (site.WEB / script).read_text(), re.M)
            } - needed
        self.assertEqual(asked, needed - {"boot.js"})


class HostTests(unittest.TestCase):
    @pytest.fixture(autouse=True)
    def opened(self, browser):
        with site.serve({"engine.js": SCRIPT_ENGINE}) as self.address:
            self.context = browser.new_context()
            self.page = self.open()
            yield
            self.context.close()

    def open(self):
        page = self.context.new_page()
        self.errors = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda message: message.type == "error" and self.errors.append(message.text))
        page.goto(self.address)
        page.wait_for_selector("#lines")
        return page

    def lines(self):
        return self.page.inner_text("#lines")

    def press(self, key):
        self.page.click(f"#{key}")
        self.page.wait_for_timeout(80)

    def test_the_page_starts_without_a_complaint(self):
        self.assertEqual(self.errors, [])
        boot = self.page.evaluate("seen[0]")
        self.assertEqual(boot["event"], "boot")
        self.assertIsNone(boot["log"])
        self.assertTrue(boot["secure"])

    def test_a_key_is_kept_when_the_page_is_loaded_again(self):
        self.press("start")
        self.press("start")
        self.assertEqual(self.page.evaluate("seen.filter((e) => e.event === 'stored').map((e) => e.token)"), [7, 7])
        self.page.reload()
        self.page.wait_for_selector("#lines")
        self.assertEqual(self.page.evaluate("seen[0].log"), "line 1\nline 2\n")
        self.assertEqual(self.lines(), "2")

    def test_a_trap_costs_the_event_alone(self):
        self.press("start")
        self.press("trap")
        self.press("start")
        self.assertEqual(self.lines(), "2")
        told = self.page.evaluate("seen.find((e) => e.event === 'recovered')")
        self.assertEqual(told["dropped"].count('"trap"'), 1)
        self.assertEqual(self.page.evaluate("seen.filter((e) => e.event === 'recovered').length"), 1)

    def test_a_log_that_kills_loses_the_line_that_does(self):
        self.press("start")
        self.press("poison")
        self.page.reload()
        self.page.wait_for_selector("#lines")
        self.page.wait_for_timeout(150)
        told = self.page.evaluate("seen.find((e) => e.event === 'recovered')")
        self.assertEqual(told["dropped"], "poison")
        self.assertEqual(self.lines(), "2")
        self.page.reload()
        self.page.wait_for_selector("#lines")
        self.assertEqual(self.page.evaluate("seen[0].log"), "line 1\nafter\n")

    def test_a_refused_position_says_so(self):
        self.press("watch")
        self.page.wait_for_timeout(200)
        kinds = self.page.evaluate("seen.filter((e) => e.event === 'position-error').map((e) => e.kind)")
        self.assertEqual(kinds, ["denied"])

    def test_positions_arrive_with_both_times(self):
        self.context.grant_permissions(["geolocation"])
        self.context.set_geolocation({"latitude": 40.7, "longitude": -74.0, "accuracy": 5})
        self.press("watch")
        self.page.wait_for_timeout(300)
        fix = self.page.evaluate("seen.find((e) => e.event === 'fix')")
        self.assertEqual((fix["lat"], fix["lon"], fix["accuracy"], fix["speed"]), (40.7, -74.0, 5, None))
        self.assertLess(abs(fix["now"] - fix["time"]), 2000)

    def test_a_second_page_takes_the_ride_over(self):
        self.press("start")
        second = self.open()
        self.page.wait_for_timeout(100)
        self.assertEqual(self.page.evaluate("seen.filter((e) => e.event === 'taken').length"), 1)
        self.press("start")
        second.reload()
        second.wait_for_selector("#lines")
        self.assertEqual(second.inner_text("#lines"), "1")

    def test_the_second_visit_needs_no_network(self):
        self.page.evaluate("navigator.serviceWorker.ready")
        self.page.wait_for_timeout(300)
        self.context.set_offline(True)
        self.page.goto(self.address + "?again")
        self.page.wait_for_selector("#lines")
        self.press("start")
        self.assertEqual(self.lines(), "1")
