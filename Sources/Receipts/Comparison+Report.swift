import Almanac
import JSON
import Tariffs
import Taximeter
import Units
import Words

extension Comparison {
  /// A line for each city, for a terminal.
  package func text(in strings: Strings) -> String {
    var sides: [Table.Side] = [.right, .left, .left, .right, .left]
    var heading = [
      "", strings.text(.receiptCity), strings.text(.receiptTariff), strings.text(.rideTotal), "",
    ]
    if let currency {
      sides.append(.right)
      heading.append(currency.code)
    }
    sides += [.right, .right, .right, .right]
    heading += [FarePart.initial, .distance, .time, .extras].map { strings.text($0.phrase) }
    var table = Table(sides, heading: heading)
    var rank = 0
    for (index, city) in cities.enumerated() {
      let own = city.tariff.currency
      let isNext = index == 0 || currency != nil || own == cities[index - 1].tariff.currency
      rank = isNext ? rank + 1 : 1
      var cells = [
        "\(rank)", city.tariff.id, city.edition.from.iso8601, city.bill.total.decimal(in: own), own.code,
      ]
      if let currency { cells.append(city.converted?.decimal(in: currency) ?? "-") }
      let shares = city.shares
      cells += ["\(shares.initial) %", "\(shares.distance) %", "\(shares.waiting) %", "\(shares.supplements) %"]
      table.add(cells)
    }
    return table.text
  }

  /// One object: the ride, then the cities in their order; amounts as strings, shares in whole percent.
  package func json(_ layout: JSONWriter.Layout) -> [UInt8] {
    var writer = JSONWriter(layout)
    writer.beginObject()
    writer.member("start", string: clock.local(of: course.start).iso8601)
    writer.member("zone", string: clock.name)
    writer.member("distance_m", decimal: Decimal.shortest(course.distance.millimetres, digits: 3))
    writer.member("duration_s", decimal: Decimal.shortest((course.stop - course.start).milliseconds, digits: 3))
    writer.key("in")
    if let currency { writer.string(currency.code) } else { writer.null() }
    writer.key("cities")
    writer.beginArray()
    for city in cities { write(city, to: &writer) }
    writer.endArray()
    writer.endObject()
    return writer.finish()
  }

  private func write(_ city: City, to writer: inout JSONWriter) {
    let own = city.tariff.currency
    writer.beginObject()
    writer.member("tariff", string: city.tariff.id)
    writer.member("country", string: city.tariff.country)
    writer.member("edition", string: city.edition.from.iso8601)
    writer.member("currency", string: own.code)
    writer.member("fare", string: city.bill.fare.decimal(in: own))
    writer.member("supplements", string: city.bill.supplementTotal.decimal(in: own))
    writer.member("total", string: city.bill.total.decimal(in: own))
    writer.key("converted")
    if let currency, let sum = city.converted { writer.string(sum.decimal(in: currency)) } else { writer.null() }
    writer.key("shares")
    writer.beginObject()
    writer.member("initial", int64: city.shares.initial)
    writer.member("distance", int64: city.shares.distance)
    writer.member("waiting", int64: city.shares.waiting)
    writer.member("supplements", int64: city.shares.supplements)
    writer.endObject()
    writer.endObject()
  }
}
