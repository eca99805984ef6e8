import Phone
import Screens
import SwiftUI

/// The meter, upright or on its side.
struct MeterView: View {
  let screen: MeterScreen

  var body: some View {
    GeometryReader { proxy in
      let isWide = proxy.size.width > proxy.size.height
      ZStack {
        Tint.night.ignoresSafeArea()
        if isWide {
          LandscapeMeter(screen: screen)
        } else if screen.face.isTurned {
          // A phone that is locked upright shows the meter on its side all the same.
          LandscapeMeter(screen: screen)
            .frame(width: proxy.size.height, height: proxy.size.width)
            .rotationEffect(.degrees(90))
            .frame(width: proxy.size.width, height: proxy.size.height)
        } else {
          PortraitMeter(screen: screen)
        }
        if let sheet = screen.sheet { ExtrasView(sheet: sheet) }
      }
    }
    .foregroundStyle(Color.white)
    .environment(\.colorScheme, .dark)
  }
}

/// Upright: the fare as wide as the phone, three quiet figures, the rate in words, the route, the keys by the thumb.
struct PortraitMeter: View {
  let screen: MeterScreen

  /// What does not fit, with large letters or on a small phone, is pulled up; the keys stay under the thumb.
  var body: some View {
    VStack(spacing: Space.middle) {
      MeterTop(screen: screen)
      GeometryReader { proxy in
        ScrollView {
          VStack(spacing: Space.middle) {
            NoticesView(notices: screen.notices)
            FareWindow(window: screen.fare, screen: screen)
            LampsView(screen: screen)
            FiguresView(figures: screen.figures.filter { !$0.isWindowed })
            RateLineView(line: screen.rateLine)
            if let route = screen.route { RoutePanel(route: route, screen: screen) }
            ButtonsView(buttons: screen.buttons)
            if let choices = screen.choices { ChoicesView(content: choices) }
            Spacer(minLength: 0)
          }
          .frame(minHeight: proxy.size.height)
        }
      }
      KeysView(screen: screen, keys: screen.keys.filter { $0.isEnabled })
    }
    .padding(Space.middle)
  }
}

/// On its side: a bezel with four screws, the windows, the lamps, six chunky keys.
struct LandscapeMeter: View {
  let screen: MeterScreen

  var body: some View {
    VStack(spacing: Space.small) {
      MeterTop(screen: screen)
      if let notice = screen.notices.first { NoticesView(notices: [notice]) }
      HStack(alignment: .top, spacing: Space.small) {
        FareWindow(window: screen.fare, screen: screen).layoutPriority(1)
        VStack(spacing: Space.small) {
          SmallWindow(window: screen.extras, screen: screen)
          HStack(spacing: Space.small) {
            TimeWindow(window: screen.clock, screen: screen)
            SmallWindow(window: screen.rate, screen: screen).frame(maxWidth: 72)
          }
        }
        .frame(maxWidth: 260)
      }
      LampsView(screen: screen)
      HStack(alignment: .top, spacing: Space.middle) {
        FiguresView(figures: screen.figures.filter { !$0.isWindowed })
        RateLineView(line: screen.rateLine)
      }
      if let choices = screen.choices { ChoicesView(content: choices) }
      Spacer(minLength: 0)
      KeysView(screen: screen, keys: screen.keys)
    }
    .padding(Space.middle)
    .background { RoundedRectangle(cornerRadius: Corner.card).fill(Tint.bezel) }
    .overlay(alignment: .topLeading) { ScrewView() }
    .overlay(alignment: .topTrailing) { ScrewView() }
    .overlay(alignment: .bottomLeading) { ScrewView() }
    .overlay(alignment: .bottomTrailing) { ScrewView() }
    .padding(Space.hair)
  }
}

/// A screw of the bezel.
struct ScrewView: View {
  var body: some View {
    ZStack {
      Circle().fill(Tint.quiet.opacity(0.45))
      Rectangle().fill(Color.black.opacity(0.55)).frame(width: 8, height: 1.5).rotationEffect(.degrees(35))
    }
    .frame(width: 10, height: 10)
    .padding(5)
    .accessibilityHidden(true)
  }
}

/// The way back, the brass plate with the city, the ways on.
struct MeterTop: View {
  @Environment(Session.self) private var session
  let screen: MeterScreen

  var body: some View {
    HStack {
      SymbolButton(symbol: .back, label: screen.home) { session.enter(.shell) }
      Spacer(minLength: 0)
      Button(action: { session.enter(.cities) }) {
        VStack(spacing: 0) {
          Text(verbatim: screen.plate.city).font(.system(.headline, weight: .semibold))
          Text(verbatim: screen.plate.edition).font(.system(.caption))
        }
        .lineLimit(1)
        .minimumScaleFactor(0.7)
        .padding(.horizontal, Space.large)
        .frame(minHeight: Space.touch)
        .foregroundStyle(Tint.engraved)
        .background(Tint.brass)
        .clipShape(RoundedRectangle(cornerRadius: Corner.key))
      }
      .buttonStyle(.plain)
      .accessibilityLabel(Text(verbatim: screen.plate.label))
      Spacer(minLength: 0)
      SymbolButton(symbol: .turn, label: screen.face.turn.label) { session.press(screen.face.turn.key) }
      SymbolButton(symbol: .settings, label: screen.settings) { session.enter(.settings) }
    }
  }
}
