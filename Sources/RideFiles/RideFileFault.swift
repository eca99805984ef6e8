/// What can be wrong with a recorded ride.
package enum RideFileFault: Error, Sendable, Equatable {
  /// The system did not give the bytes; its reason.
  case unreadable(reason: String)
  /// No byte in it, or only blanks.
  case empty
  /// Zero bytes where a recording should begin.
  case zeros
  /// Packed bytes, by the program that unpacks them.
  case compressed(by: String)
  /// None of the formats.
  case unknownFormat
  /// XML, but of something else; the name of its root element.
  case notGPX(root: String)
  /// Not well-formed XML; the parser's words.
  case malformedXML(reason: String)
  /// An XML encoding that is not read.
  case unknownEncoding
  /// The file ends before its last element does.
  case truncated
  /// A document type that declares entities.
  case entities
  /// Elements inside elements inside elements.
  case tooDeep(limit: Int)
  /// One tag, comment or line longer than anything real.
  case tooLong(limit: Int)
  /// More points than are taken.
  case tooManyPoints(limit: Int)
  /// More bytes than are taken.
  case tooManyBytes(limit: Int)
  /// A point that lacks a value it must have.
  case missing(field: String)
  /// Not a number.
  case notANumber(field: String, text: String)
  /// A number with a comma where the point belongs.
  case decimalComma(field: String, text: String)
  /// A time that counts from some start that nobody knows.
  case relativeTime(text: String)
  /// A first line that names no such column; the line.
  case noColumn(name: String, header: String)
  /// A first line of a table of trips that names no such column; the line.
  case noTripColumn(name: String, header: String)
  /// A number that is not of a trip.
  case outOfRange(field: String, text: String)
  /// A row that is longer or shorter than the first.
  case fieldCount(expected: Int, found: Int)
  /// A quoted field that does not end, or goes on behind its end.
  case quotes
  /// JSON that is not well formed or not a ride's; where in it, and the reader's words.
  case json(path: String, message: String)
  /// A line of positions with another number of times than of positions.
  case timeCount(times: Int, points: Int)
  /// Times of day whose date nothing tells.
  case noDate
  /// A latitude or longitude beyond its range.
  case offGlobe(field: String, text: String)
  /// Not a date with a time.
  case notATime(text: String)
  /// A time that does not say in which zone.
  case timeWithoutOffset(text: String)
  /// Read to the end, and no point in it.
  case noPoints
  /// Points, but no time at any of them, or the same one at all.
  case noTimes(points: Int)

  /// What is wrong and how to mend it.
  package var sentence: String {
    switch self {
    case .unreadable(let reason): "cannot be read: \(reason)"
    case .empty: "is empty; record the ride again or name another file"
    case .zeros: "holds zero bytes and no recording, which was never written out; copy it again or name another file"
    case .compressed(let program): "is compressed; unpack it first, with \(program)"
    case .unknownFormat: "is no recorded ride; what is read: \(RideFormat.list)"
    case .notGPX(let root):
      "is XML with the root element <\(root)>, not <gpx>; export the ride as GPX"
    case .malformedXML(let reason): "is not well-formed XML: \(reason); export the ride again"
    case .unknownEncoding: "has a text encoding that is not read; convert it to UTF-8, for example with iconv"
    case .truncated: "ends in the middle; the recording or the copy broke off, so export or copy the ride again"
    case .entities: "declares XML entities, which a recorded ride does not need; remove the <!DOCTYPE ...>"
    case .tooDeep(let limit): "has more than \(limit) elements inside each other; export the ride again"
    case .tooLong(let limit): "has one tag, comment or line of more than \(limit) bytes; export the ride again"
    case .tooManyPoints(let limit): "has more than \(limit) points; split the recording into rides"
    case .tooManyBytes(let limit): "has more than \(limit) bytes; split the recording into rides"
    case .missing(let field): "this point has no \(field); add it or remove the point"
    case .notANumber(let field, let text):
      "\(field) is \"\(text)\", which is no number; write plain digits such as 50.4711"
    case .decimalComma(let field, let text):
      "\(field) is \"\(text)\" with a decimal comma; write a point instead, as in 50.4711"
    case .offGlobe(let field, let text):
      "\(field) is \"\(text)\", which is not on the globe; correct or remove the point"
    case .notATime(let text): "\"\(text)\" is no time; write it as 2026-11-30T14:00:00Z"
    case .timeWithoutOffset(let text):
      "the time \"\(text)\" does not say in which zone; end it with Z or +01:00, or give its zone with --zone"
    case .relativeTime(let text):
      "the time \"\(text)\" does not count from 1970; write times such as 2026-11-30T14:00:00Z, "
        + "or seconds or milliseconds since 1970"
    case .noColumn(let name, let header):
      "the first line names no column \(name): \"\(header)\"; begin the file with time,lat,lon,speed,accuracy"
    case .noTripColumn(let name, let header):
      "the first line names no column \(name): \"\(header)\"; name it so, or say which it is with --columns"
    case .outOfRange(let field, let text): "\(field) is \"\(text)\", which is of no trip; correct or remove the row"
    case .fieldCount(let expected, let found):
      "this row has \(found) fields and the first line \(expected); quote a field with a separator in it, "
        + "and write 50.4711, not 50,4711"
    case .quotes: "a quoted field has no end, or goes on behind it; write a quote inside of quotes twice"
    case .json(let path, let message): "\(path == "$" ? "" : "\(path): ")\(message)"
    case .timeCount(let times, let points):
      "has \(times) coordTimes for \(points) positions, so no time is sure; export the ride again"
    case .noDate:
      "has times of day but no date; record RMC or ZDA sentences too"
    case .noPoints: "has no track point; export the recorded track, not a route or single places"
    case .noTimes(let points):
      "has \(points) point\(points == 1 ? "" : "s") but no times, and a fare needs speed and waiting; "
        + "export the ride with times, or use `estimate` with its kilometres and minutes"
    }
  }
}
