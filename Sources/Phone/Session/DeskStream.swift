/// A dispatcher's stream of events: kept open, and taken up behind the last event after every break.
@MainActor
final class DeskStream {
  /// What it tells.
  enum News: Sendable, Hashable {
    /// The connection is there.
    case open
    /// It is gone, and is looked for again.
    case broken
    /// The server refused it; nobody looks for it any more.
    case over
    /// An event.
    case event(name: String, data: [UInt8])
  }

  /// After a break it is opened again so many milliseconds later.
  static let pause: Int64 = 2000

  private let desk: DeskDevice
  private let address: String
  private let tell: @MainActor (News) -> Void
  private var last: String
  private var lines = EventLines()
  private var close: (@MainActor () -> Void)?
  private var isStopped = false

  /// Opens a stream behind the event of a number.
  init(_ address: String, since: Int64, on desk: DeskDevice, _ tell: @escaping @MainActor (News) -> Void) {
    self.desk = desk
    self.address = address
    self.tell = tell
    last = String(since)
    open()
  }

  /// Closes it for good.
  func stop() {
    isStopped = true
    close?()
    close = nil
  }

  private func open() {
    guard !isStopped else { return }
    lines = EventLines()
    let request = DeskDevice.Request(
      address: address, headers: ["Accept": "text/event-stream", "Last-Event-ID": last])
    close = desk.open(request) { [weak self] piece in self?.hear(piece) }
  }

  private func hear(_ piece: DeskDevice.Piece) {
    guard !isStopped else { return }
    switch piece {
    case .status(200): tell(.open)
    case .status: refuse()
    case .bytes(let bytes):
      for event in lines.take(bytes) {
        if let id = event.id { last = id }
        tell(.event(name: event.name, data: event.data))
      }
    case .end:
      close = nil
      tell(.broken)
      desk.later(DeskStream.pause) { [weak self] in self?.open() }
    }
  }

  /// A server that was restarted, or that takes the link no more: whoever wants the stream asks how things stand first.
  private func refuse() {
    stop()
    tell(.broken)
    desk.later(DeskStream.pause) { [tell] in tell(.over) }
  }
}
