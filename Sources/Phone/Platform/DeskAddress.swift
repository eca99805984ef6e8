/// A dispatcher's link as its office makes it: the server's address, and behind the number sign what no server is told.
package struct DeskAddress: Sendable, Hashable {
  /// The address of the server, with a slash at its end.
  package let server: String
  /// The token.
  package let token: String

  private static let mark = "#/shift/link/"

  /// Reads `https://rides.example/#/shift/link/…`; nil for anything else.
  package init?(_ link: String) {
    let bytes = Array(link.utf8.filter { $0 > 0x20 })
    let mark = Array(DeskAddress.mark.utf8)
    guard let sign = bytes.firstIndex(of: UInt8(ascii: "#")), bytes[sign...].starts(with: mark) else { return nil }
    let token = String(decoding: bytes[(sign + mark.count)...], as: UTF8.self)
    var server = String(decoding: bytes[..<sign], as: UTF8.self)
    guard let host = DeskAddress.host(server), !host.isEmpty, !token.isEmpty else { return nil }
    if server.utf8.last != UInt8(ascii: "/") { server += "/" }
    self.server = server
    self.token = token
  }

  /// The name of the server in an address; nil for one that is no server's.
  package static func host(_ address: String) -> String? {
    let bytes = Array(address.utf8)
    for start in [Array("https://".utf8), Array("http://".utf8)] where bytes.starts(with: start) {
      let rest = bytes.dropFirst(start.count)
      return String(decoding: rest.prefix { $0 != UInt8(ascii: "/") }, as: UTF8.self)
    }
    return nil
  }
}
