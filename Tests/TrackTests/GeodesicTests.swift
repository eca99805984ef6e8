import Foundation
import RideSupport
import Testing
import Track
import Units

/// Lengths against those of GeographicLib, as Tests/Oracles/geodesics.py wrote them.
@Suite struct GeodesicTests {
  @Test("Two thousand ways to 10 km are right to a millionth, beside the rounding to a millimetre")
  func agreesWithGeographicLib() throws {
    let text = String(decoding: try Golden.bytes("Tests/Fixtures/track/geodesics.txt"), as: UTF8.self)
    var worst = 0.0
    var count = 0
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let numbers = try line.split(separator: " ").map { try #require(Int64($0)) }
      let from = try #require(Coordinate(latitude: numbers[0], longitude: numbers[1]))
      let to = try #require(Coordinate(latitude: numbers[2], longitude: numbers[3]))
      let millimetres = EllipsoidPoint(from).distance(to: EllipsoidPoint(to)).millimetres
      let wrong = (millimetres * 1000 - numbers[4]).magnitude
      let excess = Double(wrong > 501 ? wrong - 501 : 0) / Double(numbers[4])
      #expect(excess <= 1e-6, "\(line): \(millimetres) mm")
      worst = max(worst, excess)
      count += 1
    }
    #expect(count == 2000)
    print("geodesics: at most \(worst * 1e6) millionths beside the rounding")
  }
}
