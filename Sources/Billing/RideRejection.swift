import RideFiles

/// Why a ride of many was not billed.
package enum RideRejection: Error, Sendable, Equatable {
  /// Rows of it cannot be read, or make no ride.
  case fault(RideFileFault)
  /// Its name is not UTF-8.
  case name
  /// It takes more bytes than a ride may.
  case tooLarge
  /// It is longer than a meter can count.
  case tooLong
  /// It came before, and other rides since.
  case again
  /// No city is near it, so that its clock is not known.
  case noClock
  /// What was keyed does not fit the edition of its day: the meter's sentence.
  case keys(String)

  /// What is wrong and how to mend it.
  package var sentence: String {
    switch self {
    case .fault(let fault): fault.sentence
    case .name: "the name of the ride is not UTF-8; convert the file, for example with iconv"
    case .tooLarge: "the ride has more than \(Piece.limit >> 20) MB of rows, or 300 000 fixes; split it into rides"
    case .tooLong: "the ride is longer than 100 days; split it into rides"
    case .again:
      "rows of this ride came before, and rows of others since: its bill is of those before alone; sort by ride, or "
        + "use --interleaved for rows in order of time, with a pause that no ride exceeds"
    case .noClock:
      "no city of the tariffs lies within 100 km of the ride, so its clock is not known; name its zone, such as "
        + "--zone Europe/Madrid"
    case .keys(let sentence): sentence
    }
  }
}

/// A row, or a whole ride, that was not billed.
package struct Reject: Sendable, Equatable {
  /// The ride's name; nil where the row does not tell it.
  package let ride: String?
  /// The input's name.
  package let file: String
  /// Where in it: the row, or the first row of the ride.
  package let place: RideFilePlace
  /// Why.
  package let reason: RideRejection
}
