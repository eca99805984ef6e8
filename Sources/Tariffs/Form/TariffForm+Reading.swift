import JSON

extension TariffForm {
  /// Fills a form from the newest edition of a tariff file; texts are shown in a language.
  ///
  /// What the form has no field for is kept. A tariff that is not offered has no edition and throws.
  ///
  /// - Throws: A ``JSONError`` where the file is no tariff, as ``TariffFile/read(_:)`` says.
  package init(file bytes: [UInt8], language: String) throws(JSONError) {
    _ = try TariffFile.read(bytes)
    let file = try JSONReader.read(bytes)
    let list = try file.optional("editions")
    let editions = try list.map { node throws(JSONError) in Array(try node.elements) } ?? []
    guard let edition = editions.last else { throw file.fail("the tariff has no edition to change") }
    self.init(id: try file.member("id").string, values: FormValues())
    let reading = FormReading(language: language, road: try file.member("unit").string)
    earlier = Array(editions.dropLast())
    kept = try FormReading.others(
      file,
      besides: [
        "$schema", "format", "id", "city", "country", "zone", "currency", "unit", "centre", "holidays", "authority",
        "sources", "editions",
      ])
    values = try reading.file(file, edition: edition)
    try readSource(file, edition: edition)
    keptOfEdition = try FormReading.others(
      edition,
      besides: [
        "from", "until", "note", "source", "increment", "charging", "switching", "paused", "rates", "supplements",
        "supplement-cap", "minimums", "rounding", "tax-included",
      ])
    if values[.minimum].isEmpty, let minimums = try edition.optional("minimums") {
      keptOfEdition.append(KeptMember(key: "minimums", value: minimums))
    }
    for rate in try edition.member("rates").elements { rates.append(try reading.rate(rate)) }
    guard let list = try edition.optional("supplements") else { return }
    for supplement in try list.elements { supplements.append(try reading.supplement(supplement)) }
  }

  /// The source of the edition is shown; further ones are kept.
  private mutating func readSource(_ file: JSONNode, edition: JSONNode) throws(JSONError) {
    let named = try edition.optional("source")?.string
    for member in try file.member("sources").members {
      guard member.key == named else {
        sources.append(KeptMember(key: member.key, value: member.value))
        continue
      }
      sourceName = member.key
      let source = member.value
      values[.publisher] = try source.member("publisher").string
      values[.url] = try source.member("url").string
      values[.published] = try source.member("date").string
      values[.confidence] = try source.member("confidence").string
      values[.derivation] = try source.optional("note")?.string ?? ""
    }
  }
}

/// Reads the parts of a file into those of a form.
struct FormReading {
  let language: String
  /// The unit of the city's roads.
  let road: String

  static func others(_ node: JSONNode, besides known: [String]) throws(JSONError) -> [TariffForm.KeptMember] {
    var kept: [TariffForm.KeptMember] = []
    for member in try node.members where !known.contains(member.key) {
      kept.append(TariffForm.KeptMember(key: member.key, value: member.value))
    }
    return kept
  }

  func text(_ node: JSONNode?) throws(JSONError) -> String {
    guard let node else { return "" }
    return try LocalText(reading: node).text(in: language)
  }

  private static func string(_ key: String, _ node: JSONNode) throws(JSONError) -> String {
    try node.optional(key)?.string ?? ""
  }

  func file(_ file: JSONNode, edition: JSONNode) throws(JSONError) -> FormValues<FileField> {
    var values = FormValues<FileField>()
    values[.city] = try text(file.member("city"))
    for (key, field): (String, FileField) in [
      ("country", .country), ("zone", .zone), ("currency", .currency), ("unit", .unit), ("holidays", .holidays),
      ("authority", .authority),
    ] {
      values[field] = try FormReading.string(key, file)
    }
    let centre = try file.member("centre")
    values[.centre] = "\(try centre.member("lat").numberText), \(try centre.member("lon").numberText)"
    for (key, field): (String, FileField) in [
      ("from", .from), ("until", .until), ("increment", .increment), ("charging", .charging),
      ("switching", .switching), ("paused", .paused), ("supplement-cap", .cap), ("tax-included", .tax),
    ] {
      values[field] = try FormReading.string(key, edition)
    }
    values[.note] = try text(edition.optional("note"))
    if values[.switching].isEmpty { values[.switching] = "follow-clock" }
    if values[.paused].isEmpty { values[.paused] = "free" }
    values[.confidence] = "press"
    values[.direction] = "nearest"
    if let rounding = try edition.optional("rounding") {
      values[.rounding] = try FormReading.string("to", rounding)
      values[.direction] = try FormReading.string("direction", rounding)
    }
    if let minimums = try edition.optional("minimums") {
      let all = Array(try minimums.elements)
      if all.count == 1, try FormReading.others(all[0], besides: ["amount"]).isEmpty {
        values[.minimum] = try FormReading.string("amount", all[0])
      }
    }
    return values
  }

  // MARK: - Rates

  func rate(_ node: JSONNode) throws(JSONError) -> TariffForm.Rate {
    var values = FormValues<RateField>([
      .kind: "counted", .selection: "clock", .prices: "measure", .hourly: "h", .mode: "S", .raises: "all",
      .supplements: "true",
    ])
    values[.name] = try text(node.member("name"))
    values[.condition] = try text(node.optional("condition"))
    for (key, field): (String, RateField) in [
      ("lamp", .lamp), ("initial", .initial), ("minimum", .minimum), ("threshold", .threshold), ("flat", .flat),
      ("as", .base),
    ] {
      values[field] = try FormReading.string(key, node)
    }
    if let mode = try node.optional("mode") { values[.mode] = try mode.string }
    var known = [
      "id", "lamp", "name", "condition", "selection", "windows", "initial", "minimum", "threshold", "flat", "as",
      "mode",
    ]
    if try node.optional("flat") != nil { (values[.kind], values[.selection]) = ("flat", "key") }
    if let selection = try node.optional("selection") { values[.selection] = try selection.string }
    if let takes = try node.optional("supplements") {
      values[.supplements] = try takes.bool ? "true" : "false"
      known.append("supplements")
    }
    if let factor = try node.optional("factor") {
      values[.kind] = "made"
      if try FormReading.factor(factor, &values) { known.append("factor") }
    }
    if values[.kind] == "counted", let includes = try node.optional("includes"), try includes.optional("units") == nil {
      known.append("includes")
      values[.includes] = try FormReading.string("distance", includes)
      values[.meanwhile] = try FormReading.string("time", includes)
    }
    var bands: [TariffForm.Band] = []
    if let list = try node.optional("bands") {
      let all = Array(try list.elements)
      if try FormReading.isEven(all) {
        known.append("bands")
        for (index, band) in all.enumerated() {
          let prices = try prices(band, hourly: index > 0 ? values[.hourly] : nil)
          guard index > 0 else {
            prices.fill(&values)
            continue
          }
          bands.append(try FormReading.band(band, prices))
        }
      }
    } else {
      try prices(node, hourly: nil).fill(&values)
      known += ["unit", "distance", "time"]
    }
    return TariffForm.Rate(
      id: try node.member("id").string, values: values, windows: try FormReading.windows(node.optional("windows")),
      bands: bands, kept: try FormReading.others(node, besides: known))
  }

  /// Whether all bands name their prices in one way, as a form has them, and the first says nothing more.
  private static func isEven(_ bands: [JSONNode]) throws(JSONError) -> Bool {
    guard let first = bands.first, try others(first, besides: ["unit", "distance", "time"]).isEmpty else {
      return false
    }
    let isStepped = try first.optional("unit") != nil
    for band in bands where try (band.optional("unit") != nil) != isStepped { return false }
    return true
  }

  /// Reads a factor; answers whether the form can show it.
  private static func factor(_ node: JSONNode, _ values: inout FormValues<RateField>) throws(JSONError) -> Bool {
    if node.kind == .string {
      values[.factor] = try node.string
      return true
    }
    let distance = try string("distance", node)
    guard try others(node, besides: ["distance", "time", "includes"]).isEmpty, !distance.isEmpty,
      try string("time", node) == distance, try string("includes", node) == FormWriting.inverse(distance)
    else { return false }
    values[.factor] = distance
    values[.raises] = "way"
    return true
  }

  // MARK: - Prices

  /// The prices of a rate or a band as they are written.
  private struct Prices {
    var distance = ""
    var time = ""
    var hourly = "h"
    var step = ""
    var way = ""
    var wait = ""
    var isStepped = false

    func fill(_ values: inout FormValues<RateField>) {
      (values[.distance], values[.time], values[.hourly]) = (distance, time, hourly)
      (values[.step], values[.way], values[.wait]) = (step, way, wait)
      values[.prices] = isStepped ? "steps" : "measure"
    }
  }

  /// Reads prices; those of time are by the hour or the minute, as the rate's first ones are.
  private func prices(_ node: JSONNode, hourly: String?) throws(JSONError) -> Prices {
    var prices = Prices()
    if let unit = try node.optional("unit") {
      prices.isStepped = true
      prices.step = try FormReading.string("amount", unit)
      prices.way = try FormReading.string("distance", unit)
      prices.wait = try FormReading.string("time", unit)
      return prices
    }
    prices.distance = FormReading.number(of: try FormReading.string("distance", node), per: "/" + road)
    let time = try FormReading.string("time", node)
    prices.hourly = hourly ?? (time.utf8.reversed().starts(with: "/min".utf8.reversed()) ? "min" : "h")
    prices.time = FormReading.number(of: time, per: "/" + prices.hourly)
    return prices
  }

  /// The number before a unit; the whole text of any other price.
  private static func number(of price: String, per unit: String) -> String {
    guard price.utf8.reversed().starts(with: unit.utf8.reversed()) else { return price }
    let number = String(decoding: price.utf8.dropLast(unit.utf8.count), as: UTF8.self)
    return FormText.number(number) == number ? number : price
  }

  private static func band(_ node: JSONNode, _ prices: Prices) throws(JSONError) -> TariffForm.Band {
    var values = FormValues<BandField>([
      .kind: "distance", .distance: prices.distance, .time: prices.time, .step: prices.step, .way: prices.way,
      .wait: prices.wait,
    ])
    values[.from] = try string("from", node)
    if let fare = try node.optional("from-fare") { (values[.kind], values[.from]) = ("fare", try fare.string) }
    return TariffForm.Band(
      values: values, kept: try others(node, besides: ["from", "from-fare", "unit", "distance", "time"]))
  }

  // MARK: - Windows

  private static func windows(_ node: JSONNode?) throws(JSONError) -> [TariffForm.Window] {
    guard let node else { return [] }
    var windows: [TariffForm.Window] = []
    for element in try node.elements { windows.append(try window(element)) }
    return windows
  }

  private static func window(_ node: JSONNode) throws(JSONError) -> TariffForm.Window {
    let from = try node.member("from").string
    guard try others(node, besides: ["days", "holidays", "from", "to", "reason"]).isEmpty, from.utf8.count == 5 else {
      return TariffForm.Window(values: FormValues(), whole: node)
    }
    var values = FormValues<WindowField>([
      .from: from, .to: try node.member("to").string, .reason: try node.member("reason").string,
      .holidays: try node.optional("holidays")?.string ?? "as-weekday",
    ])
    let days = try node.optional("days").map { node throws(JSONError) in try WindowReader.weekdays(node) }
    for (index, day) in WindowField.days.enumerated() where (days ?? 0x7F) & (1 << UInt8(index)) != 0 {
      values[day] = "true"
    }
    return TariffForm.Window(values: values)
  }

  // MARK: - Supplements

  func supplement(_ node: JSONNode) throws(JSONError) -> TariffForm.Supplement {
    var values = FormValues<SupplementField>([.kind: "fixed", .most: "1"])
    values[.name] = try text(node.member("name"))
    values[.condition] = try text(node.optional("condition"))
    values[.due] = try FormReading.string("when", node)
    var known = ["id", "name", "condition", "when", "amount", "up-to", "percent", "of"]
    if let limit = try node.optional("up-to") {
      (values[.kind], values[.amount]) = ("up-to", try limit.string)
    } else if let share = try node.optional("percent") {
      (values[.kind], values[.amount]) = (try FormReading.string("of", node), try share.string)
    } else if try FormReading.string("amount", node) == "as-paid" {
      values[.kind] = "paid"
    } else {
      values[.amount] = try FormReading.string("amount", node)
    }
    if let most = try node.optional("most") {
      values[.most] = "\(try most.int64)"
      known.append("most")
    }
    var windows: [TariffForm.Window] = []
    if let list = try node.optional("windows") {
      known.append("windows")
      windows = try FormReading.windows(list)
    }
    return TariffForm.Supplement(
      id: try node.member("id").string, values: values, windows: windows,
      kept: try FormReading.others(node, besides: known))
  }
}
