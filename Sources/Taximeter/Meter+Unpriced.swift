import Almanac
import Tariffs
import Units

extension Meter {
  /// A meter for hire whose rides cost nothing: for what a ride is before any tariff.
  package static let unpriced: Meter = {
    let name = LocalText([])
    let rate = Rate(
      id: "", lamp: "", name: name, condition: nil, selection: .clock, windows: [], pricing: .flat(.zero),
      takesSupplements: false, source: "")
    let edition = Edition(
      from: CivilDate(dayNumber: 0), until: nil, note: nil, increment: Money(minorUnits: 1), charging: .completed,
      switching: .followClock, paused: .free, rates: [rate], supplements: [], supplementCap: nil, minimums: [],
      rounding: nil, taxIncluded: nil, scale: 1)
    return Meter(edition: edition, zone: .utc, calendar: nil)
  }()
}
