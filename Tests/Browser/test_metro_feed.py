"""A feed opened in the page, a line by hand, alerts in the air, and all of it without a network."""

import contextlib
import http.server
import json
import subprocess
import threading
import zipfile

import metro
import real_app

# Two lines of a town that is nowhere, with an interchange and one odd row.
FEED = {
    "agency.txt": "agency_id,agency_name,agency_url,agency_timezone\n1,Nowhere Metro,https://example.org/,Europe/Kyiv\n",
    "stops.txt": "stop_id,stop_name,stop_lat,stop_lon\n"
    "a,Alpha,50.40,30.40\nb,\"Beta <b>\",50.41,30.42\nc,Gamma,50.42,30.44\nd,Delta,50.43,30.46\n",
    "routes.txt": "route_id,agency_id,route_short_name,route_long_name,route_type,route_color\nr,1,R,Red,1,D5202A\n",
    "calendar.txt": "service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date\n"
    "w,1,1,1,1,1,1,1,20260101,20271231\n",
    "trips.txt": "route_id,service_id,trip_id,direction_id\n"
    + "".join(f"r,w,f{n},0\nr,w,b{n},1\n" for n in range(60)),
    "stop_times.txt": "trip_id,arrival_time,departure_time,stop_id,stop_sequence\n",
}


def clock(seconds):
    return f"{seconds // 3600:02}:{seconds // 60 % 60:02}:{seconds % 60:02}"


def feed(path):
    rows = FEED["stop_times.txt"]
    for n in range(60):
        for name, stops in [("f", "abcd"), ("b", "dcba")]:
            time = 6 * 3600 + n * 600
            for place, stop in enumerate(stops):
                rows += f"{name}{n},{clock(time)},{clock(time + 20)},{stop},{place + 1}\n"
                time += 20 + 100 + 10 * place
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in {**FEED, "stop_times.txt": rows}.items():
            archive.writestr(name, text)
    return path


def bring(app, path, key="import-network"):
    with app.page.expect_file_chooser() as chooser:
        app.key(key)
    chooser.value.set_files(path)


def test_a_feed_becomes_a_network_in_the_page_as_the_command_makes_it(window, tmp_path):
    path = feed(tmp_path / "nowhere.zip")
    app = metro.opened(window, "#/metro/networks", ".networks")
    bring(app, path)
    app.page.wait_for_selector("#imported-notice")
    details = app.page.inner_text("#imported-notice")
    assert "Nowhere Metro" in details and "found:" in details
    done = subprocess.run(
        [real_app.FLAGFALL, "metro", "import", str(path), "--out", str(tmp_path / "nowhere.json")],
        env=real_app.environment(), capture_output=True, text=True, timeout=60,
    )
    assert done.returncode == 0, done.stderr
    mine = json.loads(metro.kept(app, "metro/network/nowhere"))
    theirs = json.loads((tmp_path / "nowhere.json").read_text())
    # The days of the import are those of two clocks.
    for network in [mine, theirs]:
        del network["checked"], network["sources"]["feed"]["date"]
    assert mine == theirs
    app.open("#/metro")
    metro.choose(app, "Alpha", "Beta")
    app.key("start")
    app.page.wait_for_selector(".ride")
    assert "Beta <b>" in app.page.inner_text("h1")


def test_what_is_no_feed_is_refused_with_its_reason(window, tmp_path):
    app = metro.opened(window, "#/metro/networks", ".networks")
    for name, content, reason in [
        ("cut.zip", b"PK\x03\x04 and nothing more", "zip"),
        ("words.json", b"{\"format\": 7}", "this is format 7"),
        ("empty.json", b"", ""),
    ]:
        (tmp_path / name).write_bytes(content)
        bring(app, tmp_path / name)
        app.until(f"(document.querySelector('#refused-notice')?.textContent ?? '').includes('{name}')")
        assert reason in app.page.inner_text("#refused-notice").lower()
    # The network in use is the one before.
    app.open("#/metro")
    app.page.wait_for_selector(".ends")
    assert app.page.inner_text(".metro-city span") == "Kyiv"


def test_a_line_by_hand_is_ridden(window):
    app = metro.opened(window, "#/metro/line", ".line-stops")
    app.key("save-line")
    app.page.wait_for_selector(".fault")
    app.page.fill("#line-name", "My line")
    for place, (name, minutes) in enumerate([("Home", None), ("Park", "2,5"), ("Work", "3")]):
        if place == 2:
            app.key("add-stop")
            app.page.wait_for_selector("#stop-name\\.2")
        app.page.fill(f"#stop-name\\.{place}", name)
        if minutes:
            app.page.fill(f"#stop-minutes\\.{place}", minutes)
    app.key("save-line")
    app.page.wait_for_selector(".ends")
    metro.choose(app, "Home", "Work")
    app.key("start")
    app.page.wait_for_selector(".ride")
    # 5.5 minutes less the stop where one gets off.
    assert abs(metro.countdown(app) - (330 - 25)) <= 2


def test_without_a_network_the_metro_is_all_there(window):
    own = real_app.Server()
    try:
        app = window(address=own.address, script=real_app.at_noon(metro.MORNING)).open()
        app.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        app.page.close()
        own.stop()
        app.context.set_offline(True)
        again = real_app.App(app.context.new_page(), own.address).open("#/metro")
        again.page.wait_for_selector(".ends")
        metro.choose(again, "Vokzalna", "Lisova")
        again.key("start")
        again.page.wait_for_selector(".ride")
    finally:
        if own.process.poll() is None:
            own.stop()


@contextlib.contextmanager
def siren(told):
    """A feed of alerts as one finds it on the net, which says what it is told to say."""

    class Answer(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200)
            self.end_headers()
            self.wfile.write(json.dumps(told).encode())

        def log_message(self, *_):
            pass

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Answer) as feed:
        threading.Thread(target=feed.serve_forever, daemon=True).start()
        server = real_app.Server("--alerts", f"http://127.0.0.1:{feed.server_port}/")
        try:
            yield server
        finally:
            server.stop()
            feed.shutdown()


def test_alerts_come_through_the_pages_own_server_and_close_what_the_file_says(window):
    with siren({"states": {"м. Київ": {"alertnow": True, "level": "red"}}}) as server:
        app = window(address=server.address, script=real_app.at_noon(metro.MORNING))
        asked = []
        app.page.on("request", lambda request: asked.append(request.url))
        app.open("#/metro/choices")
        app.page.wait_for_selector(".metro-choices")
        assert f"{server.address}alerts" not in asked
        app.key("siren", "true")
        app.until("document.querySelector('.choice-state')?.textContent.includes('level red')")
        assert f"{server.address}alerts" in asked
        app.open("#/metro/ride/ua-kyiv/vydubychi/slavutych")
        app.page.wait_for_selector(".metro-siren-alert")
        assert "red alert level" in app.page.inner_text(".metro-refusal")


def test_where_the_server_has_no_alerts_nobody_asks_for_them(window):
    app = window(script=real_app.at_noon(metro.MORNING))
    asked = []
    app.page.on("request", lambda request: asked.append(request.url))
    app.open("#/metro/choices")
    app.page.wait_for_selector(".metro-choices")
    assert app.page.query_selector("[data-key=keep-awake]") and not app.page.query_selector("[data-key=siren]")
    # A choice that was made at another server asks nothing of this one.
    app.page.evaluate(
        """() => new Promise((resolve, reject) => {
          const query = indexedDB.open('flagfall');
          query.onerror = () => reject(query.error);
          query.onsuccess = () => {
            const change = query.result.transaction('rooms', 'readwrite');
            const store = change.objectStore('rooms');
            store.get('metro/choices').onsuccess = ({ target }) => {
              store.put(JSON.stringify({ ...JSON.parse(target.result ?? '{}'), siren: true }), 'metro/choices');
            };
            change.oncomplete = () => { query.result.close(); resolve(); };
          };
        })"""
    )
    again = real_app.App(app.context.new_page(), app.address)
    again.page.on("request", lambda request: asked.append(request.url))
    again.open("#/metro")
    again.page.wait_for_selector(".ends")
    again.page.wait_for_timeout(500)
    assert again.page.query_selector(".metro-siren") is None
    assert not [address for address in asked if address.endswith("/alerts")]
