/// Where an amount comes from.
package struct Source: Sendable, Hashable {
  /// How far an amount can be trusted.
  package enum Confidence: String, Sendable, CaseIterable {
    /// Published by the authority that sets the tariff.
    case official
    /// Reported by the press or an operator.
    case press
    /// Reconstructed from published totals, with the derivation in the note.
    case derived
  }

  /// The key by which the file's amounts name it.
  package let id: String
  /// The page.
  package let url: String
  /// Who published it.
  package let publisher: String
  /// When, as the source says: a day, a month or a year in ISO 8601.
  package let date: String
  /// How far it can be trusted.
  package let confidence: Confidence
  /// What it covers, or how an amount was derived.
  package let note: String?

  /// Makes a source.
  package init(id: String, url: String, publisher: String, date: String, confidence: Confidence, note: String?) {
    self.id = id
    self.url = url
    self.publisher = publisher
    self.date = date
    self.confidence = confidence
    self.note = note
  }
}
