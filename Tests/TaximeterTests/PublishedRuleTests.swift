import Almanac
import RideSupport
import Tariffs
import Taximeter
import Testing
import Units

/// What was published of tariffs beside totals: prices per kilometre and hour, cross-over speeds, and when an extra is due.
@Suite struct PublishedRuleTests {
  /// What is printed beside the units of a tariff.
  struct Printed: Sendable, CustomTestStringConvertible {
    let card: String
    let rate: String
    /// The prices of a card that is not shipped.
    var prices: String?
    var currency = "EUR"
    /// Per kilometre, in the currency.
    var perKilometre: String?
    /// Per hour, in the currency.
    var perHour: String?
    /// In kilometres per hour.
    var crossOver: String?
    /// Why a printed figure is not what its units say.
    var contradiction: String?

    var testDescription: String { "\(card) \(rate)" }

    /// The first band.
    func metered() throws -> Metered {
      let edition: Edition
      if let prices {
        edition =
          ReferenceTariffs.tariff(
            rates: #"{"id":"\#(rate)","lamp":"1","name":"Rate","initial":"1.00",\#(prices)}"#, increment: "0.01",
            currency: currency
          ).editions[0]
      } else {
        let words = card.split(separator: " ")
        let tariff = try ShippedTariffs.tariff(String(words[0]))
        edition = try #require(tariff.editions.first { $0.from.iso8601 == words[1] })
      }
      return try #require(edition.rates.first { $0.id == rate }?.metered)
    }
  }

  static let printed: [Printed] = [
    Printed(card: "pt-lisboa 2022-06-01", rate: "day", perKilometre: "0.51", perHour: "16.10"),
    Printed(card: "pt-lisboa 2013-01-08", rate: "day", perKilometre: "0.47", perHour: "15.00"),
    Printed(card: "it-milano 2024-07-31", rate: "weekday", perKilometre: "1.32", perHour: "34.48"),
    Printed(card: "de-muenchen 2021-02-05", rate: "ts1", crossOver: "15.00"),
    Printed(card: "au-melbourne 2025-09-23", rate: "t1", crossOver: "21.0"),
    Printed(card: "au-melbourne 2025-09-23", rate: "t2", crossOver: "20.98"),
    Printed(card: "au-melbourne 2025-09-23", rate: "t3", crossOver: "20.99"),
    Printed(
      card: "Kelowna", rate: "meter", prices: #""unit":{"amount":"0.10","distance":"38.52 m","time":"7.45 s"}"#,
      currency: "CAD", perKilometre: "2.596", perHour: "48.32"),
    Printed(
      card: "Kelowna's board", rate: "meter",
      prices: #""unit":{"amount":"0.10","distance":"38.52 m","time":"7.45 s"}"#, currency: "CAD", perHour: "48.3064",
      contradiction: "the board reckons with seconds before they were rounded to 7.45"),
    Printed(
      card: "Québec 2018", rate: "meter", prices: #""distance":"1.75/km","time":"0.65/min""#, currency: "CAD",
      crossOver: "22.286"),
    Printed(
      card: "Toronto 2015", rate: "meter", prices: #""unit":{"amount":"0.25","distance":"143 m","time":"29 s"}"#,
      currency: "CAD", perHour: "31.03", crossOver: "17.75"),
    Printed(
      card: "Sydney 2018", rate: "day", prices: #""distance":"2.19/km","time":"56.68/h""#, currency: "AUD",
      crossOver: "26"),
    Printed(
      card: "Sydney 2007", rate: "day", prices: #""distance":"1.79/km","time":"46.20/h""#, currency: "AUD",
      crossOver: "25.77", contradiction: "46.20 an hour is 25.81 km/h at 1.79; the printed minute is off too"),
    Printed(
      card: "Paris, mid-2000s", rate: "a", prices: #""unit":{"amount":"0.10","distance":"140.85 m"}"#,
      perKilometre: "0.71"),
    Printed(
      card: "Paris, mid-2000s", rate: "a", prices: #""distance":"0.71/km","time":"24.73/h""#, crossOver: "20",
      contradiction: "24.73 an hour is 34.8 km/h at 0.71; the source says about 20"),
  ]

  @Test("What is printed beside a tariff's units is what they come to, to its last digit", arguments: printed)
  func equivalents(_ printed: Printed) throws {
    let metered = try printed.metered()
    let band = metered.bands[0]
    // Minor units of these currencies are hundredths.
    let found = [
      (printed.perKilometre, band.perDistance.times(Ratio(10_000))),
      (printed.perHour, band.perTime.times(Ratio(36_000))),
      (printed.crossOver, metered.crossOverSpeed?.times(Ratio(1, 1000) ?? .zero)),
    ]
    var agrees = true
    for case (let text?, let value) in found {
      let digits = text.split(separator: ".").dropFirst().first?.count ?? 0
      let scale = Ratio((0..<digits).reduce(1) { product, _ in product * 10 })
      let wanted = try #require(Ratio(text)?.times(scale)?.whole)
      agrees = agrees && value?.times(scale)?.rounded == wanted
    }
    #expect(agrees == (printed.contradiction == nil), "\(found.map { $0.1?.times(Ratio(1000))?.rounded ?? 0 })")
  }

  @Test("London's distances and times stand for one speed, 10.4 miles an hour")
  func london() throws {
    for edition in try ShippedTariffs.tariff("gb-london").editions {
      for metered in edition.rates.compactMap(\.metered) {
        let speed = try #require(metered.crossOverSpeed?.times(Ratio(10)))
        // A mile is 1609.344 m; tenths of a mile an hour.
        #expect(try #require(speed.divided(by: Ratio("1609.344") ?? Ratio(1))).rounded == 104)
      }
    }
  }

  @Test("Lyon's four rates are one, one and a half, two and three times the first, to the cent")
  func lyon() throws {
    let rates = try ShippedTariffs.tariff("fr-lyon").editions[0].rates.compactMap(\.metered)
    let cents = rates.map { $0.bands[0].perDistance.times(Ratio(1_000_000))?.rounded ?? 0 }
    #expect(cents == [83, 125, 166, 249])
    for (doubled, price) in zip([2, 3, 4, 6] as [Int64], cents) { #expect(abs(83 * doubled - 2 * price) <= 1) }
  }

  @Test("In the days of the Grand Prix a ride by the meter costs the meter and 15.00, and the tax on both")
  func grandPrix() throws {
    let tariff = try ShippedTariffs.tariff("us-las-vegas")
    let start = try #require(Instant(iso8601: "2023-11-16T20:00:00-08:00"))
    let course = Course(
      distance: Distance(millimetres: 24_000_000), driving: .seconds(1500), waiting: .seconds(120), start: start)
    func bill(_ extras: String...) throws -> Bill {
      var meter = Meter(edition: tariff.editions[0], zone: tariff.zone, calendar: nil)
      for id in extras { try meter.apply(.extra(id: id, count: 1), at: start) }
      return meter.bill(of: course)
    }
    for extras in [[], ["airport"]] {
      let plain = try extras.isEmpty ? bill() : bill("airport")
      let dear = try extras.isEmpty ? bill("f1") : bill("airport", "f1")
      #expect(dear.fare == plain.fare)
      let amounts = [plain, dear].map { bill in
        bill.supplements.reduce(into: [String: Int64]()) {
          $0[tariff.editions[0].supplements[$1.supplement].id] = $1.amount.minorUnits
        }
      }
      #expect(amounts[1]["f1"] == 1500)
      #expect(amounts[0].filter { $0.key != "excise" } == amounts[1].filter { $0.key != "excise" && $0.key != "f1" })
      let tax = try #require(amounts[1]["excise"]) - #require(amounts[0]["excise"])
      #expect((44...46).contains(tax), "three percent of 15.00")
    }
  }

  @Test(
    "A New Year's surcharge is due where the ride begins in its days, wherever it ends",
    arguments: [
      ("2026-02-12T23:30:00+01:00", 0), ("2026-02-12T23:59:59+01:00", 0), ("2026-02-13T00:00:00+01:00", 3000),
      ("2026-02-21T23:30:00+01:00", 3000), ("2026-02-22T00:00:00+01:00", 0),
    ])
  func newYear(_ start: String, _ due: Int64) throws {
    // Published for Taoyuan in 2026: on board on 12 February at 23:30 and out on the 13th at 1:00 is without it.
    let days = (13...21).map { "\"2026-02-\($0)\"" }.joined(separator: ",")
    let tariff = ReferenceTariffs.tariff(
      rates: ReferenceTariffs.rate("day", mode: "S"),
      more: """
        ,"supplements":[{"id":"new-year","name":"New Year","amount":"30.00","when":"starts-in",
        "windows":[{"dates":[\(days)],"from":"00:00","to":"24:00","reason":"special"}]}]
        """)
    let start = try #require(Instant(iso8601: start))
    let course = Course(
      distance: Distance(millimetres: 30_000_000), driving: .seconds(3600), waiting: .seconds(1800), start: start)
    let meter = Meter(edition: tariff.editions[0], zone: tariff.zone, calendar: nil)
    #expect(meter.bill(of: course).supplementTotal.minorUnits == due)
  }
}
