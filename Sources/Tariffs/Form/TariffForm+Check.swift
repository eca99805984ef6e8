import Almanac
import JSON

extension TariffForm {
  /// What became of a form that was filled in.
  package struct Outcome: Sendable {
    /// The file; one that cannot be used while there are faults that are no warnings.
    package let file: [UInt8]
    /// The tariff; nil while something is missing or wrong.
    package let tariff: Tariff?
    /// What is missing, wrong or looks wrong, in the order of the form.
    package let faults: [FormFault]

    /// The fault of a field; nil where it is right.
    package func fault(of field: FormField) -> FormFault? { faults.first { $0.field == field } }

    /// Whether the tariff can be used.
    package var isSound: Bool { tariff != nil && faults.allSatisfy { $0.isWarning } }
  }

  /// Writes the form as a file and has it read and checked as any other; faults come back to their fields.
  ///
  /// `calendar` is the calendar of public holidays that was chosen; nil where there is none.
  package func outcome(calendar: HolidayCalendar?) -> Outcome {
    let written = written()
    let places = written
    let file = written.finish()
    guard places.faults.isEmpty else { return Outcome(file: file, tariff: nil, faults: places.faults) }
    do throws(JSONError) {
      let check = try TariffCheck(file)
      let faults = check.findings(calendar: calendar).compactMap { fault(of: $0, places) }
      return Outcome(file: file, tariff: check.tariff, faults: faults)
    } catch {
      let fault = fault(of: Finding(error), places)
      return Outcome(file: file, tariff: nil, faults: fault.map { [$0] } ?? [])
    }
  }

  /// A finding at its field; nil for one that is about languages, which a form does not ask for.
  private func fault(of finding: Finding, _ places: FormWriter) -> FormFault? {
    let text = finding.message
    if text.utf8.starts(with: "there is no text in the language".utf8) { return nil }
    let field = places.field(at: finding.path)
    let kind = FormFault.kind(text, field)
    return FormFault(
      kind == .everyTime ? nil : field, kind, message: text, isWarning: finding.severity == .warning)
  }
}

extension FormFault {
  /// What the reader or the checker means, by how its sentence begins, else by what the field is for.
  fileprivate static func kind(_ text: String, _ field: FormField?) -> Kind {
    if case .rate(_, .lamp)? = field { return .lamp }
    for (beginning, kind) in sentences where text.utf8.starts(with: beginning.utf8) { return kind }
    return field.map { kind(of: $0) } ?? .other
  }

  private static func kind(of field: FormField) -> Kind {
    switch field {
    case .rate(_, .base): .base
    case .file(.increment), .file(.minimum), .file(.cap), .file(.rounding), .supplement(_, .amount),
      .rate(_, .initial), .rate(_, .distance), .rate(_, .time), .rate(_, .step), .rate(_, .flat), .rate(_, .minimum),
      .band(_, _, .distance), .band(_, _, .time), .band(_, _, .step):
      .amount
    case .rate(_, .includes), .rate(_, .way), .band(_, _, .way): .length
    case .rate(_, .meanwhile), .rate(_, .wait), .band(_, _, .wait): .time
    default: .other
    }
  }

  private static let sentences: [(String, Kind)] = [
    ("expected an amount", .amount), ("expected a price", .amount), ("expected a length", .length),
    ("expected a time such as", .time), ("expected a time of day", .clock), ("expected a speed", .speed),
    ("expected a factor", .factor), ("expected a percentage", .percent), ("expected a place", .place),
    ("the identifier of a city", .country), ("expected the ISO 4217", .currency), ("expected a known zone", .zone),
    ("expected a date", .day), ("expected the day, month or year", .day), ("expected one character", .lamp),
    ("a rate is made of one", .base), ("no rate is in force", .everyTime),
    ("the window never counts", .neverHolds), ("the windows of the other rates leave", .neverHolds),
    ("the window asks for public holidays", .calendar), ("an empty window", .clock),
    ("the rate \"", .overlap),
  ]
}
