import Drawing
import Printers
import Receipts
import Thermal

/// A street map as a folder of its squares, `ZOOM/COLUMN/ROW.png` below it, and who made it.
struct TileFolder {
  private let folder: String
  private let attribution: String

  /// The folder that the command line names; nil where it names none.
  init?(_ arguments: Arguments) throws(CommandError) {
    let attribution = arguments.value("tiles-attribution")
    guard let folder = arguments.value("tiles") else {
      guard attribution == nil else { throw .usage("--tiles-attribution is for --tiles: give both") }
      return nil
    }
    guard Files.isFolder(folder) else {
      throw .usage(
        "--tiles \(folder): there is no such folder; it holds the squares of a street map as 15/16372/12347.png")
    }
    guard let attribution, !attribution.isEmpty else {
      throw .usage("say who made the map with --tiles-attribution, as in '© OpenStreetMap contributors'")
    }
    self.folder = folder
    self.attribution = attribution
  }

  /// The part of the map behind a way; nil for one that went nowhere.
  func map(of window: RouteMapWindow?) throws(CommandError) -> RouteMap? {
    guard let window else { return nil }
    let side = RouteMapWindow.side
    // White where there is no world.
    var rgba = [UInt8](repeating: 255, count: window.width * window.height * 4)
    for tile in window.tiles {
      let picture = try square(tile)
      for y in max(0, -tile.y)..<max(max(0, -tile.y), min(side, window.height - tile.y)) {
        let columns = max(0, -tile.x)..<max(max(0, -tile.x), min(side, window.width - tile.x))
        let target = ((tile.y + y) * window.width + tile.x + columns.lowerBound) * 4
        let source = (y * side + columns.lowerBound) * 4
        rgba.replaceSubrange(
          target..<target + columns.count * 4, with: picture.rgba[source..<source + columns.count * 4])
      }
    }
    return MapGround(window, rgba: rgba)?.map(by: attribution)
  }

  private func square(_ tile: RouteMapWindow.Tile) throws(CommandError) -> Picture {
    let path = "\(folder)/\(tile.zoom)/\(tile.column)/\(tile.row).png"
    let bytes = try Files.given(path)
    let picture: Picture
    do throws(PrinterError) {
      picture = try PNGPicture.read(bytes, path: path)
    } catch {
      throw .input(error.message)
    }
    guard picture.width == RouteMapWindow.side, picture.height == RouteMapWindow.side else {
      throw .input("\(path): it has \(picture.width) by \(picture.height) pixels; a square of a map has 256 by 256")
    }
    return picture
  }
}
