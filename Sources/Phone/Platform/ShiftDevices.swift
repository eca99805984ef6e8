/// What the phone does for the driver's shift.
@MainActor
package struct ShiftDevices {
  /// Beats so many times a second until it is told another number; 0 for none.
  package var beat: @MainActor (_ rate: Int64, _ tick: @escaping @MainActor () -> Void) -> Void
  /// The same for the pictures of a sheet that glides.
  package var frames: @MainActor (_ rate: Int64, _ tick: @escaping @MainActor () -> Void) -> Void
  /// Sounds tones one after another, each so many hertz for so many milliseconds.
  package var tones: @MainActor ([(hertz: Int64, milliseconds: Int64)]) -> Void
  /// Says a text aloud, in a language.
  package var speak: @MainActor (_ text: String, _ language: String) -> Void

  /// Sets everything.
  package init(
    beat: @escaping @MainActor (_ rate: Int64, _ tick: @escaping @MainActor () -> Void) -> Void,
    frames: @escaping @MainActor (_ rate: Int64, _ tick: @escaping @MainActor () -> Void) -> Void,
    tones: @escaping @MainActor ([(hertz: Int64, milliseconds: Int64)]) -> Void,
    speak: @escaping @MainActor (_ text: String, _ language: String) -> Void
  ) {
    self.beat = beat
    self.frames = frames
    self.tones = tones
    self.speak = speak
  }
}
