import Foundation

/// The built command, run as a person runs it.
struct Command {
  struct Outcome: Equatable {
    let status: Int32
    let output: String
    let complaint: String
  }

  let process = Process()
  private let output = Pipe()
  private let complaint = Pipe()

  init(_ arguments: [String], environment: [String: String] = [:]) {
    process.executableURL = Self.folder.appending(path: "flagfall")
    process.arguments = arguments
    process.environment = ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }
    process.standardOutput = output
    process.standardError = complaint
  }

  /// Runs it to its end.
  static func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Outcome {
    let command = Command(arguments, environment: environment)
    try command.process.run()
    return command.finish()
  }

  /// The first line it prints, while it goes on.
  func firstLine() -> String {
    var line = Data()
    while let byte = try? output.fileHandleForReading.read(upToCount: 1), byte.first != UInt8(ascii: "\n"),
      !byte.isEmpty
    {
      line += byte
    }
    return String(decoding: line, as: UTF8.self)
  }

  /// Waits for its end.
  func finish() -> Outcome {
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    let complained = complaint.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: String(decoding: printed, as: UTF8.self),
      complaint: String(decoding: complained, as: UTF8.self))
  }

  /// Where this test and the command were built.
  private static var folder: URL {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
  }
}

/// A small app in a folder of its own: a page, a module, a tariff.
struct Checkout: ~Copyable {
  let root: URL

  init() throws {
    root = FileManager.default.temporaryDirectory.appending(path: "flagfall-\(UUID().uuidString)")
    try write("<!doctype html><p>The meter</p>", to: "Web/index.html")
    try write("self.addEventListener('install', () => {});\n", to: "Web/service-worker.js")
    try write("{}", to: "Web/precache.json")
    try write("secret", to: "Web/.hidden")
    try write("body {}", to: "Web/faces/red.css")
    try write("\0asm", to: "modules/app.wasm")
    try write("notes", to: "modules/app.txt")
    try write(Checkout.tariff(note: "test"), to: "Data/tariffs/us-nyc.json")
    try write("{}", to: "Data/tariffs/schema.json")
    try write("# Notes", to: "Data/holidays/README.md")
  }

  /// A tariff of New York that says nothing but its name.
  static func tariff(note: String) -> String {
    """
    {"format": 1, "id": "us-nyc", "city": "New York", "country": "US", "zone": "America/New_York", "currency": "USD",
    "unit": "mi", "centre": {"lat": 40.7549, "lon": -73.984}, "authority": "nobody", "not-offered": "\(note)",
    "sources": {"none": {"url": "about:blank", "publisher": "nobody", "date": "2026", "confidence": "derived"}}}
    """
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  var environment: [String: String] {
    [
      "FLAGFALL_DATA": root.appending(path: "Data").path, "FLAGFALL_WEB": root.appending(path: "Web").path,
      "FLAGFALL_MODULES": root.appending(path: "modules").path,
    ]
  }

  func write(_ text: String, to path: String) throws {
    let url = root.appending(path: path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
