import DispatchSupport
import Foundation
import RideSupport
import Server
import Testing

@Suite struct DocumentTests {
  /// Where this test and the command were built.
  private static var folder: String {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().path
  }

  /// Makes a certificate and its key in a folder.
  private static func certify(_ folder: String) {
    let made = Spawned.run([
      "/usr/bin/openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
      "-days", "2", "-subj", "/CN=localhost", "-keyout", "\(folder)/key.pem", "-out", "\(folder)/cert.pem",
    ])
    #expect(made.status == 0, "\(made.output)")
  }

  @Test("With a certificate the dispatcher speaks TLS alone, and its cookie goes over nothing else")
  func encrypts() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "flagfall-tls-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder + "/modules", withIntermediateDirectories: true)
    defer { Spawned.run(["/bin/rm", "-rf", folder]) }
    Self.certify(folder)
    #expect(FileManager.default.createFile(atPath: folder + "/modules/app.wasm", contents: nil))
    let root = Golden.package.path(percentEncoded: false)
    let flagfall = [
      "/usr/bin/env", "FLAGFALL_DATA=\(root)/Data", "FLAGFALL_WEB=\(root)/Web", "FLAGFALL_MODULES=\(folder)/modules",
      Self.folder + "/flagfall",
    ]
    let place = ["--dispatch", folder + "/rides.db"]
    let issued = Spawned.run(flagfall + ["dispatch", "token", "--owner", "office"] + place)
    let token = try #require(issued.output.split(separator: "\n").first.map(String.init))
    let server = try #require(
      Spawned(
        flagfall + ["serve", "--port", "0", "--tls-cert", "\(folder)/cert.pem", "--tls-key", "\(folder)/key.pem"]
          + place,
        log: folder + "/log"))
    defer {
      server.signal(SIGTERM)
      server.wait()
    }
    var port: Substring?
    for _ in 0..<200 where port == nil {
      usleep(50_000)
      port = server.output.firstMatch(of: /https:\/\/127\.0\.0\.1:(\d+)\//)?.1
    }
    let address = "127.0.0.1:\(try #require(port, "\(server.output)"))/api/v1/session"
    let curl = ["/usr/bin/curl", "-si", "--max-time", "10", "-X", "POST", "-H", "Authorization: Bearer \(token)"]
    let secure = Spawned.run(curl + ["-k", "https://" + address])
    #expect(secure.output.contains("HttpOnly; SameSite=Strict; Max-Age=31536000; Secure"), "\(secure.output)")
    let untrusted = Spawned.run(curl + ["https://" + address])
    #expect(untrusted.status != 0, "A client that checks does not trust it")
    let plain = Spawned.run(curl + ["http://" + address])
    #expect(!plain.output.contains("200 OK"), "\(plain.output)")
    #expect(!server.output.contains(token))
  }

  @Test("The lines of the manual run as they stand")
  func runs() throws {
    let text = String(decoding: try Golden.bytes("docs/dispatch.md"), as: UTF8.self)
    let blocks = text.split(separator: "```sh\n").dropFirst().compactMap { $0.split(separator: "```\n").first }
    #expect(blocks.count > 5)
    let folder = FileManager.default.temporaryDirectory.appending(path: "flagfall-manual-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { Spawned.run(["/bin/rm", "-rf", folder]) }
    // The server wants the app, of which nothing is asked here.
    try FileManager.default.createDirectory(atPath: folder + "/modules", withIntermediateDirectories: true)
    let root = Golden.package.path(percentEncoded: false)
    let script =
      "set -eu\ncd \(folder)\nexport FLAGFALL_DATA=\(root)/Data FLAGFALL_WEB=\(root)/Web FLAGFALL_MODULES=$PWD/modules\n"
      + "touch modules/app.wasm\nln -s \(Self.folder)/flagfall flagfall\n" + blocks.joined()
    let result = Spawned.run(["/bin/bash", "-c", script])
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output.contains("{\"answer\":\"won\"}"))
    #expect(result.output.contains("\"state\":\"ended\""))
    #expect(result.output.contains(": 0 faults"), "\(result.output)")
  }

  @Test("The sample configuration of nginx carries a ride and a stream over TLS", .enabled(if: isNginxThere))
  func proxies() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "flagfall-nginx-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { Spawned.run(["/bin/rm", "-rf", folder]) }
    Self.certify(folder)
    let live = try LiveServer(try Store.sqlite.place())
    let port = UInt16.random(in: 20_000...60_000)
    let sample = String(decoding: try Golden.bytes("docs/nginx.conf"), as: UTF8.self)
      .replacing("127.0.0.1:8081", with: "127.0.0.1:\(live.server.port)").replacing(
        "  server 127.0.0.1:8082;\n", with: ""
      )
      .replacing("listen 8443", with: "listen 127.0.0.1:\(port)").replacing("cert.pem", with: "\(folder)/cert.pem")
      .replacing("key.pem", with: "\(folder)/key.pem")
    let whole =
      "daemon off; pid \(folder)/pid; error_log \(folder)/error.log; events {} http { access_log \(folder)/access.log; \(sample) }"
    try Data(whole.utf8).write(to: URL(filePath: folder + "/nginx.conf"))
    let nginx = try #require(Spawned(["/usr/sbin/nginx", "-c", folder + "/nginx.conf"], log: folder + "/log"))
    defer {
      nginx.signal(SIGTERM)
      nginx.wait()
    }
    let anna = try live.driver("anna")
    let url = "https://127.0.0.1:\(port)"
    let curl = ["/usr/bin/curl", "-sk", "--retry", "20", "--retry-connrefused", "--retry-delay", "1"]
    #expect(Spawned.run(curl + [url + "/health"]).output.contains("ok"), "\(nginx.output)")
    let bearer = ["-H", "Authorization: Bearer \(anna)"]
    let stream = Spawned.run(curl + ["-N", "--max-time", "2"] + bearer + [url + "/api/v1/events"])
    #expect(stream.output.contains("id: 2\nevent: vehicle\n"), "\(stream.output)")
    let large = Spawned.run(curl + bearer + ["-d", String(repeating: "x", count: 100_000), url + "/api/v1/rides"])
    #expect(large.output.contains("413"), "\(large.output)")
    let access = FileManager.default.contents(atPath: folder + "/access.log").map {
      String(decoding: $0, as: UTF8.self)
    }
    #expect(access?.contains("/health") == true)
    #expect(access?.contains(anna) == false)
  }

  private static let isNginxThere = FileManager.default.isExecutableFile(atPath: "/usr/sbin/nginx")
}
