import Motion
import Offers
import Units
import Words

/// An offer, as the driver sees it before he answers.
package struct OfferContent: Sendable {
  /// Its name, by which the page knows it from the next.
  package let id: String
  /// The seconds that are left.
  package let seconds: String
  /// How many they are, in words.
  package let left: String
  /// The share that is left, between 0 and 1.
  package let share: Double
  /// Which part of the ring is drawn, and the gap behind it; nil for none.
  package let dash: (drawn: String, gap: String)?
  /// What it will earn.
  package let fare: String
  /// Whether that is agreed or an estimate.
  package let fareLabel: String
  /// Where the passenger waits.
  package let pickUp: String
  /// How far that is, and in which direction.
  package let approach: String
  /// Where the ride goes, and how far.
  package let ride: String
  /// Takes it.
  package let accept: ShiftButton
  /// Leaves it.
  package let decline: ShiftButton
}

extension ShiftState {
  /// The ring of an offer: its line six wide in a box of 88.
  package static var ring: Ring { Ring(radius: 40, width: 6) }

  func offerContent(_ offer: DayOffer, _ day: Workday, _ words: ShiftWords) -> OfferContent {
    let share = offer.countdown.progress(at: day.now)
    let seconds = offer.countdown.seconds(at: day.now)
    return OfferContent(
      id: "\(offer.id.ride.text)-\(offer.id.number)", seconds: words.formats.integer(seconds),
      left: words(.shiftOfferLeft, count: seconds), share: share,
      dash: ShiftState.ring.dash(of: share).map {
        (drawn: ShiftState.tenths($0.drawn), gap: ShiftState.tenths($0.gap))
      },
      fare: offer.fare.map { words.money($0, day) } ?? words(.shiftFareUnknown),
      fareLabel: words(offer.rider.isAgreed ? .shiftFareAgreed : .shiftFareEstimated),
      pickUp: words.place(offer.rider.from), approach: approach(offer, day, words),
      ride: words(
        .shiftOfferRide, ["place": words.place(offer.rider.to), "distance": words.way(offer.way.length)]),
      accept: ShiftButton(.day(.accept), words(.shiftKeyAccept)),
      decline: ShiftButton(.day(.decline), words(.shiftKeyDecline)))
  }

  private func approach(_ offer: DayOffer, _ day: Workday, _ words: ShiftWords) -> String {
    words(
      .shiftOfferApproach,
      [
        "distance": words.way(offer.approach.length),
        "direction": words.wind(Bearing(from: day.car, to: offer.rider.from.spot)),
        "duration": words.formats.minutes(ShiftState.time(for: offer.approach.length)),
      ])
  }

  /// What is said of an offer when it comes.
  func offerWords(_ offer: DayOffer, _ day: Workday, _ strings: Strings) -> String {
    let words = ShiftWords(strings, day.tariff)
    return words(
      .shiftOfferSpoken,
      [
        "money": offer.fare.map { words.money($0, day) } ?? words(.shiftFareUnknown),
        "place": words.place(offer.rider.from), "distance": words.way(offer.approach.length),
        "goal": words.place(offer.rider.to),
      ])
  }

  /// A length with one decimal, as SVG has it.
  package static func tenths(_ length: Double) -> String {
    let value = Int64((length * 10).rounded(.toNearestOrEven))
    return (value < 0 ? "-" : "") + "\(value.magnitude / 10)" + (value % 10 == 0 ? "" : ".\(value.magnitude % 10)")
  }
}
