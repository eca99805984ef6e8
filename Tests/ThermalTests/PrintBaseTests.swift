import Drawing
import PrinterSupport
import Testing
import Thermal

@Suite struct PrintBaseTests {
  @Test(arguments: [256, 512])
  func `streets and names survive, blocks, parks and water go white`(side: Int) throws {
    let map = StreetMap(side: side, fonts: try PaperFonts.all())
    let lines = PrintBase.tiles.lines(of: try map.picture)
    var burnt: [StreetMap.Ground: (ink: Int, of: Int)] = [:]
    for (ground, value) in zip(map.ground, lines.values) {
      #expect(value == 0 || value == 255)
      burnt[ground, default: (0, 0)].of += 1
      if value == 0 { burnt[ground, default: (0, 0)].ink += 1 }
    }
    for ground in StreetMap.Ground.allCases {
      let (ink, all) = burnt[ground] ?? (0, 0)
      #expect(all > 0)
      switch ground {
      case .land, .building, .park, .water, .street: #expect(ink == 0, "\(ground)")
      case .name: #expect(ink == all)
      case .edge: #expect(ink * 10 >= all * 9)
      }
    }
  }

  @Test func `a map without its base is grey all over, with it only lines are burnt`() throws {
    let map = try StreetMap(side: 512, fonts: PaperFonts.all()).picture
    let plain = try Bitmap(map, width: 384)
    let based = try Bitmap(map, width: 384, .init(base: .tiles))
    #expect(based.width == 384 && based.height == 384)
    #expect(based.ink * 4 < 384 * 384 && based.ink > 384 * 384 / 50)
    // The bottom eighth is water: bare.
    let water = based.rows(352..<384)
    #expect(water.ink == 0)
    #expect(plain.rows(352..<384).ink > 1000)
  }

  @Test func `a line of one pixel survives at half and at a third of its size`() throws {
    var rgba = [UInt8](repeating: 255, count: 900 * 60 * 4)
    for x in 0..<900 { for channel in 0..<3 { rgba[(30 * 900 + x) * 4 + channel] = 90 } }
    let map = try Picture(width: 900, height: 60, rgba: rgba)
    for width in [450, 300] {
      let ink = try Bitmap(map, width: width, .init(base: .tiles)).ink
      #expect(ink >= width / 5 && ink <= width)
    }
  }

  @Test func `colour is paper and so is a transparent pixel`() throws {
    let pixels: [[UInt8]] = [[200, 0, 0, 255], [0, 0, 0, 0], [0, 0, 0, 255], [10, 90, 10, 255], [30, 30, 40, 255]]
    let row = (0..<40).flatMap { _ in [[255, 255, 255, 255]] as [[UInt8]] }
    for (pixel, isInk) in zip(pixels, [false, false, true, false, true]) {
      var all = row
      all[20] = pixel
      let lines = PrintBase.tiles.lines(of: try Picture(width: 40, height: 1, rgba: all.flatMap { $0 }))
      #expect((lines.values[20] == 0) == isInk, "\(pixel)")
    }
  }
}
