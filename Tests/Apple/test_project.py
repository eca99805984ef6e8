"""The files around the app: lists, project, catalogues, icon, and the script that looks at a built bundle."""

import io
import json
import pathlib
import plistlib
import re
import shutil
import subprocess
import sys

import pytest
import yaml
from PIL import Image

ROOT = pathlib.Path(__file__).resolve().parents[2]
APP = ROOT / "Apps/Apple"
LANGUAGES = ["en", "es", "de", "pl", "uk", "ja"]
LISTS = sorted(
    path for ending in ("plist", "entitlements", "xcprivacy") for path in APP.rglob(f"*.{ending}")
)
sys.path.insert(0, str(ROOT / "Scripts"))

import bundle  # noqa: E402


@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.name)
def test_a_list_is_well_formed(path):
    assert plistlib.loads(path.read_bytes())
    if shutil.which("plutil"):
        subprocess.run(["plutil", "-lint", str(path)], check=True, capture_output=True)


def project():
    return yaml.safe_load((APP / "project.yml").read_text())


def test_every_file_that_the_project_names_is_there_and_every_folder_of_the_app_is_in_it():
    named = set()
    for name, target in project()["targets"].items():
        for source in target["sources"]:
            path = (APP / source["path"]).resolve()
            assert path.exists(), f"{name}: {source['path']}"
            named.add(path)
        for key in ("INFOPLIST_FILE", "CODE_SIGN_ENTITLEMENTS"):
            if key in target["settings"]["base"]:
                assert (APP / target["settings"]["base"][key]).exists(), f"{name}: {key}"
    package = (ROOT / "Package.swift").read_text()
    for folder in (path for path in APP.iterdir() if path.is_dir()):
        in_package = f'"Apps/Apple/{folder.name}' in package
        assert folder.resolve() in named or in_package, f"{folder.name} is in no target"


def test_every_product_that_a_target_wants_is_one_of_the_package():
    package = (ROOT / "Package.swift").read_text()
    for target in project()["targets"].values():
        for dependency in target["dependencies"]:
            if "product" in dependency:
                assert f'.library(name: "{dependency["product"]}"' in package
            else:
                assert dependency["target"] in project()["targets"]


def test_what_the_system_reads_stands_in_the_lists_and_not_in_settings():
    text = (APP / "project.yml").read_text()
    settings = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
    assert not any("INFOPLIST_KEY_" in line for line in settings), "write it into Info.plist itself"
    info = plistlib.loads((APP / "Flagfall/Info.plist").read_bytes())
    assert info["UIBackgroundModes"] == ["location"]
    assert info["NSSupportsLiveActivities"] is True
    assert info["CFBundleLocalizations"] == LANGUAGES
    assert "NSLocationAlwaysAndWhenInUseUsageDescription" not in info


def test_the_app_runs_on_ios_17_with_numbers_of_its_own():
    # Int128 is in the system's Swift library from iOS 18 on; below, the names mean ours, wherever Units is imported.
    assert project()["options"]["deploymentTarget"] == {"iOS": "17.0", "macOS": "15.0"}
    assert ".iOS(.v17), .macOS(.v15)" in (ROOT / "Package.swift").read_text()
    names = (ROOT / "Sources/Units/Wide/Int128.swift").read_text()
    assert "#if os(iOS)" in names and "typealias Int128 = SignedWide" in names


def test_carplay_is_prepared_and_off():
    on, off = (
        plistlib.loads((APP / f"Flagfall/{name}.entitlements").read_bytes()) for name in ("Flagfall-CarPlay", "Flagfall")
    )
    assert on == {**off, "com.apple.developer.carplay-driving-task": True}
    assert project()["targets"]["Flagfall"]["settings"]["base"]["CODE_SIGN_ENTITLEMENTS"].endswith("Flagfall.entitlements")
    scene = plistlib.loads((APP / "Flagfall/Info.plist").read_bytes())["UIApplicationSceneManifest"]
    [car] = scene["UISceneConfigurations"]["CPTemplateApplicationSceneSessionRoleApplication"]
    module, kind = car["UISceneDelegateClassName"].split(".")
    assert module == "PhoneParts" and f"public final class {kind}" in (APP / "Platform/Car.swift").read_text()


def test_the_groups_of_the_entitlements_are_those_of_the_code():
    code = (APP / "Platform/SharedRide.swift").read_text()
    for name in ("Flagfall/Flagfall", "FlagfallWidgets/FlagfallWidgets"):
        [group] = plistlib.loads((APP / f"{name}.entitlements").read_bytes())["com.apple.security.application-groups"]
        assert f'"{group}"' in code


def test_the_catalogues_are_made_from_the_tables_and_complete():
    subprocess.run([sys.executable, str(ROOT / "Scripts/catalogue.py"), "--check"], check=True)
    for name in ("Localizable", "InfoPlist"):
        strings = json.loads((APP / f"Flagfall/{name}.xcstrings").read_text())["strings"]
        assert strings
        for key, entry in strings.items():
            assert list(entry["localizations"]) == LANGUAGES, key
            assert all(one["stringUnit"]["value"].strip() for one in entry["localizations"].values()), key
    # The base sentences, for a system in a language that the app does not speak.
    info = plistlib.loads((APP / "Flagfall/Info.plist").read_bytes())
    for key, entry in json.loads((APP / "Flagfall/InfoPlist.xcstrings").read_text())["strings"].items():
        assert info[key] == entry["localizations"]["en"]["stringUnit"]["value"]


def test_every_title_that_the_system_shows_is_in_the_catalogue():
    strings = json.loads((APP / "Flagfall/Localizable.xcstrings").read_text())["strings"]
    intents = (APP / "Surfaces/Intents.swift").read_text()
    titles = [line.split('"')[1] for line in intents.splitlines() if "LocalizedStringResource =" in line]
    assert len(titles) == 3 and all(title in strings for title in titles)


def test_the_icon_is_whole_and_opaque():
    folder = APP / "Flagfall/Assets.xcassets/AppIcon.appiconset"
    [image] = json.loads((folder / "Contents.json").read_text())["images"]
    icon = Image.open(io.BytesIO((folder / image["filename"]).read_bytes()))
    assert icon.size == (1024, 1024) and icon.mode == "RGB"
    web = Image.open(ROOT / "Web/icon-maskable-512.png").convert("RGB")
    ours, theirs = icon.resize((512, 512)).tobytes(), web.tobytes()
    apart = [abs(a - b) for a, b in zip(ours, theirs, strict=True)]
    differ = sum(max(apart[pixel : pixel + 3]) > 48 for pixel in range(0, len(apart), 3))
    assert differ < 512 * 512 / 100, "run Scripts/icons.py"


# MARK: - The built bundle


def test_the_app_looks_for_the_same_sentences_as_the_script():
    code = (APP / "Platform/BundleHealth.swift").read_text()
    block = code[code.index("static let usages") :]
    assert re.findall(r'"(NS\w+)"', block[: block.index("]\n")]) == bundle.USAGES


@pytest.fixture
def built(tmp_path):
    """A bundle as Xcode leaves it: the lists filled in, the catalogues as files of each language."""
    app = tmp_path / "Flagfall.app"
    app.mkdir()
    info = plistlib.loads((APP / "Flagfall/Info.plist").read_bytes())
    filled = {key: "1" if isinstance(value, str) and "$(" in value else value for key, value in info.items()}
    (app / "Info.plist").write_bytes(plistlib.dumps(filled, fmt=plistlib.FMT_BINARY))
    table = json.loads((APP / "Flagfall/InfoPlist.xcstrings").read_text())["strings"]
    for tag in LANGUAGES:
        texts = {key: entry["localizations"][tag]["stringUnit"]["value"] for key, entry in table.items()}
        (app / f"{tag}.lproj").mkdir()
        (app / f"{tag}.lproj/InfoPlist.strings").write_bytes(plistlib.dumps(texts, fmt=plistlib.FMT_BINARY))
    shutil.copy(APP / "Flagfall/PrivacyInfo.xcprivacy", app)
    shutil.copytree(ROOT / "Data", app / "Data")
    shutil.copytree(APP / "Strings", app / "Strings")
    widgets = app / "PlugIns/FlagfallWidgets.appex"
    widgets.mkdir(parents=True)
    shutil.copy(APP / "FlagfallWidgets/Info.plist", widgets)
    shutil.copytree(APP / "Strings", widgets / "Strings")
    for place in (app, widgets):
        (place / "Metadata.appintents").mkdir()
        (place / "Metadata.appintents/extract.actionsdata").write_text(json.dumps({"actions": dict.fromkeys(bundle.KEYS)}))
    return app


def change(app, **values):
    info = plistlib.loads((app / "Info.plist").read_bytes())
    for key, value in values.items():
        if value is None:
            del info[key]
        else:
            info[key] = value
    (app / "Info.plist").write_bytes(plistlib.dumps(info))


def test_a_sound_bundle_passes(built):
    assert bundle.faults(built) == []


BREAKS = {
    "the mode never arrived": (lambda app: change(app, UIBackgroundModes=None), "UIBackgroundModes"),
    "no cards": (lambda app: change(app, NSSupportsLiveActivities=False), "NSSupportsLiveActivities"),
    "no sentence": (lambda app: change(app, NSBluetoothAlwaysUsageDescription=None), "NSBluetoothAlwaysUsageDescription"),
    "one language": (lambda app: shutil.rmtree(app / "uk.lproj"), "not said in 'uk'"),
    "positions always": (
        lambda app: change(app, NSLocationAlwaysAndWhenInUseUsageDescription="x"), "needs them while in use"),
    "not filled in": (lambda app: change(app, CFBundleVersion="$(CURRENT_PROJECT_VERSION)"), "not filled in"),
    "no data": (lambda app: shutil.rmtree(app / "Data"), "Data/strings/en.json"),
    "no fonts": (lambda app: shutil.rmtree(app / "Data/fonts"), "no receipt"),
    "no widgets": (lambda app: shutil.rmtree(app / "PlugIns"), "no widget extension"),
    "no keys": (lambda app: shutil.rmtree(app / "Metadata.appintents"), "no intent StopOn"),
    "no keys in the widgets": (
        lambda app: shutil.rmtree(app / "PlugIns/FlagfallWidgets.appex/Metadata.appintents"), "FlagfallWidgets.appex has no"),
    "no privacy list": (lambda app: (app / "PrivacyInfo.xcprivacy").unlink(), "PrivacyInfo"),
    "no bundle": (lambda app: (app / "Info.plist").unlink(), "no Info.plist"),
}


@pytest.mark.parametrize("name", BREAKS)
def test_a_broken_bundle_is_refused_by_its_fault(built, name):
    damage, words = BREAKS[name]
    damage(built)
    assert any(words in fault for fault in bundle.faults(built)), bundle.faults(built)
