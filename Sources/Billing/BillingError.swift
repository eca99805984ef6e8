/// Why many rides could not be worked on to their end.
package enum BillingError: Error, Sendable, Equatable {
  /// An input cannot be read, or is none: its name, where in it, what is wrong and the mend.
  case input(String)
  /// A result cannot be written: the name of the file and the reason.
  case output(String)
  /// There is nothing to go on with, or it is of other options: the sentence with its mend.
  case resume(String)

  /// The sentence.
  package var message: String {
    switch self {
    case .input(let sentence), .output(let sentence), .resume(let sentence): sentence
    }
  }
}
