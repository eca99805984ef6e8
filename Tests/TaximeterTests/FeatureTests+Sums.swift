import RideSupport
import Taximeter
import Testing
import Track
import Units

extension FeatureTests {
  private static let afternoon = #""windows":[{"from":"14:00","to":"22:00","reason":"special"}]"#
  private static let key = #""when":"key""#

  private static func trigger(_ when: String, at: String, _ isDue: Bool) -> Case {
    Case(
      name: "\(when) \(isDue ? "holds" : "does not hold") for ten minutes from \(at)",
      more: supplements(supplement("late", #""amount":"1.25","when":"\#(when)",\#(afternoon)"#)),
      at: "2026-03-04T\(at):00",
      waiting: 600, fare: 1000, supplements: isDue ? [125] : [])
  }

  static let added: [Case] =
    [
      trigger("starts-in", at: "13:55", false), trigger("ends-in", at: "13:55", true),
      trigger("starts-or-ends-in", at: "13:55", true), trigger("starts-in", at: "21:55", true),
      trigger("ends-in", at: "21:55", false), trigger("starts-or-ends-in", at: "21:55", true),
      trigger("starts-or-ends-in", at: "12:00", false),
    ] + [
      Case(
        name: "a quarter of the fare at the peak (Singapore)",
        more: supplements(supplement("peak", #""percent":"25%","of":"fare","when":"always""#)), metres: 1000, fare: 600,
        supplements: [150]),
      Case(
        name: "a tax on fare and supplements (Las Vegas)",
        more: supplements(
          supplement("airport", #""amount":"1.00","when":"always""#),
          supplement("tax", #""percent":"3%","of":"sum","when":"always""#)), metres: 1000, fare: 600,
        supplements: [100, 21]),
      Case(
        name: "a tax on the fare that a minimum raised",
        more: supplements(
          supplement("tax", #""percent":"10%","of":"sum","when":"always""#),
          more: #","minimums":[{"amount":"10.00"}]"#), metres: 1000, fare: 1000, supplements: [100]),
      Case(
        name: "two of four cases are free",
        more: supplements(supplement("case", #""amount":"0.50","most":5,"free":2,\#(key)"#)),
        keys: [.extra(id: "case", count: 4)], fare: 400, supplements: [100]),
      Case(
        name: "two of two cases are free",
        more: supplements(supplement("case", #""amount":"0.50","most":5,"free":2,\#(key)"#)),
        keys: [.extra(id: "case", count: 2)], fare: 400),
      Case(
        name: "a cap on all supplements",
        more: supplements(
          supplement("one", #""amount":"1.50","when":"always""#),
          supplement("two", #""amount":"1.50","when":"always""#),
          more: #","supplement-cap":"2.00""#), fare: 400, supplements: [150, 50]),
      Case(
        name: "one supplement replaces another",
        more: supplements(
          supplement("night", #""amount":"1.50","when":"always""#),
          supplement("feast", #""amount":"3.00","when":"always","replaces":["night"]"#)), fare: 400, supplements: [300]),
      Case(
        name: "a toll as paid, and a charge up to a limit",
        more: supplements(
          supplement("toll", #""amount":"as-paid",\#(key)"#), supplement("clean", #""up-to":"47.50",\#(key)"#)),
        keys: [
          .asPaid(id: "toll", amount: Money(minorUnits: 694)), .asPaid(id: "clean", amount: Money(minorUnits: 4750)),
        ], fare: 400, supplements: [694, 4750]),
      Case(
        name: "a supplement of another rate is not added",
        rates: day("") + "," + special(#"{"from":"01:00","to":"02:00","reason":"night"}"#),
        more: supplements(supplement("night", #""amount":"1.50","when":"always","rates":["special"]"#)), fare: 400),
      Case(
        name: "a flat fare that locks the meter takes no supplements",
        rates: day("") + #",{"id":"airport","lamp":"4","name":"A","flat":"33.00","supplements":false}"#,
        more: supplements(supplement("night", #""amount":"1.50","when":"always""#)), metres: 20_000,
        keys: [.rate("airport")], fare: 3300),
    ]

  private static func rounding(_ direction: String, _ step: String, by amount: Int64) -> Case {
    Case(
      name: "rounded \(direction) to \(step)",
      more: supplements(
        supplement("odd", #""amount":"0.25","when":"always""#),
        more: #","rounding":{"to":"\#(step)","direction":"\#(direction)"}"#),
      metres: 1000, fare: 600, supplements: [25], rounding: amount)
  }

  static let endings: [Case] =
    [
      rounding("nearest", "0.50", by: 25), rounding("down", "0.50", by: -25), rounding("up", "0.50", by: 25),
      rounding("nearest", "1.00", by: -25), rounding("up", "0.05", by: 0), rounding("nearest", "0.05", by: 0),
    ] + [
      Case(
        name: "a minimum inside its window",
        more: #","minimums":[{"amount":"9.00","windows":[{"from":"12:00","to":"13:00","reason":"special"}]}]"#,
        metres: 1000, fare: 900),
      Case(
        name: "no minimum outside its window",
        more: #","minimums":[{"amount":"9.00","windows":[{"from":"13:00","to":"14:00","reason":"special"}]}]"#,
        metres: 1000, fare: 600),
      Case(
        name: "a minimum that holds with a key, supplements included (Barcelona)",
        more: supplements(
          supplement("airport", #""amount":"4.60",\#(key)"#),
          more: #","minimums":[{"amount":"21.00","includes-supplements":true,"supplements":["airport"]}]"#),
        metres: 1000, keys: [.extra(id: "airport", count: 1)], fare: 1640, supplements: [460]),
      Case(
        name: "a minimum of another rate does not hold",
        rates: day("") + "," + special(#"{"from":"01:00","to":"02:00","reason":"night"}"#),
        more: #","minimums":[{"amount":"9.00","rates":["special"]}]"#, metres: 1000, fare: 600),
      Case(
        name: "three digits of a dinar, rounded",
        rates: #"{"id":"day","lamp":"1","name":"Day","initial":"1.000","distance":"0.333/km"}"#, increment: "0.005",
        more: #","rounding":{"to":"0.050","direction":"nearest"}"#, currency: "KWD", metres: 1000, fare: 1330,
        rounding: 20),
      Case(
        name: "no digits of a won, rounded to hundreds (Seoul)",
        rates: #"{"id":"day","lamp":"1","name":"Day","initial":"4800","distance":"763/km"}"#, increment: "1",
        more: #","rounding":{"to":"100","direction":"nearest"}"#, currency: "KRW", metres: 1000, fare: 5563,
        rounding: 37),
    ]

  @Test(
    "A supplement by place is added where the ride begins or ends there",
    arguments: ["starts-at", "ends-at", "starts-or-ends-at"])
  func places(_ when: String) throws {
    let zones = #"{"airport":{"lat":52.52,"lon":13.405,"radius":"500 m","source":"test"}}"#
    let tariff = ReferenceTariffs.tariff(
      rates: ReferenceTariffs.rate("day", mode: "S"),
      more: FeatureTests.supplements(
        FeatureTests.supplement("airport", #""amount":"2.00","when":"\#(when)","zones":["airport"]"#)), zones: zones)
    let away = straight(0, 100, speed: 10)
    let back = away.map { fix in
      Fix(
        time: start + (start + .seconds(100) - fix.time), place: fix.place, accuracy: fix.accuracy, speed: fix.speed)
    }
    func due(_ fixes: [Fix]) throws -> Bool {
      try Drive(fixes.sorted { $0.precedes($1) }, stop: 100).run(tariff).bill.supplementTotal.minorUnits == 200
    }
    #expect(try due(away) == (when != "ends-at"))
    #expect(try due(back) == (when != "starts-at"))
    #expect(try !due(away.map { shifted($0, east: 2000) }))
  }

  private func shifted(_ fix: Fix, east metres: Double) -> Fix {
    var fix = fix
    fix.place =
      Ground(latitude: Double(fix.place.latitude) / 1e9, longitude: Double(fix.place.longitude) / 1e9).east(metres)
      .coordinate
    return fix
  }
}
