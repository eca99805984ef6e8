/// A way of sending a file smaller than it is (RFC 9110, section 8.4.1), the best first.
package enum ContentCoding: String, CaseIterable, Sendable {
  case brotli = "br"
  case gzip

  /// How a host of static files names a file in this coding beside the plain one.
  package var ending: String {
    switch self {
    case .brotli: ".br"
    case .gzip: ".gz"
    }
  }

  /// Whether a browser that sends this `Accept-Encoding` reads the coding.
  func isAccepted(by list: String) -> Bool {
    var others = false
    for entry in list.split(separator: ",") {
      let words = entry.lowercased().filter { $0 != " " }.split(separator: ";")
      let isWanted = !words.dropFirst().contains { ["q=0", "q=0.0", "q=0.00", "q=0.000"].contains($0) }
      if let name = words.first, name == rawValue { return isWanted }
      if words.first == "*" { others = isWanted }
    }
    return others
  }
}
