/// What a JSON value is.
package enum JSONKind: Sendable, Hashable {
  /// The word `null`.
  case null
  /// One of the words `true` and `false`.
  case bool
  /// A number, kept as it is written.
  case number
  /// A text in quotes.
  case string
  /// Values in brackets.
  case array
  /// Keys and values in braces.
  case object

  /// The kind with its article, as error messages say it.
  package var name: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
