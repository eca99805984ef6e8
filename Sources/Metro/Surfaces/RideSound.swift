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
    guard let arrival = ride.schedule?.arrivals.last, arrival > now, arrival - now < longest else { return nil }
    var chimes = ride.pendingAlerts(from: now).map { alert in
      (at: sample(alert.at - now), chime: alert.kind == .next ? Chime.next : Chime.getOff)
    }
    chimes.append((at: sample(arrival - now), chime: Chime.arrived))
    return flac(chimes.map { ($0.at, $0.chime.samples) }, count: sample(arrival - now) + 10 * rate)
  }

  private static func sample(_ time: Elapsed) -> Int { Int(time.milliseconds) * rate / 1000 }

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
