/// A key of the room that prints.
package enum PaperKey: Sendable, Hashable {
  /// Looks for a printer.
  case choose
  /// Prints the receipt.
  case print
  /// Prints a page that shows what the printer can do.
  case test
  /// Stops the print.
  case stop
  /// Saves the receipt as a file of a kind instead.
  case save(String)

  /// The key of a name and a value, as ``name`` and ``value`` write them; nil for any other.
  init?(name: String, value: String?) {
    switch name {
    case "printer-choose": self = .choose
    case "printer-print": self = .print
    case "printer-test": self = .test
    case "printer-stop": self = .stop
    case "printer-save":
      guard let value, value == "pdf" || value == "png" else { return nil }
      self = .save(value)
    default: return nil
    }
  }

  /// The name under which a page sends it.
  var name: String {
    switch self {
    case .choose: "printer-choose"
    case .print: "printer-print"
    case .test: "printer-test"
    case .stop: "printer-stop"
    case .save: "printer-save"
    }
  }

  /// What goes with the name.
  var value: String? { if case .save(let format) = self { format } else { nil } }
}

/// A field of the room that prints.
package enum PaperField: String, Sendable, Hashable {
  /// What the printer is.
  case model = "printer-model"
  /// How dark.
  case darkness = "printer-darkness"
  /// How fast.
  case speed = "printer-speed"
  /// What paper is in.
  case media = "printer-media"
}
