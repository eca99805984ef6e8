import Drawing

extension Bitmap {
  /// How a picture becomes dots.
  package struct PictureSettings: Sendable, Hashable {
    /// How grey becomes dots.
    package var dither: Dither
    /// The lift of the middle tones; a map is not lifted, or its scaled lines would vanish.
    package var curve: ToneCurve
    /// When set, the picture is a map and only its lines are printed.
    package var base: PrintBase?

    /// Settings for a photograph; others on wish.
    package init(dither: Dither = .floydSteinberg, curve: ToneCurve = .lifted, base: PrintBase? = nil) {
      self.dither = dither
      self.curve = curve
      self.base = base
    }
  }

  /// A picture at its final width: flattened on white, scaled once, dithered once.
  ///
  /// - Throws: ``ThermalError/empty`` for a width below 1, ``ThermalError/tooLong(rowBytes:rows:)`` when the rows would not
  ///   fit 16 bits.
  package init(_ picture: Picture, width: Int, _ settings: PictureSettings = PictureSettings()) throws(ThermalError) {
    guard width > 0 else { throw .empty }
    let grey = settings.base?.lines(of: picture) ?? picture.grey
    let height = grey.height(forWidth: width)
    guard height <= 0xFFFF else { throw .tooLong(rowBytes: (width + 7) / 8, rows: height) }
    let scaled = grey.scaled(width: width, height: height)
    // A map's scaled lines all touch white: decided by the threshold, the finest would vanish.
    let keepsEdges = settings.base == nil
    let curve = settings.base == nil ? settings.curve : .straight
    self = settings.dither.bitmap(of: curve.applied(to: scaled), keepsEdges: keepsEdges)
  }
}
