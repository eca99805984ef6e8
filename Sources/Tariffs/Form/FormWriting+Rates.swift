import Units

extension FormWriting {
  func rate(_ index: Int, _ writer: inout FormWriter) {
    let rate = form.rates[index]
    writer.stands(.rate(index, .name))
    writer.text("id", rate.id)
    required("lamp", .rate(index, .lamp), &writer)
    required("name", .rate(index, .name), &writer)
    let isFlat = rate.values[.kind] == "flat"
    if isFlat || rate.values[.selection] == "key" { optional("condition", .rate(index, .condition), &writer) }
    if !isFlat, rate.values[.selection] == "key" { writer.text("selection", "key", at: .rate(index, .selection)) }
    if isFlat, rate.values[.selection] == "clock", !rate.windows.isEmpty {
      writer.text("selection", "clock", at: .rate(index, .selection))
    }
    windows(rate.windows, &writer) { .window(rate: index, $0, $1) }
    if rate.values[.supplements] == "false" { writer.bool("supplements", false) }
    switch rate.values[.kind] {
    case "flat":
      required("flat", .rate(index, .flat), &writer) {
        amount($0)
      } kind: {
        .amount
      }
    case "made": made(index, &writer)
    default: counted(index, &writer)
    }
    for member in rate.kept { writer.node(member.key, member.value) }
  }

  // MARK: - Made of another

  private func made(_ index: Int, _ writer: inout FormWriter) {
    required("as", .rate(index, .base), &writer)
    let field = FormField.rate(index, .factor)
    let typed = FormText.trimmed(form[field])
    let factor = FormText.factor(typed)
    if factor == nil { writer.wrong(field, typed.isEmpty ? .missing : .factor) }
    let text = factor ?? "1"
    if form.rates[index].values[.raises] == "way" {
      writer.object("factor") { writer in
        writer.text("distance", text, at: field)
        writer.text("time", text, at: field)
        writer.text("includes", FormWriting.inverse(text), at: field)
      }
    } else {
      writer.text("factor", text, at: field)
    }
    optional("initial", .rate(index, .initial), &writer) {
      amount($0)
    } kind: {
      .amount
    }
    optional("minimum", .rate(index, .minimum), &writer) {
      amount($0)
    } kind: {
      .amount
    }
  }

  /// One by a factor: `1/1.2` of 1.2, and 5/6 of 6/5.
  static func inverse(_ factor: String) -> String {
    let parts = factor.utf8.split(separator: UInt8(ascii: "/"))
    guard parts.count == 2 else { return "1/" + factor }
    return String(decoding: parts[1], as: UTF8.self) + "/" + String(decoding: parts[0], as: UTF8.self)
  }

  // MARK: - Counted

  private func counted(_ index: Int, _ writer: inout FormWriter) {
    let rate = form.rates[index]
    required("initial", .rate(index, .initial), &writer) {
      amount($0)
    } kind: {
      .amount
    }
    includes(index, &writer)
    if rate.bands.isEmpty {
      prices(of: rate, &writer) { .rate(index, $0.ofRate) }
    } else {
      writer.array("bands") { writer in
        writer.object { prices(of: rate, &$0) { .rate(index, $0.ofRate) } }
        for band in rate.bands.indices { writer.object { self.band(band, of: index, &$0) } }
      }
    }
    if rate.values[.mode] != "S" {
      writer.text("mode", rate.values[.mode], at: .rate(index, .mode))
      if rate.values[.mode] != "D" {
        required("threshold", .rate(index, .threshold), &writer) {
          FormText.speed($0, isMile: isMile)
        } kind: {
          .speed
        }
      }
    }
    optional("minimum", .rate(index, .minimum), &writer) {
      amount($0)
    } kind: {
      .amount
    }
  }

  private func includes(_ index: Int, _ writer: inout FormWriter) {
    guard !FormText.trimmed(form.rates[index].values[.includes]).isEmpty else { return }
    writer.stands(.rate(index, .includes), at: "includes")
    writer.object("includes") { writer in
      required("distance", .rate(index, .includes), &writer) {
        FormText.length($0)
      } kind: {
        .length
      }
      optional("time", .rate(index, .meanwhile), &writer) {
        FormText.time($0)
      } kind: {
        .time
      }
    }
  }

  private func band(_ band: Int, of index: Int, _ writer: inout FormWriter) {
    let values = form.rates[index].bands[band].values
    let field = FormField.band(rate: index, band, .from)
    if values[.kind] == "fare" {
      required("from-fare", field, &writer) {
        amount($0)
      } kind: {
        .amount
      }
    } else {
      required("from", field, &writer) {
        FormText.length($0, missing: isMile ? "mi" : "km")
      } kind: {
        .length
      }
    }
    writer.stands(field)
    prices(of: form.rates[index], &writer) { .band(rate: index, band, $0) }
    for member in form.rates[index].bands[band].kept { writer.node(member.key, member.value) }
  }

  /// The prices of a rate or a band, as the rate names them: by the kilometre and hour, or by steps.
  private func prices(
    of rate: TariffForm.Rate, _ writer: inout FormWriter, _ field: (BandField) -> FormField
  ) {
    if rate.values[.prices] == "steps" {
      writer.object("unit") { writer in
        required("amount", field(.step), &writer) {
          amount($0)
        } kind: {
          .amount
        }
        required("distance", field(.way), &writer) {
          FormText.length($0)
        } kind: {
          .length
        }
        optional("time", field(.wait), &writer) {
          FormText.time($0)
        } kind: {
          .time
        }
      }
      return
    }
    required("distance", field(.distance), &writer) {
      price($0, per: isMile ? "mi" : "km")
    } kind: {
      .amount
    }
    let hourly = rate.values[.hourly] == "min" ? "min" : "h"
    optional("time", field(.time), &writer) {
      price($0, per: hourly)
    } kind: {
      .amount
    }
  }

  /// A price that was typed: a number by the unit, or one that names its own measure, as files do.
  private func price(_ text: String, per unit: String) -> String? {
    if text.utf8.contains(UInt8(ascii: "/")) || text.utf8.contains(UInt8(ascii: " ")), !text.isEmpty,
      FormText.number(text) == nil
    {
      return text
    }
    return FormText.number(text).map { "\($0)/\(unit)" }
  }

  // MARK: - Windows

  func windows(
    _ windows: [TariffForm.Window], _ writer: inout FormWriter, _ field: (Int, WindowField) -> FormField
  ) {
    guard !windows.isEmpty else { return }
    writer.array("windows") { writer in
      for (index, window) in windows.enumerated() {
        if let whole = window.whole {
          writer.element(whole)
        } else {
          writer.object { writer in
            writer.stands(field(index, .from))
            self.window(window, &writer) { field(index, $0) }
          }
        }
      }
    }
  }

  private func window(
    _ window: TariffForm.Window, _ writer: inout FormWriter, _ field: (WindowField) -> FormField
  ) {
    let holidays = window.values[.holidays]
    let days = WindowField.days.filter { window.values[$0] == "true" }
    if holidays != "only" {
      if days.isEmpty { writer.wrong(field(.mon), .missing) }
      if days.count < 7 { writer.text("days", days.map { $0.rawValue }.joined(separator: ","), at: field(.mon)) }
    }
    if holidays != "as-weekday", !holidays.isEmpty { writer.text("holidays", holidays, at: field(.holidays)) }
    required("from", field(.from), &writer)
    let end = FormText.trimmed(window.values[.to])
    if end.isEmpty { writer.wrong(field(.to), .missing) }
    writer.text("to", end == "00:00" ? "24:00" : end, at: field(.to))
    writer.text("reason", window.values[.reason], at: field(.reason))
  }

  // MARK: - Supplements

  func supplement(_ index: Int, _ writer: inout FormWriter) {
    let supplement = form.supplements[index]
    writer.stands(.supplement(index, .name))
    writer.text("id", supplement.id)
    required("name", .supplement(index, .name), &writer)
    optional("condition", .supplement(index, .condition), &writer)
    let field = FormField.supplement(index, .amount)
    switch supplement.values[.kind] {
    case "paid": writer.text("amount", "as-paid", at: field)
    case "up-to":
      required("up-to", field, &writer) {
        amount($0)
      } kind: {
        .amount
      }
    case "fare", "sum":
      required("percent", field, &writer) {
        FormText.percent($0)
      } kind: {
        .percent
      }
      writer.text("of", supplement.values[.kind], at: .supplement(index, .kind))
    default:
      required("amount", field, &writer) {
        amount($0)
      } kind: {
        .amount
      }
    }
    writer.text("when", supplement.values[.due], at: .supplement(index, .due))
    if supplement.values[.due] == "key", let most = FormField.place(FormText.trimmed(supplement.values[.most])),
      most != 1
    {
      writer.stands(.supplement(index, .most), at: "most")
      writer.number("most", Int64(most))
    }
    if ["starts-in", "ends-in", "starts-or-ends-in"].contains(supplement.values[.due]) {
      if supplement.windows.isEmpty { writer.wrong(.supplement(index, .due), .missing) }
      windows(supplement.windows, &writer) { .due(supplement: index, $0, $1) }
    }
    for member in supplement.kept { writer.node(member.key, member.value) }
  }
}

extension BandField {
  /// The field of the rate's own prices.
  fileprivate var ofRate: RateField {
    switch self {
    case .distance, .kind, .from: .distance
    case .time: .time
    case .step: .step
    case .way: .way
    case .wait: .wait
    }
  }
}
