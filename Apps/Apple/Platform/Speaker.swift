#if canImport(AVFAudio) && !os(macOS)
  import AVFAudio
  import Foundation
  import Phone
  import Screens

  /// The meter's sounds, which mix with what plays; the switch at the phone's side silences them.
  @MainActor
  package final class Speaker {
    private var players: [Sound: AVAudioPlayer] = [:]
    private var loud: AVAudioPlayer?

    /// Prepares nothing until the first sound.
    package init() {}

    /// Makes a sound.
    package func play(_ sound: Sound) {
      do {
        let player = try players[sound] ?? prepared(sound)
        players[sound] = player
        player.currentTime = 0
        _ = player.play()
      } catch {
        // A meter that cannot sound still measures.
      }
    }

    /// Sounds tones one after another; these are heard over what plays, because somebody sleeps.
    package func play(_ tones: [(hertz: Int64, milliseconds: Int64)]) {
      play(loudly: MeterSound.wav(tones)) { _ in }
    }

    /// Plays a file until it ends or another takes its place; nil for no more.
    package func play(loudly file: [UInt8]?, _ told: @escaping @MainActor (Bool) -> Void) {
      loud?.stop()
      loud = nil
      guard let file else { return told(false) }
      do {
        let session = AVAudioSession.sharedInstance()
        try session.setCategory(.playback, mode: .default, options: [.duckOthers])
        try session.setActive(true)
        let player = try AVAudioPlayer(data: Data(file))
        loud = player
        told(player.play())
      } catch {
        told(false)
      }
    }

    private func prepared(_ sound: Sound) throws -> AVAudioPlayer {
      let session = AVAudioSession.sharedInstance()
      try session.setCategory(.ambient, mode: .default, options: [.mixWithOthers])
      let player = try AVAudioPlayer(data: Data(MeterSound.wav(sound)))
      _ = player.prepareToPlay()
      return player
    }
  }

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
