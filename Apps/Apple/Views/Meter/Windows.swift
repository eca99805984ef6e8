import Drawing
import Screens
import SwiftUI

/// What stands over the digits of a window.
struct WindowHead: View {
  let window: MeterScreen.Window

  var body: some View {
    HStack(spacing: Space.small) {
      Text(verbatim: window.label).font(.system(.caption, weight: .semibold))
      Spacer(minLength: 0)
      if let doubt = window.doubt { Text(verbatim: doubt.shown).font(.system(.caption)).monospacedDigit() }
      if let unit = window.unit { Text(verbatim: unit).font(.system(.caption, weight: .semibold)) }
    }
    .foregroundStyle(Tint.quiet)
    .lineLimit(1)
  }
}

/// The smoked glass of a window, with the grid of a fluorescent display where the skin has one.
struct GlassView<Content: View>: View {
  let window: MeterScreen.Window
  let skin: Skin
  @ViewBuilder let figures: () -> Content

  var body: some View {
    VStack(spacing: Space.hair) {
      WindowHead(window: window)
      figures()
        .padding(Space.small)
        .frame(maxWidth: .infinity)
        .background(Color(skin.glass))
        .overlay { if skin.grid { GridShape().stroke(Color(skin.lit, opacity: 0.06), lineWidth: 1) } }
        .clipShape(RoundedRectangle(cornerRadius: Corner.key))
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(verbatim: window.label))
    .accessibilityValue(
      Text(verbatim: [window.spoken, window.doubt?.spoken].compactMap { $0 }.joined(separator: ", "))
    )
    .accessibilityAddTraits(.updatesFrequently)
  }
}

/// The fine grid before a fluorescent display.
struct GridShape: Shape {
  nonisolated func path(in rect: CGRect) -> SwiftUI.Path {
    var path = SwiftUI.Path()
    var x = rect.minX
    while x < rect.maxX {
      path.move(to: CGPoint(x: x, y: rect.minY))
      path.addLine(to: CGPoint(x: x, y: rect.maxY))
      x += 4
    }
    return path
  }
}

/// A sum as bars or as wheels.
struct SumView: View {
  let window: MeterScreen.Window
  let screen: MeterScreen

  var body: some View {
    if window.wheels.isEmpty {
      DisplayView(
        reading: window.reading, pattern: window.pattern, skin: screen.skin, isLively: screen.face.isLively,
        testsLamps: screen.face.testsLamps)
    } else {
      DrumsView(wheels: window.wheels, skin: screen.skin, isLively: screen.face.isLively)
    }
  }
}

/// The large window.
struct FareWindow: View {
  let window: MeterScreen.Window
  let screen: MeterScreen

  var body: some View {
    GlassView(window: window, skin: screen.skin) { SumView(window: window, screen: screen) }
      .accessibilityIdentifier("window-fare")
  }
}

/// A smaller one: the extras, the rate.
struct SmallWindow: View {
  let window: MeterScreen.Window
  let screen: MeterScreen

  var body: some View {
    GlassView(window: window, skin: screen.skin) {
      if screen.skin.figures == .wheels, window.wheels.isEmpty {
        CardsView(text: window.reading, skin: screen.skin)
      } else {
        SumView(window: window, screen: screen)
      }
    }
  }
}

/// The city's time of day.
struct TimeWindow: View {
  let window: MeterScreen.Window
  let screen: MeterScreen

  var body: some View {
    GlassView(window: window, skin: screen.skin) {
      if screen.skin.figures == .wheels {
        CardsView(text: window.reading, skin: screen.skin)
      } else {
        ClockView(
          reading: window.reading, pattern: window.pattern, skin: screen.skin, isLively: screen.face.isLively,
          testsLamps: screen.face.testsLamps)
      }
    }
  }
}
