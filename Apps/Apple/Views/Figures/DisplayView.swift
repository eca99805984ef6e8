import Drawing
import Phone
import SwiftUI

/// Digits made of bars in four layers, each one path: ghost, bloom, body and hot core.
///
/// The bloom is decoration: where it is drawn plainer, nothing is lost.
struct DisplayView: View {
  let reading: String
  let pattern: String
  let skin: Skin
  var isLively = true
  /// What is lit; all of it while the lamps are tested.
  var testsLamps = false
  var place = 1.0

  var body: some View {
    let frame = SegmentFrame(pattern: pattern)
    let display = SegmentDisplay(testsLamps ? pattern : reading, in: frame)
    let size = (width: display.frame.width, height: display.frame.style.height)
    ZStack {
      layer(display.ghost, size).fill(Color(skin.lit, opacity: Double(skin.ghost) / 1000))
      if isLively, skin.figures == .glowing {
        layer(display.lit, size).fill(Color(skin.lit)).blur(radius: 6).opacity(Double(skin.bloom) / 1000)
      }
      if skin.figures == .shadowed {
        layer(display.lit, size).fill(Color(skin.lit, opacity: Double(skin.bloom) / 1000)).offset(x: 2, y: 3)
      }
      layer(display.lit, size).fill(Color(skin.lit))
      if isLively, skin.coreStrength > 0 {
        layer(display.core, size).fill(Color(skin.core)).opacity(Double(skin.coreStrength) / 1000)
      }
    }
    .aspectRatio(size.width / max(size.height, 1), contentMode: .fit)
    .accessibilityHidden(true)
  }

  private func layer(_ outline: Outline, _ size: (width: Double, height: Double)) -> OutlineShape {
    OutlineShape(outline: outline, width: size.width, height: size.height, place: place)
  }
}

/// The time of day, whose colon blinks while it is seen.
struct ClockView: View {
  let reading: String
  let pattern: String
  let skin: Skin
  let isLively: Bool
  let testsLamps: Bool

  @State private var isOn = true

  var body: some View {
    DisplayView(
      reading: isOn ? reading : reading.replacing(":", with: " "), pattern: pattern, skin: skin, isLively: isLively,
      testsLamps: testsLamps
    )
    .task(id: isLively) {
      isOn = true
      while isLively, !Task.isCancelled {
        // Twice a second, and only while the meter is on the screen.
        do { try await Task.sleep(for: .milliseconds(500)) } catch { return }
        isOn.toggle()
      }
    }
  }
}
