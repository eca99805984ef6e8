"""Serves the page's files, or a whole site, under a sub-path."""

import contextlib
import functools
import http.server
import pathlib
import threading

from watch import everywhere

WEB = pathlib.Path(__file__).resolve().parents[2] / "Web"
EMPTY_MODULE = b"\0asm\1\0\0\0"


class Handler(http.server.SimpleHTTPRequestHandler):
    extensions_map = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    def __init__(self, *arguments, replaced, folder=WEB, **named):
        self.replaced = replaced
        super().__init__(*arguments, directory=str(folder), **named)

    def do_GET(self):
        if self.path == "/favicon.ico":
            # A browser asks for it where a page names no icon.
            self.send_response(204)
            self.end_headers()
            return
        if not self.path.startswith("/some/place/"):
            self.send_error(404)
            return
        self.path = self.path.removeprefix("/some/place")
        name = self.path.split("?")[0].removeprefix("/")
        body = self.replaced.get(name)
        if body is None and name == "app.wasm" and not (pathlib.Path(self.directory) / name).exists():
            body = EMPTY_MODULE
        if body is None:
            # A page that goes away in the middle of an answer is no fault.
            with contextlib.suppress(ConnectionError):
                super().do_GET()
            return
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(name))
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        with contextlib.suppress(ConnectionError):
            self.wfile.write(body)

    def log_message(self, *_):
        pass


@contextlib.contextmanager
def serve(replaced=None, folder=WEB):
    """Yields the page's address; `replaced` are bodies by file name, which a test may change while it runs."""
    handler = functools.partial(Handler, replaced={} if replaced is None else replaced, folder=folder)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}/some/place/"
    everywhere.allow(address)
    try:
        yield address
    finally:
        server.shutdown()
        server.server_close()
