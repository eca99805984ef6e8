import Units

/// A ride as a sound that plays by itself: silent but for chimes at the alerts and at the arrival.
///
/// A phone that plays it needs no running program to ring. FLAC, because its constant blocks make silence cost a few bytes:
/// half an hour takes some 100 kB ([RFC 9639](https://www.rfc-editor.org/rfc/rfc9639)).
package enum RideSound {
  /// Samples a second.
  package static let rate = 8000
  /// Samples of a block.
  static let block = 4000
  /// The longest sound: rides are shorter, and a file of it is still small.
  package static let longest = Elapsed.seconds(4 * 3600)

  /// The sound from an instant to ten seconds after the arrival; nil when the ride has no schedule or is over by then.
  package static func flac(of ride: MetroRide, from now: Instant) -> [UInt8]? {
    parts(of: ride, from: now).map { flac($0.parts, count: $0.count) }
  }

  /// The same as a WAV file of 8 bits, for players without FLAC; half an hour weighs 14 MB.
  package static func wave(of ride: MetroRide, from now: Instant) -> [UInt8]? {
    parts(of: ride, from: now).map { wave($0.parts, count: $0.count) }
  }

  /// The chimes at their samples, and how many samples there are in all.
  private static func parts(
    of ride: MetroRide, from now: Instant
  ) -> (parts: [(at: Int, samples: [Int16])], count: Int)? {
    guard let arrival = ride.schedule?.arrivals.last, arrival > now, arrival - now < longest else { return nil }
    var chimes = ride.pendingAlerts(from: now).map { alert in
      (at: sample(alert.at - now), samples: (alert.kind == .next ? Chime.next : Chime.getOff).samples)
    }
    chimes.append((at: sample(arrival - now), samples: Chime.arrived.samples))
    return (chimes, sample(arrival - now) + 10 * rate)
  }

  private static func sample(_ time: Elapsed) -> Int { Int(time.milliseconds * Int64(rate) / 1000) }

  /// A WAV file ([RIFF](https://www.mmsp.ece.mcgill.ca/Documents/AudioFormats/WAVE/WAVE.html)): one channel, 128 is silence.
  static func wave(_ parts: [(at: Int, samples: [Int16])], count: Int) -> [UInt8] {
    func little(_ value: Int, _ bytes: Int) -> [UInt8] {
      (0..<bytes).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    var bytes = Array("RIFF".utf8) + little(36 + count, 4) + Array("WAVEfmt ".utf8) + little(16, 4)
    bytes += little(1, 2) + little(1, 2) + little(rate, 4) + little(rate, 4) + little(1, 2) + little(8, 2)
    bytes += Array("data".utf8) + little(count, 4)
    let head = bytes.count
    bytes += [UInt8](repeating: 128, count: count)
    for part in parts {
      for (index, sample) in part.samples.enumerated() where part.at + index < count && part.at + index >= 0 {
        bytes[head + part.at + index] = UInt8(truncatingIfNeeded: 128 + Int(sample) / 256)
      }
    }
    return bytes
  }

  /// Silence with samples put in at places; what is put in later wins.
  static func flac(_ parts: [(at: Int, samples: [Int16])], count: Int) -> [UInt8] {
    var stream = FLACStream(count: count)
    var start = 0
    while start < count {
      let end = min(start + block, count)
      var samples: [Int16] = []
      for part in parts where part.at < end && part.at + part.samples.count > start {
        if samples.isEmpty { samples = [Int16](repeating: 0, count: end - start) }
        for index in max(part.at, start)..<min(part.at + part.samples.count, end) {
          samples[index - start] = part.samples[index - part.at]
        }
      }
      stream.append(samples, count: end - start)
      start = end
    }
    return stream.bytes
  }
}
