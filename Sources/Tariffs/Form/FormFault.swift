/// What is wrong with what was typed into a form.
package struct FormFault: Sendable, Hashable {
  /// What was expected.
  package enum Kind: Sendable, Hashable {
    /// The field is empty and must not be.
    case missing
    /// An amount of the currency, such as 1.40.
    case amount
    /// A length, such as 255 m.
    case length
    /// A time, such as 1 min 35 s.
    case time
    /// A speed, such as 10 km/h.
    case speed
    /// A factor, such as 1.2 or 20 %.
    case factor
    /// A share, such as 10 %.
    case percent
    /// A latitude and a longitude.
    case place
    /// The two letters of a country.
    case country
    /// The three letters of a currency that is known.
    case currency
    /// A zone of the tz database.
    case zone
    /// A day.
    case day
    /// A time of day.
    case clock
    /// The address of a page.
    case address
    /// One character for the meter's rate window.
    case lamp
    /// Another rate that stands above this one and is counted.
    case base
    /// A rate holds at every time of the week.
    case everyTime
    /// A rate's windows are its own.
    case overlap
    /// The window holds at some time that no earlier one takes.
    case neverHolds
    /// One of the windows asks for public holidays, and there is no calendar of them.
    case calendar
    /// What the checker says, in its own words.
    case other
  }

  /// Where; nil for what belongs to no field.
  package let field: FormField?
  /// What was expected.
  package let kind: Kind
  /// What the reader or the checker says; empty where the form noticed it.
  package let message: String
  /// Whether the tariff can be used all the same.
  package let isWarning: Bool

  /// Makes a fault.
  package init(_ field: FormField?, _ kind: Kind, message: String = "", isWarning: Bool = false) {
    self.field = field
    self.kind = kind
    self.message = message
    self.isWarning = isWarning
  }
}
