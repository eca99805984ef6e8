#if canImport(AVFAudio) && !os(macOS)
  import AVFAudio
  import Foundation
  import Phone
  import Screens

  /// The meter's sounds, which mix with what plays; the switch at the phone's side silences them.
  @MainActor
  package final class Speaker: NSObject {
    private var players: [Sound: AVAudioPlayer] = [:]
    /// What is heard over silent mode, until it ends.
    private var loud: AVAudioPlayer?

    /// Prepares nothing until the first sound.
    package override init() {}

    /// Makes a sound.
    package func play(_ sound: Sound) {
      do {
        if loud == nil {
          try AVAudioSession.sharedInstance().setCategory(.ambient, mode: .default, options: [.mixWithOthers])
        }
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
      _ = play(loudly: MeterSound.wav(tones), .duckOthers)
    }

    /// Plays a ride's sound until it ends or another takes its place; nil for no more.
    ///
    /// It is silent for most of the way, so what else plays goes on as loud as it was.
    package func play(ride file: [UInt8]?, _ told: @escaping @MainActor (Bool) -> Void) {
      guard let file else {
        loud?.stop()
        rest()
        return told(false)
      }
      told(play(loudly: file, .mixWithOthers))
    }

    private func play(loudly file: [UInt8], _ options: AVAudioSession.CategoryOptions) -> Bool {
      loud?.stop()
      do {
        let session = AVAudioSession.sharedInstance()
        try session.setCategory(.playback, mode: .default, options: options)
        try session.setActive(true)
        let player = try AVAudioPlayer(data: Data(file))
        player.delegate = self
        loud = player
        return player.play()
      } catch {
        loud = nil
        return false
      }
    }

    /// Gives the others their loudness back.
    private func rest() {
      loud = nil
      do {
        try AVAudioSession.sharedInstance().setActive(false, options: .notifyOthersOnDeactivation)
      } catch {
        // A click is still sounding; the next rest does it.
      }
    }

    private func prepared(_ sound: Sound) throws -> AVAudioPlayer {
      let player = try AVAudioPlayer(data: Data(MeterSound.wav(sound)))
      _ = player.prepareToPlay()
      return player
    }
  }

  extension Speaker: AVAudioPlayerDelegate {
    /// A loud sound is over; where the system tells it is its own affair.
    package nonisolated func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
      let ended = ObjectIdentifier(player)
      Task { @MainActor in
        if let loud, ObjectIdentifier(loud) == ended { rest() }
      }
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
