import JSON

/// Something the page is to do for the shift's rooms.
package enum ShiftEffect: Sendable, Hashable {
  /// Fetch a file of the site; answered by `loaded`.
  case load(path: String)
  /// Keep a text under a name before the screen is shown; `unkept` tells that it could not be.
  case keep(name: String, text: String)
  /// Say what was kept under a name; answered by `recalled`.
  case recall(name: String)
  /// Go to a room.
  case navigate(ShiftRoom)
  /// Beat so many times a second; `lasts` also while another room is shown.
  case ticks(rate: Int64, lasts: Bool = false)
  /// Say a text to those who listen.
  case announce(String)
  /// Say a text aloud, in a language.
  case speak(String, language: String)
  /// Shake the device for so many milliseconds.
  case vibrate(milliseconds: Int64)
  /// Make a sound.
  case sound(Sound)
  /// Put the focus on an element.
  case focus(id: String)
  /// Show the page from its top.
  case top
  /// Put a value into a field, also while it has the focus.
  case fill(id: String, value: String)
  /// Save bytes as a file; the page fetches them from the module.
  case save(name: String, type: String, bytes: [UInt8])
  /// Bring the letters of the record; answered by `lettered`.
  case letters
  /// Keep the screen on, or not.
  case wakeLock(Bool)
  /// Ask the dispatcher of the app's own server; answered by `told`.
  case ask(DeskAsk)
  /// Listen to the dispatcher's stream behind the event of a number, or no more; it answers by `news` and `stream`.
  case listen(since: Int64?)
  /// Say where the car is, by `fix`, or no more.
  case follow(Bool)

  /// A sound of the shift.
  package enum Sound: String, Sendable, Hashable, CaseIterable {
    /// An offer has come.
    case offer
    /// A digit did not fit, or an offer has gone.
    case warning
    /// A step is done.
    case click
  }

  /// Writes effects as the page reads them.
  package static func json(_ effects: [ShiftEffect]) -> [UInt8] {
    var writer = JSONWriter(.compact)
    writer.beginArray()
    for effect in effects { effect.write(to: &writer) }
    writer.endArray()
    return writer.finish()
  }

  private func write(to writer: inout JSONWriter) {
    writer.beginObject()
    switch self {
    case .load(let path):
      writer.member("effect", string: "load")
      writer.member("path", string: path)
    case .keep(let name, let text):
      writer.member("effect", string: "keep")
      writer.member("name", string: name)
      writer.member("text", string: text)
    case .recall(let name):
      writer.member("effect", string: "recall")
      writer.member("name", string: name)
    case .navigate(let room):
      writer.member("effect", string: "navigate")
      writer.member("hash", string: room.hash)
    case .ticks(let rate, let lasts):
      writer.member("effect", string: "beats")
      writer.member("rate", int64: rate)
      writer.member("lasts", bool: lasts)
    case .ask(let ask):
      writer.member("effect", string: "ask")
      writer.member("name", string: ask.name.rawValue)
      writer.member("method", string: ask.method)
      writer.member("path", string: ask.path)
      if let token = ask.token { writer.member("token", string: token) }
      if let key = ask.key { writer.member("key", string: key) }
      writer.member("body", string: ask.body)
    case .listen(let since):
      writer.member("effect", string: "listen")
      if let since { writer.member("since", int64: since) }
    case .follow(let isOn):
      writer.member("effect", string: "follow")
      writer.member("on", bool: isOn)
    case .announce(let text):
      writer.member("effect", string: "announce")
      writer.member("text", string: text)
    case .speak(let text, let language):
      writer.member("effect", string: "speak")
      writer.member("text", string: text)
      writer.member("language", string: language)
    case .vibrate(let milliseconds):
      writer.member("effect", string: "vibrate")
      writer.member("pattern", int64: milliseconds)
    case .sound(let sound):
      writer.member("effect", string: "sound")
      writer.member("kind", string: sound.rawValue)
    case .focus(let id):
      writer.member("effect", string: "focus")
      writer.member("id", string: id)
    case .fill(let id, let value):
      writer.member("effect", string: "fill")
      writer.member("id", string: id)
      writer.member("value", string: value)
    case .save(let name, let type, _):
      writer.member("effect", string: "save")
      writer.member("name", string: name)
      writer.member("type", string: type)
    case .top: writer.member("effect", string: "top")
    case .letters: writer.member("effect", string: "letters")
    case .wakeLock(let isOn):
      writer.member("effect", string: "wakeLock")
      writer.member("on", bool: isOn)
    }
    writer.endObject()
  }
}
