import Almanac
import JSON

/// Looks for what a reader cannot refuse.
///
/// Holes and overlaps in the week, amounts without a dated source, keys that nothing reads, texts that are missing in a
/// language.
package struct TariffCheck: Sendable {
  /// The tariff as it was read.
  package let tariff: Tariff
  private let file: JSONNode

  /// Reads a tariff file.
  ///
  /// - Throws: The `JSONError` of ``TariffFile`` where the file cannot be read at all.
  package init(_ bytes: [UInt8]) throws(JSONError) {
    file = try JSONReader.read(bytes)
    tariff = try TariffFile.read(file)
  }

  /// What is wrong or looks wrong, in the order of the file.
  ///
  /// `calendar` is the holiday calendar that the tariff asks for; nil where it asks for none or there is none of that name.
  /// `fileName` is the last part of the file's path; nil where it has none.
  package func findings(calendar: HolidayCalendar?, fileName: String? = nil) -> [Finding] {
    var findings = Findings()
    do throws(JSONError) {
      if let fileName, fileName != "\(tariff.id).json" {
        findings.error(
          at: try file.member("id"), "the file of this tariff is called \(tariff.id).json; rename one of the two")
      }
      try FileCheck(tariff: tariff, file: file, calendar: calendar).run(&findings)
      try TextCheck(file: file).run(&findings)
      for (index, node) in try editionNodes.enumerated() {
        let edition = tariff.editions[index]
        try EditionCheck(edition: edition, node: node).run(&findings)
        for (rate, node) in zip(edition.rates, try node.member("rates").elements) {
          try RateCheck(rate: rate, node: node).run(&findings)
        }
        let times = WindowTimes(days(of: index), calendar: calendar)
        try WeekCheck(edition: edition, node: node, times: times).run(&findings)
      }
    } catch {
      findings.refused(error)
    }
    return findings.sorted
  }

  /// The days of an edition, four years of them at most: a leap year is among them.
  private func days(of index: Int) -> ClosedRange<CivilDate> {
    let edition = tariff.editions[index]
    var last = edition.from.adding(days: 1460)
    if let until = edition.until { last = min(last, until) }
    if index + 1 < tariff.editions.count { last = min(last, tariff.editions[index + 1].from.adding(days: -1)) }
    return edition.from...max(edition.from, last)
  }

  private var editionNodes: [JSONNode] {
    get throws(JSONError) {
      guard let editions = try file.optional("editions") else { return [] }
      return Array(try editions.elements)
    }
  }
}
