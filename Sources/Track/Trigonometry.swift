/// Sine and cosine made of IEEE addition, multiplication and division only.
///
/// The C library's last bit differs between platforms; these give the same bits natively and in WebAssembly, so a
/// distance is the same to the millimetre everywhere. Series of Taylor on at most an eighth of a turn; the error is
/// below one unit in the last place of 1.
enum Trigonometry {
  static var radiansPerDegree: Double { 0.017453292519943295 }

  private static var eighth: Double { 0.7853981633974483 }
  private static var quarter: Double { 1.5707963267948966 }

  /// Sine and cosine of an angle of at most a quarter turn either way.
  @inline(__always)
  static func sineAndCosine(ofQuarterTurn angle: Double) -> (sine: Double, cosine: Double) {
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

  /// The same of four angles at once, to the bit.
  @inline(__always)
  static func sinesAndCosines(ofQuarterTurns angles: SIMD4<Double>) -> (sines: SIMD4<Double>, cosines: SIMD4<Double>) {
    let isNegative = angles .< 0
    let magnitudes = angles.replacing(with: -angles, where: isNegative)
    let isSteep = magnitudes .> eighth
    let rests = magnitudes.replacing(with: quarter - magnitudes, where: isSteep)
    let (sines, cosines) = (sine(rests), cosine(rests))
    // The series of a sine has the sign of its angle in every term, that of a cosine in none.
    let swapped = sines.replacing(with: cosines, where: isSteep)
    return (
      swapped.replacing(with: -swapped, where: isNegative), cosines.replacing(with: sines, where: isSteep)
    )
  }

  /// Below half a difference of so many radians the further terms of a sine are below the last bit.
  @inline(__always)
  static var near: Double { 0.001 }

  /// Sine of half the difference of two longitudes, which may be anything up to a whole turn.
  @inline(__always)
  static func sineOfHalf(_ difference: Double) -> Double {
    let half = difference.magnitude / 2
    if half < near { return nearSine(half) }
    return sineAndCosine(ofQuarterTurn: half > quarter ? 2 * quarter - half : half).sine
  }

  /// Sine of an angle from zero to ``near``.
  @inline(__always)
  static func nearSine<Number: SeriesNumber>(_ x: Number) -> Number {
    let z = x * x
    return x + x * z * (Number(each: -1.0 / 6) + z * Number(each: 1.0 / 120))
  }

  @inline(__always)
  private static func sine<Number: SeriesNumber>(_ x: Number) -> Number {
    let z = x * x
    var series = Number(each: -1.0 / 1_307_674_368_000) + z * Number(each: 1.0 / 355_687_428_096_000)
    series = Number(each: 1.0 / 6_227_020_800) + z * series
    series = Number(each: -1.0 / 39_916_800) + z * series
    series = Number(each: 1.0 / 362_880) + z * series
    series = Number(each: -1.0 / 5040) + z * series
    series = Number(each: 1.0 / 120) + z * series
    series = Number(each: -1.0 / 6) + z * series
    return x + x * z * series
  }

  @inline(__always)
  private static func cosine<Number: SeriesNumber>(_ x: Number) -> Number {
    let z = x * x
    var series = Number(each: -1.0 / 87_178_291_200) + z * Number(each: 1.0 / 20_922_789_888_000)
    series = Number(each: 1.0 / 479_001_600) + z * series
    series = Number(each: -1.0 / 3_628_800) + z * series
    series = Number(each: 1.0 / 40320) + z * series
    series = Number(each: -1.0 / 720) + z * series
    series = Number(each: 1.0 / 24) + z * series
    return Number(each: 1) - z * Number(each: 0.5) + z * z * series
  }
}

/// What a series is summed in: one number, or four at once.
protocol SeriesNumber {
  init(each value: Double)
  static func + (left: Self, right: Self) -> Self
  static func - (left: Self, right: Self) -> Self
  static func * (left: Self, right: Self) -> Self
}

extension Double: SeriesNumber {
  @inline(__always)
  init(each value: Double) { self = value }
}

extension SIMD4: SeriesNumber where Scalar == Double {
  @inline(__always)
  init(each value: Double) { self.init(repeating: value) }
}
