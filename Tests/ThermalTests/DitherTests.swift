import Drawing
import RideSupport
import Testing
import Thermal

@Suite struct DitherTests {
  struct Vector: Sendable, CustomTestStringConvertible {
    let dither: Dither
    let rows: [[UInt8]]
    let dots: String
    var testDescription: String { "\(dither.rawValue) of \(rows[0])" }

    init(_ dither: Dither, _ rows: [[UInt8]], _ dots: String) {
      self.dither = dither
      self.rows = rows
      self.dots = dots
    }

    static func flat(_ value: UInt8) -> [[UInt8]] { Array(repeating: Array(repeating: value, count: 8), count: 4) }
  }

  static let ramp: [UInt8] = [0, 36, 73, 109, 146, 182, 219, 255]

  /// Worked by hand from the definition: below 128 is ink, nothing is clamped, what leaves the row is lost.
  @Test(arguments: [
    Vector(.floydSteinberg, Vector.flat(64), "FF AA FF AA"),
    Vector(.floydSteinberg, Vector.flat(128), "55 AA 55 AA"),
    Vector(.floydSteinberg, Vector.flat(192), "00 55 00 55"),
    Vector(.atkinson, Vector.flat(64), "FF FF DB FB"),
    Vector(.atkinson, Vector.flat(128), "66 99 99 66"),
    Vector(.atkinson, Vector.flat(192), "00 00 24 01"),
    Vector(.floydSteinberg, [ramp, ramp], "E8 E8"),
    Vector(.atkinson, [ramp, ramp], "F0 E0"),
    // The shares that leave the right edge do not come back at the left one.
    Vector(
      .floydSteinberg,
      [[255, 255, 255, 255, 255, 255, 255, 155], [150, 255, 255, 255, 255, 255, 255, 255]], "00 00"),
    Vector(.threshold, [[0, 127, 128, 255, 126, 129, 1, 254]], "CA"),
    // Ranks 0 32 8 40 2 34 10 42 and 48 16 56 24 50 18 58 26, thresholds 4 r + 2.
    Vector(.bayer, [[2, 129, 33, 162, 10, 137, 42, 169], [193, 66, 225, 98, 202, 73, 233, 106]], "65 A6"),
  ])
  func `a vector worked by hand comes out dot for dot`(_ vector: Vector) throws {
    let picture = try #require(
      GreyPicture(width: 8, height: vector.rows.count, values: vector.rows.flatMap { $0 }))
    #expect(text(vector.dither.bitmap(of: picture).bytes) == vector.dots)
  }

  @Test(arguments: [
    (Dither.floydSteinberg, 200, 870), (.atkinson, 200, 595), (.floydSteinberg, 240, 222), (.atkinson, 240, 0),
    (.floydSteinberg, 0, 4096), (.floydSteinberg, 255, 0), (.atkinson, 0, 4096), (.atkinson, 255, 0),
    (.bayer, 0, 4096), (.bayer, 255, 0), (.bayer, 128, 2048), (.threshold, 127, 4096), (.threshold, 128, 0),
    // Mid grey is half ink, 0.498: encoded values are dithered, not linear light, which would be 0.784.
    (.floydSteinberg, 128, 2043),
  ])
  func `a flat grey of 64 by 64 burns so many dots`(dither: Dither, value: UInt8, dots: Int) throws {
    let flat = try #require(GreyPicture(width: 64, height: 64, values: [UInt8](repeating: value, count: 4096)))
    #expect(dither.bitmap(of: flat).ink == dots)
  }

  @Test func `error diffusion agrees with fractions that are never rounded`() throws {
    let cases = try oracle("exact")
    #expect(cases.count == 4)
    for words in cases {
      let dither = try #require(Dither(rawValue: String(words[0])))
      let sides = words[1...2].compactMap { Int($0) }
      let picture = try #require(GreyPicture(width: sides[0], height: sides[1], values: hex(words[3])))
      #expect(dither.bitmap(of: picture).bytes == hex(words[4]), "\(words[0]) \(sides)")
    }
  }

  @Test func `the tones are those of Pillow within two per cent`() throws {
    let words = try #require(try oracle("tones").first)
    let sides = words[..<2].compactMap { Int($0) }
    let picture = try #require(GreyPicture(width: sides[0], height: sides[1], values: hex(words[2])))
    let dots = Dither.floydSteinberg.bitmap(of: picture)
    var counts = words[3].split(separator: ",").compactMap { Int($0) }[...]
    for top in stride(from: 0, to: sides[1], by: 16) {
      for left in stride(from: 0, to: sides[0], by: 16) {
        var ink = 0
        for y in top..<top + 16 { for x in left..<left + 16 where dots[x, y] { ink += 1 } }
        #expect(abs(ink - (counts.popFirst() ?? -99)) <= 5)
      }
    }
  }

  @Test(arguments: [Dither.floydSteinberg, .atkinson, .bayer])
  func `beside pure black or white nothing is dithered`(dither: Dither) throws {
    // A black bar with soft edges on white, as scaled letters have: clean edges, no specks.
    let row: [UInt8] = [255, 255, 200, 90, 0, 0, 90, 200, 255, 255, 255, 140, 255, 255, 110, 255]
    let picture = try #require(GreyPicture(width: 16, height: 40, values: (0..<40).flatMap { _ in row }))
    let dots = dither.bitmap(of: picture, keepsEdges: true)
    for y in 0..<40 { #expect(dots.bytes(ofRows: y..<y + 1) == [0b0001_1110, 0b0000_0010]) }
    // Far from them it is.
    let grey = try #require(GreyPicture(width: 16, height: 40, values: [UInt8](repeating: 140, count: 640)))
    #expect(dither.bitmap(of: grey, keepsEdges: true) == dither.bitmap(of: grey))
  }

  @Test(arguments: Dither.allCases)
  func `random pictures of every width keep white white and black black`(dither: Dither) throws {
    var dice = Dice(seed: 8)
    for width in 1...40 {
      let height = Int.random(in: 1...9, using: &dice)
      let values: [UInt8] = (0..<width * height).map { _ in Bool.random(using: &dice) ? 0 : 255 }
      let picture = try #require(GreyPicture(width: width, height: height, values: values))
      for keepsEdges in [false, true] {
        let dots = dither.bitmap(of: picture, keepsEdges: keepsEdges)
        #expect(dots.width == width && dots.height == height)
        #expect(dots.ink == values.count { $0 == 0 })
      }
    }
  }
}
