/// Why a recorded ride was refused, where in which file, and what to do about it.
package struct RideFileError: Error, Sendable, Equatable {
  /// The file as the person named it, or `standard input`.
  package let file: String
  /// Where in the file, when the fault has a place.
  package let place: RideFilePlace?
  /// What is wrong.
  package let fault: RideFileFault

  /// Makes the error of one fault in one file.
  package init(file: String, place: RideFilePlace? = nil, fault: RideFileFault) {
    self.file = file
    self.place = place
    self.fault = fault
  }

  /// One line for a person: file, line and column, what is wrong, how to mend it.
  package var message: String {
    guard let place else { return "\(file): \(fault.sentence)" }
    return "\(file):\(place.line):\(place.column): \(fault.sentence)"
  }
}

/// A place in a text file, both numbers counted from 1.
package struct RideFilePlace: Sendable, Hashable {
  /// The line.
  package let line: Int
  /// The column, in bytes of the file.
  package let column: Int

  /// Makes a place from a line and a column counted from 1.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
