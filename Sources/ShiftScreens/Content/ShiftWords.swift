import Almanac
import Tariffs
import Units
import Words

/// The words and formats of the shift's rooms.
struct ShiftWords {
  let strings: Strings
  let formats: Formats

  /// Words for the customs of a tariff's city; without one the metric ones.
  init(_ strings: Strings, _ tariff: Tariff?) {
    self.strings = strings
    var customs = Customs.metric
    if let tariff {
      customs = Customs.of(country: tariff.country)
      customs.roads = tariff.roadUnit == .mile ? .miles : .kilometres
    }
    formats = Formats(strings.language, customs: customs)
  }

  func callAsFunction(_ phrase: Phrase, _ arguments: Arguments = [:]) -> String { strings.text(phrase, arguments) }

  func callAsFunction(_ phrase: Phrase, count: Int64, _ arguments: Arguments = [:]) -> String {
    strings.text(phrase, count: count, arguments)
  }

  func place(_ place: Town.Place) -> String { self(ShiftState.phrase(place)) }

  /// A way on the road with one decimal.
  func way(_ metres: Double) -> String {
    formats.distance(
      Distance(millimetres: Int64(metres * 1000)), in: formats.customs.roads == .miles ? .miles : .kilometres, digits: 1
    )
  }

  func money(_ sum: Money, _ day: Workday) -> String { formats.money(sum, in: day.currency, sign: .local) }

  func clock(_ time: Instant, _ zone: Zone) -> String { formats.time(zone.local(of: time).time) }

  /// Hours and minutes, whatever the language: `7:05`.
  func hours(_ length: Elapsed) -> String {
    let minutes = max(0, length.wholeSeconds) / 60
    return "\(minutes / 60):" + (minutes % 60 < 10 ? "0" : "") + "\(minutes % 60)"
  }

  /// Minutes and seconds: `0:45`.
  func stopwatch(_ length: Elapsed) -> String {
    let seconds = max(0, length.wholeSeconds)
    return "\(seconds / 60):" + (seconds % 60 < 10 ? "0" : "") + "\(seconds % 60)"
  }

  func wind(_ bearing: Bearing) -> String {
    switch bearing {
    case .north: self(.shiftWindN)
    case .northEast: self(.shiftWindNE)
    case .east: self(.shiftWindE)
    case .southEast: self(.shiftWindSE)
    case .south: self(.shiftWindS)
    case .southWest: self(.shiftWindSW)
    case .west: self(.shiftWindW)
    case .northWest: self(.shiftWindNW)
    }
  }
}
