import JSON
import Units

extension TariffForm {
  /// The form as a tariff file, with the place of each field in it and what could not be written.
  func written() -> FormWriter {
    var writer = FormWriter()
    let form = FormWriting(form: self)
    writer.object { form.file(&$0) }
    return writer
  }
}

/// Writes the parts of a form.
struct FormWriting {
  let form: TariffForm
  let digits: Int
  let isMile: Bool

  init(form: TariffForm) {
    self.form = form
    digits = FormText.code(form.values[.currency], letters: 3).flatMap { Currency(code: $0) }?.minorDigits ?? 2
    isMile = form.values[.unit] == "mi"
  }

  // MARK: - The file

  func file(_ writer: inout FormWriter) {
    writer.number("format", TariffFile.format)
    writer.text("id", form.id.isEmpty ? form.madeID : form.id, at: .file(.country))
    required("city", .file(.city), &writer)
    required("country", .file(.country), &writer) {
      FormText.code($0, letters: 2)
    } kind: {
      .country
    }
    required("zone", .file(.zone), &writer)
    required("currency", .file(.currency), &writer) { text in
      FormText.code(text, letters: 3).flatMap { Currency(code: $0)?.code }
    } kind: {
      .currency
    }
    writer.text("unit", form.values[.unit], at: .file(.unit))
    centre(&writer)
    optional("holidays", .file(.holidays), &writer)
    required("authority", .file(.authority), &writer)
    sources(&writer)
    for member in form.kept { writer.node(member.key, member.value) }
    writer.array("editions") { writer in
      for edition in form.earlier { writer.element(edition) }
      writer.object { edition(&$0) }
    }
  }

  private func centre(_ writer: inout FormWriter) {
    writer.stands(.file(.centre), at: "centre")
    let place = FormText.place(form.values[.centre])
    if place == nil { writer.wrong(.file(.centre), form.values[.centre].isEmpty ? .missing : .place) }
    writer.object("centre") { writer in
      writer.decimal("lat", place?.latitude ?? "0")
      writer.decimal("lon", place?.longitude ?? "0")
    }
  }

  private func sources(_ writer: inout FormWriter) {
    writer.object("sources") { writer in
      for source in form.sources { writer.node(source.key, source.value) }
      writer.object(form.sourceName) { writer in
        writer.stands(.file(.publisher))
        required("url", .file(.url), &writer) { text in
          ["https://", "http://"].contains { text.utf8.starts(with: $0.utf8) && text.utf8.count > $0.utf8.count }
            ? text : nil
        } kind: {
          .address
        }
        required("publisher", .file(.publisher), &writer)
        required("date", .file(.published), &writer)
        writer.text("confidence", form.values[.confidence], at: .file(.confidence))
        if form.values[.confidence] == "derived" {
          required("note", .file(.derivation), &writer)
        } else {
          optional("note", .file(.derivation), &writer)
        }
        for member in form.keptOfSource { writer.node(member.key, member.value) }
      }
    }
  }

  // MARK: - The edition

  private func edition(_ writer: inout FormWriter) {
    required("from", .file(.from), &writer)
    optional("until", .file(.until), &writer)
    optional("note", .file(.note), &writer)
    writer.text("source", form.sourceName)
    writer.text("increment", increment(&writer), at: .file(.increment))
    writer.text("charging", form.values[.charging], at: .file(.charging))
    writer.text("switching", form.values[.switching], at: .file(.switching))
    writer.text("paused", form.values[.paused], at: .file(.paused))
    writer.stands(.rate(0, .name), at: "rates")
    writer.array("rates") { writer in
      for index in form.rates.indices { writer.object { rate(index, &$0) } }
    }
    if !form.supplements.isEmpty {
      writer.array("supplements") { writer in
        for index in form.supplements.indices { writer.object { supplement(index, &$0) } }
      }
    }
    optional("supplement-cap", .file(.cap), &writer) {
      amount($0)
    } kind: {
      .amount
    }
    minimum(&writer)
    if !form.values[.rounding].isEmpty {
      writer.object("rounding") { writer in
        required("to", .file(.rounding), &writer) {
          amount($0)
        } kind: {
          .amount
        }
        writer.text("direction", form.values[.direction], at: .file(.direction))
      }
    }
    optional("tax-included", .file(.tax), &writer) {
      FormText.percent($0)
    } kind: {
      .percent
    }
    for member in form.keptOfEdition { writer.node(member.key, member.value) }
  }

  private func minimum(_ writer: inout FormWriter) {
    guard !form.values[.minimum].isEmpty else { return }
    writer.array("minimums") { writer in
      writer.object { writer in
        required("amount", .file(.minimum), &writer) {
          amount($0)
        } kind: {
          .amount
        }
      }
    }
  }

  /// The step that was typed; without one that of the first rate with steps, else the smallest coin.
  private func increment(_ writer: inout FormWriter) -> String {
    let typed = form.values[.increment]
    if !typed.isEmpty {
      if let amount = amount(typed) { return amount }
      writer.wrong(.file(.increment), .amount)
    }
    let step = form.rates.first { $0.values[.prices] == "steps" }.flatMap { amount($0.values[.step]) }
    return step ?? Decimal.text(1, digits: digits)
  }

  // MARK: - Fields

  func amount(_ text: String) -> String? { FormText.amount(text, digits: digits) }

  /// Writes what a field has, which must be something.
  func required(
    _ key: String, _ field: FormField, _ writer: inout FormWriter, _ read: (String) -> String? = { $0 },
    kind: () -> FormFault.Kind = { .other }
  ) {
    let typed = FormText.trimmed(form[field])
    let text = read(typed)
    if text == nil || typed.isEmpty { writer.wrong(field, typed.isEmpty ? .missing : kind()) }
    writer.text(key, text ?? typed, at: field)
  }

  /// Writes what a field has, where it has something.
  func optional(
    _ key: String, _ field: FormField, _ writer: inout FormWriter, _ read: (String) -> String? = { $0 },
    kind: () -> FormFault.Kind = { .other }
  ) {
    if !FormText.trimmed(form[field]).isEmpty { required(key, field, &writer, read, kind: kind) }
  }
}
