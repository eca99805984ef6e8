/// The fields of a form that stand once: the city, the source, the rules of the edition.
package enum FileField: String, Sendable, CaseIterable {
  case city, country, currency, unit, zone, centre, authority, holidays
  case publisher, url, published, confidence, derivation
  case from, until, note, increment, charging, switching, paused
  case minimum, cap, rounding, direction, tax
}

/// The fields of a rate.
package enum RateField: String, Sendable, CaseIterable {
  case name, lamp, kind, selection, condition
  case initial, includes, meanwhile
  case prices, distance, time, hourly
  case step, way, wait
  case mode, threshold, minimum
  case base, factor, raises
  case flat, supplements
}

/// The fields of a part of the week.
package enum WindowField: String, Sendable, CaseIterable {
  case mon, tue, wed, thu, fri, sat, sun
  case holidays, from, to, reason

  /// The weekdays from Monday on.
  package static let days: [WindowField] = [.mon, .tue, .wed, .thu, .fri, .sat, .sun]
}

/// The fields of prices that hold from somewhere on.
package enum BandField: String, Sendable, CaseIterable {
  case kind, from, distance, time, step, way, wait
}

/// The fields of a supplement.
package enum SupplementField: String, Sendable, CaseIterable {
  case name, condition, kind, amount, due, most
}
