"""Makes the string catalogues of the iPhone app: what the system itself says of it, in every language.

All other sentences the app reads from Data/strings, which it carries as it is; Apps/Apple/Strings has what an app says in
the place of a page. So there is one table, and no catalogue that could disagree with it.

    python3 Scripts/catalogue.py            writes them
    python3 Scripts/catalogue.py --check    fails where they are not what it would write
"""

import json
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
APP = ROOT / "Apps/Apple"
LANGUAGES = ["en", "es", "de", "pl", "uk", "ja"]
USAGES = {
    "NSLocationWhenInUseUsageDescription": "app.usage.location",
    "NSBluetoothAlwaysUsageDescription": "app.usage.bluetooth",
    "NSMotionUsageDescription": "app.usage.motion",
    "NSAlarmKitUsageDescription": "app.usage.alarm",
    "NSLocalNetworkUsageDescription": "app.usage.network",
}


def tables(folder):
    return {tag: json.loads((folder / f"{tag}.json").read_text(encoding="utf-8")) for tag in LANGUAGES}


def unit(text):
    return {"stringUnit": {"state": "translated", "value": text}}


def localized(text):
    """A sentence, or one for each plural category."""
    if isinstance(text, str):
        return unit(text)
    return {"variations": {"plural": {category: unit(form) for category, form in text.items()}}}


def catalogue(entries):
    strings = {
        key: {"extractionState": "manual", "localizations": {tag: localized(texts[tag]) for tag in LANGUAGES}}
        for key, texts in sorted(entries.items())
    }
    return json.dumps({"sourceLanguage": "en", "strings": strings, "version": "1.0"}, ensure_ascii=False, indent=2) + "\n"


def made():
    spoken, own = tables(ROOT / "Data/strings"), tables(APP / "Strings")
    keys = ["app.name"] + [key for key in own["en"] if key.startswith("app.") and key not in USAGES.values()]
    # What is missing in a language fails here, by its key.
    entries = {key: {tag: own[tag].get(key) or spoken[tag][key] for tag in LANGUAGES} for key in keys}
    usages = {name: {tag: own[tag][key] for tag in LANGUAGES} for name, key in USAGES.items()}
    return {
        APP / "Flagfall/Localizable.xcstrings": catalogue(entries),
        APP / "Flagfall/InfoPlist.xcstrings": catalogue(usages),
    }


def main():
    stale = []
    for path, text in made().items():
        if "--check" not in sys.argv:
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            stale.append(str(path.relative_to(ROOT)))
    if stale:
        sys.exit(f"stale: {', '.join(stale)}; run python3 Scripts/catalogue.py")


if __name__ == "__main__":
    main()
