"""A template for python3-dbusmock: BlueZ with an M110 in reach, a remembered ghost of it, and a speaker with the same service.

Parameters: `log` (a file that gets a line of JSON for each call), `drops` (the link breaks after so many writes, counted
over all links), `silent` (nothing is ever answered), `lid` (it is open), `name` (what the printer advertises).
"""

import json

import dbus
from dbusmock import mockobject
from gi.repository import GLib

BUS_NAME = "org.bluez"
MAIN_OBJ = "/"
MAIN_IFACE = "org.bluez.Mock"
SYSTEM_BUS = True
IS_OBJECT_MANAGER = True

ADAPTER, DEVICE = "org.bluez.Adapter1", "org.bluez.Device1"
SERVICE, CHARACTERISTIC = "org.bluez.GattService1", "org.bluez.GattCharacteristic1"
HCI = "/org/bluez/hci0"
PRINTER, GHOST, SPEAKER = (f"{HCI}/dev_{last}" for last in ("AA_01", "AA_02", "AA_03"))
UUID = "0000{}-0000-1000-8000-00805f9b34fb"


class Printer:
    """What the printer knows between calls."""

    def __init__(self, parameters):
        self.parameters = parameters
        self.writes = 0
        self.link = 0
        self.is_connected = False
        self.is_heard = False
        self.notifying = set()
        self.commands = b""
        self.rows_left = 0

    def log(self, **line):
        with open(self.parameters["log"], "a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")

    def say(self, frame):
        """A notification, as BlueZ passes it on."""
        if self.parameters.get("silent") or "ff03" not in self.notifying:
            return False
        value = dbus.Array([dbus.Byte(byte) for byte in frame], signature="y")
        mockobject.objects[f"{PRINTER}/service0/char_ff03"].EmitSignal(
            dbus.PROPERTIES_IFACE, "PropertiesChanged", "sa{sv}as",
            [CHARACTERISTIC, dbus.Dictionary({"Value": value}, signature="sv"), dbus.Array([], signature="s")])
        return False

    def take(self, data):
        """Follows the job far enough to answer questions and to say when it is done."""
        if self.rows_left > 0:
            used = min(self.rows_left, len(data))
            self.rows_left -= used
            data = data[used:]
            if self.rows_left == 0:
                GLib.timeout_add(500, self.say, [0x1A, 0x0F, 0x0C])
        if data[:3] == b"\x1d\x76\x30":
            self.rows_left = int.from_bytes(data[4:6], "little") * int.from_bytes(data[6:8], "little")
            self.rows_left -= len(data) - 8
        answers = {0x12: [0x1A, 0x05, 0x99 if self.parameters.get("lid") else 0x98], 0x11: [0x1A, 0x06, 0x89],
                   0x13: [0x1A, 0x03, 0xA8], 0x08: [0x1A, 0x04, 0x50]}
        if data[:2] == b"\x1f\x11" and data[2] in answers:
            GLib.timeout_add(10, self.say, answers[data[2]])

    def hang_up(self):
        self.is_connected = False
        self.is_heard = False
        self.rows_left = 0
        self.notifying.clear()
        device = mockobject.objects[PRINTER]
        # How strong it was says nothing any more.
        device.props[DEVICE].pop("RSSI", None)
        device.UpdateProperties(DEVICE, {"Connected": dbus.Boolean(False), "ServicesResolved": dbus.Boolean(False)})
        return False


def load(mock, parameters):
    printer = Printer(parameters)
    name = parameters.get("name", "Q119G18Q0830029")

    def start(adapter):
        printer.log(call="StartDiscovery")

        def hear():
            printer.is_heard = True
            device = mockobject.objects[PRINTER]
            if "RSSI" not in device.props[DEVICE]:
                device.AddProperty(DEVICE, "RSSI", dbus.Int16(-55))
            return False

        GLib.timeout_add(200, hear)

    def connect(device):
        printer.log(call="Connect", path=str(device.path))
        if device.path != PRINTER or not printer.is_heard:
            # Not heard over LE since it hung up, it is tried over classic Bluetooth.
            raise dbus.exceptions.DBusException("br-connection-profile-unavailable", name="org.bluez.Error.Failed")
        printer.is_connected = True
        printer.link += 1
        device.UpdateProperties(DEVICE, {"Connected": dbus.Boolean(True)})

        def resolve():
            device.UpdateProperties(DEVICE, {"ServicesResolved": dbus.Boolean(True)})
            return False

        GLib.timeout_add(150, resolve)

    def disconnect(device):
        printer.log(call="Disconnect")
        GLib.idle_add(printer.hang_up)

    def notify(characteristic):
        printer.log(call="StartNotify", path=str(characteristic.path))
        printer.notifying.add(characteristic.path[-4:])

    def write(characteristic, value, options):
        data = bytes(int(byte) for byte in value)
        if not printer.is_connected:
            raise dbus.exceptions.DBusException("Not connected", name="org.bluez.Error.Failed")
        if len(data) > 244:
            raise dbus.exceptions.DBusException("Failed to initiate write", name="org.bluez.Error.Failed")
        printer.writes += 1
        printer.log(call="WriteValue", link=printer.link, type=str(options["type"]), bytes=data.hex())
        printer.take(data)
        if printer.writes in printer.parameters.get("drops", []):
            GLib.idle_add(printer.hang_up)

    mock.AddObject(HCI, ADAPTER, {"Address": "00:11:22:33:44:55", "Powered": dbus.Boolean(True)}, [])
    adapter = mockobject.objects[HCI]
    adapter.AddMethod(ADAPTER, "SetDiscoveryFilter", "a{sv}", "", lambda adapter, options: printer.log(call="Filter", transport=str(options["Transport"])))
    adapter.AddMethod(ADAPTER, "StartDiscovery", "", "", start)
    adapter.AddMethod(ADAPTER, "StopDiscovery", "", "", lambda adapter: None)
    for path, address, title in (
        (PRINTER, "AA:01", name), (GHOST, "AA:02", name), (SPEAKER, "AA:03", "JBL Flip 5"),
    ):
        properties = {"Address": address, "Name": title, "Alias": title, "Connected": dbus.Boolean(False), "ServicesResolved": dbus.Boolean(False)}
        if path == SPEAKER:
            properties["RSSI"] = dbus.Int16(-20)
        mock.AddObject(path, DEVICE, properties, [])
        device = mockobject.objects[path]
        device.AddMethod(DEVICE, "Connect", "", "", connect)
        device.AddMethod(DEVICE, "Disconnect", "", "", disconnect)
        mock.AddObject(f"{path}/service0", SERVICE, {"UUID": UUID.format("ff00")}, [])
        for short, flags in (("ff01", ["read", "notify"]), ("ff02", ["write", "write-without-response"]), ("ff03", ["notify"])):
            inside = f"{path}/service0/char_{short}"
            mock.AddObject(
                inside, CHARACTERISTIC,
                {"UUID": UUID.format(short), "Flags": dbus.Array(flags, signature="s"), "MTU": dbus.UInt16(247)}, [])
            characteristic = mockobject.objects[inside]
            characteristic.AddMethod(CHARACTERISTIC, "WriteValue", "aya{sv}", "", write)
            characteristic.AddMethod(CHARACTERISTIC, "StartNotify", "", "", notify)
