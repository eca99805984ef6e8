import Almanac
import Glibc
import Receipts
import Tariffs
import Units
import Words

extension Command {
  /// A tariff in words.
  static let tariff = Command(
    name: "tariff", summary: "say a tariff in plain words",
    description: [
      "Explains an edition of a tariff: its rates with their hours and prices, extras, minimum fares, rounding, and the "
        + "sources with their dates and how far they can be trusted. Of each rate a table tells at which metre of a drive "
        + "without a stop, and at which second of standing, the display moves; the meter itself reckons it.",
      "Without --edition it is the one that holds today by the clock of the city.",
      "With --svg, --png or --pdf a sheet is written instead of the text: the same words below a picture of the week, which "
        + "rate holds when, with the public holidays of the year. FILE may be - for standard output.",
    ],
    operands: [Operand(name: "ID|FILE", number: .one, help: "The city, such as us-nyc, or a tariff file.")],
    options: [
      Option(name: "edition", value: "DATE", help: "The edition that holds on a day, such as 2025-12-31."),
      .language,
      Option(name: "steps", value: "N", help: "How many steps of the display; 10 without it, none with 0."),
    ] + Option.picture,
    examples: [
      Example(line: "flagfall tariff es-barcelona", meaning: "What a taxi in Barcelona costs today."),
      Example(
        line: "flagfall tariff gb-glasgow --edition 2025-01-01 --language es --steps 0",
        meaning: "What it cost in Glasgow then, in Spanish."),
      Example(line: "flagfall tariff jp-tokyo --language ja --pdf tokyo.pdf", meaning: "A sheet to print."),
    ],
    run: tariff)

  private static func tariff(_ arguments: Arguments) throws(CommandError) -> ExitStatus {
    let shelf = try TariffShelf()
    let tariff = try shelf.tariff(arguments.operands[0])
    let steps = try arguments.integer("steps", in: 0...1000) ?? 10
    let language = try Language.named(arguments)
    var day = tariff.zone.local(of: Instant(seconds: Int64(time(nil)))).date
    if let text = arguments.value("edition") {
      guard let date = CivilDate(iso8601: text) else {
        throw .usage("--edition \(text): give a day such as 2026-01-19")
      }
      day = date
    }
    let strings = try Resources.strings(language)
    let formats = Formats(language, customs: .of(country: tariff.country))
    guard try !arguments.wantsPicture() else {
      let sheet = TariffSheet(
        tariff, edition: tariff.edition(on: day), calendar: try shelf.knownCalendar(of: tariff), on: day, steps: steps,
        strings: strings, formats: formats)
      try arguments.write(
        sheet.drawing, pages: sheet.pages, title: sheet.title, language: language, for: "flagfall tariff")
      return .done
    }
    let words = TariffWords(
      tariff: tariff, edition: tariff.edition(on: day), steps: steps, strings: strings, formats: formats)
    Terminal.write(words.text)
    return .done
  }
}
