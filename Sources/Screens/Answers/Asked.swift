/// What the reader says of a ride to learn whether a sum can be right; texts as they were typed.
package struct Asked: Sendable {
  /// A field of the question.
  package enum Field: String, Sendable, Hashable, CaseIterable {
    case tariff, day, from, to, duration, distance, charged, rate, others
  }

  private var texts: [Field: String] = [:]
  /// How often each supplement was charged, by its identifier.
  var counts: [String: Int64] = [:]
  /// What was paid for those that are charged as paid.
  var paid: [String: String] = [:]
  /// The log that it was filled from; nil when there was none.
  var source: [UInt8]?

  /// What was typed into a field.
  package subscript(field: Field) -> String {
    get { texts[field] ?? "" }
    set { texts[field] = newValue }
  }
}
