import Foundation
import Testing

@Suite struct ServeTests {
  @Test("The server says where it is and ends in peace when asked to", arguments: [SIGINT, SIGTERM])
  func serves(signal: Int32) throws {
    let checkout = try Checkout()
    let command = Command(["serve", "--port", "0"], environment: checkout.environment)
    try command.process.run()
    let line = command.firstLine()
    let address = try #require(line.firstMatch(of: /http:\/\/127\.0\.0\.1:\d+\//)).0
    #expect(try Self.get(String(address)) == "<!doctype html><p>The meter</p>")
    #expect(try Self.get(address + "app.wasm") == "\0asm")
    kill(command.process.processIdentifier, signal)
    let outcome = command.finish()
    #expect(outcome.status == 0)
    #expect(outcome.complaint.isEmpty)
  }

  @Test("It tells the page of a street map that it passes on, and without one of none")
  func passesOn() throws {
    let checkout = try Checkout()
    for (options, says): ([String], String?) in [
      ([], nil),
      (
        ["--tiles", "https://tile.openstreetmap.org/{z}/{x}/{y}.png?key=secret"],
        #""map": {"host":"tile.openstreetmap.org","attribution":"© OpenStreetMap contributors"}"#
      ),
    ] {
      let command = Command(["serve", "--port", "0"] + options, environment: checkout.environment)
      try command.process.run()
      let address = try #require(command.firstLine().firstMatch(of: /http:\/\/127\.0\.0\.1:\d+\//)).0
      let index = try Self.get(address + "data/index.json")
      #expect(says.map { index.contains($0) } ?? !index.contains("\"map\""), "\(index)")
      #expect(!index.contains("secret"))
      kill(command.process.processIdentifier, SIGTERM)
      let outcome = command.finish()
      #expect(outcome.status == 0 && outcome.output.contains("tile.openstreetmap.org") == (says != nil))
    }
  }

  @Test("With a certificate it speaks https")
  func secures() throws {
    let checkout = try Checkout()
    try Self.certify(checkout)
    let command = Command(
      [
        "serve", "--port=0", "--tls-cert", checkout.root.appending(path: "cert.pem").path,
        "--tls-key=\(checkout.root.appending(path: "key.pem").path)",
      ], environment: checkout.environment)
    try command.process.run()
    let line = command.firstLine()
    let address = try #require(line.firstMatch(of: /https:\/\/127\.0\.0\.1:\d+\//)).0
    #expect(try Self.get(String(address), "--cacert", checkout.root.appending(path: "cert.pem").path).contains("meter"))
    kill(command.process.processIdentifier, SIGTERM)
    #expect(command.finish().status == 0)
  }

  @Test("With --alerts another address is passed on, and without it there is none")
  func relays() throws {
    let checkout = try Checkout()
    let feed = Command(["serve", "--port", "0"], environment: checkout.environment)
    try feed.process.run()
    let source = String(try #require(feed.firstLine().firstMatch(of: /http:\/\/127\.0\.0\.1:\d+\//)).0)
    #expect(try Self.get(source + "alerts").contains("There is nothing at /alerts"))
    let relay = Command(
      ["serve", "--port", "0", "--alerts", source + "data/index.json"], environment: checkout.environment)
    try relay.process.run()
    let address = String(try #require(relay.firstLine().firstMatch(of: /http:\/\/127\.0\.0\.1:\d+\//)).0)
    // The feed is asked at the start, beside the server.
    var answer = ""
    for _ in 0..<50 where !answer.hasPrefix("{") {
      answer = try Self.get(address + "alerts")
      if !answer.hasPrefix("{") { usleep(100_000) }
    }
    #expect(try answer == Self.get(source + "data/index.json"))
    // A page is told where it may ask, so that it asks nowhere else.
    #expect(!answer.contains(#""alerts""#))
    #expect(try Self.get(address + "data/index.json").contains(#""alerts": true"#))
    for command in [feed, relay] {
      kill(command.process.processIdentifier, SIGTERM)
      #expect(command.finish().status == 0)
    }
    let refused = try Command.run(
      "serve", "--port", "0", "--alerts", "file:///etc/hosts", environment: checkout.environment)
    #expect(refused.status == 2)
    #expect(refused.complaint.contains("https://"))
  }

  @Test("A key in place of the certificate is named")
  func swaps() throws {
    let checkout = try Checkout()
    try Self.certify(checkout)
    let outcome = try Command.run(
      "serve", "--port", "0", "--tls-cert", checkout.root.appending(path: "key.pem").path, "--tls-key",
      checkout.root.appending(path: "cert.pem").path, environment: checkout.environment)
    #expect(outcome.status == 2)
    #expect(outcome.complaint.contains("are not a certificate and its private key"), "\(outcome.complaint)")
  }

  @Test("A port in use is named with the next one")
  func taken() throws {
    let checkout = try Checkout()
    let first = Command(["serve", "--port", "0"], environment: checkout.environment)
    try first.process.run()
    let port = try #require(first.firstLine().firstMatch(of: /:(\d+)\//)).1
    let second = try Command.run("serve", "--port", String(port), environment: checkout.environment)
    #expect(second.status == 1)
    #expect(second.complaint.contains("port \(port) of 127.0.0.1 is in use"), "\(second.complaint)")
    kill(first.process.processIdentifier, SIGTERM)
    #expect(first.finish().status == 0)
  }

  private static func get(_ address: String, _ options: String...) throws -> String {
    try tool("curl", ["--silent", "--show-error", "--max-time", "10"] + options + [address])
  }

  private static func certify(_ checkout: borrowing Checkout) throws {
    let folder = checkout.root.path
    _ = try tool(
      "openssl",
      [
        "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2", "-subj",
        "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", "\(folder)/key.pem", "-out",
        "\(folder)/cert.pem",
      ])
  }

  private static func tool(_ name: String, _ arguments: [String]) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [name] + arguments
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(name) failed")
    return String(decoding: data, as: UTF8.self)
  }
}
