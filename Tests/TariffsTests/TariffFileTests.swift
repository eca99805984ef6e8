import Almanac
import JSON
import RideSupport
import Tariffs
import Testing
import Units

/// What a tariff file may say, and the errors that name the place and the mend.
@Suite struct TariffFileTests {
  struct Fault: Sendable, CustomTestStringConvertible {
    let name: String
    let rates: String
    var more = ""
    let says: String
    var testDescription: String { name }
  }

  @Test(
    "A fault is refused with its key path and mend",
    arguments: [
      Fault(
        name: "an amount that the currency cannot hold",
        rates: #"{"id":"a","lamp":"1","name":"A","initial":"4.005","distance":"2.00/km"}"#,
        says: "$.editions[0].rates[0].initial: EUR has 2 decimal digits; round the amount to them"),
      Fault(
        name: "an amount as a number",
        rates: #"{"id":"a","lamp":"1","name":"A","initial":4.00,"distance":"2.00/km"}"#,
        says: "$.editions[0].rates[0].initial: expected a string such as \"1.40\", found a number"),
      Fault(
        name: "a price without a measure",
        rates: #"{"id":"a","lamp":"1","name":"A","initial":"4.00","distance":"2.00"}"#,
        says: "$.editions[0].rates[0].distance: expected a price such as \"1.35/km\" or \"0.20 per 1/5 mi\""),
      Fault(
        name: "a price in the wrong measure",
        rates: #"{"id":"a","lamp":"1","name":"A","initial":"4.00","distance":"2.00/mm"}"#,
        says: "$.editions[0].rates[0]: a price moves the display more than once a millimetre or millisecond"),
      Fault(
        name: "two rates of one name",
        rates: ReferenceTariffs.rate("a", mode: "S") + "," + ReferenceTariffs.rate("a", mode: "D"),
        says: "$.editions[0].rates[1].id: two rates are called \"a\"; rename one"),
      Fault(
        name: "a misspelt key",
        rates: #"{"id":"a","lamp":"1","name":"A","inital":"4.00","distance":"2.00/km"}"#,
        says: "did you mean \"initial\""),
      Fault(
        name: "an unknown supplement in a minimum", rates: ReferenceTariffs.rate("a", mode: "S"),
        more: #","minimums":[{"amount":"5.00","supplements":["airport"]}]"#,
        says: "$.editions[0].minimums[0].supplements[0]"),
      Fault(
        name: "a source that is not there", rates: ReferenceTariffs.rate("a", mode: "S"),
        more: #","supplements":[{"id":"x","name":"X","amount":"1.00","when":"always","source":"nowhere"}]"#,
        says: "no source is called \"nowhere\"; add it to the file's sources"),
      Fault(
        name: "bands out of order",
        rates: #"{"id":"a","lamp":"1","name":"A","initial":"4.00","bands":[{"distance":"2.00/km"},"#
          + #"{"from":"5 km","distance":"1.80/km"},{"from":"4 km","distance":"1.70/km"}]}"#,
        says: "$.editions[0].rates[0].bands[2]: bands stand in order, the nearest first"),
      Fault(
        name: "an empty window",
        rates: #"{"id":"a","lamp":"1","name":"A","windows":[{"from":"20:00","to":"20:00","reason":"night"}],"#
          + #""initial":"4.00","distance":"2.00/km"}"#,
        says: "an empty window; write 00:00 to 24:00 for all day"),
    ])
  func faults(_ fault: Fault) {
    let text = """
      {"format":1,"id":"reference","city":"Reference","country":"DE","zone":"Europe/Berlin","currency":"EUR",
      "unit":"km","centre":{"lat":52.52,"lon":13.405},"authority":"none",
      "sources":{"test":{"url":"about:blank","publisher":"none","date":"2026","confidence":"derived"}},
      "editions":[{"from":"2020-01-01","source":"test","increment":"0.10","charging":"completed",
      "rates":[\(fault.rates)]\(fault.more)}]}
      """
    do throws(JSONError) {
      _ = try TariffFile.read(Array(text.utf8))
      Issue.record("The fault was not noticed")
    } catch {
      #expect(error.description.contains(fault.says), "\(error.description)")
    }
  }

  @Test("Prices are exact in every way of writing them")
  func prices() throws {
    let spellings = [
      #""distance":"1.35/km","time":"27.75/h""#,
      #""distance":"0.00135/m","time":"0.4625/min""#,
      #""distance":"0.27 per 200 m","time":"0.925 per 2 min""#,
    ]
    for spelling in spellings {
      let rate = #"{"id":"a","lamp":"1","name":"A","initial":"4.00",\#(spelling)}"#
      let tariff = ReferenceTariffs.tariff(rates: rate)
      guard case .metered(let metered) = tariff.editions[0].rates[0].pricing else { throw JSONError.unexpected }
      #expect(metered.bands[0].perDistance == Ratio(135, 1_000_000))
      #expect(metered.bands[0].perTime == Ratio(2775, 3_600_000))
      #expect(metered.crossOverSpeed == Ratio(27750, 135).flatMap { $0.times(Ratio(100)) })
    }
  }
}

extension JSONError {
  fileprivate static let unexpected = JSONError(line: 0, column: 0, path: "$", message: "unexpected")
}
