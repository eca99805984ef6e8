import Almanac

extension Formats {
  /// Writes a date in a style.
  package func date(_ date: CivilDate, _ style: DateStyle = .short) -> String {
    let pattern = pattern(style)
    return pattern.withUTF8Buffer { letters in fill(letters, with: date) }
  }

  private func fill(_ letters: UnsafeBufferPointer<UInt8>, with date: CivilDate) -> String {
    var text: [UInt8] = []
    var quoted = false
    var index = 0
    while index < letters.count {
      let letter = letters[index]
      if letter == UInt8(ascii: "'") {
        quoted.toggle()
        index += 1
        continue
      }
      guard !quoted, let field = field(letter) else {
        text.append(letter)
        index += 1
        continue
      }
      var length = 1
      while index + length < letters.count, letters[index + length] == letter { length += 1 }
      text.append(contentsOf: write(field, length: length, of: date).utf8)
      index += length
    }
    return String(decoding: text, as: UTF8.self)
  }

  private enum Field {
    case weekday
    case day
    case month
    case year
  }

  private func field(_ letter: UInt8) -> Field? {
    switch letter {
    case UInt8(ascii: "E"): .weekday
    case UInt8(ascii: "d"): .day
    case UInt8(ascii: "M"): .month
    case UInt8(ascii: "y"): .year
    default: nil
    }
  }

  private func write(_ field: Field, length: Int, of date: CivilDate) -> String {
    switch field {
    case .weekday: name(of: date.weekday)
    case .day: Formats.padded(date.day, to: length)
    case .month where length == 4: nameInDate(ofMonth: date.month, .full)
    case .month where length == 3: nameInDate(ofMonth: date.month, .short)
    case .month: Formats.padded(date.month, to: length)
    case .year: Formats.padded(date.year, to: 1)
    }
  }

  static func padded(_ value: Int, to count: Int) -> String {
    String(decoding: digits(UInt64(value.magnitude), atLeast: count), as: UTF8.self)
  }
}
