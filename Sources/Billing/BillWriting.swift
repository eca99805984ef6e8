import RideFiles
import Taximeter
import Units

/// Prices rides and writes their lines of the result.
struct BillWriting {
  private var pricing: RidePricing
  private let form: ResultForm

  init(_ list: PriceList, form: ResultForm) {
    pricing = RidePricing(list)
    self.form = form
  }

  /// Appends one line for each tariff, or nothing when the ride is rejected.
  mutating func append(
    _ course: Course, from place: Coordinate, warnings: [RideWarning], ride: String, to bytes: inout [UInt8]
  ) throws(RideRejection) {
    for report in try pricing.bills(of: course, from: place, warnings: warnings, ride: ride) {
      form.append(report, to: &bytes)
    }
  }
}
