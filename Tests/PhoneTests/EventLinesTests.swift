import Phone
import Testing

@Suite struct EventLinesTests {
  private static let stream =
    ": ping\n\nid: 3\nevent: offer\ndata: {\"a\":1}\n\ndata: one\ndata:two\n\nid: 4\r\nevent: ride\r\ndata: {}\r\n\r\nevent: none\n\nid: 5\rdata: ü\r\r"

  @Test("Events are the same however their bytes are cut")
  func cuts() {
    let bytes = Array(Self.stream.utf8)
    var whole = EventLines()
    let events = whole.take(bytes + Array("x".utf8))
    #expect(
      events == [
        EventLines.Event(id: "3", name: "offer", data: Array("{\"a\":1}".utf8)),
        EventLines.Event(id: "3", name: "message", data: Array("one\ntwo".utf8)),
        EventLines.Event(id: "4", name: "ride", data: Array("{}".utf8)),
        EventLines.Event(id: "5", name: "message", data: Array("ü".utf8)),
      ])
    for size in 1...40 {
      var lines = EventLines()
      var found: [EventLines.Event] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        found += lines.take(Array(bytes[start..<min(start + size, bytes.count)]))
      }
      #expect(found + lines.take(Array("x".utf8)) == events, "in pieces of \(size)")
    }
  }

  @Test("What is not whole is no event")
  func partial() {
    var lines = EventLines()
    #expect(lines.take(Array("event: offer\ndata: {\"offer\"".utf8)).isEmpty)
    #expect(lines.take(Array(":1}\n".utf8)).isEmpty)
    #expect(lines.take(Array("\n".utf8)).map(\.data) == [Array("{\"offer\":1}".utf8)])
  }
}

@Suite struct DeskAddressTests {
  @Test("An office's link is a server and a token, however it was copied")
  func reads() throws {
    let address = try #require(DeskAddress(" https://rides.example/app/#/shift/link/abc-DEF_9\n"))
    #expect(address.server == "https://rides.example/app/" && address.token == "abc-DEF_9")
    let page = try #require(DeskAddress("https://rides.example/app/dispatch/driver#abc-DEF_9"))
    #expect(page == address)
    #expect(DeskAddress("http://192.168.1.5:8099/#/shift/link/t")?.server == "http://192.168.1.5:8099/")
    #expect(DeskAddress.host(address.server) == "rides.example")
  }

  @Test(
    "Anything else is no link",
    arguments: [
      "", "https://rides.example/", "https://rides.example/#/shift/link/", "#/shift/link/abc", "ftp://a/#/shift/link/b",
    ])
  func refuses(_ text: String) { #expect(DeskAddress(text) == nil) }
}
