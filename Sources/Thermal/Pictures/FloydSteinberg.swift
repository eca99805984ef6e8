/// Error diffusion by Floyd and Steinberg, left to right: 7/16 to the right, 3/16, 5/16 and 1/16 below.
///
/// Errors are whole 65 536ths of a step; what would leave the picture is lost, nothing is clamped: the shares add up to
/// one, so an error never grows.
enum FloydSteinberg {
  private static let one: Int32 = 1 << 16
  private static let middle: Int32 = 128 << 16
  private static let white: Int32 = 255 << 16

  static func run(_ picture: GreyPicture, _ dots: inout DotWriter) {
    let width = picture.width
    var below = [Int32](repeating: 0, count: width + 2)
    var packed = [UInt8](repeating: 0, count: (width + 7) / 8)
    picture.values.withUnsafeBufferPointer { values in
      below.withUnsafeMutableBufferPointer { below in
        for y in 0..<picture.height {
          packed.withUnsafeMutableBufferPointer { packed in
            row(values, from: y * width, width: width, below, packed)
          }
          packed.withUnsafeBufferPointer { dots.append(row: $0) }
        }
      }
    }
  }

  /// `below[x + 1]` holds what the row above left for x, and afterwards what this one leaves for the next.
  @inline(__always)
  private static func row(
    _ values: UnsafeBufferPointer<UInt8>, from start: Int, width: Int, _ below: UnsafeMutableBufferPointer<Int32>,
    _ packed: UnsafeMutableBufferPointer<UInt8>
  ) {
    var ahead: Int32 = 0
    // What the pixel to the left leaves for the pixel below this one, and what it has gathered for the one below itself.
    var diagonal: Int32 = 0
    var gathered: Int32 = 0
    var x = 0
    for place in packed.indices {
      var byte: UInt8 = 0
      let end = min(x + 8, width)
      let missing = x + 8 - end
      while x < end {
        let value = Int32(values[start + x]) &<< 16 &+ ahead &+ below[x + 1]
        let isInk = value < middle
        let error = isInk ? value : value &- white
        byte = byte &<< 1 | (isInk ? 1 : 0)
        ahead = (error &* 7) &>> 4
        below[x] = gathered &+ (error &* 3) &>> 4
        gathered = diagonal &+ (error &* 5) &>> 4
        diagonal = error &>> 4
        x += 1
      }
      packed[place] = byte &<< UInt8(truncatingIfNeeded: missing)
    }
    below[width] = gathered
  }

  static func run(_ picture: GreyPicture, _ settled: [Bool], _ dots: inout DotWriter) {
    let width = picture.width
    var below = [Int32](repeating: 0, count: width + 2)
    for y in 0..<picture.height {
      var ahead: Int32 = 0
      var next = [Int32](repeating: 0, count: width + 2)
      for x in 0..<width {
        let place = y * width + x
        if settled[place] {
          dots.append(picture.values[place] < 128)
          ahead = 0
          continue
        }
        let value = Int32(picture.values[place]) * one + ahead + below[x + 1]
        let isInk = value < middle
        dots.append(isInk)
        let error = isInk ? value : value - white
        ahead = (error * 7) >> 4
        next[x] += (error * 3) >> 4
        next[x + 1] += (error * 5) >> 4
        next[x + 2] += error >> 4
      }
      below = next
      dots.endRow()
    }
  }
}
