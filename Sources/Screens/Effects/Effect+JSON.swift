import JSON

extension Effect {
  /// A list of effects as the page reads it.
  package static func json(_ effects: [Effect]) -> [UInt8] {
    var writer = JSONWriter(.compact)
    writer.beginArray()
    for effect in effects { effect.write(to: &writer) }
    writer.endArray()
    return writer.finish()
  }

  private func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("effect", string: name)
    switch self {
    case .load(let path): writer.member("path", string: path)
    case .append(let lines, let isDurable):
      writer.member("lines", strings: lines)
      writer.member("durable", bool: isDurable)
      if isDurable { writer.member("token", int64: 1) }
    case .replaceLog(let lines): writer.member("lines", strings: lines)
    case .save(let setting):
      writer.member("key", string: setting.key)
      writer.key("value")
      setting.write(to: &writer)
    case .ticks(let rate): writer.member("rate", int64: rate)
    case .sound(let sound): writer.member("kind", string: sound.rawValue)
    case .notify(let title, let body):
      writer.member("title", string: title)
      writer.member("body", string: body)
    case .fillScreen(let isOn): writer.member("on", bool: isOn)
    case .wakeLock(let isOn): writer.member("on", bool: isOn)
    case .vibrate(let milliseconds): writer.member("pattern", int64: milliseconds)
    case .navigate(let place), .redirect(let place), .leave(let place): writer.member("hash", string: place.hash)
    case .download(let name, let type, let text):
      writer.member("name", string: name)
      writer.member("type", string: type)
      writer.member("text", string: text)
    case .receipt(let task): task.write(to: &writer)
    case .picture(let task): task.write(to: &writer)
    case .room(let task): task.write(to: &writer)
    case .printer(let task): task.write(to: &writer)
    case .map(let task): task.write(to: &writer)
    case .focus(let id): writer.member("id", string: id)
    case .announce(let text): writer.member("text", string: text)
    case .pickFile(let accept): writer.member("accept", string: accept)
    case .readRide(let id): writer.member("id", string: id)
    case .keepRide(let id, let note, let log):
      writer.member("id", string: id)
      writer.member("note", string: note)
      writer.member("lines", strings: log)
    case .deleteRide(let id): if let id { writer.member("id", string: id) }
    case .exportRides(let name, let head):
      writer.member("name", string: name)
      writer.member("head", string: head)
    case .keepTariff(let id, let note, let text):
      writer.member("id", string: id)
      writer.member("note", string: note)
      writer.member("text", string: text)
    case .deleteTariff(let id): writer.member("id", string: id)
    case .keepText(let name, let text):
      writer.member("name", string: name)
      writer.member("text", string: text)
    case .recall(let name): writer.member("name", string: name)
    case .listTariffs, .clearLog, .watchPosition, .stopWatching, .askToNotify, .clearNotification, .listRides, .install,
      .startNewVersion, .reload, .print, .closeRoom, .stopReading, .goOn:
      break
    }
    writer.endObject()
  }

  private var name: String {
    switch self {
    case .load: "load"
    case .append: "append"
    case .replaceLog: "replaceLog"
    case .clearLog: "clearLog"
    case .save: "save"
    case .watchPosition: "watchPosition"
    case .stopWatching: "stopWatching"
    case .ticks: "ticks"
    case .wakeLock: "wakeLock"
    case .vibrate: "vibrate"
    case .sound: "sound"
    case .askToNotify: "askToNotify"
    case .notify: "notify"
    case .clearNotification: "clearNotification"
    case .fillScreen: "fillScreen"
    case .navigate: "navigate"
    case .redirect: "redirect"
    case .leave: "leave"
    case .download: "download"
    case .receipt: "receipt"
    case .picture: "picture"
    case .room: "room"
    case .closeRoom: "closeRoom"
    case .map: "map"
    case .print: "print"
    case .printer: "printer"
    case .focus: "focus"
    case .announce: "announce"
    case .pickFile: "pickFile"
    case .stopReading: "stopReading"
    case .goOn: "goOn"
    case .listRides: "listRides"
    case .readRide: "readRide"
    case .keepRide: "keepRide"
    case .deleteRide: "deleteRide"
    case .exportRides: "exportRides"
    case .listTariffs: "listTariffs"
    case .keepTariff: "keepTariff"
    case .deleteTariff: "deleteTariff"
    case .keepText: "keepText"
    case .recall: "recall"
    case .install: "install"
    case .startNewVersion: "startNewVersion"
    case .reload: "reload"
    }
  }
}
