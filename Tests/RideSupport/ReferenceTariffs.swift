import Tariffs

/// The three tariffs in which the cases are reckoned.
///
/// Initial charge 4.00 with nothing included, 2.00/km, 36.00/h, increment 0.10: a unit is 50 m or 10 s, the cross-over
/// 18 km/h.
package enum ReferenceTariffs {
  /// Mode S.
  package static let single = tariff(rates: rate("day", mode: "S"))

  /// Mode D.
  package static let double = tariff(rates: rate("day", mode: "D"))

  /// Mode S with 2.40/km from 22:00 to 06:00.
  package static let night = tariff(
    rates: """
      {"id":"night","lamp":"2","name":"Night","windows":[{"from":"22:00","to":"06:00","reason":"night"}],
      "initial":"4.00","distance":"2.40/km","time":"36.00/h"},
      """ + rate("day", mode: "S"))

  /// The same as ``night`` with a fifth more on the initial charge at night.
  package static let dearNight = tariff(
    rates: """
      {"id":"night","lamp":"2","name":"Night","windows":[{"from":"22:00","to":"04:00","reason":"night"}],
      "initial":"4.80","distance":"2.00/km","time":"36.00/h"},
      """ + rate("day", mode: "S"))

  /// A rate of the reference prices.
  package static func rate(_ id: String, mode: String) -> String {
    """
    {"id":"\(id)","lamp":"1","name":"Day","mode":"\(mode)","initial":"4.00","distance":"2.00/km","time":"36.00/h"}
    """
  }

  /// A tariff of one edition in Berlin's zone.
  package static func tariff(
    rates: String, increment: String = "0.10", charging: String = "completed", more: String = "",
    currency: String = "EUR", zones: String = "{}"
  ) -> Tariff {
    do {
      return try TariffFile.read(
        file(
          rates: rates, increment: increment, charging: charging, more: more, currency: currency, zones: zones))
    } catch {
      fatalError("A test's tariff is wrong: \(error)")
    }
  }

  /// The file of such a tariff.
  package static func file(
    rates: String, increment: String = "0.10", charging: String = "completed", more: String = "",
    currency: String = "EUR", zones: String = "{}"
  ) -> [UInt8] {
    let text = """
      {"format":1,"id":"reference","city":"Reference","country":"DE","zone":"Europe/Berlin","currency":"\(currency)",
      "unit":"km","centre":{"lat":52.52,"lon":13.405},"authority":"none","zones":\(zones),
      "sources":{"test":{"url":"about:blank","publisher":"none","date":"2026","confidence":"derived"}},
      "editions":[{"from":"2020-01-01","source":"test","increment":"\(increment)","charging":"\(charging)",
      "rates":[\(rates)]\(more)}]}
      """
    return Array(text.utf8)
  }
}
