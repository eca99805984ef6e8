/// A dispatcher's server over HTTP: one request after another, and a stream of events.
@MainActor
package struct DeskDevice {
  /// A request.
  package struct Request: Sendable, Hashable {
    /// Where it goes.
    package var address: String
    /// The method of HTTP.
    package var method: String
    /// The headers beside those that the system writes.
    package var headers: [String: String] = [:]
    /// The body; empty for none.
    package var body = ""

    /// Makes a request.
    package init(address: String, method: String = "GET", headers: [String: String] = [:], body: String = "") {
      self.address = address
      self.method = method
      self.headers = headers
      self.body = body
    }
  }

  /// What a stream is made of.
  package enum Piece: Sendable, Hashable {
    /// The status of HTTP with which it begins.
    case status(Int64)
    /// Some bytes of it.
    case bytes([UInt8])
    /// It is over.
    case end
  }

  /// Asks; tells the status of HTTP, 0 where there was no answer, and the answer's body.
  package var ask: @MainActor (Request, _ told: @escaping @MainActor (_ status: Int64, _ body: [UInt8]) -> Void) -> Void
  /// Opens a stream; answers what closes it, after which nothing more is told.
  package var open: @MainActor (Request, _ tell: @escaping @MainActor (Piece) -> Void) -> @MainActor () -> Void
  /// Does something after so many milliseconds.
  package var later: @MainActor (_ milliseconds: Int64, _ act: @escaping @MainActor () -> Void) -> Void
  /// Where the car is, also while the phone is locked.
  package var positions: Positions
  /// Shows a notice at once, for a driver who looks elsewhere.
  package var notify: @MainActor (PlannedNotice) -> Void

  /// Sets everything.
  package init(
    ask:
      @escaping @MainActor (Request, _ told: @escaping @MainActor (_ status: Int64, _ body: [UInt8]) -> Void) -> Void,
    open: @escaping @MainActor (Request, _ tell: @escaping @MainActor (Piece) -> Void) -> @MainActor () -> Void,
    later: @escaping @MainActor (_ milliseconds: Int64, _ act: @escaping @MainActor () -> Void) -> Void,
    positions: Positions, notify: @escaping @MainActor (PlannedNotice) -> Void
  ) {
    self.ask = ask
    self.open = open
    self.later = later
    self.positions = positions
    self.notify = notify
  }
}
