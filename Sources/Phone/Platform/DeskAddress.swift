/// A dispatcher's link as its office makes it: the server's address, and behind the number sign what no server is told.
package struct DeskAddress: Sendable, Hashable {
  /// The address of the server, with a slash at its end.
  package let server: String
  /// The token.
  package let token: String

  /// Before the number sign where the link leads to the dispatcher's own page, behind it where it leads to the app's.
  private static let (page, room) = ("dispatch/driver", "/shift/link/")

  /// Reads `https://rides.example/dispatch/driver#…` or `https://rides.example/#/shift/link/…`; nil for anything else.
  package init?(_ link: String) {
    let bytes = Array(link.utf8.filter { $0 > 0x20 })
    guard let sign = bytes.firstIndex(of: UInt8(ascii: "#")) else { return nil }
    var (place, name) = (bytes[..<sign], bytes[(sign + 1)...])
    let (page, room) = (Array(DeskAddress.page.utf8), Array(DeskAddress.room.utf8))
    if name.starts(with: room) {
      name = name.dropFirst(room.count)
    } else if place.suffix(page.count).elementsEqual(page) {
      place = place.dropLast(page.count)
    } else {
      return nil
    }
    var server = String(decoding: place, as: UTF8.self)
    let token = String(decoding: name, as: UTF8.self)
    guard let host = DeskAddress.host(server), !host.isEmpty, !token.isEmpty, !name.contains(UInt8(ascii: "/"))
    else { return nil }
    if place.last != UInt8(ascii: "/") { server += "/" }
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
