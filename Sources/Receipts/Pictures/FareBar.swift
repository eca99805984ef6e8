import Drawing
import Taximeter
import Units

/// What a ride costs as a bar of its parts.
package enum FareBar {
  /// Draws a bar without words; the longest sum that it stands beside takes all of the box.
  package static func drawing(of bill: Bill, longest: Money, in box: Box) -> Drawing {
    Drawing(
      width: box.x + box.width, height: box.y + box.height,
      operations: operations(of: bill, longest: longest, in: box))
  }

  /// The bar within a box.
  static func operations(of bill: Bill, longest: Money, in box: Box) -> [DrawingOperation] {
    var operations: [DrawingOperation] = []
    var before = Money.zero
    for (part, sum) in bill.parts {
      let left = before.share(of: longest)(box.width)
      before = before + sum
      let right = before.share(of: longest)(box.width)
      operations += part.texture.operations(
        in: Box(x: box.x + left, y: box.y, width: right - left, height: box.height), part.paint)
    }
    return operations
  }
}
