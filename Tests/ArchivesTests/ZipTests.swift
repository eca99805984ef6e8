import Archives
import Foundation
import Testing
import Transit

@Suite struct ZipTests {
  /// A zip file as Python's zipfile packs it.
  private static func zip(_ script: String) throws -> [UInt8] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "python3", "-c", "import zipfile, sys\nz = zipfile.ZipFile('a.zip', 'w', 8)\n\(script)\nz.close()",
    ]
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    return [UInt8](try Data(contentsOf: folder.appending(path: "a.zip")))
  }

  @Test("The tables of the highest folder with stop times are unpacked, other files are not")
  func feed() throws {
    let bytes = try Self.zip(
      """
      z.writestr('deep/er/stop_times.txt', 'no')
      z.writestr('feed/stop_times.txt', 'trip_id\\n' * 1000)
      z.writestr('feed/stops.txt', 'stop_id', 0)
      z.writestr('feed/shapes.txt', 'x' * 100)
      z.writestr('stops.txt', 'no')
      """)
    let files = try ZipArchive(bytes).feed()
    #expect(files.map { $0.name } == ["stop_times.txt", "stops.txt"])
    #expect(files[0].bytes == Array(String(repeating: "trip_id\n", count: 1000).utf8))
    #expect(files[1].bytes == Array("stop_id".utf8))
  }

  @Test(
    "Names that lead out of the archive are refused",
    arguments: ["../stops.txt", "/etc/stops.txt", "a/../../stops.txt", "a\\\\stops.txt", "C:stops.txt"])
  func paths(name: String) throws {
    let bytes = try Self.zip("z.writestr(zipfile.ZipInfo('\(name)'), 'x')")
    let error = #expect(throws: ZipError.self) { try ZipArchive(bytes) }
    #expect(error?.message.contains("leads out of the zip file") == true)
  }

  @Test("A bomb is refused before it is unpacked")
  func bomb() throws {
    let bytes = try Self.zip("z.writestr('stop_times.txt', bytes(64 << 20))")
    #expect(throws: ZipError.bomb("stop_times.txt", 64 << 20)) { try ZipArchive(bytes) }
    let large = try Self.zip(
      """
      import os
      part = os.urandom(1 << 10) * (1 << 6)
      for i in range(1100): z.writestr(f'{i}.txt', part * 16)
      """)
    #expect(throws: ZipError.self) { try ZipArchive(large) }
  }

  @Test("Files that share bytes are refused")
  func overlap() throws {
    var bytes = try Self.zip("z.writestr('stops.txt', 'a' * 50)\nz.writestr('trips.txt', 'a' * 50)")
    // The second entry of the list points to the first file.
    let marks = bytes.indices.filter { bytes[$0...].starts(with: [0x50, 0x4B, 0x01, 0x02]) }
    for offset in 42..<46 { bytes[marks[1] + offset] = bytes[marks[0] + offset] }
    #expect(throws: ZipError.overlap("trips.txt")) { try ZipArchive(bytes) }
  }

  @Test("Whatever is cut off or changed is read or refused, and never wrong")
  func damage() throws {
    let text = (0..<400).map { "stop\($0),Name \($0 * 7919)\n" }.joined()
    let bytes = try Self.zip("z.writestr('stops.txt', '''\(text)''')\nz.writestr('stop_times.txt', 'x')")
    let whole = try ZipArchive(bytes).feed().map { $0.bytes }
    for count in stride(from: 0, to: bytes.count, by: 7) {
      #expect(throws: ZipError.self) { try ZipArchive(Array(bytes[..<count])) }
    }
    var refused = 0
    for place in bytes.indices {
      var changed = bytes
      changed[place] ^= 0x41
      do throws(ZipError) {
        let read = try ZipArchive(changed).feed()
        for file in read { #expect(whole.contains(file.bytes), "byte \(place)") }
      } catch {
        refused += 1
      }
    }
    #expect(refused > bytes.count / 2)
  }
}
