/// Error diffusion by Bill Atkinson: an eighth each to six neighbours, a quarter is dropped.
enum Atkinson {
  private static let one: Int32 = 1 << 16

  static func run(_ picture: GreyPicture, _ settled: [Bool]?, _ dots: inout DotWriter) {
    let width = picture.width
    // Two places at the right take what leaves the row; index x + 1 belongs to x.
    var rows = [[Int32]](repeating: [Int32](repeating: 0, count: width + 3), count: 3)
    for y in 0..<picture.height {
      for x in 0..<width {
        let place = y * width + x
        if let settled, settled[place] {
          dots.append(picture.values[place] < 128)
          continue
        }
        let value = Int32(picture.values[place]) * one + rows[0][x + 1]
        let isInk = value < 128 * one
        dots.append(isInk)
        let share = (isInk ? value : value - 255 * one) >> 3
        rows[0][x + 2] += share
        if x + 3 < width + 3 { rows[0][x + 3] += share }
        rows[1][x] += share
        rows[1][x + 1] += share
        rows[1][x + 2] += share
        rows[2][x + 1] += share
      }
      rows = [rows[1], rows[2], [Int32](repeating: 0, count: width + 3)]
      dots.endRow()
    }
  }
}
