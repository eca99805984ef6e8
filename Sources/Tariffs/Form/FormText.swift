import Units

/// What people type, as a tariff file writes it; nil for what is neither.
package enum FormText {
  /// An amount: `1,40` is 1.40, and so is ` 1.40 `; in a currency without decimals `9,000` is 9000.
  package static func amount(_ text: String, digits: Int) -> String? {
    let bytes = squeezed(text).filter { $0 != space }
    guard !bytes.isEmpty, bytes.allSatisfy({ isDigit($0) || $0 == point || $0 == comma }) else { return nil }
    let groups = bytes.split(whereSeparator: { !isDigit($0) })
    if digits == 0, groups.count > 1 {
      guard groups.dropFirst().allSatisfy({ $0.count == 3 }) else { return nil }
      return self.text(groups.flatMap { Array($0) })
    }
    guard let mark = bytes.lastIndex(where: { !isDigit($0) }) else { return plain(bytes) }
    let whole = bytes[..<mark].filter { isDigit($0) }
    return plain(whole + [point] + Array(bytes[(mark + 1)...]))
  }

  /// A number: a decimal with a point or a comma.
  package static func number(_ text: String) -> String? {
    plain(squeezed(text).filter { $0 != space }.map { $0 == comma ? point : $0 })
  }

  /// A length such as `255 m`, `174 yd`, `1/5 mi`; without a unit in the one that is meant then.
  package static func length(_ text: String, missing: String = "m") -> String? {
    let bytes = squeezed(text)
    let (number, rest) = split(bytes)
    guard let number = fraction(number) else { return nil }
    return unit(rest, lengths, missing: missing).map { "\(number) \($0)" }
  }

  /// A time such as `27.4 s`, `1 min 35 s`, `1:35`; without a unit in seconds.
  package static func time(_ text: String) -> String? {
    let bytes = squeezed(text)
    if let colon = bytes.firstIndex(of: UInt8(ascii: ":")) {
      guard let minutes = whole(bytes[..<colon]), let seconds = whole(bytes[(colon + 1)...]), seconds < 60 else {
        return nil
      }
      return "\(minutes * 60 + seconds) s"
    }
    let (number, rest) = split(bytes)
    guard let first = fraction(number) else { return nil }
    let (word, others) = word(rest)
    guard let unit = unit(word, times, missing: "s") else { return nil }
    guard !others.isEmpty else { return "\(first) \(unit)" }
    let (second, last) = split(others)
    guard unit == "min", let minutes = whole(number), let seconds = whole(second[...]), seconds < 60,
      self.unit(last, times, missing: "s") == "s"
    else { return nil }
    return "\(minutes * 60 + seconds) s"
  }

  /// A speed; without a unit in that of the roads.
  package static func speed(_ text: String, isMile: Bool) -> String? {
    let (number, rest) = split(squeezed(text))
    guard let number = plain(number.map { $0 == comma ? point : $0 }) else { return nil }
    return unit(rest, speeds, missing: isMile ? "mph" : "km/h").map { "\(number) \($0)" }
  }

  /// A factor such as `1.2`, `1/1.2` or `20 %`, which is 1.2.
  package static func factor(_ text: String) -> String? {
    var bytes = squeezed(text).filter { $0 != space }
    if bytes.first == UInt8(ascii: "+") { bytes.removeFirst() }
    guard bytes.last == UInt8(ascii: "%") else { return fraction(bytes) }
    bytes.removeLast()
    guard let share = plain(bytes.map { $0 == comma ? point : $0 }),
      let more = Decimal.scaled(share.utf8, digits: 4), more < 100_000_000
    else { return nil }
    return Decimal.shortest(1_000_000 + more, digits: 6)
  }

  /// A share such as `10 %`.
  package static func percent(_ text: String) -> String? {
    var bytes = squeezed(text).filter { $0 != space }
    if bytes.last == UInt8(ascii: "%") { bytes.removeLast() }
    return plain(bytes.map { $0 == comma ? point : $0 }).map { $0 + "%" }
  }

  /// A place such as `50.4501, 30.5234`: latitude and longitude in degrees.
  package static func place(_ text: String) -> (latitude: String, longitude: String)? {
    let bytes = squeezed(text)
    var parts = bytes.split(whereSeparator: { $0 == space || $0 == UInt8(ascii: ";") }).map { Array($0) }
    if parts.count == 1 { parts = bytes.split(separator: comma).map { Array($0) } }
    guard parts.count == 2 else { return nil }
    if parts[0].last == comma { parts[0].removeLast() }
    let numbers = parts.map { degrees($0) }
    guard let latitude = numbers[0], let longitude = numbers[1] else { return nil }
    return (latitude, longitude)
  }

  /// A code of so many Latin letters, in capitals.
  package static func code(_ text: String, letters: Int) -> String? {
    let bytes = squeezed(text).map { $0 &- UInt8(ascii: "a") < 26 ? $0 & 0xDF : $0 }
    return bytes.count == letters && bytes.allSatisfy { $0 &- UInt8(ascii: "A") < 26 } ? self.text(bytes) : nil
  }

  /// The text without spaces around it; those within are one each.
  package static func trimmed(_ text: String) -> String { self.text(squeezed(text)) }

  // MARK: - Bytes

  private static let space = UInt8(ascii: " ")
  private static let point = UInt8(ascii: ".")
  private static let comma = UInt8(ascii: ",")

  private static let lengths: [(name: String, spellings: [String])] = [
    ("m", ["m", "м", "metres", "meter", "metros", "メートル"]), ("km", ["km", "км", "キロ"]),
    ("yd", ["yd", "yard", "yards"]), ("ft", ["ft", "feet"]), ("mi", ["mi", "mile", "miles", "миль", "マイル"]),
  ]

  private static let times: [(name: String, spellings: [String])] = [
    ("s", ["s", "sec", "sek", "с", "сек", "秒"]), ("min", ["min", "хв", "分", "m"]), ("h", ["h", "год", "std", "時間"]),
  ]

  private static let speeds: [(name: String, spellings: [String])] = [
    ("km/h", ["km/h", "kmh", "км/год"]), ("mph", ["mph", "mi/h", "миль/год"]),
  ]

  private static func unit(
    _ word: some Collection<UInt8>, _ units: [(name: String, spellings: [String])], missing: String
  ) -> String? {
    let word = word.filter { $0 != space }
    if word.isEmpty { return missing }
    return units.first { $0.spellings.contains { word.elementsEqual($0.utf8) } }?.name
  }

  /// The bytes without spaces around them, no-break spaces as plain ones, one where there are several.
  private static func squeezed(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      let isSpace = scalar.value <= 0x20 || scalar.value == 0xA0 || scalar.value == 0x202F || scalar.value == 0x3000
      if !isSpace {
        bytes.append(contentsOf: String(scalar).utf8)
      } else if let last = bytes.last, last != space {
        bytes.append(space)
      }
    }
    if bytes.last == space { bytes.removeLast() }
    return bytes
  }

  /// A number and what follows it.
  private static func split(_ bytes: some Collection<UInt8>) -> (number: [UInt8], rest: [UInt8]) {
    let number = bytes.prefix { isDigit($0) || $0 == point || $0 == comma || $0 == UInt8(ascii: "/") }
    return (Array(number), Array(bytes.dropFirst(number.count).drop { $0 == space }))
  }

  /// The letters at the beginning and what follows them.
  private static func word(_ bytes: [UInt8]) -> (word: [UInt8], rest: [UInt8]) {
    let word = bytes.prefix { $0 != space && !isDigit($0) }
    return (Array(word), Array(bytes.dropFirst(word.count).drop { $0 == space }))
  }

  private static func degrees(_ bytes: [UInt8]) -> String? {
    let isNegative = bytes.first == UInt8(ascii: "-")
    guard let number = plain((isNegative ? Array(bytes.dropFirst()) : bytes).map { $0 == comma ? point : $0 }) else {
      return nil
    }
    return isNegative ? "-" + number : number
  }

  private static func fraction(_ bytes: [UInt8]) -> String? {
    let bytes = bytes.map { $0 == comma ? point : $0 }
    let parts = bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.allSatisfy({ AmountReader.isPlain($0) }) else { return nil }
    return text(bytes)
  }

  private static func plain(_ bytes: [UInt8]) -> String? {
    AmountReader.isPlain(bytes) && bytes.filter({ $0 == point }).count <= 1 ? text(bytes) : nil
  }

  private static func whole(_ bytes: some Collection<UInt8>) -> Int64? {
    guard !bytes.isEmpty, bytes.count <= 6, bytes.allSatisfy({ isDigit($0) }) else { return nil }
    return Decimal.scaled(bytes, digits: 0)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
