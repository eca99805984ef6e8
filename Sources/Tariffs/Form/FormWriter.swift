import JSON

/// Writes a form as a tariff file, and remembers which field stands at which key path.
struct FormWriter {
  private var json = JSONWriter(.pretty)
  private var path = "$"
  private var open: [Container] = []
  private(set) var places: [(path: String, field: FormField)] = []
  private(set) var faults: [FormFault] = []

  private struct Container {
    let path: String
    var count = 0
  }

  consuming func finish() -> [UInt8] { json.finish() }

  // MARK: - Containers

  mutating func object(_ key: String? = nil, _ write: (inout FormWriter) -> Void) {
    enter(key)
    json.beginObject()
    write(&self)
    json.endObject()
    leave()
  }

  mutating func array(_ key: String, _ write: (inout FormWriter) -> Void) {
    enter(key)
    json.beginArray()
    write(&self)
    json.endArray()
    leave()
  }

  private mutating func enter(_ key: String?) {
    let around = path
    if let key {
      json.key(key)
      path += ".\(key)"
    } else if let last = open.indices.last {
      path += "[\(open[last].count)]"
      open[last].count += 1
    }
    open.append(Container(path: around))
  }

  private mutating func leave() {
    path = open.removeLast().path
  }

  // MARK: - Values

  /// Writes a text that stands for a field.
  mutating func text(_ key: String, _ text: String, at field: FormField) {
    stands(field, at: key)
    json.member(key, string: text)
  }

  /// Writes a text that no field shows.
  mutating func text(_ key: String, _ text: String) { json.member(key, string: text) }

  mutating func number(_ key: String, _ number: Int64) { json.member(key, int64: number) }

  mutating func decimal(_ key: String, _ text: String) { json.member(key, decimal: text) }

  mutating func bool(_ key: String, _ value: Bool) { json.member(key, bool: value) }

  mutating func node(_ key: String, _ node: JSONNode) {
    json.key(key)
    json.value(node)
  }

  /// Writes an element of an array as it was read.
  mutating func element(_ node: JSONNode) {
    if let last = open.indices.last { open[last].count += 1 }
    json.value(node)
  }

  mutating func element(_ text: String) {
    if let last = open.indices.last { open[last].count += 1 }
    json.string(text)
  }

  // MARK: - Places

  /// Remembers that what a key has comes from a field.
  mutating func stands(_ field: FormField, at key: String? = nil) {
    places.append((path: key.map { "\(path).\($0)" } ?? path, field: field))
  }

  /// Notes that a field is wrong; answers what to write in the meantime.
  mutating func wrong(_ field: FormField, _ kind: FormFault.Kind) {
    faults.append(FormFault(field, kind))
  }

  /// The field of a key path: the one that stands there, or the one around it, or the first one within.
  func field(at path: String) -> FormField? {
    var best: (length: Int, field: FormField)?
    for place in places where isWithin(path, place.path) {
      if best.map({ $0.length < place.path.utf8.count }) ?? true { best = (place.path.utf8.count, place.field) }
    }
    return best?.field ?? places.first { isWithin($0.path, path) }?.field
  }

  private func isWithin(_ path: String, _ outer: String) -> Bool {
    guard path.utf8.starts(with: outer.utf8) else { return false }
    let next = path.utf8.dropFirst(outer.utf8.count).first
    return next == nil || next == UInt8(ascii: ".") || next == UInt8(ascii: "[")
  }
}
