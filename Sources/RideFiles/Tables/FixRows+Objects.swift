import Units

extension FixRows {
  /// Reads a row that is a plain JSON object and says where the next begins; nil where it is not, and nothing was taken.
  @inline(__always)
  mutating func readObject(
    _ line: UnsafePointer<UInt8>, _ base: UnsafePointer<UInt8>, number: Int
  ) -> UnsafePointer<UInt8>? {
    var next = line
    guard next.pointee == UInt8(ascii: "{") else { return nil }
    next += 1
    var name = 0..<0
    var (time, latitude, longitude) = (RideBuilder.absent, RideBuilder.absent, RideBuilder.absent)
    var (speed, accuracy) = (RideBuilder.absent, RideBuilder.absent)
    var seen = 0
    while true {
      guard let column = FixRows.column(&next, table.members) else { return nil }
      // A member that stands twice is for the other reader to refuse.
      guard seen & 1 << column == 0 else { return nil }
      seen |= 1 << column
      switch column {
      case 0:
        guard let found = FixRows.text(&next) else { return nil }
        name = found - base..<next - base - 1
      case 1:
        if next.pointee == UInt8(ascii: "\"") {
          let found = plainTime.read(next + 1, separator: UInt8(ascii: "\""))
          guard found.count > 0, next[1 + found.count] == UInt8(ascii: "\"") else { return nil }
          time = found.value
          next += found.count + 2
        } else {
          guard FixRows.take(epoch(next), &next, &time) else { return nil }
        }
      case 2: guard FixRows.take(PlainFields.degrees(next), &next, &latitude) else { return nil }
      case 3: guard FixRows.take(PlainFields.degrees(next), &next, &longitude) else { return nil }
      case 4: guard FixRows.take(PlainFields.thousandths(next), &next, &speed) else { return nil }
      default: guard FixRows.take(PlainFields.thousandths(next), &next, &accuracy) else { return nil }
      }
      let end = next.pointee
      next += 1
      if end == UInt8(ascii: "}") { break }
      guard end == UInt8(ascii: ",") else { return nil }
      if next.pointee == 0x20 { next += 1 }
    }
    if next.pointee == 0x0D { next += 1 }
    guard next.pointee == 0x0A, name.count > 0, seen & 0b1110 == 0b1110,
      let place = Coordinate(latitude: latitude, longitude: longitude)
    else { return nil }
    take(CSVPoint.Values(time: time, place: place, speed: speed, accuracy: accuracy), name: name, base, number: number)
    return next + 1
  }

  @inline(__always)
  private static func take(
    _ number: PlainFields.Number, _ next: inout UnsafePointer<UInt8>, _ value: inout Int64
  ) -> Bool {
    next += number.count
    value = number.value
    return number.count > 0
  }

  /// Which member a key is, moving behind its colon; nil for another key and for one that is written with escapes.
  @inline(__always)
  private static func column(_ next: inout UnsafePointer<UInt8>, _ members: [[UInt8]]) -> Int? {
    guard next.pointee == UInt8(ascii: "\"") else { return nil }
    let key = next + 1
    for index in members.indices {
      let count = members[index].count
      guard count <= slack / 2, key[count] == UInt8(ascii: "\""), key[count + 1] == UInt8(ascii: ":") else { continue }
      let isSame = members[index].withUnsafeBufferPointer { member in
        for place in 0..<count where member[place] != key[place] { return false }
        return true
      }
      guard isSame else { continue }
      next = key + count + 2
      if next.pointee == 0x20 { next += 1 }
      return index
    }
    return nil
  }

  /// A text without escapes, moving behind its closing quote; nil for another and for one that is blank at its ends.
  @inline(__always)
  private static func text(_ next: inout UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
    guard next.pointee == UInt8(ascii: "\""), next[1] > 0x20 else { return nil }
    let start = next + 1
    var end = start
    while end.pointee != UInt8(ascii: "\"") {
      guard end.pointee >= 0x20, end.pointee != UInt8(ascii: "\\"), end - start <= nameLimit else { return nil }
      end += 1
    }
    next = end + 1
    return end - start == 0 ? nil : start
  }
}
