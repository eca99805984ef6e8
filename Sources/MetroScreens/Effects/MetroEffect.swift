import Drawing
import JSON
import Screens

/// Something the page is to do for the metro's rooms.
package enum MetroEffect: Sendable, Hashable {
  /// Fetch a file of the site; answered by `loaded`.
  case load(path: String)
  /// Keep a text under a name, nil for nothing more; what comes after waits until it is safe.
  case keep(name: String, text: String?)
  /// Say what is kept under a name; answered by `recalled` or `recall-failed`.
  case recall(name: String)
  /// Say what names begin alike; answered by `names`.
  case names(beginning: String)
  /// Beat once a second, or no longer.
  case ticks(Bool)
  /// Keep the screen on, or not.
  case wakeLock(Bool)
  /// Shake the device: milliseconds on, off, on.
  case vibrate([Int64])
  /// Sound tones one after another.
  case tones([Tone])
  /// Play a sound as a ride: with a title, a line under it, and keys that correct it.
  case play(RideTrack)
  /// Play no more.
  case hush
  /// Save a text as a file.
  case download(name: String, type: String, text: String)
  /// Go to a room.
  case navigate(MetroRoom)
  /// Put the focus on an element.
  case focus(id: String)
  /// Show the room from its top.
  case top
  /// Say a text to those who listen.
  case announce(String)
  /// Pass on the address of a room with words; answered by `shared`.
  case share(title: String, text: String, room: MetroRoom)
  /// Let the reader choose a file: a feed becomes a network, anything else is handed over as text.
  case pickFile(accept: String)
  /// Give positions, or no more.
  case watch(Bool)
  /// Give seconds of acceleration, or no more.
  case feel(Bool)
  /// Ask about alerts in the air once a minute, or no more.
  case siren(Bool)

  /// One tone.
  package struct Tone: Sendable, Hashable {
    /// Its frequency in hertz.
    package var hertz: Int64
    /// How long it lasts.
    package var milliseconds: Int64
  }
}

/// A ride as a sound that plays.
package struct RideTrack: Sendable, Hashable {
  /// What is shown for it: the ride.
  package var title: String
  /// What stands under that.
  package var artist: String
  /// The file's type.
  package var type: String
  /// The file.
  package var bytes: [UInt8]
}

extension MetroEffect {
  /// The effects as the page reads them.
  package static func json(_ effects: [MetroEffect]) -> [UInt8] {
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
    case .keep(let name, let text):
      writer.member("name", string: name)
      writer.key("text")
      if let text { writer.string(text) } else { writer.null() }
    case .recall(let name): writer.member("name", string: name)
    case .names(let beginning): writer.member("beginning", string: beginning)
    case .ticks(let isOn), .wakeLock(let isOn), .watch(let isOn), .feel(let isOn), .siren(let isOn):
      writer.member("on", bool: isOn)
    case .vibrate(let pattern):
      writer.key("pattern")
      writer.beginArray()
      for length in pattern { writer.int64(length) }
      writer.endArray()
    case .tones(let tones):
      writer.key("tones")
      writer.beginArray()
      for tone in tones {
        writer.beginObject()
        writer.member("tone", int64: tone.hertz)
        writer.member("milliseconds", int64: tone.milliseconds)
        writer.endObject()
      }
      writer.endArray()
    case .play(let track):
      writer.member("title", string: track.title)
      writer.member("artist", string: track.artist)
      writer.member("type", string: track.type)
      writer.member("bytes", string: Base64.text(track.bytes))
    case .download(let name, let type, let text):
      writer.member("name", string: name)
      writer.member("type", string: type)
      writer.member("text", string: text)
    case .navigate(let room): writer.member("hash", string: room.hash)
    case .focus(let id): writer.member("id", string: id)
    case .announce(let text): writer.member("text", string: text)
    case .share(let title, let text, let room):
      writer.member("title", string: title)
      writer.member("text", string: text)
      writer.member("hash", string: room.hash)
    case .pickFile(let accept): writer.member("accept", string: accept)
    case .hush, .top: break
    }
    writer.endObject()
  }

  private var name: String {
    switch self {
    case .load: "load"
    case .keep: "keep"
    case .recall: "recall"
    case .names: "names"
    case .ticks: "ticks"
    case .wakeLock: "wakeLock"
    case .vibrate: "vibrate"
    case .tones: "tones"
    case .play: "play"
    case .hush: "hush"
    case .download: "download"
    case .navigate: "navigate"
    case .focus: "focus"
    case .top: "top"
    case .announce: "announce"
    case .share: "share"
    case .pickFile: "pickFile"
    case .watch: "watch"
    case .feel: "feel"
    case .siren: "siren"
    }
  }
}
