import DispatchDesk
import Tariffs
import Taximeter
import Units
import Words

/// What a rider is told before the ride: the meter's fare for a made drive between the two places.
enum RideEstimate {
  /// Streets are longer than the straight line; arbitrary, within the 1.2 to 1.4 that planners reckon with in towns.
  private static let detour = Ratio(13, 10)
  /// 25 km/h, as cars drive in towns by day, in millimetres a second.
  private static let speed = Ratio(25_000_000, 3600)

  /// By the tariff of --tariff; nothing without one.
  static func closure(_ arguments: Arguments) throws(CommandError) -> Pages.Estimate {
    guard arguments.has("tariff") else { return { _, _, _ in nil } }
    let shelf = try TariffShelf()
    let tariff = try shelf.tariff(of: arguments)
    return { from, to, language in
      do throws(CommandError) {
        let straight = Int64(Reach(from).metres(to: to) * 1000)
        let distance = Distance(millimetres: detour?.times(Ratio(straight))?.rounded ?? straight)
        let ride = try EstimatedRide(
          tariff: tariff, shelf: shelf, choices: PricedRide.Choices(), distance: distance, waiting: .zero,
          speed: speed, start: Measures.now)
        let total = ride.meter.explanation(of: ride.course).bill.total
        return Formats(Language(tag: language) ?? .english).money(total, in: tariff.currency)
      } catch {
        // A ride so long that no meter has it has no estimate.
        return nil
      }
    }
  }
}
