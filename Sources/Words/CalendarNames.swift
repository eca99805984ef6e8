import Almanac

/// How long the name of a month or weekday is.
package enum NameLength: UInt8, Sendable, Hashable, CaseIterable {
  /// `July`, `Monday`.
  case full
  /// `Jul`, `Mon`.
  case short
}

extension Formats {
  /// A weekday's name as it stands in a sentence or alone; the names are those of CLDR.
  package func name(of weekday: Weekday, _ length: NameLength = .full) -> String {
    let names = length == .full ? fullWeekdays : shortWeekdays
    return names[weekday.rawValue - 1].description
  }

  /// A month's name, 1 to 12, standing alone, as over a calendar; empty for any other number.
  package func name(ofMonth month: Int, _ length: NameLength = .full) -> String {
    guard (1...12).contains(month) else { return "" }
    guard length == .full else { return shortMonths[month - 1].description }
    return (monthsAlone ?? fullMonths)[month - 1].description
  }

  func nameInDate(ofMonth month: Int, _ length: NameLength) -> String {
    (length == .full ? fullMonths : shortMonths)[month - 1].description
  }

  private var fullMonths: [StaticString] {
    switch language.ruled {
    case .spanish:
      [
        "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre",
        "noviembre", "diciembre",
      ]
    case .german:
      [
        "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November",
        "Dezember",
      ]
    case .polish:
      [
        "stycznia", "lutego", "marca", "kwietnia", "maja", "czerwca", "lipca", "sierpnia", "września",
        "października", "listopada", "grudnia",
      ]
    case .ukrainian:
      [
        "січня", "лютого", "березня", "квітня", "травня", "червня", "липня", "серпня", "вересня", "жовтня",
        "листопада", "грудня",
      ]
    case .japanese: japaneseMonths
    default:
      [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
      ]
    }
  }

  /// Polish and Ukrainian put a month into the genitive beside a day, but not alone.
  private var monthsAlone: [StaticString]? {
    switch language.ruled {
    case .polish:
      [
        "styczeń", "luty", "marzec", "kwiecień", "maj", "czerwiec", "lipiec", "sierpień", "wrzesień", "październik",
        "listopad", "grudzień",
      ]
    case .ukrainian:
      [
        "січень", "лютий", "березень", "квітень", "травень", "червень", "липень", "серпень", "вересень", "жовтень",
        "листопад", "грудень",
      ]
    default: nil
    }
  }

  private var shortMonths: [StaticString] {
    switch language.ruled {
    case .spanish: ["ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sept", "oct", "nov", "dic"]
    case .german:
      ["Jan.", "Feb.", "März", "Apr.", "Mai", "Juni", "Juli", "Aug.", "Sept.", "Okt.", "Nov.", "Dez."]
    case .polish: ["sty", "lut", "mar", "kwi", "maj", "cze", "lip", "sie", "wrz", "paź", "lis", "gru"]
    case .ukrainian:
      [
        "січ.", "лют.", "бер.", "квіт.", "трав.", "черв.", "лип.", "серп.", "вер.", "жовт.", "лист.", "груд.",
      ]
    case .japanese: japaneseMonths
    default:
      customs.monthFirst
        ? ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        : ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sept", "Oct", "Nov", "Dec"]
    }
  }

  private var japaneseMonths: [StaticString] {
    ["1月", "2月", "3月", "4月", "5月", "6月", "7月", "8月", "9月", "10月", "11月", "12月"]
  }

  private var fullWeekdays: [StaticString] {
    switch language.ruled {
    case .spanish: ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"]
    case .german: ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"]
    case .polish: ["poniedziałek", "wtorek", "środa", "czwartek", "piątek", "sobota", "niedziela"]
    case .ukrainian: ["понеділок", "вівторок", "середа", "четвер", "пʼятниця", "субота", "неділя"]
    case .japanese: ["月曜日", "火曜日", "水曜日", "木曜日", "金曜日", "土曜日", "日曜日"]
    default: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
    }
  }

  private var shortWeekdays: [StaticString] {
    switch language.ruled {
    case .spanish: ["lun", "mar", "mié", "jue", "vie", "sáb", "dom"]
    case .german: ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"]
    case .polish: ["pon.", "wt.", "śr.", "czw.", "pt.", "sob.", "niedz."]
    case .ukrainian: ["пн", "вт", "ср", "чт", "пт", "сб", "нд"]
    case .japanese: ["月", "火", "水", "木", "金", "土", "日"]
    default: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    }
  }
}
