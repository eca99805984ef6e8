import Drawing

/// An outline of `Drawing`, by a name that no other framework has.
package typealias Outline = Path

extension Bitmap {
  /// Its dots as rectangles of whole dots: runs of a row, those of the rows below joined where they are the same.
  package var boxes: [Box] {
    var boxes: [Box] = []
    /// The runs of the row above, each with its place among the boxes.
    var above: [Run: Int] = [:]
    for y in 0..<height {
      var here: [Run: Int] = [:]
      for run in runs(ofRow: y) {
        if let place = above[run] {
          boxes[place].height += 1
          here[run] = place
        } else {
          here[run] = boxes.count
          boxes.append(
            Box(x: Double(run.from), y: Double(y), width: Double(run.to - run.from), height: 1))
        }
      }
      above = here
    }
    return boxes
  }

  private struct Run: Hashable {
    var from: Int
    var to: Int
  }

  private func runs(ofRow y: Int) -> [Run] {
    var runs: [Run] = []
    var start: Int?
    for x in 0...width {
      let isBurnt = x < width && self[x, y]
      if isBurnt, start == nil { start = x }
      if !isBurnt, let from = start {
        runs.append(Run(from: from, to: x))
        start = nil
      }
    }
    return runs
  }
}
