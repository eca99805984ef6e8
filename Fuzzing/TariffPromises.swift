import Almanac
import JSON
import Receipts
import Tariffs
import Taximeter
import Units
import Words

/// What must hold for whatever bytes a tariff is read from: it is refused with a place, or it can be checked, said in
/// words and driven by.
enum TariffPromises {
  /// More editions than these tell nothing new.
  private static let most = 2

  static func check(_ bytes: [UInt8]) {
    let check: TariffCheck
    do throws(JSONError) {
      check = try TariffCheck(bytes)
    } catch {
      precondition(error.path.utf8.first == UInt8(ascii: "$") && !error.message.isEmpty, "A refusal says where and why")
      precondition((1...bytes.count + 1).contains(error.line), "A refusal's line is in the file")
      return
    }
    for finding in check.findings(calendar: nil) {
      precondition((1...bytes.count + 1).contains(finding.line), "A finding's line is in the file")
      precondition(!finding.message.isEmpty, "A finding says what is wrong")
    }
    for edition in check.tariff.editions.prefix(most) {
      explain(check.tariff, edition)
      drive(edition, in: check.tariff)
    }
  }

  private static func explain(_ tariff: Tariff, _ edition: Edition) {
    let formats = Formats(.english, customs: .of(country: tariff.country))
    let words = TariffWords(tariff: tariff, edition: edition, steps: 3, strings: Surroundings.english, formats: formats)
    precondition(!words.text.isEmpty, "An edition can be said in words")
  }

  /// Three kilometres and a standstill, by each rate that a key can choose and by the clock.
  private static func drive(_ edition: Edition, in tariff: Tariff) {
    let noon = CivilTime(millisecondOfDay: 43_200_000) ?? .midnight
    let start = tariff.zone.instant(of: CivilDateTime(date: edition.from, time: noon)).first
    let course = Course(
      distance: Distance(millimetres: 3_100_000), driving: .seconds(300), waiting: .seconds(130), start: start)
    let keys: [String?] = [nil] + edition.rates.filter { $0.selection == .key }.map { $0.id }
    for key in keys.prefix(4) {
      var meter = Meter(edition: edition, zone: tariff.zone, calendar: nil)
      do throws(MeterError) {
        try meter.apply(.rate(key), at: start)
        for supplement in edition.supplements.prefix(4) where supplement.isKeyed {
          switch supplement.amount {
          case .asPaid: try meter.apply(.asPaid(id: supplement.id, amount: Money(minorUnits: 700)), at: start)
          case .upTo(let limit): try meter.apply(.asPaid(id: supplement.id, amount: limit), at: start)
          default: try meter.apply(.extra(id: supplement.id, count: 1), at: start)
          }
        }
      } catch {
        precondition(!error.message.isEmpty, "A refused key says why")
      }
      _ = meter.distanceSpeed
      BillPromises.check(meter.bill(of: course), of: edition)
    }
  }
}

/// What must hold for every bill: its lines add up.
enum BillPromises {
  static func check(_ bill: Bill, of edition: Edition) {
    precondition(bill.initial + bill.byDistance + bill.byTime + bill.minimumRaise == bill.fare, "A fare is its parts")
    let supplements = bill.supplements.reduce(Money.zero) { $0 + $1.amount }
    precondition(bill.fare + supplements + bill.discount + bill.rounding == bill.total, "A total is its lines")
    let counted = bill.fare - bill.minimumRaise
    precondition(bill.rates.reduce(Money.zero) { $0 + $1.amount } == counted, "What was counted is that of its rates")
    precondition(bill.supplements.allSatisfy { edition.supplements.indices.contains($0.supplement) }, "Of the edition")
  }
}
