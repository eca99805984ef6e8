import Almanac
import Units
import Words

/// Round values for the axes of charts.
enum NiceTicks {
  /// Sums from nothing up to a sum or just above it, of one, two or five times a power of ten, seven at most.
  static func sums(upTo most: Money) -> [Money] {
    let most = max(most.minorUnits, 1)
    var step: Int64 = 1
    var factor = 2
    while most > step * 5 {
      // 1, 2, 5, 10, 20, 50 and so on.
      step = factor == 2 ? step * 2 : factor == 5 ? step / 2 * 5 : step * 2
      factor = factor == 2 ? 5 : factor == 5 ? 10 : 2
    }
    return (0...((most + step - 1) / step)).map { Money(minorUnits: $0 * step) }
  }

  /// What stands beside a sum: without minor units where all of them are whole.
  static func texts(_ sums: [Money], currency: Currency, formats: Formats) -> [String] {
    let isWhole = sums.allSatisfy { $0.minorUnits % currency.minorUnitsPerUnit == 0 }
    return sums.map { sum in
      isWhole
        ? formats.integer(sum.minorUnits / currency.minorUnitsPerUnit) : formats.amount(sum, in: currency)
    }
  }

  private static let seconds: [Int64] = [
    1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 10_800, 21_600, 43_200, 86_400, 172_800, 432_000,
    864_000,
  ]

  /// Round times of the clock within a ride, with what stands below them, so that they have room beside each other.
  static func times(
    from start: Instant, to stop: Instant, zone: Zone, formats: Formats, room: Double, size: Double
  ) -> [(at: Instant, text: String)] {
    let span = max(1, (stop - start).milliseconds)
    for step in seconds {
      let ticks = times(every: step, from: start, to: stop, zone: zone, formats: formats)
      let widest = ticks.map { Canvas.width(of: $0.text, size: size) }.max() ?? 0
      let gap = Double(step * 1000) / Double(span) * room
      if gap >= widest + 14 || ticks.count < 2 { return ticks }
    }
    return []
  }

  private static func times(
    every step: Int64, from start: Instant, to stop: Instant, zone: Zone, formats: Formats
  ) -> [(at: Instant, text: String)] {
    let lead = zone.local(of: start).sinceEpoch.milliseconds - start.milliseconds
    let local = start.milliseconds + lead
    let length = step * 1000
    // Enough to see that there are too many.
    let count = min(64, (stop - start).milliseconds / length + 2)
    var ticks: [(at: Instant, text: String)] = []
    var next = (local + length - 1) / length * length
    while next - lead <= stop.milliseconds, ticks.count < count {
      let at = Instant(milliseconds: next - lead)
      ticks.append((at, formats.time(zone.local(of: at).time, seconds: step % 60 != 0)))
      next += length
    }
    return ticks
  }
}
