/// Readers with faults that are planted, by which `Fuzzing/fuzz` shows that it would notice them.
enum Planted {
  /// Each fails on an input that begins with `F7`; none is among the readers that are fuzzed.
  static let all: [Reader] = [
    Reader(name: "planted-crash") { bytes in precondition(!isUnlucky(bytes), "A crash that was planted") },
    Reader(name: "planted-hang") { bytes in
      var turns = 0
      while isUnlucky(bytes) { turns &+= 1 }
    },
    Reader(name: "planted-hunger") { bytes in
      var eaten: [[UInt8]] = []
      while isUnlucky(bytes), eaten.count < 4096 { eaten.append([UInt8](repeating: 7, count: 1 << 20)) }
    },
  ]

  private static func isUnlucky(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x46, 0x37]) }
}
