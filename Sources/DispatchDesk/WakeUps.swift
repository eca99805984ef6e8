import Synchronization

/// What other servers are told: for whom there is something new.
///
/// Never in a transaction of a decision, because a notice
/// there makes every commit wait for every other.
final class WakeUps: Sendable {
  /// The channel of the database.
  static let channel = "flagfall"

  private let address: String?
  private let outgoing = Mutex<[Recipient: Int64]>([:])
  /// By what this server knows its own notices.
  private let name = String(Token.random().text.suffix(12))

  init(_ place: StorePlace) {
    if case .postgres(let address) = place { self.address = address } else { address = nil }
  }

  /// Whether there are other servers to be told.
  var isNeeded: Bool { address != nil }

  func note(_ events: [Event]) {
    guard isNeeded else { return }
    outgoing.withLock { outgoing in
      for event in events { outgoing[event.recipient] = max(outgoing[event.recipient] ?? 0, event.sequence) }
    }
  }

  /// The texts of notices about all that came together; each short enough for the database, which takes 8000 bytes.
  func takeTexts() -> [String] {
    let news = outgoing.withLock { outgoing in
      defer { outgoing = [:] }
      return outgoing
    }
    var texts: [String] = []
    var text = name
    for (recipient, sequence) in news {
      let line = "\n\(sequence) \(recipient.text)"
      if text.utf8.count + line.utf8.count > 7000 {
        texts.append(text)
        text = name
      }
      text += line
    }
    if text != name { texts.append(text) }
    return texts
  }

  /// What a notice of another server says; nothing for one of our own.
  func read(_ text: String) -> [(recipient: Recipient, sequence: Int64)] {
    let lines = text.split(separator: "\n")
    guard let sender = lines.first, sender != name else { return [] }
    return lines.dropFirst().compactMap { line in
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let sequence = Int64(parts[0]), let recipient = Recipient(parts[1]) else { return nil }
      return (recipient, sequence)
    }
  }

  /// A connection that listens; nil when there is nobody to listen to.
  func listening() throws(DatabaseError) -> PostgresDatabase? {
    guard let address else { return nil }
    let database = try PostgresDatabase(address)
    _ = try database.rows("LISTEN \(Self.channel)")
    return database
  }
}
