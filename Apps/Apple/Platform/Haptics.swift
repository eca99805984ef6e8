#if canImport(CoreHaptics) && !os(macOS)
  import CoreHaptics

  /// A short shake under the finger.
  @MainActor
  package final class Haptics {
    private var engine: CHHapticEngine?

    /// Prepares nothing until the first shake.
    package init() {}

    /// Shakes for so many milliseconds, where the phone can.
    package func shake(_ milliseconds: Int64) {
      guard CHHapticEngine.capabilitiesForHardware().supportsHaptics else { return }
      do {
        let engine = try engine ?? CHHapticEngine()
        self.engine = engine
        engine.isAutoShutdownEnabled = true
        try engine.start()
        let event = CHHapticEvent(
          eventType: .hapticContinuous,
          parameters: [
            CHHapticEventParameter(parameterID: .hapticIntensity, value: 0.7),
            CHHapticEventParameter(parameterID: .hapticSharpness, value: 0.6),
          ], relativeTime: 0, duration: Double(milliseconds) / 1000)
        try engine.makePlayer(with: CHHapticPattern(events: [event], parameters: [])).start(atTime: 0)
      } catch {
        // The key still clicks and shows that it was pressed.
        engine = nil
      }
    }
  }
#endif
