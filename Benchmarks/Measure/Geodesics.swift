import Foundation
import Track
import Units

/// Lengths between places, for others to compare.
enum Geodesics {
  /// Prints the millimetres between the two places of each line, in billionths of a degree; what follows them is ignored.
  static func print(path: String) throws(MeasurementError) {
    let data: Data?
    do {
      data = try FileHandle(forReadingAtPath: path)?.readToEnd()
    } catch {
      throw MeasurementError(message: "\(path): \(error.localizedDescription)")
    }
    guard let data else { throw MeasurementError(message: "\(path): cannot be read") }
    var text = ""
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    for (index, line) in lines.enumerated() where !line.hasPrefix("#") {
      let numbers = line.split(separator: " ").compactMap { Int64($0) }
      guard numbers.count >= 4, let from = Coordinate(latitude: numbers[0], longitude: numbers[1]),
        let to = Coordinate(latitude: numbers[2], longitude: numbers[3])
      else { throw MeasurementError(message: "\(path):\(index + 1): expected two places in billionths of a degree") }
      text += "\(EllipsoidPoint(from).distance(to: EllipsoidPoint(to)).millimetres)\n"
    }
    FileHandle.standardOutput.write(Data(text.utf8))
  }
}
