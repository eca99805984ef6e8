import Server
import Testing

/// Addresses of street maps.
@Suite struct TileSourceTests {
  @Test func `a server's address names its host, and its makers where they are known`() throws {
    let known = try TileSource("https://tile.openstreetmap.org/{z}/{x}/{y}.png", attribution: nil)
    #expect(known.host == "tile.openstreetmap.org" && known.attribution == "© OpenStreetMap contributors")
    let named = try TileSource("http://user:secret@10.0.0.7:8080/m?x={x}&y={y}&z={z}&key=k", attribution: " A \n B ")
    #expect(named.host == "10.0.0.7" && named.attribution == "A B")
    let local = try TileSource("http://[::1]:8081/{z}/{x}/{y}", attribution: "us")
    #expect(local.host == "[::1]")
  }

  @Test(
    "What is no address of a street map is refused with the mend",
    arguments: [
      ("tile.openstreetmap.org/{z}/{x}/{y}.png", "it begins with https:// or http://"),
      ("file:///etc/{z}/{x}/{y}", "it begins with https:// or http://"),
      ("https:///{z}/{x}/{y}.png", "does not name one server"),
      ("https://{s}.tile.example.org/{z}/{x}/{y}.png", "does not name one server"),
      ("https://tile.example.org/{z}/{x}.png", "must have {y} in it once"),
      ("https://tile.example.org/{z}/{x}/{y}/{x}.png", "must have {x} in it once"),
      ("https://tile.example.org/{z}/{x}/{y}{r}.png", "has more in it than {z}, {x} and {y}"),
      ("https://tile.example.org/{z}/{x}/{y}.png ", "has more in it than {z}, {x} and {y}"),
      ("https://notopenstreetmap.org/{z}/{x}/{y}.png", "say who made the map of notopenstreetmap.org"),
    ])
  func refuses(_ template: String, _ says: String) {
    let error = #expect(throws: TileSourceError.self) { try TileSource(template, attribution: nil) }
    #expect(error?.message.contains(says) == true, "\(error?.message ?? "")")
  }

  @Test func `nobody is named by nothing`() {
    #expect(throws: TileSourceError.noAttribution("tile.example.org")) {
      try TileSource("https://tile.example.org/{z}/{x}/{y}.png", attribution: "  ")
    }
  }
}
