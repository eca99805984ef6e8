/// How far a sheet follows a finger that pulls it beyond its end.
///
/// The law of UIScrollView, as [FloatingPanel](https://github.com/scenee/FloatingPanel) has it: with a pull
/// of x on a sheet of size d it follows by (1 - 1 / (0.55 x / d + 1)) d. It begins at nothing with the slope 0.55, never
/// overtakes the finger and never goes further than d. All lengths are points.
package enum RubberBand {
  private static var resistance: Double { 0.55 }

  /// How far the sheet goes for a pull; a pull the other way goes as far the other way.
  package static func offset(of pull: Double, over size: Double) -> Double {
    guard size > 0 else { return 0 }
    let way = (1 - 1 / (resistance * pull.magnitude / size + 1)) * size
    return pull < 0 ? -way : way
  }

  /// The pull that holds the sheet at an offset; the way back of ``offset(of:over:)``.
  package static func pull(at offset: Double, over size: Double) -> Double {
    guard size > 0, offset.magnitude < size else { return 0 }
    let pull = (1 / (1 - offset.magnitude / size) - 1) * size / resistance
    return offset < 0 ? -pull : pull
  }
}
