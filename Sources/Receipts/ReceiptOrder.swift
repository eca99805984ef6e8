import Drawing
import JSON
import Tariffs
import Taximeter
import Words

/// What kind of receipt is wanted, as one JSON object.
///
/// `{"format": "pdf", "paper": "torn", "language": "pl", "number": 7, "roads": "mi", "map": "© …"}`; `format` is one of
/// `pdf`, `svg`, `png` and `txt`, `paper` of `torn` and `plain`. Without `number` the receipt has none, without `roads`
/// distances are as in the city, without `map`, the words that name the map's makers, the route is a line alone.
package struct ReceiptOrder: Sendable {
  private let format: ReceiptFile.Format
  private let paper: ReceiptSheet.Paper
  private let language: Language
  private let number: Int64?
  private let roads: RoadUnits?
  private let attribution: String?

  /// Reads an order.
  ///
  /// - Throws: A ``PricedLog/Refusal`` with place and mend.
  package init(_ json: [UInt8]) throws(PricedLog.Refusal) {
    self = try PricedLog.read { () throws(JSONError) in try ReceiptOrder(JSONReader.read(json)) }
  }

  private init(_ node: JSONNode) throws(JSONError) {
    format = try node.member("format").choice(ReceiptFile.Format.allCases.map { ($0.rawValue, $0) })
    paper = try node.optional("paper")?.choice([("torn", .torn), ("plain", .plain)]) ?? .torn
    let tag = try node.member("language")
    guard let language = Language(tag: try tag.string), Language.offered.contains(language) else {
      throw tag.fail("expected one of " + Language.offered.map { $0.tag }.joined(separator: ", "))
    }
    self.language = language
    number = try node.optional("number").map { node throws(JSONError) in try node.int64 }
    roads = try node.optional("roads")?.choice([("km", RoadUnits.kilometres), ("mi", .miles)])
    attribution = try node.optional("map")?.string
  }

  /// Makes the receipt of a ride log from the files that it names.
  ///
  /// - Parameters:
  ///   - log: The ride's log.
  ///   - tariff: The file of its tariff.
  ///   - holidays: The file of the tariff's holidays, empty for none.
  ///   - strings: The file of the order's language as a site carries it.
  ///   - fonts: What it is written with.
  ///   - ground: The street map that has come, used where the order names its makers and it is of just this ride.
  /// - Returns: The bytes of the file.
  /// - Throws: A ``PricedLog/Refusal`` for a log or file that cannot be read.
  package func file(
    log: [UInt8], tariff: [UInt8], holidays: [UInt8], strings: [UInt8], fonts: Fonts, ground: MapGround? = nil
  ) throws(PricedLog.Refusal) -> [UInt8] {
    let ride = try PricedLog(log, tariff: tariff, holidays: holidays)
    let strings = try PricedLog.read { () throws(JSONError) in try Strings(language, ordered: strings) }
    let formats = Formats(language, customs: ride.tariff.customs(roads: roads))
    let map = attribution.flatMap { ground?.map(by: $0) }
    return ride.receipt(number: number, strings: strings, formats: formats, fonts: fonts, map: map).bytes(
      format, on: paper)
  }
}
