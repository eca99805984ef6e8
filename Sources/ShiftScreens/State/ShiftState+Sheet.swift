import Motion

extension ShiftState {
  /// A finger takes hold of the sheet, whose strip is so high; while the car drives it stays where it is.
  package mutating func grabSheet(strip: Double, scrolled: Double, content: Double, at time: Double) {
    guard !isLocked else { return }
    let detents = ShiftState.detents(window.height, strip: strip)
    sheet.grab(
      detents: detents, scrolled: scrolled, reach: content - (detents.highest - detents.lowest), at: time)
  }

  /// The finger went up by some pixels.
  package mutating func pullSheet(up points: Double, at time: Double) { sheet.move(up: points, at: time) }

  /// The finger lets go.
  package mutating func dropSheet(at time: Double) { sheet.letGo(at: time) }
}
