import Server
import Synchronization
import Testing

/// A street map that is passed on: the map's server is one of ours, on this machine.
@Suite struct TileProxyTests {
  /// The smallest of what counts as a PNG.
  private static let square: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2, 3]

  /// A server of a map that notes what it is asked for.
  private struct MapServer {
    let server: HTTPServer
    let requests = CountedRequests()

    init(_ answer: @escaping @Sendable (String) -> Response) throws {
      let requests = requests
      server = try HTTPServer(
        Answering(
          site: Site(),
          routes: [
            Route("GET", "/{z}/{x}/{y}") { request in
              requests.add(request.path)
              return answer(request.path)
            }
          ]), host: "127.0.0.1", port: 0)
    }
  }

  private final class CountedRequests: Sendable {
    private let paths = Mutex<[String]>([])
    func add(_ path: String) { paths.withLock { $0.append(path) } }
    var all: [String] { paths.withLock { $0 } }
  }

  private static func proxy(
    _ port: UInt16, _ limits: TileProxy.Limits = TileProxy.Limits(), path: String = "{z}/{x}/{y}.png"
  ) throws -> HTTPServer {
    let source = try TileSource("http://127.0.0.1:\(port)/\(path)", attribution: "made")
    return try HTTPServer(
      Answering(site: Site(), routes: [TileProxy(source, limits: limits).route]), host: "127.0.0.1", port: 0)
  }

  private static func picture(_ bytes: [UInt8] = square) -> Response {
    Response(status: 200, headers: [("Content-Type", "text/html")], body: .bytes(bytes))
  }

  @Test func `a square comes once from the map's server and then from memory, with the headers of ours`() throws {
    let map = try MapServer { _ in Self.picture() }
    defer { map.server.stop() }
    let proxy = try Self.proxy(map.server.port)
    defer { proxy.stop() }
    for _ in 0..<3 {
      let answer = Client.ask(proxy.port, "GET /tiles/15/16372/12347 HTTP/1.1")
      #expect(answer.hasPrefix("HTTP/1.1 200"), "\(answer)")
      // What the picture is is told by its bytes and not by who sent it.
      #expect(
        answer.contains("Content-Type: image/png\r\n") && answer.contains("Cache-Control: private, max-age=604800"))
      #expect(answer.contains("Content-Security-Policy: default-src 'self';"))
      #expect(answer.contains("Content-Length: 11\r\n"))
    }
    #expect(map.requests.all == ["/15/16372/12347.png"])
  }

  @Test(
    "What is no square of the map is not asked for",
    arguments: [
      "/tiles/20/0/0", "/tiles/-1/0/0", "/tiles/2/4/0", "/tiles/2/0/4", "/tiles/2/-1/0", "/tiles/02/1/1",
      "/tiles/2/+1/1", "/tiles/2/1/1.png", "/tiles/2/1/%2e%2e", "/tiles/99999999999999999999/0/0", "/tiles/2/1",
    ])
  func refuses(_ path: String) throws {
    let map = try MapServer { _ in Self.picture() }
    defer { map.server.stop() }
    let proxy = try Self.proxy(map.server.port)
    defer { proxy.stop() }
    #expect(Client.ask(proxy.port, "GET \(path) HTTP/1.1").hasPrefix("HTTP/1.1 404"))
    #expect(map.requests.all.isEmpty)
  }

  @Test func `a map's server that fails is told of with its reason, and asked again`() throws {
    let cases: [(Response, String)] = [
      (.problem(404, "no"), "it answered 404."),
      (.problem(500, "no"), "it answered 500."),
      (Self.picture(Array("<html>".utf8)), "what it gave is no PNG, JPEG or WebP picture."),
      (Self.picture(Self.square + [UInt8](repeating: 0, count: 1 << 20)), "it gave more than 1048576 bytes."),
    ]
    for (response, says) in cases {
      let map = try MapServer { _ in response }
      defer { map.server.stop() }
      let proxy = try Self.proxy(map.server.port)
      defer { proxy.stop() }
      for _ in 0..<2 {
        let answer = Client.ask(proxy.port, "GET /tiles/1/0/1 HTTP/1.1")
        #expect(answer.hasPrefix("HTTP/1.1 502"), "\(answer)")
        #expect(answer.contains("The map's server 127.0.0.1 gave no square: \(says)"), "\(answer)")
        #expect(answer.contains("Content-Security-Policy"))
      }
      #expect(map.requests.all.count == 2)
    }
    let nobody = try Self.proxy(1)
    defer { nobody.stop() }
    let answer = Client.ask(nobody.port, "GET /tiles/1/0/1 HTTP/1.1")
    #expect(answer.hasPrefix("HTTP/1.1 502") && answer.contains("gave no square: Failed to connect"), "\(answer)")
  }

  @Test func `whoever wants a square that is on its way waits for the same one, two at a time are asked for`() throws {
    let gate = Delivery()
    let begun = CountedRequests()
    let map = try MapServer { path in
      begun.add(path)
      return .later(gate)
    }
    defer { map.server.stop() }
    var limits = TileProxy.Limits()
    limits.waiting = 1
    let proxy = try Self.proxy(map.server.port, limits)
    defer { proxy.stop() }
    func asking(_ column: Int) throws -> Client {
      let client = try #require(Client(port: proxy.port))
      client.send("GET /tiles/3/\(column)/0 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
      return client
    }
    // Two are asked for, a third waits, twice; there is no room for a fourth.
    let waiting = [try asking(0), try asking(1)]
    while begun.all.count < 2 {}
    let more = [try asking(0), try asking(2), try asking(2)]
    var busy = ""
    while !busy.hasPrefix("HTTP/1.1 503") { busy = Client.ask(proxy.port, "GET /tiles/3/3/0 HTTP/1.1") }
    #expect(busy.contains("Retry-After: 10") && busy.contains("ask again in a while"))
    #expect(begun.all.sorted() == ["/3/0/0.png", "/3/1/0.png"])
    gate.complete(Self.picture())
    for client in waiting + more { #expect(client.receive(until: "").hasPrefix("HTTP/1.1 200")) }
    #expect(map.requests.all.sorted() == ["/3/0/0.png", "/3/1/0.png", "/3/2/0.png"])
  }

  @Test func `of more than there is room for what was asked for longest ago goes`() throws {
    let map = try MapServer { _ in Self.picture() }
    defer { map.server.stop() }
    var limits = TileProxy.Limits()
    limits.bytes = Self.square.count * 2
    let proxy = try Self.proxy(map.server.port, limits)
    defer { proxy.stop() }
    for column in [0, 1, 0, 2, 0, 1] { _ = Client.ask(proxy.port, "GET /tiles/3/\(column)/0 HTTP/1.1") }
    #expect(map.requests.all == ["/3/0/0.png", "/3/1/0.png", "/3/2/0.png", "/3/1/0.png"])
  }

  @Test func `a server that is stopped answers those who wait`() throws {
    let gate = Delivery()
    let server = try HTTPServer(
      Answering(site: Site(), routes: [Route("GET", "/wait") { _ in .later(gate) }]), host: "127.0.0.1", port: 0)
    let client = try #require(Client(port: server.port))
    client.send("GET /wait HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    // The request has arrived once a later one is answered.
    while !Client.ask(server.port, "GET /nothing HTTP/1.1").hasPrefix("HTTP/1.1 404") {}
    server.stop()
    let answer = client.receive(until: "")
    #expect(answer.hasPrefix("HTTP/1.1 503"), "\(answer)")
    gate.complete(.problem(200, "too late"))
  }

  @Test func `a client that leaves while it waits harms nobody`() throws {
    let gate = Delivery()
    let server = try HTTPServer(
      Answering(site: Site(), routes: [Route("GET", "/wait") { _ in .later(gate) }]), host: "127.0.0.1", port: 0)
    defer { server.stop() }
    for _ in 0..<20 {
      let client = try #require(Client(port: server.port))
      client.send("GET /wait HTTP/1.1\r\nHost: localhost\r\n\r\n")
    }
    gate.complete(.problem(200, "here"))
    #expect(Client.ask(server.port, "GET /wait HTTP/1.1").contains("here"))
  }
}
