import Drawing
import Receipts
import RideLog
import RideSupport
import Tariffs
import Taximeter
import Testing
import Thermal
import Track
import Units
import Words

/// The street map behind the route of a receipt.
@Suite struct RouteMapTests {
  private static func places(_ degrees: [(Double, Double)]) throws -> [Coordinate] {
    try degrees.map { try #require(Coordinate(degreesNorth: $0.0, degreesEast: $0.1)) }
  }

  /// A made map: what a pixel shows follows from where it is in the world, so that tiles fit together.
  private static func ground(_ window: RouteMapWindow) throws -> MapGround {
    var rgba = [UInt8](repeating: 0, count: window.width * window.height * 4)
    for tile in window.tiles {
      for y in max(0, tile.y)..<min(window.height, tile.y + 256) {
        for x in max(0, tile.x)..<min(window.width, tile.x + 256) {
          let (east, south) = (tile.column * 256 + x - tile.x, tile.row * 256 + y - tile.y)
          let isEdge = east % 64 == 0 || east % 64 == 8 || south % 80 == 0 || south % 80 == 6
          let isStreet = east % 64 < 8 || south % 80 < 6
          let colour: [UInt8] = isEdge ? [150, 150, 150] : isStreet ? [255, 255, 255] : [242, 239, 233]
          rgba.replaceSubrange((y * window.width + x) * 4..<(y * window.width + x) * 4 + 4, with: colour + [255])
        }
      }
    }
    return try #require(MapGround(window, rgba: rgba))
  }

  private static func log(_ ride: String) throws -> PricedLog {
    let bytes = try Golden.bytes("Tests/Fixtures/rides/\(ride).ndjson")
    let header = try #require(try RideLog.read(bytes).header)
    let shipped = try ShippedTariffs.tariff(header.tariff)
    return try PricedLog(
      bytes, tariff: Golden.bytes("Data/tariffs/\(header.tariff).json"),
      holidays: shipped.holidays.map { try Golden.bytes("Data/holidays/\($0).json") } ?? [])
  }

  private static func file(_ log: PricedLog, _ language: Language, by attribution: String?) throws -> ReceiptFile {
    let window = try #require(log.mapWindow)
    let map = try attribution.map { try ground(window).map(by: $0) }
    return log.receipt(
      number: 7, strings: try Strings(language, bytes: Golden.bytes("Data/strings/\(language.tag).json")),
      formats: Formats(language, customs: log.tariff.customs()), fonts: try #require(ReceiptSheetTests.fonts), map: map)
  }

  @Test func `the part of the map has the whole way in it, at a size at which names can be read`() throws {
    var dice = Dice(seed: 20)
    for _ in 0..<500 {
      let reach = [0.0005, 0.005, 0.05, 0.5, 5][Int.random(in: 0..<5, using: &dice)]
      let (north, east) = (Double.random(in: -70...70, using: &dice), Double.random(in: -170...170, using: &dice))
      let way = try Self.places(
        (0..<8).map { _ in
          (
            north + Double.random(in: -reach...reach, using: &dice),
            east + Double.random(in: -reach...reach, using: &dice)
          )
        })
      let window = try #require(RouteMapWindow(through: way))
      let pixels = Double(256 << window.zoom)
      let tiles = window.tiles
      for place in way {
        let projected = MapPlace(place)
        let (x, y) = (projected.x * pixels, projected.y * pixels)
        let tile = tiles.first { $0.column == Int(x / 256) && $0.row == Int(y / 256) }
        let found = try #require(tile, "\(place)")
        let (left, top) = (
          Double(found.x) + x - Double(found.column * 256), Double(found.y) + y - Double(found.row * 256)
        )
        #expect(left >= 0 && left <= Double(window.width) && top >= 0 && top <= Double(window.height))
      }
      #expect((192...384).contains(window.width) && (80...281).contains(window.height), "\(window)")
      #expect(window.zoom <= RouteMapWindow.deepest && tiles.count <= 9)
      // The tiles cover it without a gap.
      #expect(
        tiles.map(\.x).min().map { $0 <= 0 } == true
          && tiles.map { $0.x + 256 }.max().map { $0 >= window.width } == true)
      #expect(
        tiles.map(\.y).min().map { $0 <= 0 } == true
          && tiles.map { $0.y + 256 }.max().map { $0 >= window.height } == true)
    }
  }

  @Test func `a way over the 180th meridian goes on, and the map begins anew`() throws {
    let window = try #require(RouteMapWindow(through: try Self.places([(-16.8, 179.98), (-16.8, -179.97)])))
    let columns = Set(window.tiles.map(\.column))
    #expect(columns.contains((1 << window.zoom) - 1) && columns.contains(0) && columns.count <= 3)
  }

  @Test func `a ride that went nowhere has no map`() throws {
    #expect(RouteMapWindow(through: []) == nil)
    #expect(RouteMapWindow(through: try Self.places([(41, 2), (41, 2)])) == nil)
  }

  @Test func `a receipt with a map names its makers below it, in every kind of file`() throws {
    let log = try Self.log("nyc-rush")
    let file = try Self.file(log, .english, by: "© OpenStreetMap contributors, and others whose names are long")
    let lines = file.sheet(.plain).lines
    let first = try #require(lines.firstIndex(of: "© OpenStreetMap contributors, and others"))
    #expect(lines[first + 1] == "whose names are long" && lines[first - 1].hasSuffix("mi"))
    #expect(file.missing.isEmpty)
    let pdf = String(decoding: file.bytes(.pdf), as: UTF8.self)
    #expect(pdf.contains("/Subtype /Image"))
    #expect(String(decoding: file.bytes(.svg), as: UTF8.self).contains("<image "))
    // The words alone have no map and are those of the receipt without one.
    #expect(try file.bytes(.text) == Self.file(log, .english, by: nil).bytes(.text))
  }

  @Test func `a map of another ride is not put behind a route`() throws {
    let (here, there) = (try Self.log("nyc-rush"), try Self.log("bcn-evening"))
    let map = try Self.ground(try #require(there.mapWindow)).map(by: "made")
    let formats = Formats(.english, customs: here.tariff.customs())
    #expect(
      RouteSketch(through: here.meter.places, map: map, formats: formats)
        == RouteSketch(through: here.meter.places, formats: formats))
  }

  @Test func `on a roll the map is its lines, with the way on bare paper over them`() throws {
    let log = try Self.log("nyc-rush")
    let file = try Self.file(log, .english, by: "made")
    let window = try #require(log.mapWindow)
    for dots in [384, 576] {
      var sizes: [Int] = []
      let paper = file.bitmap(dots: dots) { picture, width, height in
        sizes = [width, height]
        return Bitmap(map: picture, width: width, height: height)
      }
      let bare = file.bitmap(dots: dots) { Bitmap(width: $1, height: $2) }
      #expect(paper.height == bare.height && paper.width == dots)
      #expect(paper.ink > bare.ink + dots * 5, "its lines are there")
      // A map on a roll is as wide as the head, or a fraction of a pixel more, which is cut off.
      #expect((dots...dots + 4).contains(sizes[0]) && sizes[1] >= window.height)
    }
  }

  @Test("Receipts with a map are drawn as they were")
  func goldens() throws {
    var list = ""
    for ride in ["nyc-rush", "bcn-evening", "tunnel"] {
      let file = try Self.file(try Self.log(ride), .english, by: "© OpenStreetMap contributors")
      for format in [ReceiptFile.Format.pdf, .svg, .png] {
        list += "\(SHA256.text(of: file.bytes(format)))  \(ride).en.\(format.rawValue)\n"
      }
      let dots = file.bitmap(dots: 384) { Bitmap(map: $0, width: $1, height: $2) }
      list += "\(SHA256.text(of: dots.bytes))  \(ride).en.dots\n"
      if ride == "nyc-rush" { try Golden.expect(PNGWriter.png(dots), at: "Tests/Goldens/paper/map.en.dots.png") }
    }
    try Golden.expect(Array(list.utf8), at: "Tests/Goldens/paper/map.sha256")
  }
}
