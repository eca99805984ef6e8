import Almanac
import RideFiles
import Units

/// How the rows of many rides are read.
package struct RowOptions: Sendable {
  /// The names of columns that are not the usual ones.
  package var names: [FixTable.Column: String] = [:]
  /// The zone of times without an offset.
  package var zone: Zone?

  /// Rows are in order of time and rides mixed: one is over when so much time has passed since its last row.
  ///
  /// Nil where the rows of a ride stand together.
  package var idle: Elapsed?

  /// Makes the usual options.
  package init() {}

  func reading(_ paths: [String]) -> PieceFeed.Reading {
    PieceFeed.Reading(paths: paths, names: names, zone: zone, isGrouped: idle == nil)
  }

  /// By what reading differs.
  var identity: String {
    let columns = FixTable.Column.allCases.map { "\($0.rawValue)=\(names[$0] ?? "")" }
    return "\(columns) \(zone?.name ?? "") \(idle?.milliseconds ?? -1)"
  }
}
