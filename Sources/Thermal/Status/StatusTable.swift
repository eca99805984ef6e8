/// The frames of Phomemo's printers: how long each is and what it means.
///
/// Sources: mabl/phomemo-printer-app (`responses.rs`) and PassionateBytes/phomemo (`m08f-protocol-reference.md`).
enum StatusTable {
  /// Bytes after `1A` and the type; nil for a type that nobody described.
  static func payload(of type: UInt8) -> Int? {
    switch type {
    case 0x0D, 0x18, 0x3C: 0
    case 0x03, 0x04, 0x05, 0x06, 0x09, 0x0B, 0x0C, 0x0E, 0x0F, 0x16, 0x17, 0x1D, 0x20, 0x34, 0x35, 0x38, 0x3E, 0x3F,
      0x5C, 0x5D, 0x5E, 0x60:
      1
    case 0x4B, 0x6E: 2
    case 0x07, 0x15, 0x31, 0x58: 3
    case 0x3B: 5
    case 0x6D: 6
    case 0x2D: 13
    case 0x40: 14
    case 0x08: 15
    default: nil
    }
  }

  /// What a whole frame says; nil when that is not known.
  static func meaning(of frame: [UInt8]) -> PrinterNews? {
    switch (frame[0], frame[1]) {
    case (0x01, let count): .credit(Int(count))
    case (0x02, let low): .longestWrite(Int(low) | Int(frame[2]) << 8)
    case (_, 0x03): pair(frame[2], 0xA8, .head(isTooHot: false), 0xA9, .head(isTooHot: true))
    case (_, 0x04): battery(frame[2])
    case (_, 0x05): pair(frame[2], 0x98, .lid(isOpen: false), 0x99, .lid(isOpen: true))
    case (_, 0x06): pair(frame[2], 0x89, .paper(isPresent: true), 0x88, .paper(isPresent: false))
    case (_, 0x07): .firmware(major: Int(frame[2]), minor: Int(frame[3]), patch: Int(frame[4]))
    case (_, 0x08): .serial(String(decoding: frame[2...], as: UTF8.self))
    case (_, 0x09): .autoOff(minutes: Int(frame[2]) * 5)
    case (_, 0x0B): frame[2] == 0xB8 ? .rejected : nil
    case (_, 0x0C): media(frame[2])
    case (_, 0x0F): frame[2] == 0x0C ? .finished : nil
    case (_, 0x1D): frame[2] == 0x00 ? .idle : nil
    case (_, 0x35): frame[2] == 0x02 ? .charging : nil
    case (_, 0x3E): .busy
    default: nil
    }
  }

  private static func battery(_ byte: UInt8) -> PrinterNews? {
    switch byte {
    case 0...100: .battery(percent: Int(byte))
    case 0xA1: .lowBattery(percent: 10)
    case 0xA2: .lowBattery(percent: 5)
    case 0xA3: .lowBattery(percent: 3)
    case 0xA4: .dryCells
    default: nil
    }
  }

  private static func media(_ byte: UInt8) -> PrinterNews? {
    switch byte {
    case 0x0A: .media(.labels)
    case 0x0B: .media(.roll)
    case 0x26: .media(.marks)
    default: nil
    }
  }

  private static func pair(
    _ byte: UInt8, _ one: UInt8, _ first: PrinterNews, _ other: UInt8, _ second: PrinterNews
  ) -> PrinterNews? {
    byte == one ? first : byte == other ? second : nil
  }
}
