import Almanac
import Drawing
import Receipts
import RideSupport
import Tariffs
import Testing
import Units
import Words

/// Long sheets on pages of A4.
@Suite struct SheetPagesTests {
  /// What is wrong with the pages of a sheet, in words.
  private static func faults(of pages: [Drawing], sheet: Drawing, title: String) -> [String] {
    var faults: [String] = []
    let isShort = sheet.height <= sheet.width * 297 / 210
    if isShort { return pages == [sheet] ? [] : ["a sheet that fits was changed"] }
    if pages.count < 2 { faults.append("one page") }
    var words: [String] = []
    for (index, page) in pages.enumerated() {
      if page.width != sheet.width || abs(page.height - sheet.width * 297 / 210) > 0.01 { faults.append("not A4") }
      faults += Pictures.faults(of: page)
      var texts = page.texts.map(\.text)
      if index > 0, let head = texts.first, title.hasPrefix(head) || head.hasPrefix(title) { texts.removeFirst() }
      if texts.first == "\(index + 1) / \(pages.count)" { texts.removeFirst() } else { faults.append("no number") }
      if texts.isEmpty { faults.append("page \(index + 1) is empty") }
      words += texts
      let lowest = page.texts.map { $0.origin.y }.max() ?? 0
      if lowest > page.height - 20 { faults.append("no margin at the foot of page \(index + 1)") }
    }
    // What was said is said once, in its order.
    if words != sheet.texts.map(\.text) { faults.append("other words") }
    return faults
  }

  @Test("A tariff's pages say what its sheet says, in every city and language", arguments: Language.offered)
  func tariffs(_ language: Language) throws {
    for tariff in try ShippedTariffs.all() {
      let sheet = try Pictures.sheet(of: tariff, in: language)
      let faults = Self.faults(of: sheet.pages, sheet: sheet.drawing, title: sheet.title)
      #expect(faults.isEmpty, "\(tariff.id): \(faults.prefix(3))")
    }
  }

  @Test("A table of a thousand steps goes on from page to page")
  func long() throws {
    let tariff = try ShippedTariffs.tariff("us-nyc")
    let day = try #require(Pictures.day)
    for steps in [100, 1000] {
      let sheet = TariffSheet(
        tariff, edition: tariff.edition(on: day), calendar: nil, on: day, steps: steps,
        strings: try Pictures.strings(.english), formats: Formats(.english, customs: tariff.customs()))
      let faults = Self.faults(of: sheet.pages, sheet: sheet.drawing, title: sheet.title)
      #expect(faults.isEmpty, "\(steps): \(faults.prefix(3))")
    }
  }

  @Test("An explanation's pages and a comparison's say what their sheets say", arguments: Language.offered)
  func cutSheets(_ language: Language) throws {
    let strings = try Pictures.strings(language)
    for name in ["nyc-rush", "tunnel", "discount", "bcn-evening"] {
      let ride = try Pictures.ride(name)
      let sheet = ExplanationSheet(ride, strings: strings, formats: Formats(language, customs: ride.tariff.customs()))
      let faults = Self.faults(of: sheet.pages, sheet: sheet.drawing, title: sheet.title)
      #expect(faults.isEmpty, "\(name): \(faults.prefix(3))")
    }
    for currency in [nil, "EUR", "JPY"] {
      let picture = ComparisonPicture(
        try Pictures.comparison("gla-night", in: currency), own: "gb-glasgow", strings: strings,
        formats: Formats(language))
      let faults = Self.faults(of: picture.pages, sheet: picture.drawing, title: picture.title)
      #expect(faults.isEmpty, "\(currency ?? "local"): \(faults.prefix(3))")
    }
  }
}
