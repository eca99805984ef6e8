import RideSupport
import Tariffs
import Taximeter
import Units

/// Ways of driving so far in so long that cost as much or as little as a tariff allows.
struct ExtremeTrip {
  let distance: Int64
  let time: Int64
  let edition: Edition

  /// Millimetres in a millisecond that no car exceeds.
  private static let fastest: Int64 = 70

  /// All of them; each covers the distance in the time.
  var all: [[Leg]] {
    let burst = (distance + ExtremeTrip.fastest - 1) / ExtremeTrip.fastest
    guard burst <= time else { return [] }
    let dash = leg(distance, burst)
    let wait = leg(0, time - burst)
    return [[leg(distance, time)], [dash, wait], [wait, dash]] + speeds.flatMap(around) + [broken(dash: burst)] + banded
  }

  private func leg(_ way: Int64, _ time: Int64) -> Leg {
    Leg(distance: Distance(millimetres: way), time: Elapsed(milliseconds: time))
  }

  /// The speeds at which a price changes, in millimetres a second.
  private var speeds: [Ratio] {
    var speeds: [Ratio] = []
    for rate in edition.rates {
      guard case .metered(let metered) = rate.pricing else { continue }
      switch metered.combination {
      case .switching(let speed), .doubleBelow(let speed): speeds.append(speed)
      case .single:
        if let speed = metered.crossOverSpeed?.divided(by: Ratio(3600)), speed.numerator > 0 { speeds.append(speed) }
      case .double: break
      }
    }
    return Array(Set(speeds)).sorted { $0.isLess(than: $1) == true }
  }

  /// At a speed, or a little below it, for as long as can be, and the rest at the greatest speed or standing.
  private func around(_ speed: Ratio) -> [[Leg]] {
    guard let exact = speed.times(Ratio(1_000_000))?.rounded else { return [] }
    // Nanometres in a millisecond; a cell of five seconds is cut to whole millimetres.
    return [exact + 400, exact - 400].flatMap { pace -> [[Leg]] in
      let slow = (distance * 1_000_000 + pace - 1) / pace
      if slow <= time {
        let way = leg(distance, slow)
        return [[way, leg(0, time - slow)], [leg(0, time - slow), way]]
      }
      let fast = ExtremeTrip.fastest * 1_000_000
      let crawl = (fast * time - distance * 1_000_000) / (fast - pace)
      let way = min(distance, crawl * pace / 1_000_000)
      let rest = leg(distance - way, time - crawl)
      return [[leg(way, crawl), rest], [rest, leg(way, crawl)]]
    }
  }

  /// Standstills of at most 55 s between short dashes.
  private func broken(dash: Int64) -> [Leg] {
    let count = max(1, (time - dash) / 55_000 + 1)
    var legs: [Leg] = []
    for index in 0..<count {
      legs.append(leg((time - dash).share(index, count)))
      legs.append(leg(distance.share(index, count), dash.share(index, count)))
    }
    return legs
  }

  private func leg(_ time: Int64) -> Leg { leg(0, time) }

  /// Through bands by distance, each at a speed in proportion to its cross-over.
  private var banded: [[Leg]] {
    edition.rates.compactMap { rate -> [Leg]? in
      guard case .metered(let metered) = rate.pricing, metered.bands.count > 1 else { return nil }
      var pieces: [(way: Int64, weight: Int64)] = []
      var from: Int64 = 0
      for index in metered.bands.indices {
        var to = distance
        if index + 1 < metered.bands.count, case .distance(let next) = metered.bands[index + 1].beginning {
          to = min(distance, next.millimetres)
        }
        let band = metered.bands[index]
        guard to > from, let pace = band.perTime.divided(by: band.perDistance), pace.numerator > 0,
          let weight = Ratio(to - from).divided(by: pace)?.rounded
        else { continue }
        pieces.append((to - from, weight))
        from = to
      }
      let whole = pieces.reduce(0) { $0 + $1.weight }
      guard from == distance, whole > 0 else { return nil }
      var rest = time
      return pieces.enumerated().map { index, piece in
        let part = index == pieces.count - 1 ? rest : Int64(Int128(time) * Int128(piece.weight) / Int128(whole))
        rest -= part
        return leg(piece.way, part)
      }
    }
  }
}

extension Int64 {
  /// The part with a number, of so many that are as equal as can be.
  fileprivate func share(_ index: Int64, _ count: Int64) -> Int64 { self * (index + 1) / count - self * index / count }
}
