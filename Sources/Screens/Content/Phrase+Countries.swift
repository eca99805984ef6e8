import Words

extension Phrase {
  /// The name of a country by its ISO 3166-1 code; nil for one that has no tariff yet.
  package static func country(_ code: String) -> Phrase? {
    switch code {
    case "AT": .countryAt
    case "AU": .countryAu
    case "BE": .countryBe
    case "CZ": .countryCz
    case "DE": .countryDe
    case "ES": .countryEs
    case "FR": .countryFr
    case "GB": .countryGb
    case "HK": .countryHk
    case "IE": .countryIe
    case "IT": .countryIt
    case "JP": .countryJp
    case "KR": .countryKr
    case "MX": .countryMx
    case "NL": .countryNl
    case "PL": .countryPl
    case "PT": .countryPt
    case "SG": .countrySg
    case "TW": .countryTw
    case "US": .countryUs
    default: nil
    }
  }
}
