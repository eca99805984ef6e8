import Testing
import Words

/// A value that `babel` wrote, from `Tests/Fixtures/words/babel.tsv`.
struct BabelValue: Sendable, CustomTestStringConvertible {
  let locale: String
  let kind: String
  let argument: String
  let text: String
  var testDescription: String { "\(locale) \(kind) \(argument)" }

  static func all(_ kinds: String...) throws -> [BabelValue] {
    let lines = try Repository.text("Tests/Fixtures/words/babel.tsv").split(separator: "\n").dropFirst()
    return lines.compactMap { line in
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard columns.count == 4, kinds.contains(columns[1]) else { return nil }
      return BabelValue(locale: columns[0], kind: columns[1], argument: columns[2], text: columns[3])
    }
  }

  /// The formats meant: `en` is American as in CLDR, `en_GB` has the day first.
  func formats() throws -> Formats {
    let language = try #require(Language(tag: locale))
    guard language == .english else { return Formats(language) }
    return Formats(.english, customs: .of(country: locale == "en_GB" ? "GB" : "US"))
  }

  /// The argument as a number of units of 10^-digits.
  func scaled() throws -> (value: Int64, digits: Int) {
    let number = argument.prefix { $0 != " " }
    let digits = number.split(separator: ".").dropFirst().first?.count ?? 0
    return (try #require(Int64(number.filter { $0 != "." })), digits)
  }
}
