/// Times of many hours in any order: a ``PlainTime`` for each hour that came, as far as there is room.
///
/// A table of trips is in the order of their ends, or in none.
struct PlainHours {
  private var hours = [PlainTime](repeating: PlainTime(), count: PlainHours.count)

  /// More than the hours of two months.
  private static var count: Int { 2048 }

  /// Where the hour of a time is kept: by the last digit of its month, its day and its hour.
  private static func place(_ text: UnsafePointer<UInt8>) -> Int {
    Int(truncatingIfNeeded: (PlainFields.word(text + 6) &* 0x9E37_79B9_7F4A_7C15) >> 53)
  }

  /// The reader of the hour of a time, which may be that of another.
  @inline(__always)
  func hour(of text: UnsafePointer<UInt8>) -> PlainTime { hours[PlainHours.place(text)] }

  /// Reads a time of an hour that is kept; nothing of another.
  func read(_ text: UnsafePointer<UInt8>, separator: UInt8) -> PlainFields.Number {
    hours[PlainHours.place(text)].read(text, separator: separator)
  }

  /// Keeps a reader that has just read a time.
  mutating func keep(_ hour: PlainTime, of text: UnsafePointer<UInt8>) { hours[PlainHours.place(text)] = hour }

  /// Keeps the hour of a time that was read in another way; what follows it must be readable.
  mutating func keep(_ written: UnsafeBufferPointer<UInt8>, times: inout TimeColumn) {
    guard let text = written.baseAddress, written.count >= 14 else { return }
    hours[PlainHours.place(text)].keep(written, times: &times)
  }
}
