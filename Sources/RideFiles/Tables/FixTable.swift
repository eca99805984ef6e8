import Almanac

/// What the first line of a table of many rides says: which field of a row holds what.
package struct FixTable: Sendable {
  /// What is read from a table.
  package enum Column: String, Sendable, CaseIterable {
    /// The name of the ride that the row belongs to.
    case ride
    /// When.
    case time
    /// Degrees north.
    case latitude = "lat"
    /// Degrees east.
    case longitude = "lon"
    /// The receiver's own speed.
    case speed
    /// The radius around the place.
    case accuracy
  }

  /// How a row is written.
  enum Form: Sendable {
    /// Fields in the order of the first line.
    case table
    /// One JSON object.
    case objects
  }

  let form: Form
  /// The names of columns and members, in the order of `Column.allCases`.
  let members: [[UInt8]]
  /// The byte between two fields.
  let separator: UInt8
  /// What each field of a row is; nil for one that is not read.
  let plan: [Column?]
  /// What a speed is multiplied with and divided by to become one in m/s.
  let speedRatio: (times: Int64, by: Int64)
  /// The zone of times without an offset; nil refuses such times.
  let zone: Zone?

  /// Reads a first line.
  ///
  /// A column that `names` names is that of this name, whatever else it may be; the others are known by their usual names.
  package init(header line: [UInt8], names: [Column: String] = [:], zone: Zone?) throws(RideFileFault) {
    var text = line[...]
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
    while let last = text.last, last == 0x0A || last == 0x0D { text.removeLast() }
    let shown = excerpt(text)
    var bytes = Array(text) + [0]
    self.zone = zone
    form = .table
    members = []
    (separator, plan, speedRatio) = try bytes.withUnsafeMutableBufferPointer { (buffer) throws(RideFileFault) in
      let line = UnsafeMutableBufferPointer(rebasing: buffer.dropLast())
      let separator = CSVHeader.separator(of: line)
      var row = CSVRow()
      try row.split(line, at: separator)
      var plan = [Column?](repeating: nil, count: row.fields.count)
      var ratio: (times: Int64, by: Int64) = (1, 1)
      for column in Column.allCases {
        let index = row.fields.firstIndex { field in
          if let name = names[column] { return name.utf8.elementsEqual(field.bytes) }
          return FixTable.column(of: field) == column
        }
        guard let index else {
          if column == .speed || column == .accuracy, names[column] == nil { continue }
          throw .noTripColumn(name: names[column] ?? column.rawValue, header: shown)
        }
        plan[index] = column
        if column == .speed { ratio = CSVHeader.speedRatio(of: row.fields[index]) }
      }
      return (separator, plan, ratio)
    }
  }

  /// Rows that are JSON objects with members of the columns' names, or those that `names` tells.
  package init(objects names: [Column: String], zone: Zone?) {
    form = .objects
    members = Column.allCases.map { Array((names[$0] ?? $0.rawValue).utf8) }
    separator = UInt8(ascii: ",")
    plan = []
    speedRatio = (1, 1)
    self.zone = zone
  }

  private static func column(of field: CSVRow.Field) -> Column? {
    if let known = CSVHeader.known(field) {
      return switch known {
      case .time: .time
      case .latitude: .latitude
      case .longitude: .longitude
      case .speed: .speed
      case .accuracy: .accuracy
      }
    }
    return ["ride", "rideid", "trip", "tripid"].contains { $0.utf8.elementsEqual(CSVHeader.plain(field.bytes)) }
      ? .ride : nil
  }

  /// The field of a row that holds a column; nil where the row is too short or has none.
  func field(_ column: Column, of fields: [CSVRow.Field]) -> CSVRow.Field? {
    for (index, kind) in plan.enumerated() where kind == column {
      return index < fields.count ? fields[index] : nil
    }
    return nil
  }

  /// How many fields a row has.
  var width: Int { plan.count }
}
