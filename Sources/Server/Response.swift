/// What a client gets.
package struct Response: Sendable {
  /// What follows the header.
  package enum Body: Sendable {
    /// All of it at once.
    case bytes([UInt8])
    /// What happens from now on, as server-sent events.
    case events(EventChannel)
    /// What another answer says once it comes; its status and headers count, and those given here beside them.
    case later(Delivery)
  }

  /// The three digits of RFC 9110.
  package let status: UInt32
  /// Name and value of each field.
  package var headers: [(name: String, value: String)]
  /// The contents.
  package let body: Body

  /// Makes a response of any kind.
  package init(status: UInt32, headers: [(name: String, value: String)] = [], body: Body = .bytes([])) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// JSON that is written already.
  package static func json(_ bytes: [UInt8], status: UInt32 = 200) -> Response {
    Response(
      status: status,
      headers: [("Content-Type", "application/json"), ("Cache-Control", "no-store")], body: .bytes(bytes))
  }

  /// An answer that comes later.
  package static func later(_ delivery: Delivery) -> Response { Response(status: 200, body: .later(delivery)) }

  /// The events of a channel, for as long as the client listens.
  package static func events(_ channel: EventChannel) -> Response {
    Response(
      status: 200, headers: [("Content-Type", "text/event-stream"), ("Cache-Control", "no-store")],
      body: .events(channel))
  }

  /// A sentence for people, with a status that says it is not what they asked for.
  package static func problem(_ status: UInt32, _ sentence: String) -> Response {
    Response(
      status: status, headers: [("Content-Type", "text/plain; charset=utf-8")],
      body: .bytes(Array((sentence + "\n").utf8)))
  }
}
