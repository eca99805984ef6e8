import Almanac
import Tariffs

extension Tariff {
  /// What is doubtful in pricing a day by an edition: that it holds only later, or no longer; nil when it holds.
  package func doubt(of edition: Edition, on day: CivilDate) -> String? {
    if day < edition.from {
      return "no edition of \(id) is known for \(day.iso8601); priced by that of \(edition.from.iso8601)"
    }
    guard let until = edition.until, until < day else { return nil }
    return "the edition of \(edition.from.iso8601) held until \(until.iso8601), and none of \(id) is known for "
      + "\(day.iso8601); priced by that one"
  }
}
