import Foundation
import MetroScreens
import Phone
import RideSupport
import Screens
import Testing

/// The feed of a whole city on the phone: opened as a file, read away from the screen, kept as a network.
@MainActor
@Suite struct FeedTests {
  /// The tables of a folder, packed as Python's zipfile does.
  private static func zip(_ tables: String, _ script: String = "") throws -> [UInt8] {
    let folder = TestPhone.folder()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "python3", "-c",
      """
      import pathlib, zipfile
      z = zipfile.ZipFile('a.zip', 'w', 8)
      for path in pathlib.Path('\(Golden.package.appending(path: tables).path)').iterdir():
          z.write(path, 'feed/' + path.name)
      \(script)
      z.close()
      """,
    ]
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    return [UInt8](try Data(contentsOf: folder.appending(path: "a.zip")))
  }

  private static func open(_ bytes: [UInt8], as name: String, on phone: TestPhone) async throws -> MetroPage {
    phone.session.enter(.module(.metro(MetroRoom.networks.hash)))
    guard case .networks(let screen)? = phone.session.metro?.screen else { throw CancellationError() }
    phone.session.press(screen.open.key)
    #expect(phone.session.wish == .metro)
    phone.session.opened([OpenedFile(name: name, content: .text(bytes))])
    await phone.session.settled()
    return try #require(phone.session.metro)
  }

  @Test("A city's feed becomes a network that is used, and is there at the next start")
  func feed() async throws {
    let (folder, time) = (TestPhone.folder(), FakeTime())
    let phone = try TestPhone(folder: folder, at: time, place: .shell)
    let page = try await Self.open(Self.zip("Tests/Fixtures/transit/branches"), as: "Branches 2026.zip", on: phone)
    #expect(page.notices.contains { $0.id == "imported" && !$0.isBad })
    guard case .networks(let screen) = page.screen else { throw CancellationError() }
    #expect(screen.networks.contains { $0.isUsed && $0.remove != nil })
    let after = try TestPhone(folder: folder, at: time, place: .shell)
    after.session.enter(.module(.metro(MetroRoom.networks.hash)))
    guard case .networks(let kept)? = after.session.metro?.screen else { throw CancellationError() }
    #expect(kept.networks.count == screen.networks.count)
  }

  @Test("An archive that leads out of itself, and one without a feed, are refused by their fault")
  func refused() async throws {
    let phone = try TestPhone(place: .shell)
    let astray = try Self.zip("Tests/Fixtures/transit/branches", "z.writestr(zipfile.ZipInfo('../x'), 'x')")
    let page = try await Self.open(astray, as: "a.zip", on: phone)
    #expect(page.notices.contains { $0.isBad && $0.details.contains { $0.contains("leads out of the zip file") } })
    let other = try await Self.open(Self.zip("Data/holidays"), as: "b.zip", on: phone)
    #expect(other.notices.contains { $0.isBad && !$0.details.isEmpty })
  }
}
