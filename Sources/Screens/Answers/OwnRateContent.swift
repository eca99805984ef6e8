import Tariffs
import Words

/// The part of a form in which a rate is filled in.
struct OwnRateContent {
  let content: OwnFormContent
  let index: Int

  private var rate: TariffForm.Rate { content.form.rates[index] }

  var part: FormPart {
    let number = content.text(.formRate, ["number": content.formats.integer(Int64(index + 1))])
    let name = FormText.trimmed(rate.values[.name])
    var part = FormPart(id: rate.id, title: name.isEmpty ? number : "\(number): \(name)")
    part.rows = head + body + foot
    part.parts = bands + windows
    part.buttons = buttons
    return part
  }

  private var head: [FormRow] {
    [
      content.typed(field(.name), .formName), content.typed(field(.lamp), .formLamp),
      content.chosen(
        field(.kind), .formKind,
        [("counted", content.text(.formCounted))]
          + (index > 0 ? [("made", content.text(.formMade))] : [])
          + [("flat", content.text(.formFlat))]),
    ]
  }

  private var body: [FormRow] {
    switch rate.values[.kind] {
    case "flat": [content.typed(field(.flat), .formSum, kind: .decimal)]
    case "made": made
    default: counted
    }
  }

  private var made: [FormRow] {
    [
      content.chosen(field(.base), .formBase, [("", "–")] + bases),
      content.typed(field(.factor), .formFactor, hint: .formFactorHint),
      content.chosen(
        field(.raises), .formRaises,
        [("all", content.text(.formRaisesAll)), ("way", content.text(.formRaisesWay))]),
      content.typed(field(.initial), .formInitial, hint: .formOptional, kind: .decimal),
    ]
  }

  /// The rates above that are counted.
  private var bases: [(String, String)] {
    content.form.rates[..<index].enumerated().filter { $0.element.values[.kind] != "flat" }.map { place, rate in
      let name = FormText.trimmed(rate.values[.name])
      let number = content.text(.formRate, ["number": content.formats.integer(Int64(place + 1))])
      return (rate.id, name.isEmpty ? number : name)
    }
  }

  private var counted: [FormRow] {
    var rows = [
      content.typed(field(.initial), .formInitial, kind: .decimal),
      content.typed(field(.includes), .formIncludes, hint: .formIncludesHint),
    ]
    if !rate.values[.includes].isEmpty {
      rows.append(content.typed(field(.meanwhile), .formMeanwhile, hint: .formOptional))
    }
    rows.append(
      content.chosen(
        field(.prices), .formPrices,
        [("measure", content.text(.formMeasure)), ("steps", content.text(.formSteps))]))
    rows += prices(
      distance: field(.distance), time: field(.time), step: field(.step), way: field(.way), wait: field(.wait))
    if rate.values[.prices] != "steps" {
      rows.append(
        content.chosen(
          field(.hourly), .formHourly, [("h", content.text(.formHour)), ("min", content.text(.formMinute))]))
    }
    rows.append(
      content.chosen(
        field(.mode), .formMode,
        [
          ("S", content.text(.formModeS)), ("D", content.text(.formModeD)),
          ("switch", content.text(.formModeSwitch)), ("D-below", content.text(.formModeBelow)),
        ]))
    if ["switch", "D-below"].contains(rate.values[.mode]) {
      rows.append(content.typed(field(.threshold), .formThreshold, hint: .formThresholdHint))
    }
    rows.append(content.typed(field(.minimum), .formLeast, hint: .formOptional, kind: .decimal))
    return rows
  }

  private func prices(
    distance: FormField, time: FormField, step: FormField, way: FormField, wait: FormField
  ) -> [FormRow] {
    guard rate.values[.prices] == "steps" else {
      let isMile = content.form[.file(.unit)] == "mi"
      return [
        content.typed(distance, isMile ? .formPerMile : .formPerKilometre, kind: .decimal),
        content.typed(time, .formTime, hint: .formOptional, kind: .decimal),
      ]
    }
    return [
      content.typed(step, .formStep, kind: .decimal), content.typed(way, .formWay, hint: .formWayHint),
      content.typed(wait, .formMeanwhile, hint: .formTimeHint),
    ]
  }

  private var foot: [FormRow] {
    var rows: [FormRow] = []
    if rate.values[.kind] != "flat" {
      rows.append(
        content.chosen(
          field(.selection), .formSelection,
          [("clock", content.text(.formByClock)), ("key", content.text(.formByHand))]))
    }
    if rate.values[.kind] == "flat" || rate.values[.selection] == "key" {
      rows.append(content.typed(field(.condition), .formCondition, hint: .formOptional))
    }
    if !content.form.supplements.isEmpty {
      rows.append(
        .toggle(
          content.name(field(.supplements)), label: content.text(.formTakesExtras),
          isOn: rate.values[.supplements] != "false"))
    }
    if rate.windows.isEmpty, rate.values[.kind] != "flat", rate.values[.selection] != "key",
      content.form.rates.count > 1
    {
      rows.append(.note(content.text(.formAnyTime)))
    }
    return rows
  }

  private var bands: [FormPart] {
    guard rate.values[.kind] == "counted" else { return [] }
    return rate.bands.indices.map { place in
      func field(_ name: BandField) -> FormField { .band(rate: index, place, name) }
      var part = FormPart(
        id: "\(rate.id)-band-\(place)",
        title: content.text(.formBand, ["number": content.formats.integer(Int64(place + 1))]))
      part.rows =
        [
          content.chosen(
            field(.kind), .formBegins,
            [("distance", content.text(.formBeginsWay)), ("fare", content.text(.formBeginsFare))]),
          content.typed(field(.from), .formBeginsAt),
        ]
        + prices(
          distance: field(.distance), time: field(.time), step: field(.step), way: field(.way), wait: field(.wait))
      part.buttons = [content.button(.removeBand(rate: index, place), .formRemove)]
      return part
    }
  }

  private var windows: [FormPart] {
    rate.windows.indices.map { place in
      content.window(
        rate.windows[place], number: place, id: "\(rate.id)-window-\(place)", remove: .removeWindow(rate: index, place)
      ) { .window(rate: index, place, $0) }
    }
  }

  private var buttons: [ButtonContent] {
    var buttons = [content.button(.addWindow(rate: index), .formAddWindow)]
    if rate.values[.kind] == "counted" { buttons.append(content.button(.addBand(rate: index), .formAddBand)) }
    if index > 0 { buttons.append(content.button(.raiseRate(index), .formRaise)) }
    if content.form.rates.count > 1 { buttons.append(content.button(.removeRate(index), .formRemove)) }
    return buttons
  }

  private func field(_ name: RateField) -> FormField { .rate(index, name) }
}
