import Foundation

/// One thing that is measured.
struct Measurement: Sendable {
  let name: String
  let arguments: String
  let purpose: String
  let run: @Sendable ([String]) throws(MeasurementError) -> [Figure]
}

/// One result.
struct Figure: Sendable {
  let name: String
  let value: Double
  let unit: String

  /// The name, the value with four digits that count, the unit.
  var line: String {
    let digits = value >= 1000 ? 0 : value >= 100 ? 1 : value >= 10 ? 2 : 3
    let scale = [1.0, 10, 100, 1000][digits]
    let rounded = Int((value * scale).rounded(.toNearestOrAwayFromZero))
    let whole = String(rounded / Int(scale))
    let fraction = digits == 0 ? "" : "." + String(Int(scale) + rounded % Int(scale)).dropFirst()
    return "\(name): \(whole)\(fraction) \(unit)"
  }
}

/// Why nothing was measured.
struct MeasurementError: Error {
  let message: String
}

/// The time in seconds that `work` takes.
func seconds<Failure: Error>(_ work: () throws(Failure) -> Void) throws(Failure) -> Double {
  let start = ContinuousClock.now
  try work()
  return (ContinuousClock.now - start) / .seconds(1)
}

/// The middle one of an odd count of figures.
func median(_ figures: [Double]) -> Double {
  figures.sorted()[figures.count / 2]
}

func fail(_ message: String) {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(2)
}
