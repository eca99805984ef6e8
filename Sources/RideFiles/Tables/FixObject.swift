import JSON
import Units

/// A row that is one JSON object, read by the reader of all JSON.
struct FixObject {
  private let ride: JSONNode?
  private let time: JSONNode
  private let latitude: JSONNode
  private let longitude: JSONNode
  private let speed: JSONNode?
  private let accuracy: JSONNode?

  init(_ line: ArraySlice<UInt8>, members: [[UInt8]], column: inout Int) throws(RideFileFault) {
    let names = members.map { String(decoding: $0, as: UTF8.self) }
    do throws(JSONError) {
      let node = try JSONReader.read(Array(line))
      ride = try node.optional(names[0])
      time = try node.member(names[1])
      latitude = try node.member(names[2])
      longitude = try node.member(names[3])
      speed = try node.optional(names[4])
      accuracy = try node.optional(names[5])
    } catch {
      column = error.column
      throw .json(error)
    }
  }

  /// Where the name of its ride stands, a text without its quotes or a number; nil where there is none.
  func name(offset: Int, column: inout Int) throws(RideFileFault) -> Range<Int>? {
    guard let ride, !ride.isNull else { return nil }
    column = ride.column
    let bytes: ArraySlice<UInt8>
    switch ride.kind {
    case .string: bytes = ride.source.dropFirst().dropLast()
    case .number: bytes = ride.source
    default: throw .missing(field: FixTable.Column.ride.rawValue)
    }
    guard bytes.contains(where: { !$0.isBlank }) else { return nil }
    guard bytes.count <= FixRows.nameLimit else { throw .tooLong(limit: FixRows.nameLimit) }
    return offset + bytes.startIndex..<offset + bytes.endIndex
  }

  /// The time where it is a text.
  var writtenTime: ArraySlice<UInt8>? {
    time.kind == .string ? time.source.dropFirst().dropLast() : nil
  }

  /// What it says.
  func values(times: inout TimeColumn, column: inout Int) throws(RideFileFault) -> CSVPoint.Values {
    column = latitude.column
    let place = try FixMembers.place(latitude, longitude)
    column = time.column
    let instant = try FixMembers.time(time, &times)
    column = speed?.column ?? column
    let measured = try FixMembers.thousandths(speed, "speed")
    column = accuracy?.column ?? column
    return CSVPoint.Values(
      time: instant, place: place, speed: measured, accuracy: try FixMembers.thousandths(accuracy, "accuracy"))
  }
}
