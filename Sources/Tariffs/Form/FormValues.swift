/// What was typed into the fields of one part of a form.
package struct FormValues<Name: Hashable & Sendable>: Sendable, Hashable {
  private var texts: [Name: String]

  /// Makes the part with what its fields begin with; every other is empty.
  package init(_ texts: [Name: String] = [:]) {
    self.texts = texts
  }

  /// What was typed into a field.
  package subscript(name: Name) -> String {
    get { texts[name] ?? "" }
    set { texts[name] = newValue }
  }
}
