import Drawing
import RideSupport
import Testing
import Thermal

@Suite struct PictureTests {
  @Test func `opacity is flattened on white and colour becomes grey as Pillow does it`() throws {
    let words = try #require(try oracle("grey").first)
    let rgba = hex(words[0])
    let picture = try Picture(width: rgba.count / 4, height: 1, rgba: rgba)
    #expect(picture.grey.values == hex(words[1]))
  }

  @Test func `a scaled pixel is the mean of the area it covers, as Pillow's reduce computes it`() throws {
    let cases = try oracle("scale")
    #expect(cases.count == 6)
    for words in cases {
      let sides = words[..<4].compactMap { Int($0) }
      let picture = try #require(GreyPicture(width: sides[0], height: sides[1], values: hex(words[4])))
      #expect(picture.scaled(width: sides[2], height: sides[3]).values == hex(words[5]), "\(sides)")
    }
  }

  @Test func `a flat picture stays flat at every size`() throws {
    let flat = try #require(GreyPicture(width: 37, height: 11, values: [UInt8](repeating: 201, count: 37 * 11)))
    for (width, height) in [(1, 1), (36, 10), (38, 12), (111, 3), (384, 384)] {
      #expect(flat.scaled(width: width, height: height).values.allSatisfy { $0 == 201 })
    }
  }

  @Test(arguments: [(40, 154, 20), (41, 157, 20), (42, 161, 21), (100, 384, 48)])
  func `a picture scaled by per cent has whole dots, and header and rows agree`(
    percent: Int, dots: Int, rowBytes: Int
  ) throws {
    let picture = try Picture(width: 384, height: 100, rgba: [UInt8](repeating: 90, count: 384 * 400))
    #expect((384 * percent * 2 + 100) / 200 == dots)
    let bitmap = try Bitmap(picture, width: dots)
    #expect(bitmap.rowBytes == rowBytes && bitmap.bytes.count == rowBytes * bitmap.height)
    #expect(try Raster.header(rowBytes: bitmap.rowBytes, rows: bitmap.height).dropFirst(4).first == UInt8(rowBytes))
  }

  @Test func `the lift is the power 10 in 13, exactly rounded, and keeps black and white`() throws {
    let words = try #require(try oracle("lift").first)
    #expect(ToneCurve.lifted.table == hex(words[0]))
    #expect(ToneCurve.straight.table == (0...255).map { UInt8($0) })
    #expect(ToneCurve.lifted.table.first == 0 && ToneCurve.lifted.table.last == 255)
  }

  @Test func `a picture that is none is refused`() {
    #expect(throws: ThermalError.empty) { try Picture(width: 0, height: 5, rgba: []) }
    #expect(throws: ThermalError.incompletePicture) { try Picture(width: 2, height: 2, rgba: [1, 2, 3]) }
    #expect(throws: ThermalError.tooLarge(pixels: 25_000_000)) { try Picture(width: 5000, height: 5000, rgba: []) }
    #expect(throws: ThermalError.empty) {
      try Bitmap(Picture(width: 1, height: 1, rgba: [0, 0, 0, 255]), width: 0)
    }
    #expect(throws: ThermalError.tooLong(rowBytes: 48, rows: 192_000)) {
      try Bitmap(Picture(width: 2, height: 1000, rgba: [UInt8](repeating: 0, count: 8000)), width: 384)
    }
  }
}
