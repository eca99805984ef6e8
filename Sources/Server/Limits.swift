/// How much a server takes at a time.
package struct Limits: Sendable, Hashable {
  /// A larger body is refused.
  package var body = 1 << 20
  /// More connections at a time are not accepted, streams of events included.
  package var connections = 8192
  /// How many requests that wait for something are worked on at a time.
  package var workers = 8
  /// How many of them may wait for a worker; more are refused as too many.
  package var waiting = 4096
  /// How many seconds a client has for one request; who takes longer is sent away at the next ``HTTPServer/ping()``.
  package var patience = 60
  /// Whether a proxy on this machine says in `X-Forwarded-For` where a request came from.
  package var isBehindProxy = false

  /// The usual limits.
  package init() {}
}
