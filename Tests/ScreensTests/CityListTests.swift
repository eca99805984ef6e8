import RideSupport
import Screens
import Tariffs
import Testing
import Units
import Words

@Suite struct CityListTests {
  struct Search: Sendable, CustomTestStringConvertible {
    let typed: String
    let cities: [String]
    var testDescription: String { typed }
  }

  private func app(_ language: Language) throws -> App {
    let index = try Array("{\"cities\": ".utf8) + CityIndex.json(ShippedTariffs.all()) + Array("}".utf8)
    return App(language, city: nil, place: .cities, index: index)
  }

  private func found(_ typed: String, _ language: Language = .english) throws -> [String] {
    var app = try app(language)
    app.send(.input(.citySearch, value: typed))
    guard case .cities(let screen) = content(app.state).screen else { return [] }
    return screen.groups.flatMap { group in group.cities.map { $0.key.value ?? "" } }
  }

  @Test(
    "A city is found by its name in any language, without accents, by its country, and by how it is called elsewhere",
    arguments: [
      Search(typed: "NYC", cities: ["us-nyc"]), Search(typed: "new york city", cities: ["us-nyc"]),
      Search(typed: "new-york", cities: ["us-nyc"]), Search(typed: "muenchen", cities: ["de-muenchen"]),
      Search(typed: "München", cities: ["de-muenchen"]), Search(typed: "munchen", cities: ["de-muenchen"]),
      Search(typed: "koeln", cities: ["de-koeln"]), Search(typed: "KOLN", cities: ["de-koeln"]),
      Search(typed: "warszawa", cities: ["pl-warszawa"]), Search(typed: "Warsaw", cities: ["pl-warszawa"]),
      Search(typed: "wroclaw", cities: ["pl-wroclaw"]), Search(typed: "KRAKÓW", cities: ["pl-krakow"]),
      Search(typed: "poznan", cities: ["pl-poznan"]), Search(typed: "варшава", cities: ["pl-warszawa"]),
      Search(typed: "ВАРШАВА", cities: ["pl-warszawa"]), Search(typed: "nu\u{301}rich", cities: []),
      Search(typed: "múnich", cities: ["de-muenchen"]), Search(typed: "mu\u{301}nich", cities: ["de-muenchen"]),
      Search(typed: "東京", cities: ["jp-tokyo"]), Search(typed: "kyoto", cities: ["jp-kyoto"]),
      Search(typed: "hong kong", cities: ["hk-hong-kong"]), Search(typed: "zzz", cities: []),
    ])
  func search(_ search: Search) throws {
    #expect(try found(search.typed) == search.cities)
  }

  @Test("Where cities of many currencies stand together no two have one sign, each as CLDR gives it")
  func signs() throws {
    for language in Language.offered {
      let app = try app(language)
      guard case .cities(let screen) = content(app.state).screen else { continue }
      let formats = Formats(language)
      var codes: [String: String] = [:]
      for city in screen.groups.flatMap(\.cities) where !city.initial.isEmpty {
        let tariff = try ShippedTariffs.tariff(try #require(city.key.value))
        let sign = formats.sign(of: tariff.currency)
        #expect(city.initial.contains(sign), "\(language.tag) \(city.name): \(city.initial)")
        #expect(city.price?.contains(sign) != false, "\(language.tag) \(city.name)")
        let written = city.initial.filter { !$0.isNumber && !$0.isWhitespace && $0 != "." && $0 != "," }
        #expect(codes[written, default: tariff.currency.code] == tariff.currency.code, "\(written)")
        codes[written] = tariff.currency.code
      }
      #expect(codes.count > 10)
    }
  }

  @Test(
    "In English the dollars of five countries are told apart",
    arguments: [
      ("us-nyc", "$"), ("au-melbourne", "A$"), ("mx-mexico-city", "MX$"), ("hk-hong-kong", "HK$"), ("tw-taipei", "NT$"),
    ])
  func dollars(_ city: String, _ sign: String) throws {
    let app = try app(.english)
    guard case .cities(let screen) = content(app.state).screen else { return }
    let row = screen.groups.flatMap(\.cities).first { $0.key.value == city }
    #expect(row?.initial.hasPrefix(sign) == true)
  }
}
