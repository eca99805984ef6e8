import Foundation
import Testing

/// A D-Bus of its own with BlueZ as `bluez.py` plays it.
final class MockBluetooth {
  private let folder: URL
  private var processes: [Process] = []

  /// Where the bus is, for `DBUS_SYSTEM_BUS_ADDRESS`.
  let address: String

  /// Starts both; parameters as `bluez.py` has them.
  init(_ parameters: [String: Any] = [:]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "bluez-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let socket = folder.appending(path: "bus").path()
    address = "unix:path=\(socket)"
    try start("/usr/bin/dbus-daemon", ["--session", "--nofork", "--nopidfile", "--address=\(address)"])
    try wait("the bus") { FileManager.default.fileExists(atPath: socket) }
    var parameters = parameters
    parameters["log"] = log.path()
    let json = String(decoding: try JSONSerialization.data(withJSONObject: parameters), as: UTF8.self)
    let template = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "bluez.py").path()
    try start("/usr/bin/python3", ["-m", "dbusmock", "--template", template, "-p", json])
    try wait("the service") { self.isServed }
    setenv("DBUS_SYSTEM_BUS_ADDRESS", address, 1)
  }

  deinit {
    for process in processes.reversed() {
      // The played service heeds no gentler signal.
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    unsetenv("DBUS_SYSTEM_BUS_ADDRESS")
    try? FileManager.default.removeItem(at: folder)
  }

  /// The calls so far, in order.
  var calls: [[String: Any]] {
    let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap {
      (try? JSONSerialization.jsonObject(with: Data($0.utf8))) as? [String: Any]
    }
  }

  /// What each link carried, questions about the printer's state left out.
  var links: [[UInt8]] {
    var links: [[UInt8]] = []
    for call in calls where call["call"] as? String == "WriteValue" {
      guard let link = call["link"] as? Int, let text = call["bytes"] as? String else { continue }
      while links.count < link { links.append([]) }
      let bytes = stride(from: 0, to: text.count, by: 2).compactMap { place -> UInt8? in
        let start = text.index(text.startIndex, offsetBy: place)
        return UInt8(text[start..<text.index(start, offsetBy: 2)], radix: 16)
      }
      if bytes.count == 3, bytes.starts(with: [0x1F, 0x11]), [0x08, 0x11, 0x12, 0x13].contains(bytes[2]) { continue }
      links[link - 1] += bytes
    }
    return links
  }

  private var log: URL { folder.appending(path: "calls") }

  private var isServed: Bool {
    let probe = Process()
    probe.executableURL = URL(filePath: "/usr/bin/dbus-send")
    probe.arguments = [
      "--bus=\(address)", "--print-reply", "--dest=org.bluez", "/",
      "org.freedesktop.DBus.ObjectManager.GetManagedObjects",
    ]
    probe.standardOutput = FileHandle.nullDevice
    probe.standardError = FileHandle.nullDevice
    guard (try? probe.run()) != nil else { return false }
    probe.waitUntilExit()
    return probe.terminationStatus == 0
  }

  private func start(_ program: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.environment = ["PATH": "/usr/bin:/bin", "DBUS_SYSTEM_BUS_ADDRESS": address]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    processes.append(process)
  }

  private func wait(_ what: String, until isThere: () -> Bool) throws {
    for _ in 0..<200 {
      if isThere() { return }
      usleep(50_000)
    }
    Issue.record("\(what) did not start")
  }
}
