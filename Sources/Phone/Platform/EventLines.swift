/// The bytes of a stream of events as its events, however they are cut.
///
/// As [the standard](https://html.spec.whatwg.org/multipage/server-sent-events.html) has it.
package struct EventLines: Sendable {
  /// An event.
  package struct Event: Sendable, Hashable {
    /// The number of the last event; nil before any had one.
    package var id: String?
    /// What it is called.
    package var name: String
    /// What it says.
    package var data: [UInt8]

    /// Puts an event together.
    package init(id: String?, name: String, data: [UInt8]) {
      self.id = id
      self.name = name
      self.data = data
    }
  }

  private var rest: [UInt8] = []
  private var id: String?
  private var name = ""
  private var data: [UInt8] = []
  private var hasData = false

  /// Begins with nothing.
  package init() {}

  /// Takes bytes; answers the events that are whole with them.
  package mutating func take(_ bytes: [UInt8]) -> [Event] {
    rest += bytes
    var events: [Event] = []
    var start = 0
    while let end = rest[start...].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
      // A CR at the end may be half of a CR LF.
      if rest[end] == 0x0D, end + 1 == rest.count { break }
      if let event = line(rest[start..<end]) { events.append(event) }
      start = end + (rest[end] == 0x0D && rest[end + 1] == 0x0A ? 2 : 1)
    }
    rest.removeFirst(start)
    return events
  }

  private mutating func line(_ line: ArraySlice<UInt8>) -> Event? {
    guard !line.isEmpty else { return dispatched() }
    let colon = line.firstIndex(of: UInt8(ascii: ":")) ?? line.endIndex
    var value = line[colon...].dropFirst()
    if value.first == UInt8(ascii: " ") { value = value.dropFirst() }
    switch String(decoding: line[..<colon], as: UTF8.self) {
    case "event": name = String(decoding: value, as: UTF8.self)
    case "data":
      if hasData { data.append(0x0A) }
      data += value
      hasData = true
    case "id": if !value.contains(0) { id = String(decoding: value, as: UTF8.self) }
    // A line that begins with a colon only keeps the connection.
    default: break
    }
    return nil
  }

  private mutating func dispatched() -> Event? {
    defer { (name, data, hasData) = ("", [], false) }
    return hasData ? Event(id: id, name: name.isEmpty ? "message" : name, data: data) : nil
  }
}
