import MetroScreens

/// What the phone does for the metro: positions while the app is open, motion, tones, and what stays right with no process.
@MainActor
package struct MetroDevices {
  /// Positions under the sky, while the app is in front.
  package var positions: Positions
  /// Tells each second of the sizes of acceleration, in mm/s², or no longer.
  package var feel: @MainActor (_ isOn: Bool, _ tell: @escaping @MainActor ([Int64]) -> Void) -> Void
  /// Sounds tones one after another.
  package var tones: @MainActor ([MetroEffect.Tone]) -> Void
  /// Plays a sound file, nil for no more; tells whether it plays.
  package var play: @MainActor ([UInt8]?, _ told: @escaping @MainActor (Bool) -> Void) -> Void
  /// Lets the reader send words somewhere.
  package var send: @MainActor (_ text: String, _ told: @escaping @MainActor (_ isSent: Bool) -> Void) -> Void
  /// Shows the ride's card, in the place of the one before; nil takes it away.
  package var card: @MainActor (MetroCard?) -> Void
  /// Takes back every notice of these names and queues others.
  package var notices: @MainActor (_ takingBack: [String], [PlannedNotice]) -> Void
  /// Leaves entries for the widget.
  package var entries: @MainActor ([MetroEntry]) -> Void
  /// What was packed by Deflate and must be so many bytes; nil where it is not.
  package var unpack: @Sendable (_ packed: [UInt8], _ size: Int) -> [UInt8]?

  /// Sets everything.
  package init(
    positions: Positions,
    feel: @escaping @MainActor (_ isOn: Bool, _ tell: @escaping @MainActor ([Int64]) -> Void) -> Void,
    tones: @escaping @MainActor ([MetroEffect.Tone]) -> Void,
    play: @escaping @MainActor ([UInt8]?, _ told: @escaping @MainActor (Bool) -> Void) -> Void,
    send: @escaping @MainActor (_ text: String, _ told: @escaping @MainActor (_ isSent: Bool) -> Void) -> Void,
    card: @escaping @MainActor (MetroCard?) -> Void,
    notices: @escaping @MainActor (_ takingBack: [String], [PlannedNotice]) -> Void,
    entries: @escaping @MainActor ([MetroEntry]) -> Void,
    unpack: @escaping @Sendable (_ packed: [UInt8], _ size: Int) -> [UInt8]?
  ) {
    self.positions = positions
    self.feel = feel
    self.tones = tones
    self.play = play
    self.send = send
    self.card = card
    self.notices = notices
    self.entries = entries
    self.unpack = unpack
  }
}
