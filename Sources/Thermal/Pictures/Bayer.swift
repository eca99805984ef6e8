/// Ordered dithering with the matrix of Bayer (1973), 8 by 8: thresholds 2, 6, … 254.
enum Bayer {
  static func run(_ picture: GreyPicture, _ settled: [Bool]?, _ dots: inout DotWriter) {
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let place = y * picture.width + x
        let isSettled = settled.map { $0[place] } ?? false
        let limit = isSettled ? 128 : threshold(x, y)
        dots.append(Int(picture.values[place]) < limit)
      }
      dots.endRow()
    }
  }

  /// The rank is the bits of x ^ y and y, the lowest bits weighing most.
  private static func threshold(_ x: Int, _ y: Int) -> Int {
    var rank = 0
    for bit in 0..<3 {
      let crossed = ((x ^ y) >> bit) & 1
      let row = (y >> bit) & 1
      rank = rank << 2 | crossed << 1 | row
    }
    return rank * 4 + 2
  }
}
