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

/// Receipts as files, and what is on them.
@Suite struct ReceiptSheetTests {
  /// One of twelve rides that have between them everything a receipt can say.
  static let rides = [
    "magdeburg", "tunnel", "again", "nyc-rush", "nyc-jfk", "nyc-overnight", "bcn-capped", "bcn-evening", "gla-night",
    "discount", "paused", "stop-undone",
  ]

  struct Case: Sendable, CustomTestStringConvertible {
    let ride: String
    let language: Language
    var testDescription: String { "\(ride) in \(language.tag)" }
  }

  static let cases = rides.flatMap { ride in Language.offered.map { Case(ride: ride, language: $0) } }

  static let fonts: Fonts? = {
    do {
      return try Fonts(
        medium: Golden.bytes("Data/fonts/mono-medium.ttf"), extraBold: Golden.bytes("Data/fonts/mono-extrabold.ttf"),
        gothic: Golden.bytes("Data/fonts/gothic.ttf"))
    } catch {
      return nil
    }
  }()

  static func file(_ ride: String, _ language: Language, number: Int64? = 7) throws -> ReceiptFile {
    let bytes = try Golden.bytes("Tests/Fixtures/rides/\(ride).ndjson")
    let header = try #require(try RideLog.read(bytes).header)
    let shipped = try ShippedTariffs.tariff(header.tariff)
    let log = try PricedLog(
      bytes, tariff: Golden.bytes("Data/tariffs/\(header.tariff).json"),
      holidays: shipped.holidays.map { try Golden.bytes("Data/holidays/\($0).json") } ?? [])
    let formats = Formats(language, customs: log.tariff.customs())
    let strings = try Strings(language, bytes: Golden.bytes("Data/strings/\(language.tag).json"))
    let receipt = Receipt(
      tariff: log.tariff, edition: log.edition, bill: log.bill, zone: log.zone,
      evidence: Receipt.Evidence(
        number: number, discount: log.meter.discount, uncertainty: log.meter.uncertainty,
        undoneStops: log.undoneStops, digest: log.digest), strings: strings, formats: formats)
    return ReceiptFile(
      receipt, route: RouteSketch(through: log.meter.places, formats: formats), strings: strings,
      fonts: try #require(fonts))
  }

  /// The 72 files of each kind are kept by their digests, one line a file; a few are kept whole, to be looked at.
  @Test("Twelve rides in six languages are drawn as they were")
  func goldens() throws {
    var lists: [ReceiptFile.Format: String] = [:]
    for test in Self.cases {
      let file = try Self.file(test.ride, test.language)
      for format in [ReceiptFile.Format.pdf, .svg] {
        let bytes = file.bytes(format)
        lists[format, default: ""] +=
          "\(SHA256.text(of: bytes))  \(test.ride).\(test.language.tag).\(format.rawValue)\n"
        if Self.kept.contains("\(test.ride).\(test.language.tag)") {
          try Golden.expect(bytes, at: "Tests/Goldens/paper/\(test.ride).\(test.language.tag).\(format.rawValue)")
        }
      }
    }
    for (format, list) in lists {
      try Golden.expect(Array(list.utf8), at: "Tests/Goldens/paper/\(format.rawValue).sha256")
    }
  }

  private static let kept = ["nyc-rush.en", "tunnel.ja"]

  @Test("No character of a receipt is missing from the fonts", arguments: cases)
  func complete(_ test: Case) throws {
    #expect(try Self.file(test.ride, test.language).missing.isEmpty)
  }

  @Test("The same order gives the same bytes as the parts it is made of")
  func order() throws {
    let order = try ReceiptOrder(Array(#"{"format":"pdf","language":"uk","number":7}"#.utf8))
    let tariff = try Golden.bytes("Data/tariffs/us-nyc.json")
    let made = try order.file(
      log: Golden.bytes("Tests/Fixtures/rides/nyc-rush.ndjson"), tariff: tariff,
      holidays: Golden.bytes("Data/holidays/us-federal.json"),
      strings: Strings.ordered(.ukrainian, bytes: Golden.bytes("Data/strings/uk.json")),
      fonts: try #require(Self.fonts))
    #expect(try made == Self.file("nyc-rush", .ukrainian).bytes(.pdf))
  }

  @Test(
    "An order that cannot be read is refused with its place",
    arguments: [
      "", "[]", "{}", #"{"format":"gif","language":"en"}"#, #"{"format":"pdf","language":"xx"}"#,
      #"{"format":"pdf","language":"en","paper":"gold"}"#, #"{"format":"pdf","language":"en","number":"7"}"#,
    ])
  func refuses(_ json: String) {
    #expect(throws: PricedLog.Refusal.self) { try ReceiptOrder(Array(json.utf8)) }
  }

  @Test("The lines on the paper are those of the text, the total and the route's scale apart", arguments: cases)
  func sameLines(_ test: Case) throws {
    let file = try Self.file(test.ride, test.language)
    func bare(_ text: some StringProtocol) -> String {
      String(String.UnicodeScalarView(text.unicodeScalars.filter { !$0.properties.isWhitespace }))
    }
    let text = String(decoding: file.bytes(.text), as: UTF8.self).split(separator: "\n")
      .filter { !$0.allSatisfy { $0 == "-" } }.map(bare)
    var drawn = file.sheet(.plain).lines.map(bare)
    #expect(drawn.count == text.count || drawn.count == text.count + 1)
    drawn.removeAll { line in !text.contains(line) }
    #expect(drawn == text)
    // And the texts of the drawing, joined where they stand on one line.
    var rows: [(y: Double, text: String)] = []
    for run in file.sheet(.plain).drawing.texts {
      if let last = rows.last, last.y == run.origin.y {
        rows[rows.count - 1].text += bare(run.text)
      } else {
        rows.append((run.origin.y, bare(run.text)))
      }
    }
    #expect(rows.map(\.text).filter { text.contains($0) } == text)
  }

  @Test("What a receipt must not claim to be it does not say", arguments: cases)
  func claims(_ test: Case) throws {
    let text = String(decoding: try Self.file(test.ride, test.language).bytes(.text), as: UTF8.self).uppercased()
    let joined = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for word in ["PARAGON FISKALNY", "FACTURA", "UST-ID", "VAT NO"] {
      #expect(!joined.contains(word), "\(word)")
    }
    let words = joined.split { !$0.isLetter }
    #expect(!words.contains("NIP") && !words.contains("NIF") && !words.contains("TSE"))
    #expect(joined.replacing(" ", with: "").contains("FLAGFALL"))
  }
}
