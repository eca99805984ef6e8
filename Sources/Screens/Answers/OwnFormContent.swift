import Almanac
import Tariffs
import Words

/// The parts of the form of a tariff.
struct OwnFormContent {
  let form: TariffForm
  let outcome: TariffForm.Outcome
  let showsAll: Bool
  let strings: Strings
  let formats: Formats
  /// The calendars of public holidays that there are.
  let calendars: [CalendarName]

  var parts: [FormPart] { [city, source, rates, extras, rules] }

  // MARK: - The city

  private var city: FormPart {
    var part = FormPart(id: "part-city", title: text(.formCityPart))
    part.rows = [
      typed(.file(.city), .formCity), typed(.file(.country), .formCountry, hint: .formCountryHint),
      typed(.file(.currency), .formCurrency, hint: .formCurrencyHint),
      chosen(
        .file(.unit), .settingsUnits,
        [("km", text(.settingsUnitsKilometres)), ("mi", text(.settingsUnitsMiles))]),
      chosen(.file(.zone), .formZone, [("", "–")] + Zone.names.map { ($0, $0) }),
      typed(.file(.centre), .formCentre, hint: .formCentreHint), typed(.file(.authority), .formAuthority),
      chosen(
        .file(.holidays), .formHolidays, [("", text(.formHolidaysNone))] + calendars.map { ($0.id, $0.label(strings)) }),
    ]
    return part
  }

  private var source: FormPart {
    var part = FormPart(id: "part-source", title: text(.formSourcePart))
    part.rows = [
      typed(.file(.publisher), .formPublisher), typed(.file(.url), .formAddress, kind: .url),
      typed(.file(.published), .formPublished, hint: .formPublishedHint),
      chosen(
        .file(.confidence), .formConfidence,
        [("official", text(.formOfficial)), ("press", text(.formPress)), ("derived", text(.formDerived))]),
      typed(
        .file(.derivation), .formDerivation, hint: form[.file(.confidence)] == "derived" ? nil : .formOptional),
      typed(.file(.from), .formFrom, kind: .date), typed(.file(.until), .formUntil, hint: .formOptional, kind: .date),
    ]
    return part
  }

  private var rules: FormPart {
    var part = FormPart(id: "part-rules", title: text(.formRulesPart))
    part.rows = [
      typed(.file(.increment), .formIncrement, hint: .formIncrementHint, kind: .decimal),
      chosen(
        .file(.charging), .formCharging,
        [
          ("commenced", text(.formCommenced)), ("completed", text(.formCompleted)),
          ("prepaid-first", text(.formPrepaid)),
        ]),
    ]
    if form.rates.count > 1 {
      part.rows.append(
        chosen(
          .file(.switching), .tariffSwitching,
          [
            ("follow-clock", text(.tariffFollowsClock)), ("fixed-at-start", text(.tariffFixed)),
            ("begins-or-ends", text(.tariffBeginsOrEnds)),
          ]))
    }
    part.rows += [
      chosen(
        .file(.paused), .tariffPaused, [("free", text(.tariffPausedFree)), ("counts", text(.tariffPausedCounts))]),
      typed(.file(.minimum), .formMinimum, hint: .formOptional, kind: .decimal),
    ]
    if !form.supplements.isEmpty {
      part.rows.append(typed(.file(.cap), .formCap, hint: .formOptional, kind: .decimal))
    }
    part.rows.append(typed(.file(.rounding), .formRounding, hint: .formOptional, kind: .decimal))
    if !form[.file(.rounding)].isEmpty {
      part.rows.append(
        chosen(
          .file(.direction), .formDirection,
          [("nearest", text(.formNearest)), ("down", text(.formDown)), ("up", text(.formUp))]))
    }
    part.rows += [
      typed(.file(.tax), .formTax, hint: .formOptional, kind: .decimal),
      typed(.file(.note), .formNote, hint: .formOptional),
    ]
    return part
  }

  private var rates: FormPart {
    var part = FormPart(id: "part-rates", title: text(.formRatesPart))
    if form.rates.count > 1 { part.hint = text(.formRatesHint) }
    part.parts = form.rates.indices.map { OwnRateContent(content: self, index: $0).part }
    if form.rates.count < TariffForm.most { part.buttons = [button(.addRate, .formAddRate)] }
    if let fault = outcome.faults.first(where: { $0.field == nil }) {
      part.rows = [.note(text(fault.kind.phrase ?? .faultEveryTime))]
    }
    return part
  }

  private var extras: FormPart {
    var part = FormPart(id: "part-extras", title: text(.formExtrasPart))
    part.parts = form.supplements.indices.map { extra($0) }
    if form.supplements.count < TariffForm.most { part.buttons = [button(.addSupplement, .formAddExtra)] }
    return part
  }

  private func extra(_ index: Int) -> FormPart {
    let values = form.supplements[index].values
    var part = FormPart(id: "extra-\(index)", title: text(.formExtra, ["number": formats.integer(Int64(index + 1))]))
    part.rows = [
      typed(.supplement(index, .name), .formName),
      chosen(
        .supplement(index, .kind), .formExtraKind,
        [
          ("fixed", text(.formFixed)), ("paid", text(.formPaid)), ("up-to", text(.formUpTo)),
          ("fare", text(.formOfFare)), ("sum", text(.formOfSum)),
        ]),
    ]
    if values[.kind] != "paid" {
      part.rows.append(typed(.supplement(index, .amount), .formAmount, kind: .decimal))
    }
    part.rows.append(
      chosen(
        .supplement(index, .due), .formDue,
        [
          ("key", text(.formDueKey)), ("always", text(.formDueAlways)), ("starts-in", text(.formDueStarts)),
          ("ends-in", text(.formDueEnds)), ("starts-or-ends-in", text(.formDueEither)),
        ]
          + (values[.due].utf8.reversed().starts(with: "at".utf8.reversed())
            ? [(values[.due], text(.formDuePlace))] : [])
      ))
    if values[.due] == "key", values[.kind] != "paid", values[.kind] != "up-to" {
      part.rows.append(typed(.supplement(index, .most), .formMost, kind: .decimal))
    }
    part.rows.append(typed(.supplement(index, .condition), .formCondition, hint: .formOptional))
    if ["starts-in", "ends-in", "starts-or-ends-in"].contains(values[.due]) {
      part.parts = form.supplements[index].windows.indices.map { place in
        window(
          form.supplements[index].windows[place], number: place, id: "extra-\(index)-window-\(place)",
          remove: .removeDue(supplement: index, place)
        ) { .due(supplement: index, place, $0) }
      }
      part.buttons = [button(.addDue(supplement: index), .formAddWindow)]
    }
    part.buttons.append(button(.removeSupplement(index), .formRemove))
    return part
  }

  // MARK: - Windows

  func window(
    _ window: TariffForm.Window, number: Int, id: String, remove: FormChange, _ field: (WindowField) -> FormField
  ) -> FormPart {
    var part = FormPart(id: id, title: text(.formWindow, ["number": formats.integer(Int64(number + 1))]))
    part.buttons = [button(remove, .formRemove)]
    guard !window.isKept else {
      part.rows = [.note(text(.formKept))]
      return part
    }
    if window.values[.holidays] != "only" {
      part.rows.append(
        .several(
          label: text(.formDays),
          choices: zip(WindowField.days, Weekday.allCases).map { day, weekday in
            FormRow.SeveralChoice(
              field: name(field(day)), label: formats.name(of: weekday, .short), isOn: form[field(day)] == "true")
          }, fault: fault(field(.mon))))
    }
    part.rows += [
      typed(field(.from), .formClockFrom, kind: .time), typed(field(.to), .formClockTo, kind: .time),
      chosen(
        field(.holidays), .formHolidayRule,
        [
          ("as-weekday", text(.formAsWeekday)), ("never", text(.formNever)), ("also", text(.formAlso)),
          ("only", text(.formOnly)), ("eve", text(.formEve)),
        ]),
      chosen(
        field(.reason), .formReason,
        [
          ("day", text(.formReasonDay)), ("night", text(.formReasonNight)), ("weekend", text(.formReasonWeekend)),
          ("holiday", text(.formReasonHoliday)), ("special", text(.formReasonSpecial)), ("peak", text(.formReasonPeak)),
        ]),
    ]
    return part
  }

  // MARK: - Rows

  func text(_ phrase: Phrase, _ arguments: Arguments = [:]) -> String { strings.text(phrase, arguments) }

  func name(_ field: FormField) -> Field { .answer(.form(field)) }

  func typed(
    _ field: FormField, _ label: Phrase, hint: Phrase? = nil, kind: FormRow.TextField.Kind = .text
  ) -> FormRow {
    .text(
      FormRow.TextField(
        field: name(field), label: text(label), hint: hint.map { text($0) }, value: form[field], kind: kind,
        fault: fault(field)))
  }

  func chosen(_ field: FormField, _ label: Phrase, _ options: [(String, String)]) -> FormRow {
    .list(
      name(field), label: text(label),
      options: options.map {
        SettingsScreen.Option(value: $0.0, label: $0.1, isChosen: $0.0 == form[field])
      }, fault: fault(field))
  }

  func button(_ change: FormChange, _ label: Phrase) -> ButtonContent {
    ButtonContent(key: .answer(.form(change)), label: text(label))
  }

  /// What is wrong with a field; that it is empty is said only once the reader wants to save.
  func fault(_ field: FormField) -> FieldFault? {
    guard let fault = outcome.fault(of: field), showsAll || fault.kind != .missing else { return nil }
    guard let phrase = fault.kind.phrase else {
      return FieldFault(text: fault.message, language: "en", isWarning: fault.isWarning)
    }
    return FieldFault(text: text(phrase), isWarning: fault.isWarning)
  }
}

extension FormFault.Kind {
  /// The sentence that says what was expected; nil where only the checker has one.
  var phrase: Phrase? {
    switch self {
    case .missing, .zone: .faultMissing
    case .amount: .faultAmount
    case .length: .faultLength
    case .time: .faultTime
    case .speed: .faultSpeed
    case .factor: .faultFactor
    case .percent: .faultPercent
    case .place: .faultPlace
    case .country: .faultCountry
    case .currency: .faultCurrency
    case .day: .faultDay
    case .clock: .faultClock
    case .address: .faultAddress
    case .lamp: .faultLamp
    case .base: .faultBase
    case .everyTime: .faultEveryTime
    case .overlap: .faultOverlap
    case .neverHolds: .faultNeverHolds
    case .calendar: .faultCalendar
    case .other: nil
    }
  }
}
