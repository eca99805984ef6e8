/// Sine and cosine made of IEEE addition, multiplication and division only.
///
/// The C library's last bit differs between platforms; these give the same bits natively and in WebAssembly, so a
/// distance is the same to the millimetre everywhere. Series of Taylor on at most an eighth of a turn; the error is
/// below one unit in the last place of 1.
enum Trigonometry {
  static var radiansPerDegree: Double { 0.017453292519943295 }

  /// Sine and cosine of an angle of at most a quarter turn either way.
  @inline(__always)
  static func sineAndCosine(ofQuarterTurn angle: Double) -> (sine: Double, cosine: Double) {
    let eighth = 0.7853981633974483
    let quarter = 1.5707963267948966
    if angle > eighth {
      let rest = quarter - angle
      return (cosine(rest), sine(rest))
    }
    if angle < -eighth {
      let rest = quarter + angle
      return (-cosine(rest), sine(rest))
    }
    return (sine(angle), cosine(angle))
  }

  /// Sine of half the difference of two longitudes, which may be anything up to a whole turn.
  @inline(__always)
  static func sineOfHalf(_ difference: Double) -> Double {
    let half = difference.magnitude / 2
    // So near, the further terms are below the last bit.
    if half < 0.001 { return nearSine(half) }
    let quarter = 1.5707963267948966
    return sineAndCosine(ofQuarterTurn: half > quarter ? 2 * quarter - half : half).sine
  }

  @inline(__always)
  private static func nearSine(_ x: Double) -> Double {
    let z = x * x
    return x + x * z * (-1.0 / 6 + z * (1.0 / 120))
  }

  @inline(__always)
  private static func sine(_ x: Double) -> Double {
    let z = x * x
    let series =
      -1.0 / 6
      + z
      * (1.0 / 120
        + z
        * (-1.0 / 5040
          + z
          * (1.0 / 362_880
            + z
            * (-1.0 / 39_916_800
              + z * (1.0 / 6_227_020_800 + z * (-1.0 / 1_307_674_368_000 + z * (1.0 / 355_687_428_096_000)))))))
    return x + x * z * series
  }

  @inline(__always)
  private static func cosine(_ x: Double) -> Double {
    let z = x * x
    let series =
      1.0 / 24
      + z
      * (-1.0 / 720
        + z
        * (1.0 / 40320
          + z
          * (-1.0 / 3_628_800
            + z * (1.0 / 479_001_600 + z * (-1.0 / 87_178_291_200 + z * (1.0 / 20_922_789_888_000))))))
    return 1 - z / 2 + z * z * series
  }
}
