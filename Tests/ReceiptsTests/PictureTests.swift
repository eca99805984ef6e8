import Almanac
import Drawing
import Receipts
import RideLog
import RideSupport
import Tariffs
import Taximeter
import Testing
import Units
import Words

/// Pictures: what is on them, that nothing covers anything, and that they stay as they were.
@Suite struct PictureTests {
  private static let rides = [
    "nyc-rush", "nyc-jfk", "nyc-overnight", "tunnel", "bcn-capped", "bcn-evening", "gla-night", "discount",
  ]
  private static let cities = [
    "at-wien", "de-berlin", "es-barcelona", "fr-lyon", "gb-edinburgh", "gb-london", "ie-dublin", "it-roma", "jp-tokyo",
    "pl-warszawa", "us-nyc",
  ]
  private static let kept = ["why/nyc-rush.en", "everywhere/bcn-evening.ja", "tariff/gb-london.de"]

  /// What is kept of a picture: its digests, and of a few the file.
  private struct Archive {
    var lists: [ReceiptFile.Format: String] = [:]

    mutating func keep(
      _ drawing: Drawing, pages: [Drawing], title: String, as name: String, _ language: Language
    ) throws {
      let file = PictureFile(
        drawing, pages: pages, title: title, language: language, fonts: try #require(ReceiptSheetTests.fonts))
      #expect(file.missing.isEmpty, "\(name): no font has \(file.missing)")
      for format in [ReceiptFile.Format.pdf, .svg] {
        let bytes = file.bytes(format)
        lists[format, default: ""] += "\(SHA256.text(of: bytes))  \(name).\(language.tag).\(format.rawValue)\n"
        if format == .svg, PictureTests.kept.contains("\(name).\(language.tag)") {
          try Golden.expect(bytes, at: "Tests/Goldens/pictures/\(name).\(language.tag).svg")
        }
      }
    }
  }

  @Test("Pictures in six languages are drawn as they were")
  func goldens() throws {
    var archive = Archive()
    for language in Language.offered {
      let strings = try Pictures.strings(language)
      for name in Self.rides {
        let ride = try Pictures.ride(name)
        let sheet = ExplanationSheet(
          ride, strings: strings, formats: Formats(language, customs: ride.tariff.customs()))
        try archive.keep(
          sheet.drawing, pages: sheet.pages, title: sheet.title, as: "why/\(name)", language)
      }
      for (name, currency) in [("bcn-evening", "EUR"), ("nyc-rush", nil)] {
        let comparison = try Pictures.comparison(name, in: currency)
        let picture = ComparisonPicture(
          comparison, own: name == "nyc-rush" ? "us-nyc" : "es-barcelona", strings: strings,
          formats: Formats(language))
        try archive.keep(
          picture.drawing, pages: picture.pages, title: picture.title, as: "everywhere/\(name)", language)
      }
      for city in Self.cities {
        let sheet = try Pictures.sheet(of: ShippedTariffs.tariff(city), in: language)
        try archive.keep(
          sheet.drawing, pages: sheet.pages, title: sheet.title, as: "tariff/\(city)", language)
      }
    }
    for (format, list) in archive.lists {
      try Golden.expect(Array(list.utf8), at: "Tests/Goldens/pictures/\(format.rawValue).sha256")
    }
  }

  private static let widths = [PictureWidth.least, PictureWidth.phone, 544, PictureWidth.sheet, 960]

  @Test(
    "No words lie over others or outside of a tariff's sheet, in every city, language and width",
    arguments: Language.offered)
  func tariffSheets(_ language: Language) throws {
    for tariff in try ShippedTariffs.all() {
      for width in Self.widths {
        let drawing = try Pictures.sheet(of: tariff, in: language, width: width).drawing
        #expect(drawing.width == width)
        let faults = Pictures.faults(of: drawing)
        #expect(faults.isEmpty, "\(tariff.id) \(width): \(faults.prefix(3))")
        #expect(try #require(ReceiptSheetTests.fonts).missing(in: drawing).isEmpty, "\(tariff.id)")
      }
    }
  }

  @Test(
    "No words lie over others or outside of an explanation, in every city, language and width",
    arguments: Language.offered)
  func explanations(_ language: Language) throws {
    let strings = try Pictures.strings(language)
    for (index, tariff) in try ShippedTariffs.all().enumerated() where !tariff.editions.isEmpty {
      let seconds = [40, 900, 7000][index % 3]
      let ride = try Pictures.ride(
        in: tariff, seconds: seconds, seed: UInt64(index + 1), silence: index % 2 == 0 ? 300..<360 : nil)
      for width in Self.widths {
        let sheet = ExplanationSheet(
          ride, strings: strings, formats: Formats(language, customs: tariff.customs()), width: width)
        let faults = Pictures.faults(of: sheet.drawing)
        #expect(faults.isEmpty, "\(tariff.id) \(width): \(faults.prefix(3))")
      }
    }
  }

  @Test(
    "No words lie over others or outside of a comparison, whatever is compared", arguments: Language.offered)
  func comparisons(_ language: Language) throws {
    let strings = try Pictures.strings(language)
    for currency in [nil, "EUR", "JPY", "KRW", "UAH"] {
      // The rates do not know what the hryvnia and the Singapore dollar are worth.
      let comparison = try Pictures.comparison("gla-night", in: currency)
      for width in Self.widths.dropFirst() {
        let picture = ComparisonPicture(
          comparison, own: "gb-glasgow", strings: strings, formats: Formats(language), width: width)
        let faults = Pictures.faults(of: picture.drawing)
        #expect(faults.isEmpty, "\(currency ?? "-") \(width): \(faults.prefix(3))")
        #expect(try #require(ReceiptSheetTests.fonts).missing(in: picture.drawing).isEmpty)
      }
    }
  }

  @Test("Every city stands on a comparison once, the cheapest first, its own sum beside its name")
  func everyCity() throws {
    let comparison = try Pictures.comparison("bcn-evening", in: "EUR")
    let picture = ComparisonPicture(
      comparison, own: "es-barcelona", strings: try Pictures.strings(.english), formats: Formats(.english))
    let formats = Formats(.english)
    var rows: [Double: [String]] = [:]
    for run in picture.drawing.texts { rows[run.origin.y, default: []].append(run.text) }
    let euro = try #require(Currency(code: "EUR"))
    var places: [Double] = []
    for city in comparison.cities where city.converted != nil {
      let sum = formats.money(try #require(city.converted), in: euro)
      let found = rows.filter { $0.value.contains(city.tariff.city.text(in: "en")) && $0.value.contains(sum) }
      #expect(found.count == 1, "\(city.tariff.id)")
      places += found.keys
    }
    #expect(places == places.sorted() && places.count > 40)
  }

  @Test(
    "The parts of a bill add up to its total, for no, two and three minor digits",
    arguments: ["JPY", "EUR", "BHD"])
  func parts(_ code: String) throws {
    let currency = try #require(Currency(code: code))
    let shown = try ShippedTariffs.all().filter { !$0.editions.isEmpty }
    for (index, tariff) in shown.enumerated() {
      let edition = try #require(tariff.editions.last)
      var meter = Meter(edition: edition, zone: tariff.zone, calendar: nil)
      let discount: Discount =
        index % 2 == 0
        ? .share(thousandths: Int64(index) * 2000)
        : .amount(Money(minorUnits: Int64(index) * currency.minorUnitsPerUnit))
      try meter.apply(.discount(discount), at: Instant(milliseconds: 0))
      try meter.record(CityRide.fixes(seconds: 300, seed: UInt64(index)))
      let bill = try #require(meter.bill())
      #expect(bill.parts.reduce(Money.zero) { $0 + $1.amount } == bill.total, "\(tariff.id)")
      #expect(bill.parts.allSatisfy { $0.amount > .zero })
    }
  }

  @Test(
    "A fare's curve begins at the charge at the start, only rises, and ends with what was counted", arguments: rides)
  func curves(_ name: String) throws {
    let ride = try Pictures.ride(name)
    let curve = FareCurve(edition: ride.edition, bill: ride.bill, increments: ride.increments)
    #expect(curve.last == ride.bill.initial + ride.bill.byDistance + ride.bill.byTime)
    #expect(curve.atStart >= .zero)
    var last = (time: curve.start, fare: curve.atStart)
    for step in curve.steps {
      #expect(step.time >= last.time && step.fare > last.fare)
      last = (step.time, step.fare)
    }
    #expect(last.time <= curve.stop)
    let isSilent = !ride.bill.gaps.isEmpty
    #expect(curve.steps.contains { $0.cause == .gap } == (isSilent && !curve.steps.isEmpty))
  }

  @Test("The scale of a route is that of its line, and its parts are as long as what was driven at their speed")
  func routeScale() throws {
    let tariff = try ShippedTariffs.tariff("es-barcelona")
    // A kilometre at 10 m/s to the north, then 200 m at 2 m/s: 20.6 km/h lie between.
    var fixes = (0...100).map { fix(Double($0), .berlin.north(Double($0) * 10), accuracy: 5, speed: 10) }
    fixes += (1...100).map { fix(100 + Double($0), .berlin.north(1000 + Double($0) * 2), accuracy: 5, speed: 2) }
    var meter = Meter(edition: try #require(tariff.editions.last), zone: tariff.zone, calendar: nil)
    try meter.record(fixes)
    let (bill, increments) = try #require(meter.explanation())
    let curve = FareCurve(edition: meter.edition, bill: bill, increments: increments)
    let route = try #require(
      SpeedRoute(
        through: meter.usedFixes, curve: curve, edition: meter.edition, strings: try Pictures.strings(.english),
        formats: Formats(.english)))
    var lengths: [Paint: Double] = [:]
    var lowest = 0.0
    for case .stroke(let path, let width, let paint) in route.drawing.steps where width > 4 {
      var pen: Point?
      for element in path.elements {
        switch element {
        case .move(let point): pen = point
        case .line(let point):
          if let pen { lengths[paint, default: 0] += abs(point.y - pen.y) + abs(point.x - pen.x) }
          pen = point
          lowest = max(lowest, point.y)
        default: break
        }
      }
    }
    let (fast, slow) = (lengths[.distance] ?? 0, lengths[.time] ?? 0)
    #expect(abs(fast / slow - 5) < 0.3)
    let scale = try #require(route.drawing.texts.first { $0.text.hasSuffix("m") })
    let metres = try #require(Double(scale.text.prefix { $0.isNumber }))
    let bar = route.drawing.steps.compactMap { step -> Double? in
      guard case .fill(let path, .ink) = step, path.elements.count == 9, case .move(let first) = path.elements[0],
        first.y > lowest
      else { return nil }
      return path.elements.compactMap { if case .line(let point) = $0 { point.x - first.x } else { nil } }.max()
    }
    let length = try #require(bar.first)
    #expect(abs(length / metres - (fast + slow) / 1200) < 0.01)
  }

  @Test("A picture for a page has its letters as text, each line as wide as it was laid out")
  func markup() throws {
    let tariff = try ShippedTariffs.tariff("pl-warszawa")
    let week = WeekPicture(
      try #require(tariff.editions.last), from: try #require(Pictures.day), strings: try Pictures.strings(.polish),
      formats: Formats(.polish), width: PictureWidth.phone)
    let svg = String(decoding: SVGWriter.picture(week.drawing, title: #"A "week" & more"#), as: UTF8.self)
    #expect(svg.hasPrefix(#"<svg class="picture" viewBox="0 0 360 "#))
    #expect(svg.contains(#"role="img" aria-label="A &quot;week&quot; &amp; more">"#))
    #expect(svg.contains(#"textLength="31.2" lengthAdjust="spacingAndGlyphs">pon.</text>"#))
    #expect(svg.contains(#"class="rate-1""#) && svg.contains(#"class="rate-2""#) && !svg.contains("style="))
  }
}
