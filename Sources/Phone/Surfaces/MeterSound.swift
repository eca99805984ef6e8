import Screens

/// The sounds of the meter as files of plain samples: the click of a key, the tick of a step.
package enum MeterSound {
  /// Samples in a second.
  package static let rate = 44_100

  /// What a sound is made of: a burst that dies away, of a tone or, without one, of noise.
  private struct Burst {
    /// How long it is, in ten-thousandths of a second.
    let length: Int
    /// The loudest sample.
    let loudness: Double
    /// The tone's angle from sample to sample; nil for noise.
    let step: Double?
  }

  /// A sound as a WAV file of 16 bits, one channel.
  package static func wav(_ sound: Sound) -> [UInt8] {
    let burst =
      switch sound {
      case .click: Burst(length: 180, loudness: 0.25, step: nil)
      case .tick: Burst(length: 500, loudness: 0.18, step: 2 * 3.141592653589793 * 1900 / Double(rate))
      }
    return file(samples(burst))
  }

  /// Tones one after another, each so many hertz for so many milliseconds, as such a file.
  package static func wav(_ tones: [(hertz: Int64, milliseconds: Int64)]) -> [UInt8] {
    file(
      tones.flatMap { tone in
        samples(
          Burst(
            length: Int(tone.milliseconds) * 10, loudness: 0.6,
            step: 2 * 3.141592653589793 * Double(min(tone.hertz, 2000)) / Double(rate)))
      })
  }

  private static func samples(_ burst: Burst) -> [Int16] {
    let count = rate * burst.length / 10_000
    var (noise, before, now) = (UInt32(0x2F6E_2B1), 0.0, burst.step.map { sine(of: $0) } ?? 0)
    // sin((n + 1) w) = 2 cos(w) sin(n w) - sin((n - 1) w)
    let twist = burst.step.map { 2 * cosine(of: $0) } ?? 0
    return (0..<count).map { index in
      let wave: Double
      if burst.step != nil {
        wave = before
        (before, now) = (now, twist * now - before)
      } else {
        noise = noise &* 1_664_525 &+ 1_013_904_223
        wave = Double(noise >> 16) / 32_768 - 1
      }
      let left = 1 - Double(index) / Double(count)
      return Int16(burst.loudness * wave * left * left * left * 32_767)
    }
  }

  /// Good to a millionth for angles below a third.
  private static func sine(of angle: Double) -> Double {
    let square = angle * angle
    return angle * (1 - square / 6 * (1 - square / 20 * (1 - square / 42)))
  }

  private static func cosine(of angle: Double) -> Double {
    let square = angle * angle
    return 1 - square / 2 * (1 - square / 12 * (1 - square / 30))
  }

  private static func file(_ samples: [Int16]) -> [UInt8] {
    func number(_ value: Int, bytes: Int) -> [UInt8] { (0..<bytes).map { UInt8(value >> (8 * $0) & 0xFF) } }
    let data = samples.flatMap { number(Int(UInt16(bitPattern: $0)), bytes: 2) }
    return Array("RIFF".utf8) + number(36 + data.count, bytes: 4) + Array("WAVEfmt ".utf8) + number(16, bytes: 4)
      + number(1, bytes: 2) + number(1, bytes: 2) + number(rate, bytes: 4) + number(rate * 2, bytes: 4)
      + number(2, bytes: 2) + number(16, bytes: 2) + Array("data".utf8) + number(data.count, bytes: 4) + data
  }
}
