import JSON
import Taximeter

/// Why a call could not be answered.
enum LibraryError: Error, Sendable {
  /// A file of a tariff or of holidays cannot be read.
  case file(JSONError)
  /// The tariff is listed and cannot be priced.
  case notOffered
  /// There are no fixes, or a pointer is missing.
  case noRide
  /// A fix is not on the globe, by its number from zero.
  case offGlobe(Int)
  case unknownZone(String)
  /// The ride is far from the tariff's city, so its clock is not known.
  case noClock
  case meter(MeterError)

  var sentence: String {
    switch self {
    case .file(let error): error.description
    case .notOffered: "the tariff is listed and cannot be priced"
    case .noRide: "there is no fix: give as many times as latitudes and longitudes, at least one"
    case .offGlobe(let index): "fix \(index) is not on the globe; correct or remove it"
    case .unknownZone(let name): "\(name) is no zone of the tz database; name one such as Europe/Madrid"
    case .noClock: "the ride is more than 100 km from the tariff's city, so its clock is not known; name its zone"
    case .meter(let error): error.message
    }
  }
}
