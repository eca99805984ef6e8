import JSON
import Units

/// What currencies are worth, as a file says; nothing is fetched.
package struct ExchangeRates: Sendable {
  private struct Entry: Sendable {
    let code: String
    /// So much of it is worth one unit of the base.
    let perBase: Ratio
  }

  private let entries: [Entry]

  /// Reads a JSON object such as `{"base": "EUR", "rates": {"USD": "1.0821", "GBP": 0.8321}}`, or CSV lines such as
  /// `USD,1.0821` with the base as `EUR,1`.
  ///
  /// A rate says how much of the currency one unit of the base is worth. Empty lines, a line that begins with `#` and a
  /// heading before the first rate are passed over.
  ///
  /// - Throws: An ``ExchangeRateError`` with the line.
  package init(_ bytes: [UInt8]) throws(ExchangeRateError) {
    let first = bytes.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
    if first == UInt8(ascii: "{") {
      do throws(JSONError) {
        entries = try ExchangeRates.entries(JSONReader.read(bytes))
      } catch {
        throw ExchangeRateError(line: error.line, column: error.column, message: "\(error.path): \(error.message)")
      }
    } else {
      entries = try ExchangeRates.entries(lines: bytes)
    }
  }

  /// Whether a currency is among them.
  package func knows(_ currency: Currency) -> Bool { perBase(currency) != nil }

  /// A sum in another currency, to the nearest minor unit; nil when one of the two is not known.
  package func convert(_ sum: Money, from: Currency, to: Currency) -> Money? {
    if from == to { return sum }
    guard let source = perBase(from), let target = perBase(to),
      let units = Ratio(Int128(sum.minorUnits) * Int128(to.minorUnitsPerUnit), Int128(from.minorUnitsPerUnit)),
      let minor = units.divided(by: source)?.times(target)?.rounded
    else { return nil }
    return Money(minorUnits: minor)
  }

  private func perBase(_ currency: Currency) -> Ratio? {
    entries.first { $0.code == currency.code }?.perBase
  }

  private static func entries(_ node: JSONNode) throws(JSONError) -> [Entry] {
    var entries: [Entry] = []
    if let base = try node.optional("base") { entries.append(Entry(code: try base.string, perBase: Ratio(1))) }
    for member in try node.member("rates").members {
      let text =
        member.value.kind == .string ? Array(try member.value.string.utf8) : Array(try member.value.decimalBytes)
      guard let rate = Ratio(bytes: text), rate.numerator > 0 else {
        throw member.value.fail("expected a rate such as 1.0821")
      }
      entries.append(Entry(code: member.key, perBase: rate))
    }
    return entries
  }

  private static func entries(lines bytes: [UInt8]) throws(ExchangeRateError) -> [Entry] {
    var entries: [Entry] = []
    var number = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      let cells = line.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map(trimmed)
      guard let code = cells.first, !code.isEmpty, code.first != UInt8(ascii: "#") else { continue }
      if cells.count == 2, code.count == 3, let rate = Ratio(bytes: cells[1]), rate.numerator > 0 {
        entries.append(Entry(code: String(decoding: code, as: UTF8.self), perBase: rate))
      } else if number > 1 || code.count == 3 && begins(cells[cells.count - 1]) {
        throw ExchangeRateError(line: number, message: "expected a currency and a rate such as USD,1.0821")
      }
    }
    guard !entries.isEmpty else {
      throw ExchangeRateError(line: 1, message: "there is no rate in it: give lines such as USD,1.0821")
    }
    return entries
  }

  /// Whether a cell begins like a number, which that of a heading behind three letters does not.
  private static func begins(_ cell: ArraySlice<UInt8>) -> Bool {
    guard let first = cell.first else { return false }
    return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) || first == UInt8(ascii: "-")
  }

  private static func trimmed(_ cell: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let odd: [UInt8] = [0x20, 0x09, 0x0D, 0x22, 0xEF, 0xBB, 0xBF]
    var cell = cell
    while let last = cell.last, odd.contains(last) { cell.removeLast() }
    while let first = cell.first, odd.contains(first) { cell.removeFirst() }
    return cell
  }
}

/// Why a file of rates is refused.
package struct ExchangeRateError: Error, Sendable, Hashable {
  /// The line, from 1.
  package let line: Int
  /// The column, from 1.
  package var column = 1
  /// What is wrong and how to mend it.
  package let message: String
}
