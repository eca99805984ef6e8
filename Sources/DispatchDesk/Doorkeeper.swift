import Server
import Synchronization
import Units

/// Lets requests in: knows tokens for a moment, and counts who comes too often or with wrong ones.
final class Doorkeeper: Sendable {
  private struct Known {
    let sender: Sender
    let until: Instant
  }

  private struct Bucket {
    var left: Double
    var at: Instant
  }

  private struct State {
    var known: [String: Known] = [:]
    var callers: [String: Bucket] = [:]
    var strangers: [String: Bucket] = [:]
  }

  private let desk: Desk
  /// Requests a second of one sender, on the long run; 0 is as many as come.
  private let rate: Int
  private let state = Mutex(State())

  /// How long a token is believed without a look at the database: so long another server's revocation may take.
  private static let belief = Elapsed.seconds(2)
  /// Wrong tokens of one address at once, and a second.
  private static let wrongAtOnce = 20.0
  private static let wrongRate = 0.5
  /// More addresses than that are not kept apart; forgetting all of them now and then does no harm.
  private static let most = 50_000

  init(_ desk: Desk, rate: Int) {
    self.desk = desk
    self.rate = rate
  }

  /// Who sends a request that is for these roles.
  func sender(of request: Request, for roles: [Role], at time: Instant) throws(Refused) -> Sender {
    guard let text = Self.secret(of: request, for: roles) else {
      throw Refused(401, "unauthorized", "a token is missing: send Authorization: Bearer and the token")
    }
    if let token = Token(text) {
      let digest = token.digest
      if let sender = try believed(digest, token, of: request, at: time) {
        try countCall(sender, at: time)
        return sender
      }
    }
    try countWrong(request.client, at: time)
    desk.metrics.count("wrong_tokens")
    throw Refused(401, "unauthorized", "the token is unknown or was revoked")
  }

  /// Forgets a token that was revoked.
  func forget(_ name: String) {
    state.withLock { state in state.known = state.known.filter { !$0.key.hasPrefix(name) } }
  }

  private func believed(
    _ digest: String, _ token: Token, of request: Request, at time: Instant
  ) throws(Refused) -> Sender? {
    let known = state.withLock { $0.known[digest] }
    // Beyond that the clock was put back, and nobody knows how long ago the token was looked up.
    if let known, known.until > time, known.until - time <= Self.belief { return known.sender }
    // A token that was never good here, from where many wrong ones came, is not worth a look at the database.
    if known == nil, isBarred(request.client, at: time) { return nil }
    let sender: Sender?
    do throws(DeskError) { sender = try desk.sender(of: token) } catch { throw Refused(error) }
    state.withLock { state in
      if state.known.count > Self.most { state.known = [:] }
      state.known[digest] = sender.map { Known(sender: $0, until: time + Self.belief) }
    }
    return sender
  }

  private func countCall(_ sender: Sender, at time: Instant) throws(Refused) {
    guard rate > 0 else { return }
    let isIn = state.withLock { state in
      Self.take(&state.callers, sender.text, atOnce: Double(rate) * 4, rate: Double(rate), at: time)
    }
    guard isIn else { throw Refused(429, "too_many", "more than \(rate) requests a second", retryAfter: 1) }
  }

  private func countWrong(_ client: String, at time: Instant) throws(Refused) {
    let isIn = state.withLock { state in
      Self.take(&state.strangers, client, atOnce: Self.wrongAtOnce, rate: Self.wrongRate, at: time)
    }
    guard isIn else {
      desk.metrics.count("barred")
      throw Refused(429, "too_many", "too many wrong tokens from this address", retryAfter: 60)
    }
  }

  private func isBarred(_ client: String, at time: Instant) -> Bool {
    state.withLock { state in
      guard let bucket = state.strangers[client] else { return false }
      return Self.filled(bucket, Self.wrongAtOnce, Self.wrongRate, at: time) < 1
    }
  }

  private static func take(
    _ buckets: inout [String: Bucket], _ name: String, atOnce: Double, rate: Double, at time: Instant
  ) -> Bool {
    if buckets.count > most { buckets = [:] }
    var bucket = buckets[name] ?? Bucket(left: atOnce, at: time)
    bucket.left = filled(bucket, atOnce, rate, at: time)
    bucket.at = time
    let isIn = bucket.left >= 1
    if isIn { bucket.left -= 1 }
    buckets[name] = bucket
    return isIn
  }

  private static func filled(_ bucket: Bucket, _ atOnce: Double, _ rate: Double, at time: Instant) -> Double {
    min(atOnce, bucket.left + Double(max(0, (time - bucket.at).milliseconds)) / 1000 * rate)
  }

  /// The token of the header, or of a cookie of a page of ours.
  ///
  /// One browser may have the pages of all roles open: a page says for which it is, else it is the first of these roles.
  private static func secret(of request: Request, for roles: [Role]) -> String? {
    if let header = request.header("Authorization") {
      let parts = header.split(separator: " ", maxSplits: 1)
      return parts.count == 2 && parts[0].lowercased() == "bearer" ? String(parts[1]) : nil
    }
    guard let cookies = request.header("Cookie") else { return nil }
    var kept: [Substring: String] = [:]
    for cookie in cookies.split(separator: ";") {
      let parts = cookie.filter { $0 != " " }.split(separator: "=", maxSplits: 1)
      if parts.count == 2 { kept[Substring(parts[0])] = String(parts[1]) }
    }
    let page = (request.query("as") ?? request.header("Flagfall-As")).flatMap(Role.init)
    return (page.map { [$0] } ?? roles).lazy.compactMap { kept[Substring(cookie(of: $0))] }.first
  }

  /// The name of the cookie of a role.
  static func cookie(of role: Role) -> String { "flagfall_\(role.rawValue)" }
}
