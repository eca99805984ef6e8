/// The codes inside a QR code.
enum QRBits {
  /// Error correction M and a mask in 15 bits: BCH with the generator 10100110111, then masked.
  static func format(mask: Int) -> Int {
    var rest = mask
    for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9 & 1) * 0x537 }
    return (mask << 10 | rest) ^ 0x5412
  }

  /// A version in 18 bits: BCH with the generator 1111100100101.
  static func version(_ version: Int) -> Int {
    var rest = version
    for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11 & 1) * 0x1F25 }
    return version << 12 | rest
  }

  /// Whether a mask inverts a module.
  static func inverts(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
    switch mask {
    case 0: (x + y) % 2 == 0
    case 1: y % 2 == 0
    case 2: x % 3 == 0
    case 3: (x + y) % 3 == 0
    case 4: (x / 3 + y / 2) % 2 == 0
    case 5: x * y % 2 + x * y % 3 == 0
    case 6: (x * y % 2 + x * y % 3) % 2 == 0
    default: ((x + y) % 2 + x * y % 3) % 2 == 0
    }
  }

  /// Reed and Solomon's error correction over the field of 256 with x⁸ + x⁴ + x³ + x² + 1.
  static func correction(of data: [UInt8], count: Int) -> [UInt8] {
    var divisor = [UInt8](repeating: 0, count: count)
    divisor[count - 1] = 1
    var root: UInt8 = 1
    for _ in 0..<count {
      for place in 0..<count {
        divisor[place] = product(divisor[place], root)
        if place + 1 < count { divisor[place] ^= divisor[place + 1] }
      }
      root = product(root, 2)
    }
    var rest = [UInt8](repeating: 0, count: count)
    for byte in data {
      let factor = byte ^ rest[0]
      rest = Array(rest[1...]) + [0]
      for place in 0..<count { rest[place] ^= product(divisor[place], factor) }
    }
    return rest
  }

  private static func product(_ left: UInt8, _ right: UInt8) -> UInt8 {
    var result: UInt8 = 0
    for place in (0..<8).reversed() {
      result = result << 1 ^ (result >> 7) * 0x1D
      if right >> UInt8(place) & 1 == 1 { result ^= left }
    }
    return result
  }
}
