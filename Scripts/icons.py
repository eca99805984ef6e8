"""Draws the PNG icons of Web/ and of the iPhone app from the SVG icons of Web/, in Chromium: run it with the tests' Python after a change of those.

    .build/venv/bin/python Scripts/icons.py
"""

import io
import os
import pathlib

from PIL import Image
from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[1]
WEB = ROOT / "Web"
APP_ICON = ROOT / "Apps/Apple/Flagfall/Assets.xcassets/AppIcon.appiconset/icon-1024.png"
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")

# Each PNG with the SVG that it is drawn from and its size; the icon of an iPhone's home screen may have no clear corners.
ICONS = {
    "icon-180.png": ("icon-maskable.svg", 180),
    "icon-192.png": ("icon.svg", 192),
    "icon-512.png": ("icon.svg", 512),
    "icon-maskable-192.png": ("icon-maskable.svg", 192),
    "icon-maskable-512.png": ("icon-maskable.svg", 512),
}


def draw(browser, svg, size):
    page = browser.new_page(viewport={"width": size, "height": size})
    source = (WEB / svg).read_text().replace("<svg ", f'<svg width="{size}" height="{size}" ', 1)
    page.set_content(f"<style>html,body{{margin:0;background:transparent}}svg{{display:block}}</style>{source}")
    png = page.screenshot(omit_background=True)
    page.close()
    return png


def main():
    with sync_playwright() as running:
        browser = running.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        for name, (svg, size) in ICONS.items():
            (WEB / name).write_bytes(draw(browser, svg, size))
        # The system rounds the corners itself, and refuses an icon with clear pixels.
        Image.open(io.BytesIO(draw(browser, "icon-maskable.svg", 1024))).convert("RGB").save(APP_ICON, optimize=True)
        browser.close()


if __name__ == "__main__":
    main()
