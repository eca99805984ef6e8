import Drawing
import Phone
import Screens
import SwiftUI

/// The wheels of a register, cream on black with the light on their curve.
struct DrumsView: View {
  let wheels: [WheelContent]
  let skin: Skin
  let isLively: Bool

  var body: some View {
    HStack(spacing: 3) {
      ForEach(wheels.numbered, id: \.id) { wheel in
        if wheel.item.isMinor, wheel.id == firstMinor {
          Circle().fill(Color(skin.lit)).frame(width: 5, height: 5)
        }
        DrumView(position: wheel.item.position, skin: skin, isLeading: wheel.item.isLeading)
          .animation(isLively ? .easeOut(duration: 0.25) : nil, value: wheel.item.position)
      }
    }
    .accessibilityHidden(true)
  }

  private var firstMinor: Int? { wheels.firstIndex { $0.isMinor } }
}

/// One wheel: the numeral that stands in the window, and the next one where it turns.
struct DrumView: View {
  /// Thousandths of a digit.
  let position: Int
  let skin: Skin
  let isLeading: Bool

  var body: some View {
    GeometryReader { proxy in
      let height = proxy.size.height
      let passed = Double(position % Drums.step) / Double(Drums.step)
      let digit = position / Drums.step % 10
      ZStack {
        RoundedRectangle(cornerRadius: 3).fill(Color(skin.glass))
        numeral(digit, height).offset(y: -passed * height)
        if passed > 0 { numeral((digit + 1) % 10, height).offset(y: (1 - passed) * height) }
        Rectangle().fill(Self.light)
      }
      .clipShape(RoundedRectangle(cornerRadius: 3))
    }
    .aspectRatio(0.62, contentMode: .fit)
  }

  private func numeral(_ digit: Int, _ height: CGFloat) -> some View {
    Text(verbatim: String(digit))
      .font(.system(size: height * 0.7, weight: .medium))
      .monospacedDigit()
      .foregroundStyle(Color(skin.lit, opacity: isLeading ? 0.4 : 1))
      .frame(height: height)
  }

  /// The shade at the top and the bottom of a wheel.
  private static let light = LinearGradient(
    gradient: Gradient(stops: [
      Gradient.Stop(color: .black.opacity(0.8), location: 0),
      Gradient.Stop(color: .black.opacity(0.1), location: 0.28),
      Gradient.Stop(color: .black.opacity(0.08), location: 0.72),
      Gradient.Stop(color: .black.opacity(0.85), location: 1),
    ]), startPoint: .top, endPoint: .bottom)
}

/// A text on cards like wheels that stand still.
struct CardsView: View {
  let text: String
  let skin: Skin

  var body: some View {
    HStack(spacing: 3) {
      ForEach(Array(text).numbered, id: \.id) { letter in
        if let digit = letter.item.wholeNumberValue {
          DrumView(position: digit * Drums.step, skin: skin, isLeading: false)
        } else {
          Text(verbatim: String(letter.item))
            .font(.system(.title, weight: .medium))
            .foregroundStyle(Color(skin.lit))
        }
      }
    }
    .accessibilityHidden(true)
  }
}
