import JSON
import RideLog
import RideSupport
import Tariffs
import Taximeter
import Testing
import Units

/// The totals of a meter's life as they are kept.
@Suite struct TotalisersFileTests {
  /// As the first version wrote it; this text never changes.
  private static let first = """
    {"flagfall":"totalisers","version":1,"distance-mm":1234567890123,"hired-mm":987654321,"hirings":42,\
    "sums":[{"currency":"EUR","fares":123456,"supplements":789},{"currency":"JPY","fares":5000,"supplements":0}]}

    """

  @Test("Totals of the first version are read and written as they were")
  func firstVersion() throws {
    let totals = try TotalisersFile.read(Array(TotalisersFileTests.first.utf8))
    #expect(totals.distance.millimetres == 1_234_567_890_123 && totals.hired.millimetres == 987_654_321)
    #expect(totals.hirings == 42)
    #expect(totals.sums.map(\.currency.code) == ["EUR", "JPY"])
    #expect(totals.sums.map(\.fares.minorUnits) == [123_456, 5000])
    #expect(totals.sums.map(\.supplements.minorUnits) == [789, 0])
    #expect(String(decoding: TotalisersFile.bytes(totals), as: UTF8.self) == TotalisersFileTests.first)
  }

  @Test("Totals go on from what was kept, bill by bill, to the same sums")
  func goesOn() throws {
    let tariff = ReferenceTariffs.single
    var whole = Totalisers()
    var kept = TotalisersFile.bytes(Totalisers())
    for seed in 1...5 {
      let bill = try Drive(CityRide.fixes(seconds: 60, seed: UInt64(seed))).run(tariff).bill
      whole.add(bill, in: tariff.currency)
      var restarted = try TotalisersFile.read(kept)
      restarted.add(bill, in: tariff.currency)
      kept = TotalisersFile.bytes(restarted)
    }
    #expect(try TotalisersFile.read(kept) == whole)
    #expect(whole.hirings == 5 && whole.distance > .zero)
  }

  @Test("A total at the end of its range stays there")
  func neverFalls() throws {
    let bill = try Drive(CityRide.fixes(seconds: 60, seed: 1)).run(ReferenceTariffs.single).bill
    let full = Totalisers.Sums(
      currency: ReferenceTariffs.single.currency, fares: Money(minorUnits: .max), supplements: .zero)
    var totals = Totalisers(
      distance: Distance(millimetres: .max), hired: Distance(millimetres: .max), hirings: .max, sums: [full])
    totals.add(bill, in: ReferenceTariffs.single.currency)
    #expect(totals.hirings == .max && totals.distance.millimetres == .max && totals.sums[0].fares.minorUnits == .max)
  }

  @Test(
    "Anything else is refused with its place",
    arguments: [
      #"{"flagfall":"totalisers","version":2}"#, #"{"flagfall":"ride","version":1}"#,
      #"{"flagfall":"totalisers","version":1,"distance-mm":-1,"hired-mm":0,"hirings":0,"sums":[]}"#,
      #"{"flagfall":"totalisers","version":1,"distance-mm":0,"hired-mm":0,"hirings":0,"sums":[{"currency":"EURO"}]}"#,
    ])
  func refused(_ text: String) {
    #expect(throws: JSONError.self) { try TotalisersFile.read(Array(text.utf8)) }
  }
}
