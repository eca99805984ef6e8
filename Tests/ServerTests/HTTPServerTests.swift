import Server
import Testing

@Suite struct HTTPServerTests {
  private static let page = Array("<!doctype html><p>The meter is open.</p>".utf8)

  private static func site() -> Site {
    var site = Site()
    site.add(page, at: "index.html")
    site.add([0x00, 0x61, 0x73, 0x6d], at: "app.wasm")
    site.add(Array("{}".utf8), at: "manifest.webmanifest")
    site.add(Array(String(repeating: "the same again, ", count: 100).utf8), at: "app.js")
    return site
  }

  private static func server(_ routes: [Route] = []) throws -> HTTPServer {
    try HTTPServer(Answering(site: site(), routes: routes), host: "127.0.0.1", port: 0)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let request: String
    var headers: [String] = []
    let status: String
    var holds: [String] = []
    var testDescription: String { name }
  }

  @Test(
    "A request gets the answer that HTTP asks for",
    arguments: [
      Case(
        name: "the page", request: "GET / HTTP/1.1", status: "200",
        holds: ["Content-Type: text/html; charset=utf-8", "The meter is open.", "Cache-Control: no-cache", "ETag: \""]),
      Case(
        name: "a query changes nothing", request: "GET /index.html?from=home HTTP/1.1", status: "200",
        holds: ["The meter is open."]),
      Case(
        name: "the module", request: "GET /app.wasm HTTP/1.1", status: "200",
        holds: ["Content-Type: application/wasm", "Content-Length: 4"]),
      Case(
        name: "the manifest", request: "GET /manifest.webmanifest HTTP/1.1", status: "200",
        holds: ["Content-Type: application/manifest+json"]),
      Case(
        name: "a compressed script", request: "GET /app.js HTTP/1.1", headers: ["Accept-Encoding: gzip, deflate, br"],
        status: "200", holds: ["Content-Encoding: br", "Vary: Accept-Encoding"]),
      Case(
        name: "for an older browser", request: "GET /app.js HTTP/1.1", headers: ["Accept-Encoding: gzip, deflate"],
        status: "200", holds: ["Content-Encoding: gzip", "Vary: Accept-Encoding"]),
      Case(
        name: "all but the smallest", request: "GET /app.js HTTP/1.1", headers: ["Accept-Encoding: br;q=0, *"],
        status: "200", holds: ["Content-Encoding: gzip"]),
      Case(
        name: "whatever the server likes", request: "GET /app.js HTTP/1.1", headers: ["Accept-Encoding: *;q=0.5"],
        status: "200", holds: ["Content-Encoding: br"]),
      Case(
        name: "compression refused", request: "GET /app.js HTTP/1.1", headers: ["Accept-Encoding: gzip;q=0"],
        status: "200", holds: ["Content-Length: 1600", "the same again"]),
      Case(
        name: "anything will do", request: "GET / HTTP/1.1", headers: ["If-None-Match: *"], status: "304",
        holds: ["ETag: \""]),
      Case(
        name: "another version is known", request: "GET / HTTP/1.1", headers: ["If-None-Match: \"0\""], status: "200"),
      Case(
        name: "the head alone", request: "HEAD / HTTP/1.1", status: "200", holds: ["Content-Length: \(page.count)"]),
      Case(name: "nothing there", request: "GET /nothing HTTP/1.1", status: "404", holds: ["nothing at /nothing"]),
      Case(
        name: "a file takes no post", request: "POST / HTTP/1.1", status: "405", holds: ["Allow: GET, HEAD"]),
      Case(name: "up and out", request: "GET /../Package.swift HTTP/1.1", status: "404"),
      Case(name: "up and out in disguise", request: "GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1", status: "404"),
      Case(name: "a second slash", request: "GET //etc/passwd HTTP/1.1", status: "404"),
    ])
  func answers(_ example: Case) throws {
    let server = try Self.server()
    defer { server.stop() }
    let answer = Client.ask(server.port, example.request, example.headers)
    #expect(answer.hasPrefix("HTTP/1.1 \(example.status)"), "\(answer)")
    for part in example.holds { #expect(answer.contains(part), "\(part) is not in \(answer)") }
  }

  @Test("Every answer tells the browser to load nothing from elsewhere")
  func protects() throws {
    let server = try Self.server()
    defer { server.stop() }
    for path in ["/", "/nothing", "/app.js"] {
      let answer = Client.ask(server.port, "GET \(path) HTTP/1.1")
      #expect(answer.contains("Content-Security-Policy: default-src 'self'; script-src 'self' 'wasm-unsafe-eval';"))
      #expect(answer.contains("X-Content-Type-Options: nosniff"))
      #expect(answer.contains("Referrer-Policy: no-referrer"))
    }
  }

  @Test("A known version is not sent again")
  func revalidates() throws {
    let server = try Self.server()
    defer { server.stop() }
    let tag = try #require(Self.site().file(at: "")?.tag)
    let answer = Client.ask(server.port, "GET / HTTP/1.1", ["If-None-Match: \"1\", W/\(tag)"])
    #expect(answer.hasPrefix("HTTP/1.1 304"))
    #expect(!answer.contains("The meter is open."))
  }

  @Test("The head of an answer comes without its body")
  func heads() throws {
    let server = try Self.server()
    defer { server.stop() }
    #expect(!Client.ask(server.port, "HEAD / HTTP/1.1").contains("The meter is open."))
  }

  @Test("A route gets the body, the query and what its braces stand for")
  func routes() throws {
    let server = try Self.server([
      Route("POST", "/api/rides/{ride}") { request in
        let said = "\(request.parameters["ride"] ?? "") \(request.query("as") ?? "") \(request.body.count)"
        return .json(Array(said.utf8))
      }
    ])
    defer { server.stop() }
    let body = String(repeating: "x", count: 200_000)
    let answer = Client.ask(server.port, "POST /api/rides/a%20b?as=receipt HTTP/1.1", body: body)
    #expect(answer.hasPrefix("HTTP/1.1 200"))
    #expect(answer.hasSuffix("a b receipt 200000"))
    // A mark that combines with the slash before it is a part of its own.
    #expect(Client.ask(server.port, "POST /api/rides/%CC%81 HTTP/1.1").hasPrefix("HTTP/1.1 200"))
    #expect(Client.ask(server.port, "GET /api/rides/1 HTTP/1.1").contains("Allow: POST"))
    #expect(Client.ask(server.port, "POST /api/rides HTTP/1.1").hasPrefix("HTTP/1.1 404"))
  }

  @Test("A body over the limit is refused")
  func limits() throws {
    let server = try Self.server([Route("POST", "/api") { _ in .json([]) }])
    defer { server.stop() }
    let answer = Client.ask(server.port, "POST /api HTTP/1.1", body: String(repeating: "x", count: 1_048_577))
    #expect(answer.hasPrefix("HTTP/1.1 413"))
  }

  @Test("An event reaches everyone who listens, and a stop ends their streams")
  func streams() throws {
    let channel = EventChannel()
    let server = try Self.server([Route("GET", "/api/events") { _ in .events(channel) }])
    let first = try #require(Client(port: server.port))
    let second = try #require(Client(port: server.port))
    first.send("GET /api/events HTTP/1.1\r\nHost: localhost\r\n\r\n")
    second.send("GET /api/events HTTP/1.1\r\nHost: localhost\r\n\r\n")
    #expect(first.receive(until: "\r\n\r\n").contains("Content-Type: text/event-stream"))
    _ = second.receive(until: "\r\n\r\n")
    for number in 1...3 {
      channel.publish("offer", "one\ntwo \(number)")
      #expect(
        first.receive(until: "data: two \(number)\n\n").contains("event: offer\ndata: one\ndata: two \(number)\n\n"))
      #expect(second.receive(until: "data: two \(number)\n\n").contains("data: two \(number)\n\n"))
    }
    server.ping()
    #expect(first.receive(until: "ping").contains(": ping"))
    server.stop()
    #expect(first.receive(until: "0\r\n\r\n").hasSuffix("0\r\n\r\n"))
  }

  @Test("Nonsense on one connection leaves the others alone")
  func nonsense() throws {
    let server = try Self.server()
    defer { server.stop() }
    for text in ["\u{1}\u{2}\u{3}\r\n\r\n", "GET", "GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", "\r\n\r\n\r\n"] {
      let client = try #require(Client(port: server.port))
      client.send(text)
    }
    #expect(Client.ask(server.port, "GET / HTTP/1.1").contains("The meter is open."))
  }

  @Test("A port that is taken is named together with the next one")
  func taken() throws {
    let server = try Self.server()
    defer { server.stop() }
    let expected = ServerError.portInUse(host: "127.0.0.1", port: server.port)
    #expect(throws: expected) {
      try HTTPServer(Answering(site: Site()), host: "127.0.0.1", port: server.port)
    }
    #expect(expected.message.contains("--port"))
  }

  @Test("An address of another machine and an unknown name are told apart")
  func elsewhere() {
    #expect(throws: ServerError.addressElsewhere("192.0.2.1")) {
      try HTTPServer(Answering(site: Site()), host: "192.0.2.1", port: 0)
    }
    #expect(throws: ServerError.unknownHost("no host")) {
      try HTTPServer(Answering(site: Site()), host: "no host", port: 0)
    }
  }

  @Test("A file that is no certificate is named")
  func certificates() {
    let certificate = HTTPServer.Certificate(chain: "no", key: "no", chainPath: "cert.pem", keyPath: "key.pem")
    #expect(throws: ServerError.badCertificate(certificate: "cert.pem", key: "key.pem")) {
      try HTTPServer(Answering(site: Site()), host: "127.0.0.1", port: 0, certificate: certificate)
    }
  }
}
