import JSON

/// One edition of a tariff as a person fills it in: texts as they were typed.
///
/// What stands in a file that the form has no field for is kept and written again as it was.
package struct TariffForm: Sendable {
  /// A rate.
  package struct Rate: Sendable {
    /// The identifier in the file, which stays when the rate moves.
    package let id: String
    /// What was typed.
    package var values: FormValues<RateField>
    /// When it holds; empty where it holds when no other does.
    package var windows: [Window]
    /// Further prices: from a distance or a fare on.
    package var bands: [Band]
    var kept: [KeptMember] = []
  }

  /// A part of the week.
  package struct Window: Sendable {
    /// What was typed.
    package var values: FormValues<WindowField>
    /// A part of the year that the form cannot show, kept as it is; nil for any other.
    var whole: JSONNode?

    /// Whether it is a part of the year that the form cannot show and keeps.
    package var isKept: Bool { whole != nil }
  }

  /// Prices that hold from somewhere on.
  package struct Band: Sendable {
    /// What was typed.
    package var values: FormValues<BandField>
    var kept: [KeptMember] = []
  }

  /// A supplement.
  package struct Supplement: Sendable {
    /// The identifier in the file.
    package let id: String
    /// What was typed.
    package var values: FormValues<SupplementField>
    /// When a ride must begin or end for it to be due.
    package var windows: [Window]
    var kept: [KeptMember] = []
  }

  /// A key of a file that the form has no field for.
  struct KeptMember: Sendable {
    let key: String
    let value: JSONNode
  }

  /// The identifier of the tariff; empty until it is made of country and city.
  package var id: String
  /// What was typed of the city, the source and the rules.
  package var values: FormValues<FileField>
  /// The rates, in the order in which a window is looked for.
  package var rates: [Rate]
  /// The supplements.
  package var supplements: [Supplement]
  var kept: [KeptMember] = []
  var keptOfEdition: [KeptMember] = []
  var keptOfSource: [KeptMember] = []
  /// The editions before this one.
  var earlier: [JSONNode] = []
  /// The further sources.
  var sources: [KeptMember] = []
  /// The name of this edition's source in the file.
  var sourceName = "own"

  /// A form with one rate and nothing typed but what most tariffs have.
  package init() {
    id = ""
    values = FormValues([
      .unit: "km", .confidence: "press", .charging: "commenced", .switching: "follow-clock", .paused: "free",
      .direction: "nearest",
    ])
    rates = []
    supplements = []
    rates.append(newRate())
  }

  init(id: String, values: FormValues<FileField>) {
    self.id = id
    self.values = values
    rates = []
    supplements = []
  }

  // MARK: - Fields

  /// What was typed into a field; empty for a field of a part that is not there.
  package subscript(field: FormField) -> String {
    get {
      switch field {
      case .file(let name): values[name]
      case .rate(let rate, let name): rates.indices.contains(rate) ? rates[rate].values[name] : ""
      case .window(let rate, let window, let name):
        hasWindow(rate, window) ? rates[rate].windows[window].values[name] : ""
      case .band(let rate, let band, let name): hasBand(rate, band) ? rates[rate].bands[band].values[name] : ""
      case .supplement(let place, let name): supplements.indices.contains(place) ? supplements[place].values[name] : ""
      case .due(let place, let window, let name):
        hasDue(place, window) ? supplements[place].windows[window].values[name] : ""
      }
    }
    set {
      switch field {
      case .file(let name): values[name] = newValue
      case .rate(let rate, let name):
        if rates.indices.contains(rate) { rates[rate].values[name] = newValue }
      case .window(let rate, let window, let name):
        if hasWindow(rate, window) { rates[rate].windows[window].values[name] = newValue }
      case .band(let rate, let band, let name):
        if hasBand(rate, band) { rates[rate].bands[band].values[name] = newValue }
      case .supplement(let place, let name):
        if supplements.indices.contains(place) { supplements[place].values[name] = newValue }
      case .due(let place, let window, let name):
        if hasDue(place, window) { supplements[place].windows[window].values[name] = newValue }
      }
    }
  }

  private func hasWindow(_ rate: Int, _ window: Int) -> Bool {
    rates.indices.contains(rate) && rates[rate].windows.indices.contains(window)
  }

  private func hasBand(_ rate: Int, _ band: Int) -> Bool {
    rates.indices.contains(rate) && rates[rate].bands.indices.contains(band)
  }

  private func hasDue(_ place: Int, _ window: Int) -> Bool {
    supplements.indices.contains(place) && supplements[place].windows.indices.contains(window)
  }
}
