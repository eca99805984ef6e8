/// Something that a printer says about itself.
package enum PrinterNews: Sendable, Hashable {
  /// What is left in the battery, 0 to 100 per cent.
  case battery(percent: Int)
  /// The battery is low, at 10, 5 or 3 per cent.
  case lowBattery(percent: Int)
  /// It runs on dry cells.
  case dryCells
  /// The battery is being charged.
  case charging
  /// The lid was opened or closed.
  case lid(isOpen: Bool)
  /// Paper is in, or not.
  case paper(isPresent: Bool)
  /// The head is too hot, or fit to print again.
  case head(isTooHot: Bool)
  /// The firmware's version, as sent.
  case firmware(major: Int, minor: Int, patch: Int)
  /// The serial number, which is also the advertised name.
  case serial(String)
  /// It switches itself off after so many minutes; never when 0.
  case autoOff(minutes: Int)
  /// The paper it is set to.
  case media(Media)
  /// The motor has stopped.
  case finished
  /// The job was refused or broken off.
  case rejected
  /// It is at work.
  case busy
  /// It is at rest.
  case idle
  /// So many writes more are welcome.
  case credit(Int)
  /// The longest write, in bytes.
  case longestWrite(Int)
}

/// What a job can wait for.
package enum StatusKind: Sendable, Hashable {
  /// Whether the lid is open.
  case lid
  /// Whether there is paper.
  case paper
  /// Whether the head is too hot.
  case head
  /// What the battery holds.
  case battery
  /// The end of the print.
  case finished
}

extension PrinterNews {
  /// What a job that waits for it calls it.
  package var kind: StatusKind? {
    switch self {
    case .lid: .lid
    case .paper: .paper
    case .head: .head
    case .battery, .lowBattery, .dryCells, .charging: .battery
    case .finished: .finished
    case .firmware, .serial, .autoOff, .media, .rejected, .busy, .idle, .credit, .longestWrite: nil
    }
  }
}
