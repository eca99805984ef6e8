"""A street map that the project makes: squares that fit together, in the colours of common maps, and a server of them."""

import functools
import http.server
import io
import pathlib
import threading

from PIL import Image, ImageDraw, ImageFont

ROOT = pathlib.Path(__file__).resolve().parents[2]
SIDE = 256

LAND, BUILDING, PARK, WATER = (242, 239, 233), (217, 208, 201), (200, 230, 190), (170, 211, 223)
STREET, EDGE, AVENUE, NAME = (255, 255, 255), (187, 185, 180), (252, 214, 164), (60, 60, 65)
NAMES = ["Gran Via", "Market Street", "Łódzka", "Вокзальна", "Lindenweg", "Harbour Road", "Calle Mayor", "Mill Lane"]


@functools.cache
def font():
    return ImageFont.truetype(ROOT / "Data/fonts/mono-medium.ttf", 13)


def square(zoom, column, row):
    """One square; what a pixel shows follows from where in the world it is."""
    picture = Image.new("RGB", (SIDE, SIDE), LAND)
    draw = ImageDraw.Draw(picture)
    left, top = column * SIDE, row * SIDE

    def box(x, y, width, height, colour):
        draw.rectangle([x - left, y - top, x - left + width - 1, y - top + height - 1], fill=colour)

    def near(step, margin=200):
        return (
            [x for x in range((left - margin) // step * step, left + SIDE + margin, step)],
            [y for y in range((top - margin) // step * step, top + SIDE + margin, step)],
        )

    columns, rows = near(72)
    for x in columns:
        for y in rows:
            kind = (x // 72 * 7 + y // 72 * 13) % 11
            if kind == 3:
                box(x, y, 72, 72, PARK)
            elif kind == 7 and (y // 72) % 5 == 2:
                box(x, y, 72, 72, WATER)
            else:
                for part in range(3):
                    box(x + 12 + part * 19, y + 12 + (part * 5) % 8, 14, 44 - part * 7, BUILDING)
    # Streets over the blocks: first their edges, then themselves, so that crossings are open.
    for grow, small, large in ((1, EDGE, EDGE), (0, STREET, AVENUE)):
        for x in columns:
            wide = 11 if x // 72 % 4 == 0 else 6
            box(x - grow, top - 200, wide + 2 * grow, SIDE + 400, large if wide == 11 else small)
        for y in rows:
            wide = 11 if y // 72 % 3 == 0 else 6
            box(left - 200, y - grow, SIDE + 400, wide + 2 * grow, large if wide == 11 else small)
    for y in rows:
        for x in columns:
            if y // 72 % 2 == 0 and x // 72 % 3 == 0:
                name = NAMES[(x // 72 + y // 72) % len(NAMES)]
                draw.text((x - left + 14, y - top - 5), name, NAME, font(), stroke_width=2, stroke_fill=(255, 255, 255))
    return picture


def png(zoom, column, row):
    file = io.BytesIO()
    square(zoom, column, row).save(file, "PNG")
    return file.getvalue()


def folder(path, places):
    """Puts squares into a folder, as `ZOOM/COLUMN/ROW.png`."""
    for zoom, column, row in places:
        target = path / str(zoom) / str(column) / f"{row}.png"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(png(zoom, column, row))
    return path


class Server:
    """A server of the map on this machine; it notes what it was asked for and by whom."""

    def __init__(self):
        self.asked = []
        self.agents = set()
        self.fails = False
        outer = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                outer.agents.add((self.headers["User-Agent"], self.headers["Referer"], self.headers["Cookie"]))
                place = tuple(int(part) for part in self.path.removesuffix(".png").strip("/").split("/"))
                outer.asked.append(place)
                if outer.fails:
                    self.send_error(500)
                    return
                body = png(*place)
                self.send_response(200)
                self.send_header("Content-Type", "image/png")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def template(self):
        return f"http://127.0.0.1:{self.server.server_address[1]}/{{z}}/{{x}}/{{y}}.png"

    def stop(self):
        self.server.shutdown()
        self.server.server_close()
