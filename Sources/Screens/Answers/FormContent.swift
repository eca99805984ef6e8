import Words

/// A part of a form with its fields.
package struct FormPart: Sendable {
  /// Its identifier on the page.
  package let id: String
  /// Its heading.
  package let title: String
  /// What it is for.
  package var hint: String?
  /// The fields.
  package var rows: [FormRow] = []
  /// The parts within.
  package var parts: [FormPart] = []
  /// What can be added or taken away.
  package var buttons: [ButtonContent] = []
}

/// One row of a form.
package enum FormRow: Sendable {
  /// A field that is typed into.
  case text(TextField)
  /// One of a few, by a list.
  case list(Field, label: String, options: [SettingsScreen.Option], fault: FieldFault?)
  /// On or off.
  case toggle(Field, label: String, isOn: Bool)
  /// Some of a few.
  case several(label: String, choices: [SeveralChoice], fault: FieldFault?)
  /// How often.
  case stepper(label: String, detail: String, ExtrasSheet.Stepper)
  /// A sentence.
  case note(String)

  /// A field that is typed into.
  package struct TextField: Sendable {
    /// What is typed.
    package enum Kind: String, Sendable {
      case text, decimal, date, time, url
    }

    /// The field.
    package let field: Field
    /// Its words.
    package let label: String
    /// What it may be, in words.
    package var hint: String?
    /// What stands in it.
    package let value: String
    /// What is typed.
    package var kind = Kind.text
    /// What is wrong.
    package var fault: FieldFault?
    /// What may be chosen instead of typed.
    package var suggestions: [String] = []
  }

  /// One of several that are on or off.
  package struct SeveralChoice: Sendable {
    /// The field.
    package let field: Field
    /// Its words.
    package let label: String
    /// Whether it is on.
    package let isOn: Bool
  }
}

/// What is wrong with a field.
package struct FieldFault: Sendable {
  /// What to do.
  package let text: String
  /// The language of the text where it is not the page's.
  package var language: String?
  /// Whether it can be left as it is.
  package var isWarning = false
}
