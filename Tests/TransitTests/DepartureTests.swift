import Almanac
import Foundation
import JSON
import Metro
import RideSupport
import Testing
import Transit

/// Departures of each station and day beside PyPI `gtfs-kit`'s, by Tests/Oracles/departures.py.
@Suite struct DepartureTests {
  private static let folder = "Tests/Fixtures/transit"

  @Test("As many trains leave each station on each day as another importer counts")
  func departures() throws {
    var count = 0
    let networks = try Dictionary(
      uniqueKeysWithValues: ["branches", "holidays"].map { ($0, try Self.network($0)) })
    let text = String(decoding: try Golden.bytes("\(Self.folder)/departures.txt"), as: UTF8.self)
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ").map(String.init)
      let network = try #require(networks[words[0]])
      let date = try #require(CivilDate(iso8601: words[1]))
      #expect(try Self.departures(network, words[2], date) == Int(words[3]), "\(line)")
      count += 1
    }
    #expect(count > 100)
  }

  private static func network(_ feed: String) throws -> Network {
    let files = try FeedFile.names.compactMap { name -> FeedFile? in
      let path = Golden.package.appending(path: "\(folder)/\(feed)/\(name)").path()
      guard FileManager.default.fileExists(atPath: path) else { return nil }
      return FeedFile(name: name, bytes: try Golden.bytes("\(folder)/\(feed)/\(name)"))
    }
    return try FeedImport(
      files, FeedImport.Choices(id: "xx-\(feed)", today: try #require(CivilDate(iso8601: "2026-11-30")))
    ).network
  }

  private static func departures(_ network: Network, _ station: String, _ date: CivilDate) throws -> Int {
    let timetable = network.timetables[0]
    guard let kind = timetable.dayKind(on: date) else { return 0 }
    let index = try #require(network.station(station))
    var count = 0
    for pattern in timetable.patterns {
      let calls = pattern.stations.dropLast().count { $0 == index }
      for hours in pattern.hours where hours.days.contains(kind) { count += calls * hours.trains.count }
    }
    return count
  }
}
