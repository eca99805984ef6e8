/// How much what lies behind a sheet is blurred by the height of the sheet.
package enum SheetBlur {
  /// The most, in points.
  package static var most: Double { 30 }

  /// The radius of the blur for a height, all in points.
  ///
  /// None up to half of the highest or the usual height, whichever is more, and the most at the highest; where the usual
  /// height is the highest there is none below it.
  package static func radius(at height: Double, usual: Double, highest: Double) -> Double {
    let threshold = max(highest / 2, usual)
    guard highest > threshold else { return height >= highest && highest > 0 ? most : 0 }
    return max(0, min(most, most * (height - threshold) / (highest - threshold)))
  }
}
