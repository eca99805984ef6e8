/// What a link to a printer can do.
package struct LinkTraits: Sendable, Hashable {
  /// The most bytes in one write.
  package let longestWrite: Int

  /// Whether the printer's answers come back.
  package let answers: Bool

  /// Whether a write can be answered once the printer has taken it.
  package let acknowledges: Bool

  /// Whether pauses must be kept because the link takes bytes faster than the printer.
  package let keepsPauses: Bool

  /// Whether the printer forgets an unfinished job when the link is dropped.
  package let forgets: Bool

  /// Sets everything.
  package init(longestWrite: Int, answers: Bool, acknowledges: Bool, keepsPauses: Bool, forgets: Bool) {
    self.longestWrite = max(longestWrite, 1)
    self.answers = answers
    self.acknowledges = acknowledges
    self.keepsPauses = keepsPauses
    self.forgets = forgets
  }

  /// Bluetooth LE with writes of so many bytes.
  package static func bluetooth(longestWrite: Int, acknowledges: Bool) -> LinkTraits {
    LinkTraits(
      longestWrite: longestWrite, answers: true, acknowledges: acknowledges, keepsPauses: true, forgets: true)
  }

  /// Web Bluetooth, which does not say how long a write may be: browsers agree on 185 bytes at least with such printers.
  package static func web(acknowledges: Bool) -> LinkTraits {
    .bluetooth(longestWrite: 180, acknowledges: acknowledges)
  }

  /// A device of the system: it takes bytes at the printer's speed.
  package static let device = LinkTraits(
    longestWrite: 4096, answers: false, acknowledges: false, keepsPauses: true, forgets: false)

  /// A network connection: it holds back by itself.
  package static let network = LinkTraits(
    longestWrite: 4096, answers: false, acknowledges: false, keepsPauses: false, forgets: true)

  /// A file: nothing waits for anything.
  package static let file = LinkTraits(
    longestWrite: 1 << 16, answers: false, acknowledges: false, keepsPauses: false, forgets: true)
}
