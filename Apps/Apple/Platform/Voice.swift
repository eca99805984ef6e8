#if canImport(AVFAudio) && !os(macOS)
  import AVFAudio

  /// Says texts aloud, the newest at once: an offer that has gone is of no use to a driver.
  @MainActor
  package final class Voice {
    private let speaker = AVSpeechSynthesizer()

    /// Prepares a voice that is silent.
    package init() {}

    /// Says a text in a language; without a voice for it, in the phone's own.
    package func speak(_ text: String, _ language: String) {
      _ = speaker.stopSpeaking(at: .immediate)
      let words = AVSpeechUtterance(string: text)
      words.voice = AVSpeechSynthesisVoice(language: language)
      speaker.speak(words)
    }
  }
#endif
