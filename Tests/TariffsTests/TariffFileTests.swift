import Almanac
import JSON
import RideSupport
import Tariffs
import Testing
import Units

/// What a tariff file may say, and the errors that name the place and the mend.
@Suite struct TariffFileTests {
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
