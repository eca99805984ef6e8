import Tariffs
import Words

/// A calendar of public holidays, and what it is called.
struct CalendarName: Sendable {
  let id: String
  let name: LocalText

  /// Its name, behind that of its country where it is of a part of one.
  func label(_ strings: Strings) -> String {
    let code = id.utf8.prefix { $0 != UInt8(ascii: "-") }.map { $0 & 0xDF }
    let own = name.text(in: strings.language.tag)
    guard let country = Phrase.country(String(decoding: Array(code), as: UTF8.self)).map({ strings.text($0) }) else {
      return own
    }
    if id.utf8.count == 2 { return country }
    return own.utf8.starts(with: country.utf8) ? own : country + " · " + own
  }
}
