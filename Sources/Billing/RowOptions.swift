import Almanac
import RideFiles

/// How the rows of many rides are read.
package struct RowOptions: Sendable {
  /// The names of columns that are not the usual ones.
  package var names: [FixTable.Column: String] = [:]
  /// The zone of times without an offset.
  package var zone: Zone?

  /// Makes the usual options.
  package init() {}

  func reading(_ paths: [String]) -> PieceFeed.Reading {
    PieceFeed.Reading(paths: paths, names: names, zone: zone)
  }

  /// By what reading differs.
  var identity: String {
    let columns = FixTable.Column.allCases.map { "\($0.rawValue)=\(names[$0] ?? "")" }
    return "\(columns) \(zone?.name ?? "")"
  }
}
