#if canImport(AVFAudio) && !os(macOS)
  import AVFAudio
  import Foundation
  import Phone
  import Screens

  /// The meter's sounds, which mix with what plays; the switch at the phone's side silences them.
  @MainActor
  package final class Speaker {
    private var players: [Sound: AVAudioPlayer] = [:]

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

    private func prepared(_ sound: Sound) throws -> AVAudioPlayer {
      let session = AVAudioSession.sharedInstance()
      try session.setCategory(.ambient, mode: .default, options: [.mixWithOthers])
      let player = try AVAudioPlayer(data: Data(MeterSound.wav(sound)))
      _ = player.prepareToPlay()
      return player
    }
  }
#endif
