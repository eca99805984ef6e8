/// What is heard at an alert.
enum Chime {
  /// Two notes that rise: the next stop is the rider's.
  case next
  /// Three times two notes: get off.
  case getOff
  /// One low note: the doors should be open.
  case arrived

  /// The samples of the chime, 8000 a second.
  var samples: [Int16] {
    switch self {
    case .next: Chime.notes([.high, .higher])
    case .getOff: Chime.notes([.higher, .high, .higher, .high, .higher, .high])
    case .arrived: Chime.notes([.low])
    }
  }

  /// A tone by twice the cosine of its step: 2 cos(2 pi f / 8000).
  private enum Note {
    case low, high, higher

    /// 440, 880 and 1320 Hz.
    var doubledCosine: Double {
      switch self {
      case .low: 1.881_761_537_908_451
      case .high: 1.541_026_485_551_578_3
      case .higher: 1.018_082_831_500_742_9
      }
    }

    /// sin(2 pi f / 8000).
    var firstSine: Double {
      switch self {
      case .low: 0.338_737_920_245_291_4
      case .high: 0.637_423_989_748_689_7
      case .higher: 0.860_742_027_003_943_5
      }
    }
  }

  /// A note lasts 0.4 s and fades out.
  private static let length = 3200
  private static let loudness = 24_000.0

  private static func notes(_ notes: [Note]) -> [Int16] {
    var samples: [Int16] = []
    for note in notes {
      var before = 0.0
      var now = note.firstSine
      for index in 0..<length {
        let fade = Double(length - index) / Double(length)
        samples.append(Int16(before * loudness * fade))
        // A sine is made of the two before it, so that no library's last digit counts.
        (before, now) = (now, note.doubledCosine * now - before)
      }
    }
    return samples
  }
}
