/// A language the product speaks, apart from the city ridden in and its currency.
package enum Language: UInt8, Sendable, Hashable, CaseIterable {
  case english
  case spanish
  case german
  case polish
  case ukrainian
  case japanese
  /// English made longer and accented, to find texts that break a screen; made by ``Pseudo``, never offered.
  case pseudo

  /// The languages with a file under `Data/strings`, in the order in which they are offered.
  package static let offered: [Language] = [.english, .spanish, .german, .polish, .ukrainian, .japanese]

  /// The tag of BCP 47, such as `en`; the pseudo-language has the private one `qps`.
  package var tag: String {
    switch self {
    case .english: "en"
    case .spanish: "es"
    case .german: "de"
    case .polish: "pl"
    case .ukrainian: "uk"
    case .japanese: "ja"
    case .pseudo: "qps"
    }
  }

  /// The language's name in itself, as a list of languages shows it.
  package var ownName: String {
    switch self {
    case .english: "English"
    case .spanish: "Español"
    case .german: "Deutsch"
    case .polish: "Polski"
    case .ukrainian: "Українська"
    case .japanese: "日本語"
    case .pseudo: "[Þšéûðö]"
    }
  }

  /// Finds a language by its tag, whatever follows the first part (`es-MX` is Spanish); nil for one not spoken.
  package init?(tag: String) {
    let first = tag.utf8.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
    let found = Language.allCases.first { language in
      first.elementsEqual(language.tag.utf8) { typed, own in typed | 0x20 == own }
    }
    guard let found else { return nil }
    self = found
  }

  /// The first offered language among the tags a person prefers, best first; English when there is none.
  package static func preferred(_ tags: [String]) -> Language {
    for tag in tags {
      if let language = Language(tag: tag), offered.contains(language) { return language }
    }
    return .english
  }

  /// The language whose rules of plurals, numbers and dates hold: English for the pseudo-language.
  var ruled: Language { self == .pseudo ? .english : self }
}
