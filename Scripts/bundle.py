"""Looks at the *built* app before a release: what never reached it would end it, or have it refused.

    python3 Scripts/bundle.py PATH/Flagfall.app
"""

import pathlib
import plistlib
import sys

LANGUAGES = ["en", "es", "de", "pl", "uk", "ja"]
USAGES = [
    "NSLocationWhenInUseUsageDescription",
    "NSBluetoothAlwaysUsageDescription",
    "NSMotionUsageDescription",
    "NSAlarmKitUsageDescription",
    "NSLocalNetworkUsageDescription",
]
# The keys of the metro's card, as they stand in what Xcode extracts of the app's intents.
KEYS = ["StopOn", "StopBack", "TrainDeparted"]
FONTS = ["mono-medium.ttf", "mono-extrabold.ttf", "gothic.ttf"]


def listed(path):
    return plistlib.loads(path.read_bytes()) if path.exists() else {}


def words(app, tag):
    """The texts of a language for the system: one file for each, or one table of all."""
    table = listed(app / "InfoPlist.loctable").get(tag)
    return table or listed(app / f"{tag}.lproj/InfoPlist.strings")


def faults(app):
    info = listed(app / "Info.plist")
    if not info:
        return [f"{app}: there is no Info.plist; give the path of a built .app"]
    found = []

    def want(holds, fault):
        if not holds:
            found.append(f"{app.name}: {fault}")

    want("location" in info.get("UIBackgroundModes", []),
         "UIBackgroundModes lacks 'location': the meter would stop when the phone is locked; it belongs into Info.plist itself")
    want(info.get("NSSupportsLiveActivities") is True, "NSSupportsLiveActivities is not true: no card on the Lock Screen")
    for key in USAGES:
        want(info.get(key), f"{key} is missing: the system ends the app at the first use")
        for tag in LANGUAGES:
            want(tag == "en" or words(app, tag).get(key), f"{key} is not said in '{tag}'")
    want("NSLocationAlwaysAndWhenInUseUsageDescription" not in info, "the app asks for positions always; it needs them while in use")
    for key, value in info.items():
        want(not (isinstance(value, str) and "$(" in value), f"{key} was not filled in: {value}")
    want((app / "PrivacyInfo.xcprivacy").exists(), "PrivacyInfo.xcprivacy is missing")
    for tag in LANGUAGES:
        want((app / f"Data/strings/{tag}.json").exists(), f"Data/strings/{tag}.json is missing")
        want((app / f"Strings/{tag}.json").exists(), f"Strings/{tag}.json is missing")
    for font in FONTS:
        want((app / "Data/fonts" / font).exists(), f"Data/fonts/{font} is missing: no receipt")
    want(any((app / "Data/tariffs").glob("*-*.json")), "Data/tariffs is empty")
    widgets = app / "PlugIns/FlagfallWidgets.appex"
    for place in (app, widgets):
        intents = place / "Metadata.appintents/extract.actionsdata"
        text = intents.read_text(encoding="utf-8", errors="replace") if intents.exists() else ""
        for key in KEYS:
            want(key in text, f"{place.name} has no intent {key}: the key of the card would do nothing")
    point = listed(widgets / "Info.plist").get("NSExtension", {}).get("NSExtensionPointIdentifier")
    want(point == "com.apple.widgetkit-extension", "PlugIns/FlagfallWidgets.appex is no widget extension: no card at all")
    want((widgets / "Strings/en.json").exists(), "the widgets lack Strings/: their keys have no words")
    return found


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    found = faults(pathlib.Path(sys.argv[1]))
    if found:
        sys.exit("\n".join(found))
    print("the built app has what it needs")


if __name__ == "__main__":
    main()
