/// The exponential, sine and cosine that springs need, of IEEE arithmetic only: the same bits natively and in WebAssembly.
enum Exponential {
  /// e to the power of x, for x from -700 to 700; beyond, nothing or the most.
  static func exp(_ x: Double) -> Double {
    if x < -700 { return 0 }
    let x = min(x, 700)
    let halvings = (x * 1.4426950408889634).rounded()
    let rest = x - halvings * 0.6931471805599453
    var term = 1.0
    var sum = 1.0
    for place in 1...20 {
      term *= rest / Double(place)
      sum += term
    }
    var factor = halvings < 0 ? 0.5 : 2.0
    var count = Int(halvings.magnitude)
    while count > 0 {
      if count & 1 == 1 { sum *= factor }
      factor *= factor
      count >>= 1
    }
    return sum
  }

  /// Sine and cosine of an angle in radians.
  static func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
    let turn = 6.283185307179586
    let rest = angle - (angle / turn).rounded() * turn
    // An eighth of the angle, and back by doubling three times.
    var sine = 0.0
    var cosine = 1.0
    let eighth = rest / 8
    var term = 1.0
    for place in 1...16 {
      term *= eighth / Double(place)
      switch place % 4 {
      case 1: sine += term
      case 2: cosine -= term
      case 3: sine -= term
      default: cosine += term
      }
    }
    for _ in 0..<3 { (sine, cosine) = (2 * sine * cosine, cosine * cosine - sine * sine) }
    return (sine, cosine)
  }
}
