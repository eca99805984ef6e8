import JSON

/// What an import found, assumed and refused, in words.
package struct QualityReport: Sendable, Hashable {
  /// How a sentence is to be taken.
  package enum Kind: String, Sendable, CaseIterable {
    /// What is there.
    case found
    /// What was taken for granted.
    case assumed
    /// What was mended or looks wrong.
    case doubt
    /// What was left out.
    case refused
  }

  /// A sentence without a full stop.
  package struct Note: Sendable, Hashable {
    /// How it is to be taken.
    package var kind: Kind
    /// The sentence.
    package var text: String
    /// How often the same was met; only the first is told in full.
    package var count: Int
  }

  /// The sentences, in the order in which they were met.
  package private(set) var notes: [Note] = []
  private var places: [Place] = []
  /// Whether what would be mended is to be refused.
  let isStrict: Bool

  private struct Place: Sendable, Hashable {
    let kind: Kind
    let topic: String
    let note: Int
  }

  init(isStrict: Bool) {
    self.isStrict = isStrict
  }

  /// Adds a sentence.
  mutating func add(_ kind: Kind, _ text: String) {
    notes.append(Note(kind: kind, text: text, count: 1))
  }

  /// Adds a sentence, or counts it where the topic was met before.
  mutating func count(_ kind: Kind, topic: String, _ text: @autoclosure () -> String) throws(FeedError) {
    if isStrict, kind == .doubt || kind == .refused { throw .strict(text()) }
    if let place = places.first(where: { $0.kind == kind && $0.topic == topic }) {
      notes[place.note].count += 1
      return
    }
    places.append(Place(kind: kind, topic: topic, note: notes.count))
    notes.append(Note(kind: kind, text: text(), count: 1))
  }

  /// The report as lines: `doubt: stops.txt: line 4: ... (and 3 more)`.
  package var text: String {
    var text = ""
    for kind in Kind.allCases {
      for note in notes where note.kind == kind {
        text += "\(kind.rawValue): \(note.text)" + (note.count > 1 ? " (and \(note.count - 1) more)" : "") + "\n"
      }
    }
    return text
  }

  /// The report as a list of objects.
  package func json(_ layout: JSONWriter.Layout) -> [UInt8] {
    var writer = JSONWriter(layout)
    writer.beginArray()
    for note in notes {
      writer.beginObject()
      writer.member("kind", string: note.kind.rawValue)
      writer.member("text", string: note.text)
      writer.member("count", int64: Int64(note.count))
      writer.endObject()
    }
    writer.endArray()
    return writer.finish()
  }
}
