import Tariffs
import Taximeter
import Units
import Words

/// The list of cities.
package struct CitiesScreen: Sendable {
  /// The heading.
  package let title: String
  /// The way back, in words.
  package let back: String
  /// The words for the settings.
  package let settings: String
  /// The words of the field to search with.
  package let searchLabel: String
  /// What is looked for.
  package let search: String
  /// The cities by country.
  package let groups: [Group]
  /// The way to the reader's own tariffs.
  package let own: SettingsScreen.Row
  /// What is said where nothing matches, or why the city cannot be changed.
  package let remark: String?
  /// What the two prices of a city are.
  package let footnote: String
  /// What the reader must know.
  package let notices: [NoticeContent]

  /// The cities of a country.
  package struct Group: Sendable {
    /// The country.
    package let country: String
    /// Its cities.
    package let cities: [City]
  }

  /// One city.
  package struct City: Sendable {
    /// What a press does.
    package let key: Key
    /// Its name.
    package let name: String
    /// The rate in force there now.
    package let details: [String]
    /// The initial charge, or the flat fare.
    package let initial: String
    /// The price of the distance.
    package let price: String?
    /// Whether it is the one on the meter.
    package let isChosen: Bool
    /// Whether it can be chosen now.
    package let isEnabled: Bool
  }
}

extension AppState {
  func citiesScreen(_ words: Wording) -> CitiesScreen {
    let strings = words.strings
    var groups: [CitiesScreen.Group] = []
    let mine = own.current.filter { matches($0.city) }
    if !mine.isEmpty {
      groups.append(
        CitiesScreen.Group(country: strings.text(.ownTitle), cities: mine.map { city($0.listed, strings) }))
    }
    for country in countries(strings) {
      let cities = library.cities.filter { $0.country == country.code && matches($0, country.name) }
      if !cities.isEmpty {
        groups.append(CitiesScreen.Group(country: country.name, cities: cities.map { city($0, strings) }))
      }
    }
    var remark: String?
    if keepsCity { remark = strings.text(.cityRunning) }
    if groups.isEmpty, !citySearch.isEmpty { remark = strings.text(.cityNone, ["text": citySearch]) }
    return CitiesScreen(
      title: strings.text(.cityChoose), back: strings.text(.navBack), settings: strings.text(.navSettings),
      searchLabel: strings.text(.citySearch), search: citySearch, groups: groups,
      own: .link(.answer(.own(nil)), label: strings.text(.ownTitle)), remark: remark,
      footnote: strings.text(.cityPrices),
      notices: generalNotices(words))
  }

  /// The countries that have cities, in the order of their names.
  private func countries(_ strings: Strings) -> [(code: String, name: String)] {
    var countries: [(code: String, name: String)] = []
    for city in library.cities where !countries.contains(where: { $0.code == city.country }) {
      let name = Phrase.country(city.country).map { strings.text($0) } ?? city.country
      let folded = CitySearch.folded(name)
      let index = countries.firstIndex { folded.lexicographicallyPrecedes(CitySearch.folded($0.name)) }
      countries.insert((city.country, name), at: index ?? countries.count)
    }
    return countries
  }

  /// Whether a city or its country has what is looked for, in any language, or its identifier has: `nyc`, `muenchen`.
  private func matches(_ city: CityIndex.City, _ country: String) -> Bool {
    let wanted = CitySearch.folded(citySearch)
    guard !wanted.isEmpty else { return true }
    let names = city.name.languages.map { city.name.text(in: $0) } + [country, String(city.id.dropFirst(3))]
    return names.contains { name in
      let name = CitySearch.folded(name)
      // More may be typed than the name has: New York City.
      return CitySearch.contains(name, wanted) || wanted.starts(with: name + [UInt8(ascii: " ")])
    }
  }

  private func matches(_ name: String) -> Bool {
    CitySearch.contains(CitySearch.folded(name), CitySearch.folded(citySearch))
  }

  /// A city with its prices where its tariff has come, else its name alone.
  private func city(_ city: CityIndex.City, _ strings: Strings) -> CitiesScreen.City {
    guard let tariff = library.tariff(city.id), library.isReady(tariff) else {
      let details =
        city.notOffered.map { [strings.text(.cityNotOffered, ["reason": $0.text(in: strings.language.tag)])] } ?? []
      return CitiesScreen.City(
        key: .city(city.id), name: city.name.text(in: strings.language.tag), details: details, initial: "", price: nil,
        isChosen: settings.city == city.id, isEnabled: !keepsCity && city.notOffered == nil)
    }
    var copy = self
    copy.ride = nil
    copy.chosenRate = nil
    let words = Wording(strings, tariff: tariff, units: settings.units)
    let view = MeterView(copy, tariff)
    let prices = prices(view.rate, tariff, words)
    return CitiesScreen.City(
      key: .city(tariff.id), name: words.text(tariff.city),
      details: [strings.text(.rateName, ["rate": view.rate.lamp])] + copy.rateWords(view, words),
      initial: prices.initial, price: prices.distance, isChosen: settings.city == tariff.id, isEnabled: !keepsCity)
  }

  /// The prices with signs that are no other currency's: cities of many stand together.
  private func prices(_ rate: Rate, _ tariff: Tariff, _ words: Wording) -> (initial: String, distance: String?) {
    func money(_ sum: Money) -> String { words.formats.money(sum, in: tariff.currency) }
    switch rate.pricing {
    case .flat(let sum), .flatUpTo(let sum, _, _): return (money(sum), nil)
    case .metered(let metered):
      let initial = money(metered.initial)
      let miles = words.formats.customs.roads == .miles
      // A mile has 1 609 344 mm.
      guard let price = metered.bands.first?.perDistance.times(Ratio(miles ? 1_609_344 : 1_000_000))?.rounded else {
        return (initial, nil)
      }
      let sum = money(Money(minorUnits: price))
      return (initial, words.strings.text(miles ? .cityPerMile : .cityPerKilometre, ["amount": sum]))
    }
  }
}

/// Finding a city by some letters of its name.
enum CitySearch {
  /// What is left of the letters from U+00C0 to U+017F without their accents; where nothing is, a point.
  private static let plain = Array(
    """
    aaaaaaaceeeeiiiidnooooo.ouuuuytsaaaaaaaceeeeiiiidnooooo.ouuuuyty\
    aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkkllllllllllnnnnnnnnnoooooooorrrrrrssssssss\
    ttttttuuuuuuuuuuuuwwyyyzzzzzz.
    """.utf8)

  /// The letters in lower case without the accents of Latin languages; a hyphen is a space.
  static func folded(_ text: String) -> [UInt8] {
    var folded: [UInt8] = []
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x41...0x5A: folded.append(UInt8(truncatingIfNeeded: scalar.value + 32))
      case 0x2D: folded.append(UInt8(ascii: " "))
      case 0xC0...0x17F where plain[Int(scalar.value) - 0xC0] != UInt8(ascii: "."):
        folded.append(plain[Int(scalar.value) - 0xC0])
      // An accent that is a character by itself.
      case 0x300...0x36F: break
      case 0x400...0x42F:
        let lower = Unicode.Scalar(scalar.value + (scalar.value < 0x410 ? 80 : 32)) ?? scalar
        folded.append(contentsOf: String(lower).utf8)
      default: folded.append(contentsOf: String(scalar).utf8)
      }
    }
    return folded
  }

  static func contains(_ text: [UInt8], _ part: [UInt8]) -> Bool {
    guard text.count >= part.count else { return false }
    return (0...(text.count - part.count)).contains { text[$0...].starts(with: part) }
  }
}
