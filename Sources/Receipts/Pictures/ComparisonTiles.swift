import Drawing
import Tariffs
import Words

/// The three sums that a comparison is looked at for: the cheapest, one's own, the dearest.
struct ComparisonTiles {
  private let tiles: [(label: String, sum: String, city: String, isOwn: Bool)]

  /// Takes them from the first group; none of fewer than three cities.
  init(_ rows: ComparisonRows, own: String?, strings: Strings) {
    guard let group = rows.groups.first, group.currency != nil, group.cities.count > 2,
      let first = group.cities.first, let last = group.cities.last
    else {
      tiles = []
      return
    }
    let mine = group.cities.first { $0.tariff.id == own }
    let wanted = [
      (Phrase.pictureCheapest, first), (.pictureHere, mine ?? first), (.pictureDearest, last),
    ]
    tiles = wanted.filter { $0.0 != .pictureHere || mine != nil }.map { phrase, city in
      (strings.text(phrase), rows.sum(of: city), rows.name(of: city), phrase == .pictureHere)
    }
  }

  /// Draws them side by side, on a phone one below the other, and goes down past them.
  func draw(on canvas: inout Canvas) {
    guard !tiles.isEmpty else { return }
    let isNarrow = canvas.width < PictureWidth.narrow
    let gap = isNarrow ? 6.0 : 10.0
    let width = isNarrow ? canvas.room : (canvas.room - gap * Double(tiles.count - 1)) / Double(tiles.count)
    let height = isNarrow ? 52.0 : 84.0
    for (index, tile) in tiles.enumerated() {
      let box = Box(
        x: canvas.margin + (isNarrow ? 0 : Double(index) * (width + gap)), y: canvas.y, width: width, height: height)
      canvas.fill(box, .panel)
      let edge =
        isNarrow ? Box(x: box.x, y: box.y, width: 4, height: height) : Box(x: box.x, y: box.y, width: width, height: 4)
      canvas.fill(edge, tile.isOwn ? .accent : .grid)
      let inset = isNarrow ? 14.0 : 12.0
      var room = width - 2 * inset
      let sum = Canvas.size(fitting: tile.sum, into: isNarrow ? room / 2 : room, from: isNarrow ? 20 : 26)
      canvas.write(
        tile.sum, size: sum, at: isNarrow ? box.x + width - inset : box.x + inset, box.y + (isNarrow ? 33 : 52),
        isNarrow ? .right : .left, .extraBold)
      if isNarrow { room -= Canvas.width(of: tile.sum, size: sum) + 12 }
      func line(_ text: String, _ size: Double, _ y: Double, _ paint: Paint) {
        canvas.write(
          text, size: Canvas.size(fitting: text, into: room, from: size), at: box.x + inset, box.y + y, .left, .medium,
          paint)
      }
      line(tile.label, Canvas.Size.small, isNarrow ? 20 : 24, .faint)
      line(tile.city, Canvas.Size.text, isNarrow ? 40 : 72, .ink)
      if isNarrow { canvas.y += height + gap }
    }
    canvas.y += isNarrow ? 12 : height + 18
  }
}
