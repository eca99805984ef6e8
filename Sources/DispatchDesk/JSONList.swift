import JSON

/// Texts as one JSON array, as statements take a list.
struct JSONList: Sendable {
  private var writer = JSONWriter(.compact)

  init() { writer.beginArray() }

  mutating func add(_ text: String) { writer.string(text) }

  var text: String {
    var writer = writer
    writer.endArray()
    return String(decoding: writer.finish(), as: UTF8.self)
  }
}
