import JSON
import Taximeter
import Units

/// The totals of a meter's life as one JSON object, which every later version reads.
package enum TotalisersFile {
  /// The version that is written.
  package static let version: Int64 = 1

  /// The object with a line feed.
  package static func bytes(_ totals: Totalisers) -> [UInt8] {
    var writer = JSONWriter(.compact)
    writer.beginObject()
    writer.member("flagfall", string: "totalisers")
    writer.member("version", int64: version)
    writer.member("distance-mm", int64: totals.distance.millimetres)
    writer.member("hired-mm", int64: totals.hired.millimetres)
    writer.member("hirings", int64: totals.hirings)
    writer.member("sums", objects: totals.sums) { writer, sums in
      writer.member("currency", string: sums.currency.code)
      writer.member("fares", int64: sums.fares.minorUnits)
      writer.member("supplements", int64: sums.supplements.minorUnits)
    }
    writer.endObject()
    return writer.finish() + [UInt8(ascii: "\n")]
  }

  /// Reads the object.
  ///
  /// - Throws: A ``JSONError`` with place and mend; a version that is not known is refused rather than read in part.
  package static func read(_ bytes: [UInt8]) throws(JSONError) -> Totalisers {
    let node = try JSONReader.read(bytes)
    let written = try node.member("version")
    guard try node.member("flagfall").string == "totalisers", try written.int64 == version else {
      throw written.fail("expected totalisers of version \(version); those of a newer one are read by a newer Flagfall")
    }
    var sums: [Totalisers.Sums] = []
    for element in try node.member("sums").elements {
      guard let currency = Currency(code: try element.member("currency").string) else {
        throw try element.member("currency").fail("expected the ISO 4217 code of a known currency such as \"EUR\"")
      }
      sums.append(
        Totalisers.Sums(
          currency: currency, fares: Money(minorUnits: try total(element.member("fares"))),
          supplements: Money(minorUnits: try total(element.member("supplements")))))
    }
    return Totalisers(
      distance: Distance(millimetres: try total(node.member("distance-mm"))),
      hired: Distance(millimetres: try total(node.member("hired-mm"))), hirings: try total(node.member("hirings")),
      sums: sums)
  }

  private static func total(_ node: JSONNode) throws(JSONError) -> Int64 {
    try node.int64(in: 0...Int64.max)
  }
}
