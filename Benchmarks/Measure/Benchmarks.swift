/// What `./bench` measures: `Benchmarks NAME ARGUMENTS...`, one line of figures for each.
///
/// `Benchmarks geodesics FILE` prints lengths for the oracle of Tests/Oracles/geodesics.py instead.
@main
struct Benchmarks {
  /// Every measurement by its name.
  static let measurements: [Measurement] = [
    GPXReading.measurement, GPXMaking.measurement, Metering.measurement, ScreenMaking.measurement,
    Dithering.measurement, Assigning.measurement, Assigning.table, RideTableMaking.measurement,
    MetroMeasuring.measurement,
  ]

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.count == 2, arguments[0] == "geodesics" {
      do {
        return try Geodesics.print(path: arguments[1])
      } catch {
        return fail(error.message)
      }
    }
    guard let name = arguments.first, let measurement = measurements.first(where: { $0.name == name }) else {
      let lines = measurements.map { "Benchmarks \($0.name) \($0.arguments)\n    \($0.purpose)" }
      return fail(lines.joined(separator: "\n"))
    }
    do {
      for figure in try measurement.run(Array(arguments.dropFirst())) { print(figure.line) }
    } catch {
      fail("Benchmarks \(name) \(measurement.arguments): \(error.message)")
    }
  }
}
