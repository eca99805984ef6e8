"""How fast rides are given out: accepts over HTTP beside pgbench doing the same transaction on the same server, how late an
offer is on a screen, and what a stream of events costs."""

import hashlib
import json
import os
import pathlib
import pwd
import re
import selectors
import shutil
import socket
import statistics
import subprocess
import tempfile
import time
import urllib.request

FLAGFALL = os.environ["FLAGFALL"]
RACE = str(pathlib.Path(FLAGFALL).parent / "DispatchRace")
THREADS = 16
ROUNDS = 5
ACCEPTS = 3000

# What one accept reads and writes, statement by statement as the server sends it; `:id` is a driver with an offer of his own.
TRANSACTION = r"""
\set n :n + 1
\set id :client_id * 100000 + :n
BEGIN;
SELECT command, answer FROM answer WHERE sender = 'driver' || chr(58) || 'p' || CAST(:id AS TEXT) AND key = 'bench';
SELECT id, rider, latitude, longitude, pick_up, to_latitude, to_longitude, destination, requested, scheduled, state, driver, search_ends, offers, reallocations, revision, arrived_at, dispatched_late, sequence FROM ride WHERE id = 'rp' || CAST(:id AS TEXT) FOR UPDATE;
SELECT id, name, state, before_loss, before_leaving, accepted, refused, own_window, sequence FROM driver WHERE id IN (SELECT 'p' || CAST(:id AS TEXT) UNION SELECT driver FROM offer WHERE ride = 'rp' || CAST(:id AS TEXT) AND state IN ('sent', 'seen') UNION SELECT driver FROM holding WHERE ride = 'rp' || CAST(:id AS TEXT)) ORDER BY id FOR UPDATE;
SELECT ride, driver FROM holding WHERE driver = 'p' || CAST(:id AS TEXT) OR ride = 'rp' || CAST(:id AS TEXT);
SELECT ride, number, driver, sent, deadline, revision, state FROM offer WHERE ride = 'rp' || CAST(:id AS TEXT) AND (number = 1 OR state IN ('sent', 'seen')) UNION SELECT ride, number, driver, sent, deadline, revision, state FROM offer WHERE driver = 'p' || CAST(:id AS TEXT) AND state IN ('sent', 'seen') ORDER BY 4, 1, 2;
UPDATE ride SET state = 'assigned', driver = 'p' || CAST(:id AS TEXT), search_ends = 9000000000000, offers = 1, reallocations = 0, revision = 1, arrived_at = NULL, dispatched_late = NULL, sequence = 1, changed = 1 WHERE id = 'rp' || CAST(:id AS TEXT);
INSERT INTO holding (ride, driver) VALUES ('rp' || CAST(:id AS TEXT), 'p' || CAST(:id AS TEXT));
UPDATE driver SET state = 'reserved', before_loss = NULL, before_leaving = NULL, accepted = 1, refused = 0, own_window = NULL, sequence = 3 WHERE id = 'p' || CAST(:id AS TEXT);
UPDATE offer SET state = 'accepted' WHERE ride = 'rp' || CAST(:id AS TEXT) AND number = 1;
INSERT INTO event (recipient, sequence, at, name, body) VALUES ('r' || chr(58) || 'rp' || CAST(:id AS TEXT), 1, 1, 'ride', '{"ride":"a ride of usual length","state":"assigned","revision": 1,"at": 1796091337341,"driver":"p1","driver_name":"Anna","from":{"lat": 50.451,"lon": 30.521}}');
INSERT INTO event (recipient, sequence, at, name, body) VALUES ('d' || chr(58) || 'p' || CAST(:id AS TEXT), 1, 1, 'ride', '{"ride":"a ride of usual length","state":"assigned","revision": 1,"at": 1796091337341,"driver":"p1","driver_name":"Anna","from":{"lat": 50.451,"lon": 30.521}}');
INSERT INTO event (recipient, sequence, at, name, body) VALUES ('d' || chr(58) || 'p' || CAST(:id AS TEXT), 2, 1, 'offer', '{"offer":"a ride of usual length.1","ride":"a ride of usual length","state":"accepted","at": 1796091337341}');
INSERT INTO event (recipient, sequence, at, name, body) VALUES ('d' || chr(58) || 'p' || CAST(:id AS TEXT), 3, 1, 'vehicle', '{"state":"reserved","at": 1796091337341}');
INSERT INTO answer (sender, key, command, answer, at) VALUES ('driver' || chr(58) || 'p' || CAST(:id AS TEXT), 'bench', 'accept a ride of usual length.1 p1 0', 'won', 1);
COMMIT;
"""


def pipelined():
    """The same with what is read in one piece and what is written in another, as the server does it."""
    head, reads = TRANSACTION.split("BEGIN;")
    first, writes = reads.split("UPDATE ride", 1)
    return (
        head + "\\startpipeline\nBEGIN;" + first + "\\endpipeline\n\\startpipeline\nUPDATE ride" + writes + "\\endpipeline\n"
    )


class Postgres:
    """A server of our own, with commits that wait for the disk."""

    def __init__(self):
        found = subprocess.run(["pg_config", "--bindir"], capture_output=True, text=True).stdout.strip()
        self.bin = pathlib.Path(found)
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="flagfall-bench-", dir="/tmp"))
        if os.getuid() == 0:
            owner = pwd.getpwnam("postgres")
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
        self.folder.chmod(0o755)
        self.run("initdb", "-D", self.folder / "data", "-A", "trust", "-U", "flag", "-E", "UTF8", "--locale=C.UTF-8")
        settings = f"-k {self.folder} -c listen_addresses='' -c shared_buffers=512MB -c max_connections=200"
        self.run("pg_ctl", "-D", self.folder / "data", "-w", "-l", self.folder / "log", "-o", settings, "start")

    def run(self, name, *words, **more):
        user = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
        return subprocess.run(
            [*user, self.bin / name, *words], check=True, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True, cwd="/tmp", **more,
        ).stdout  # fmt: skip

    def database(self, name):
        self.run("createdb", "-h", self.folder, "-U", "flag", name)
        return f"host={self.folder} user=flag dbname={name}"

    def sql(self, name, text):
        path = self.folder / f"{time.monotonic_ns()}.sql"
        path.write_text(text)
        path.chmod(0o644)
        return self.run("psql", "-q", "-t", "-v", "ON_ERROR_STOP=1", "-h", self.folder, "-U", "flag", "-d", name, "-f", path)

    def stop(self):
        self.run("pg_ctl", "-D", self.folder / "data", "-m", "immediate", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)


def people(names):
    """SQL that makes drivers, each with a ride that is offered to him and to nobody else."""
    rows = ", ".join(f"('{name}')" for name in names)
    return f"""
    CREATE TEMP TABLE fresh (id TEXT);
    INSERT INTO fresh VALUES {rows};
    INSERT INTO driver (id, name, state) SELECT id, id, 'available' FROM fresh;
    INSERT INTO ride (id, rider, latitude, longitude, pick_up, destination, requested, state, search_ends, offers,
      reallocations, revision, changed) SELECT 'r' || id, 'ben', 50450000000, 30520000000, '', '', 1, 'searching',
      9000000000000, 1, 0, 0, 1 FROM fresh;
    INSERT INTO offer (ride, number, driver, sent, deadline, revision, state)
      SELECT 'r' || id, 1, id, 1, 9000000000000, 0, 'sent' FROM fresh;
    DROP TABLE fresh;
    """


def tokens(names):
    """A token of each driver, and SQL that makes it known."""
    secrets = {name: "ff_" + hashlib.sha256(f"secret of {name}".encode()).hexdigest() for name in names}
    rows = ", ".join(
        f"('{hashlib.sha256(secret.encode()).hexdigest()}', 'driver', '{name}', '{name}', 1)"
        for name, secret in secrets.items()
    )
    return secrets, f"INSERT INTO token (digest, role, owner, label, issued) VALUES {rows};"


class Server:
    """`flagfall serve` on a free port, without the app: a server takes seconds to pack it whenever it starts."""

    modules = tempfile.TemporaryDirectory(prefix="flagfall-bench-")

    def __init__(self, *place):
        pathlib.Path(self.modules.name, "app.wasm").touch()
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.process = subprocess.Popen(
            [FLAGFALL, "serve", "--port", str(self.port), "--rate", "0", "--quiet", *place], stderr=subprocess.DEVNULL,
            env={**os.environ, "FLAGFALL_MODULES": self.modules.name},
        )  # fmt: skip
        for _ in range(1200):
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{self.port}/health", timeout=5).close()
                return
            except OSError:
                time.sleep(0.05)
        raise RuntimeError("the server does not answer")

    def ask(self, method, path, token, body=None, key=None):
        headers = {"Authorization": f"Bearer {token}", **({"Idempotency-Key": key} if key else {})}
        data = json.dumps(body).encode() if body is not None else None
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data, headers, method=method)
        with urllib.request.urlopen(request, timeout=20) as reply:
            return json.load(reply)

    def memory(self):
        """What the process has in memory, in kB."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", status).group(1))

    def stop(self):
        self.process.terminate()
        self.process.wait(20)


def accepts(postgres, show):
    """Rounds of each in turn, so that all meet the same machine."""
    place = postgres.database("rides")
    server = Server("--postgres", place, "--database-connections", str(THREADS))
    plain, piped = postgres.folder / "plain.sql", postgres.folder / "piped.sql"
    plain.write_text(TRANSACTION)
    piped.write_text(pipelined())
    each = ACCEPTS // THREADS
    figures = {"accepts over HTTP": [], "pgbench": [], "pgbench, pipelined": []}
    middle, late = [], []
    try:
        for number in range(ROUNDS):
            for name, script, first in [("pgbench", plain, 0), ("pgbench, pipelined", piped, 50_000)]:
                begin = first + number * each
                names = [f"p{client * 100000 + begin + n}" for client in range(THREADS) for n in range(1, each + 1)]
                postgres.sql("rides", people(names))
                said = postgres.run(
                    "pgbench", "-h", postgres.folder, "-U", "flag", "-n", "-M", "prepared", "-c", str(THREADS), "-j", "1",
                    "-t", str(each), "-D", f"n={begin}", "-f", script, "rides",
                )  # fmt: skip
                figures[name].append(float(re.search(r"tps = ([\d.]+)", said).group(1)))
            names = [f"b{number}-{n}" for n in range(ACCEPTS)]
            secrets, known = tokens(names)
            postgres.sql("rides", people(names) + known)
            path = postgres.folder / "tokens"
            path.write_text("".join(f"{secrets[name]} r{name}.1\n" for name in names))
            said = subprocess.run(
                [RACE, "accepts", "--port", str(server.port), "--tokens", path, "--threads", str(THREADS)],
                check=True, capture_output=True, text=True,
            ).stdout  # fmt: skip
            found = json.loads(said)
            assert found["refused"] == 0, said
            figures["accepts over HTTP"].append(found["accepts"] / found["seconds"])
            middle.append(found["p50_ms"])
            late.append(found["p99_ms"])
    finally:
        server.stop()
    for name, values in figures.items():
        show(name, statistics.median(values), "accepts/s")
    for name in ["pgbench", "pgbench, pipelined"]:
        ratio = statistics.median(ours / theirs for ours, theirs in zip(figures["accepts over HTTP"], figures[name]))
        show(f"accepts beside {name}", ratio, "times")
    show(f"an accept over HTTP, {THREADS} at a time, middle", statistics.median(middle), "ms")
    show(f"an accept over HTTP, {THREADS} at a time, slowest of a hundred", statistics.median(late), "ms")


def streams(count, server, secrets):
    """Sockets that listen, each to its driver's events."""
    found = []
    for token in secrets[:count]:
        stream = socket.create_connection(("127.0.0.1", server.port))
        stream.sendall(f"GET /api/v1/events HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\n\r\n".encode())
        found.append(stream)
    for stream in found:
        while b"\r\n\r\n" not in stream.recv(4096):
            pass
        stream.setblocking(False)
    return found


def memory(postgres, show):
    """2000 streams on one process."""
    place = postgres.database("streams")
    server = Server("--postgres", place)
    try:
        secrets, known = tokens([f"s{n}" for n in range(2000)])
        postgres.sql("streams", "".join(f"INSERT INTO driver (id, name, state) VALUES ('s{n}', '', 'removed');" for n in range(2000)) + known)
        values = list(secrets.values())
        # The first ones warm up what is kept anyway.
        warm = streams(50, server, values)
        before = server.memory()
        found = streams(2000, server, values[50:] + values[:50])
        after = server.memory()
        show("an open stream of events, of 2000", (after - before) / 2000, "kB")
        show("the server with 2000 streams", after / 1024, "MB")
        for stream in warm + found:
            stream.close()
    finally:
        server.stop()


def screens(postgres, show):
    """From the moment at which an offer is made to its arrival at a client of another server than the rider's."""
    place = postgres.database("screens")
    first, second = Server("--postgres", place), Server("--postgres", place)
    try:
        command = [FLAGFALL, "dispatch", "token", "--postgres", place, "--owner", "office"]
        office = subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()
        rider = first.ask("POST", "/api/v1/tokens", office, {"role": "rider", "owner": "ben"})["token"]
        drivers = []
        for number in range(200):
            token = first.ask("POST", "/api/v1/tokens", office, {"role": "driver", "owner": f"d{number}"})["token"]
            where = {"lat": 50 + number * 0.2 % 30, "lon": 30 + number // 100}
            second.ask("PUT", "/api/v1/driver/place", token, where)
            for event in ["maintenance_end", "service_start"]:
                second.ask("POST", "/api/v1/driver/vehicle", token, {"event": event}, key=event)
            drivers.append((token, where))
        watch = selectors.DefaultSelector()
        for stream in streams(len(drivers), second, [token for token, _ in drivers]):
            watch.register(stream, selectors.EVENT_READ)
        time.sleep(2)
        late = []
        for number, (token, where) in enumerate(drivers):
            second.ask("PUT", "/api/v1/driver/place", token, where)
            first.ask("POST", "/api/v1/rides", rider, {"from": where}, key=str(number))
            until = time.time() + 0.02
            while time.time() < until:
                listen(watch, late)
        until = time.time() + 3
        while time.time() < until and len(late) < len(drivers):
            listen(watch, late)
        late.sort()
        assert len(late) == len(drivers), f"{len(late)} of {len(drivers)} offers came"
        show("offer to screen, middle of 200", late[len(late) // 2], "ms")
        show("offer to screen, slowest of a hundred", late[len(late) * 99 // 100], "ms")
    finally:
        first.stop()
        second.stop()


def listen(watch, late):
    for key, _ in watch.select(0.02):
        text = key.fileobj.recv(65536).decode()
        now = time.time() * 1000
        late += [now - int(sent) for sent in re.findall(r'"state":"sent","at":\d+,"sent":(\d+)', text)]


def run(show):
    postgres = Postgres()
    try:
        accepts(postgres, show)
        screens(postgres, show)
        memory(postgres, show)
    finally:
        postgres.stop()
