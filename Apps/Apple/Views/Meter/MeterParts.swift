import Phone
import Screens
import SwiftUI

/// The small lit legends.
struct LampsView: View {
  let screen: MeterScreen

  var body: some View {
    HStack(spacing: Space.small) {
      ForEach(screen.lamps.numbered, id: \.id) { lamp in
        let isOn = lamp.item.isOn || screen.face.testsLamps
        Text(verbatim: lamp.item.label)
          .font(.system(.caption, weight: .bold))
          .lineLimit(1)
          .minimumScaleFactor(0.6)
          .padding(.horizontal, Space.small)
          .frame(maxWidth: .infinity, minHeight: 26)
          .foregroundStyle(isOn ? Tint.engraved : Tint.quiet)
          .background(isOn ? colour(lamp.item.kind) : Color.black.opacity(0.35))
          .clipShape(RoundedRectangle(cornerRadius: Corner.key))
          .accessibilityAddTraits(isOn ? .isSelected : [])
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel(Text(verbatim: screen.lampsLabel))
  }

  private func colour(_ kind: MeterScreen.Lamp.Kind) -> Color {
    switch kind {
    case .forHire: Tint.ok
    case .hired, .toPay: Tint.accent
    case .paused, .warning: Tint.danger
    }
  }
}

/// Distance, waiting and duration.
struct FiguresView: View {
  let figures: [MeterScreen.Figure]

  var body: some View {
    HStack(alignment: .top, spacing: Space.middle) {
      ForEach(figures.numbered, id: \.id) { figure in
        VStack(alignment: .leading, spacing: 0) {
          Text(verbatim: figure.item.label).font(.system(.caption)).foregroundStyle(Tint.quiet)
          HStack(alignment: .firstTextBaseline, spacing: Space.hair) {
            Text(verbatim: figure.item.value).font(.system(size: 22, weight: .medium)).monospacedDigit()
            if let unit = figure.item.unit { Text(verbatim: unit).font(.system(.caption)) }
          }
          .lineLimit(1)
          .minimumScaleFactor(0.6)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .accessibilityElement(children: .combine)
      }
    }
  }
}

/// The rate in force, or what is to be paid.
struct RateLineView: View {
  let line: MeterScreen.RateLine

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: Space.small) {
      Text(verbatim: line.lamp)
        .font(.system(.headline, weight: .bold))
        .frame(width: 32, height: 32)
        .background(Color.black.opacity(0.35))
        .clipShape(RoundedRectangle(cornerRadius: Corner.key))
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: line.name).font(.system(.body, weight: .semibold))
        if !line.details.isEmpty {
          Text(verbatim: line.details.joined(separator: " · ")).font(.system(.footnote)).foregroundStyle(Tint.quiet)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .accessibilityElement(children: .combine)
  }
}

/// Where the ride went, or what is said in its place.
struct RoutePanel: View {
  let route: MeterScreen.Route
  let screen: MeterScreen

  var body: some View {
    Group {
      if route.texts.isEmpty {
        RouteView(points: route.points, colour: Tint.accent).frame(minHeight: 80)
      } else {
        ScrollView {
          VStack(alignment: .leading, spacing: Space.small) {
            ForEach(route.texts.numbered, id: \.id) { text in
              Text(verbatim: text.item).font(.system(.body)).frame(maxWidth: .infinity, alignment: .leading)
            }
          }
          .padding(Space.middle)
        }
      }
    }
    .background(Color.black.opacity(0.3))
    .clipShape(RoundedRectangle(cornerRadius: Corner.card))
    .accessibilityLabel(Text(verbatim: route.label))
  }
}

/// The chunky keys, each always in its place.
struct KeysView: View {
  @Environment(Session.self) private var session
  let screen: MeterScreen
  let keys: [MeterScreen.KeyContent]

  var body: some View {
    HStack(spacing: Space.small) {
      ForEach(keys.numbered, id: \.id) { key in
        Button(action: { session.press(key.item.key) }) {
          Text(verbatim: key.item.label)
            .font(.system(.headline, weight: .bold))
            .lineLimit(2)
            .minimumScaleFactor(0.6)
            .multilineTextAlignment(.center)
            .padding(.horizontal, Space.hair)
            .frame(maxWidth: .infinity, minHeight: Space.driving)
            .foregroundStyle(Color.white)
            .background(colour(key.item))
            .clipShape(RoundedRectangle(cornerRadius: Corner.key))
            .shadow(color: .black.opacity(0.5), radius: 2, y: 2)
        }
        .meterKeyStyle()
        .disabled(!key.item.isEnabled)
        .opacity(key.item.isEnabled ? 1 : 0.45)
        .accessibilityIdentifier("key-" + key.item.seat.rawValue)
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel(Text(verbatim: screen.keysLabel))
  }

  private func colour(_ key: MeterScreen.KeyContent) -> Color {
    let colour: Color =
      switch key.seat {
      case .start, .pay: Tint.ok
      case .stop: Tint.danger
      case .pause, .extras, .clear: Tint.quiet
      }
    return colour.opacity(key.isNext ? 0.95 : 0.5)
  }
}
