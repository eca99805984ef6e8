import Foundation
import Offers

/// Giving rides to drivers: how long the cheapest assignment takes, and what it saves.
enum Assigning {
  static let measurement = Measurement(
    name: "assign", arguments: "FILE",
    purpose: "milliseconds of the cheapest assignment of a square of costs, 8 bytes each; and what it costs"
  ) { (arguments) throws(MeasurementError) in
    guard arguments.count == 1, let bytes = FileManager.default.contents(atPath: arguments[0]).map({ [UInt8]($0) }),
      !bytes.isEmpty, bytes.count % 8 == 0
    else { throw MeasurementError(message: "name a file of costs") }
    let side = Int(Double(bytes.count / 8).squareRoot())
    guard side * side * 8 == bytes.count else { throw MeasurementError(message: "the costs are no square") }
    var matrix = CostMatrix(rows: side, columns: side)
    for place in 0..<side * side {
      let word = bytes[8 * place..<8 * place + 8].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      matrix[place / side, place % side] = Int64(bitPattern: word)
    }
    var cost: Int64 = 0
    let times = (0..<15).map { _ in
      seconds { cost = Assignment.cost(of: Assignment.cheapest(matrix), in: matrix) }
    }
    return [
      Figure(name: "cheapest assignment of \(side) x \(side)", value: median(times) * 1000, unit: "ms"),
      Figure(name: "its cost", value: Double(cost), unit: ""),
    ]
  }

  /// The rows of the table in docs/matching.md.
  static let table = Measurement(
    name: "matching", arguments: "PICTURES",
    purpose: "mean and 95th percentile of the way to the pick-up, in turn and together, for towns of chance"
  ) { (arguments) throws(MeasurementError) in
    guard arguments.count == 1, let pictures = Int(arguments[0]), pictures > 0 else {
      throw MeasurementError(message: "say how many pictures of each town are drawn")
    }
    print("| requests | cars | in turn, mean (p95) km | together, mean (p95) km | shorter by |")
    print("| --- | --- | --- | --- | --- |")
    let towns = [
      (10, 10), (10, 20), (10, 50), (50, 50), (50, 75), (50, 100), (200, 200), (200, 300), (500, 500), (500, 1000),
    ]
    for (requests, cars) in towns {
      var chance = Chance(state: 7)
      var turn: [Int64] = []
      var together: [Int64] = []
      for _ in 0..<max(1, pictures * 10 / requests) {
        let matrix = town(requests: requests, cars: cars, &chance)
        turn += ways(Assignment.greedy(matrix), matrix)
        together += ways(Assignment.cheapest(matrix), matrix)
      }
      let (before, after) = (mean(turn), mean(together))
      let first = "\(kilometres(before)) (\(kilometres(high(turn))))"
      let second = "\(kilometres(after)) (\(kilometres(high(together))))"
      print("| \(requests) | \(cars) | \(first) | \(second) | \(Int(((before - after) / before * 100).rounded())) % |")
    }
    return []
  }

  /// SplitMix64, so that the table is the same each time.
  private struct Chance: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  /// Ten kilometres square, streets along both sides, lengths in millimetres.
  private static func town(requests: Int, cars: Int, _ chance: inout Chance) -> CostMatrix {
    let side: Range<Int64> = 0..<10_000_000
    let places = (0..<requests + cars).map { _ in
      (x: Int64.random(in: side, using: &chance), y: Int64.random(in: side, using: &chance))
    }
    var matrix = CostMatrix(rows: requests, columns: cars)
    for row in 0..<requests {
      for column in 0..<cars {
        let car = places[requests + column]
        matrix[row, column] = Int64((places[row].x - car.x).magnitude + (places[row].y - car.y).magnitude)
      }
    }
    return matrix
  }

  private static func ways(_ columns: [Int?], _ matrix: CostMatrix) -> [Int64] {
    columns.enumerated().compactMap { row, column in column.flatMap { matrix[row, $0] } }
  }

  private static func mean(_ ways: [Int64]) -> Double { Double(ways.reduce(0, +)) / Double(ways.count) }

  private static func high(_ ways: [Int64]) -> Double { Double(ways.sorted()[ways.count * 95 / 100]) }

  private static func kilometres(_ millimetres: Double) -> String {
    let hundredths = Int((millimetres / 10_000).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }
}
