/// An address that is answered by code instead of a file.
package struct Route: Sendable {
  /// The method it answers.
  package let method: String
  /// The answer.
  ///
  /// Unless the route waits, it runs on the server's one thread, so it must not wait for anything; what takes a while is a
  /// ``Delivery``.
  package let answer: @Sendable (Request) -> Response
  /// Whether the answer waits for something, such as a database, and so is made on a thread of its own.
  package let waits: Bool

  private let pattern: [Substring]

  /// Makes a route such as `Route("GET", "/api/rides/{ride}")`; a part in braces matches any one part of a path.
  package init(
    _ method: String, _ pattern: String, waits: Bool = false, answer: @escaping @Sendable (Request) -> Response
  ) {
    self.method = method
    self.waits = waits
    self.pattern = pattern.split(separator: "/")
    self.answer = answer
  }

  /// What the braces stand for in this path, or nil when the path is another.
  package func parameters(of path: String) -> [String: String]? {
    // By bytes: a slash and a mark that combines with it are one character.
    let parts = path.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
    guard parts.count == pattern.count else { return nil }
    var found: [String: String] = [:]
    for (part, wanted) in zip(parts, pattern) {
      if wanted.hasPrefix("{") && wanted.hasSuffix("}") {
        found[String(wanted.dropFirst().dropLast())] = String(part)
      } else if part != wanted {
        return nil
      }
    }
    return found
  }
}
