import MetroScreens
import Phone
import Screens
import SwiftUI

/// The countdown: the numeral fills the upper third, the stops below, two large keys under the thumb.
struct MetroRideView: View {
  @Environment(Session.self) private var session
  let screen: MetroRideScreen
  let page: MetroPage

  var body: some View {
    ZStack {
      VStack(alignment: .leading, spacing: Space.middle) {
        Bar(title: screen.heading, back: Room(hash: page.backHash), label: page.back, settings: page.settings)
        VStack(alignment: .leading, spacing: Space.middle) {
          MetroNoticesView(notices: page.notices)
          Text(verbatim: screen.countdown)
            .font(.system(size: 96, weight: .heavy))
            .monospacedDigit()
            .lineLimit(1)
            .minimumScaleFactor(0.4)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityLabel(Text(verbatim: screen.spoken))
            .accessibilityAddTraits(.updatesFrequently)
          HStack(spacing: Space.small) {
            BadgeView(line: screen.line)
            Text(verbatim: screen.stopsLeft).font(.system(.headline, weight: .bold))
          }
          Text(verbatim: screen.next).font(.system(.headline, weight: .semibold))
          if let change = screen.change { Text(verbatim: change) }
          if let band = screen.band { Text(verbatim: band).font(.system(.footnote)).foregroundStyle(.secondary) }
          if let siren = screen.siren { SirenView(siren: siren) }
          if let motion = screen.motion { Text(verbatim: motion).font(.system(.footnote)) }
          ScrollView { VStack(alignment: .leading, spacing: 0) { stops } }
          keys
        }
        .padding(.horizontal, Space.large)
        .padding(.bottom, Space.large)
      }
      if let over = screen.over { OverView(over: over) }
      if let flip = screen.flip { FlipView(flip: flip, line: screen.line) }
    }
  }

  private var stops: some View {
    ForEach(screen.stops.numbered, id: \.id) { stop in
      MetroStopRow(stop: stop.item)
    }
  }

  @ViewBuilder private var keys: some View {
    MetroButtons(buttons: [screen.main].compactMap { $0 }, isPrimary: true)
    HStack(spacing: Space.middle) {
      ForEach(screen.corrections.numbered, id: \.id) { key in
        Button(action: { session.press(key.item.key) }) {
          Text(verbatim: key.item.label)
            .font(.system(.body, weight: .bold))
            .multilineTextAlignment(.center)
            .padding(.horizontal, Space.middle)
            .frame(maxWidth: .infinity, minHeight: Space.driving)
            .background(Tint.quiet.opacity(0.25))
            .clipShape(Capsule())
        }
        .meterKeyStyle()
      }
    }
    if !screen.late.isEmpty {
      Text(verbatim: screen.lateLabel).font(.system(.footnote))
      HStack(spacing: Space.small) { MetroButtons(buttons: screen.late) }
    }
    HStack(spacing: Space.small) { MetroButtons(buttons: screen.more) }
  }
}

/// A stop as the map draws it, and the way to the next one below.
struct MetroStopRow: View {
  let stop: MetroRideScreen.Stop

  var body: some View {
    HStack(alignment: .top, spacing: Space.middle) {
      VStack(spacing: 0) {
        ZStack {
          Circle().fill(Color(hex: stop.line.colour)).frame(width: 18, height: 18)
          if stop.place != .here { Circle().fill(Color.white).frame(width: 9, height: 9) }
        }
        if let bar = stop.bar { HopBar(bar: bar).frame(width: 8, height: 40) }
      }
      VStack(alignment: .leading, spacing: 2) {
        HStack {
          Text(verbatim: stop.name).font(.system(.body, weight: stop.isEnd || stop.place == .here ? .bold : .regular))
          Spacer(minLength: 0)
          Text(verbatim: stop.time).monospacedDigit()
        }
        if let note = stop.note { Text(verbatim: note).font(.system(.footnote)) }
      }
      .opacity(stop.place == .passed ? 0.55 : 1)
    }
    .accessibilityElement(children: .combine)
  }
}

/// A way to the next stop, filled as far as the train has come.
struct HopBar: View {
  let bar: MetroRideScreen.Bar

  var body: some View {
    GeometryReader { proxy in
      let colour = bar.line.map { Color(hex: $0.colour) } ?? Tint.quiet
      ZStack(alignment: .top) {
        Rectangle().fill(colour.opacity(0.3))
        Rectangle().fill(colour).frame(height: proxy.size.height * Double(min(max(bar.done, 0), 50)) / 50)
      }
    }
    .accessibilityHidden(true)
  }
}

/// The alert that fills the screen.
struct FlipView: View {
  @Environment(Session.self) private var session
  let flip: MetroRideScreen.Flip
  let line: LineBadge

  var body: some View {
    ZStack {
      (flip.isNow ? Tint.danger : Color(hex: line.colour)).ignoresSafeArea()
      VStack(spacing: Space.wide) {
        Text(verbatim: flip.text).font(.system(size: 40, weight: .heavy)).multilineTextAlignment(.center)
        Text(verbatim: flip.name).font(.system(size: 28, weight: .bold)).multilineTextAlignment(.center)
        MetroButtons(buttons: [flip.button], isPrimary: true)
      }
      .padding(Space.wide)
      .foregroundStyle(flip.isNow ? Color.white : Color(hex: line.ink))
    }
    .accessibilityAddTraits(.isModal)
  }
}

/// What came of a ride that is over.
struct OverView: View {
  @Environment(Session.self) private var session
  let over: MetroRideScreen.Over

  var body: some View {
    SheetView(
      title: over.text, close: { session.press(over.button.key) },
      content: {
        if let error = over.error { Text(verbatim: error) }
        MetroButtons(buttons: [over.button], isPrimary: true)
        PressRow(label: over.journal.label) { session.enter(.module(.metro(over.journal.room.hash))) }
      })
  }
}
