import Almanac
import Units

/// What the first line of a table of trips says: which field of a row holds what is known of a trip.
package struct TripTable: Sendable {
  /// What is read from a table.
  package enum Column: String, Sendable, CaseIterable {
    /// How far.
    case distance
    /// When it began.
    case start
    /// When it ended.
    case end
    /// How long it took, in seconds.
    case duration
    /// The rate that was chosen, or its code.
    case rate
    /// The fare alone.
    case fare
    /// What was charged in all.
    case total
  }

  /// The usual names of columns, or those of somebody's records.
  package enum Preset: String, Sendable, CaseIterable {
    /// Our own.
    case flagfall
    /// New York's trip records
    /// (https://www.nyc.gov/assets/tlc/downloads/pdf/data_dictionary_trip_records_yellow.pdf).
    case newYork = "nyc-tlc"
  }

  let separator: UInt8
  let width: Int
  let places: [Int?]
  /// Millimetres of one of the distance.
  let unit: Int64
  let zone: Zone
  let digits: Int

  /// Reads a first line; `digits` are those of the currency behind the point.
  ///
  /// A column that `names` names is that of this name.
  package init(
    header line: [UInt8], preset: Preset, names: [Column: String] = [:], zone: Zone, digits: Int
  ) throws(RideFileFault) {
    var text = line[...]
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
    while let last = text.last, last == 0x0A || last == 0x0D { text.removeLast() }
    let shown = excerpt(text)
    var bytes = Array(text) + [0]
    self.zone = zone
    self.digits = digits
    var found: [String: Int] = [:]
    (separator, width) = try bytes.withUnsafeMutableBufferPointer { (buffer) throws(RideFileFault) in
      let line = UnsafeMutableBufferPointer(rebasing: buffer.dropLast())
      let separator = CSVHeader.separator(of: line)
      var row = CSVRow()
      try row.split(line, at: separator)
      for (index, field) in row.fields.enumerated() {
        let name = String(decoding: field.bytes, as: UTF8.self)
        if found[name] == nil { found[name] = index }
      }
      return (separator, row.fields.count)
    }
    var isMile = preset == .newYork
    places = TripTable.Column.allCases.map { column in
      if let name = names[column] { return found[name] }
      for name in column.names(preset) {
        guard let place = found[name] else { continue }
        if name == "distance_mi" { isMile = true }
        return place
      }
      return nil
    }
    unit = isMile ? 1_609_344 : 1_000_000
    for (column, place) in zip(Column.allCases, places) where place == nil {
      if let name = names[column] { throw .noTripColumn(name: name, header: shown) }
    }
    guard place(.distance) != nil else { throw .noTripColumn(name: Column.distance.names(preset)[0], header: shown) }
    guard place(.fare) != nil || place(.total) != nil else {
      throw .noTripColumn(name: Column.fare.names(preset)[0], header: shown)
    }
  }

  func place(_ column: Column) -> Int? {
    for (index, one) in Column.allCases.enumerated() where one == column { return places[index] }
    return nil
  }
}

extension TripTable.Column {
  /// The names of a column, the likeliest first; none where a preset leaves it out.
  fileprivate func names(_ preset: TripTable.Preset) -> [String] {
    switch (preset, self) {
    case (.flagfall, .distance): ["distance_km", "distance_mi"]
    case (.flagfall, .start): ["start"]
    case (.flagfall, .end): ["end"]
    case (.flagfall, .duration): ["duration_s"]
    case (.flagfall, .rate): ["rate"]
    case (.flagfall, .fare): ["fare"]
    case (.flagfall, .total): ["total"]
    case (.newYork, .distance): ["trip_distance"]
    case (.newYork, .start): ["tpep_pickup_datetime", "lpep_pickup_datetime"]
    case (.newYork, .end): ["tpep_dropoff_datetime", "lpep_dropoff_datetime"]
    case (.newYork, .duration): []
    case (.newYork, .rate): ["RatecodeID"]
    case (.newYork, .fare): ["fare_amount"]
    // Some makers write surcharges into other columns, so that a total says less than a fare.
    case (.newYork, .total): []
    }
  }
}
