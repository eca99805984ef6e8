import Drawing
import Phone
import Screens
import SwiftUI

/// The three doors.
struct ShellView: View {
  @Environment(Session.self) private var session
  let screen: ShellScreen

  var body: some View {
    VStack(spacing: Space.large) {
      HStack {
        Text(verbatim: screen.name).font(.system(.largeTitle, weight: .bold)).accessibilityAddTraits(.isHeader)
        Spacer(minLength: 0)
        SymbolButton(symbol: .history, label: screen.history) { session.enter(.history) }
        SymbolButton(symbol: .settings, label: screen.settings) { session.enter(.settings) }
      }
      NoticesView(notices: screen.notices)
      ScrollView {
        VStack(spacing: Space.large) {
          MeterDoor(screen: screen)
          MetroDoor(door: screen.metro, line: screen.line)
          ShiftDoor(door: screen.shift, offer: screen.offer)
        }
      }
      HStack {
        Button(action: { session.enter(.about) }) {
          Text(verbatim: screen.about).frame(minHeight: Space.touch)
        }
        Spacer(minLength: 0)
        if let demo = screen.demo {
          Button(action: { session.press(demo.key) }) {
            Text(verbatim: demo.label).frame(minHeight: Space.touch)
          }
        }
      }
    }
    .padding(Space.large)
  }
}

/// What a door is called and what is behind it.
struct DoorWords: View {
  let door: ShellScreen.Door

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack(spacing: Space.small) {
        if let demo = door.demo { tag(demo) }
      }
      Text(verbatim: door.name).font(.system(.title, weight: .bold))
      Text(verbatim: door.hint).font(.system(.body))
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func tag(_ text: String) -> some View {
    Text(verbatim: text)
      .font(.system(.caption, weight: .semibold))
      .padding(.horizontal, Space.small)
      .padding(.vertical, 2)
      .background(Color.black.opacity(0.25))
      .clipShape(Capsule())
  }
}

/// The door to the meter, with the fare that stands on it.
struct MeterDoor: View {
  @Environment(Session.self) private var session
  let screen: ShellScreen

  var body: some View {
    Button(action: { session.enter(.meter) }) {
      VStack(alignment: .leading, spacing: Space.small) {
        DisplayView(reading: screen.reading, pattern: screen.pattern, skin: Skin(.ledRed)).frame(maxHeight: 72)
        Text(verbatim: screen.caption).font(.system(.caption)).foregroundStyle(Tint.quiet)
        DoorWords(door: screen.meter)
      }
      .padding(Space.large)
      .background(Tint.bezel)
      .foregroundStyle(Color.white)
      .clipShape(RoundedRectangle(cornerRadius: Corner.card))
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier("door-meter")
  }
}

/// The door to the metro: a line with the stops that are left and the train between them.
struct MetroDoor: View {
  @Environment(Session.self) private var session
  let door: ShellScreen.Door
  let line: ShellScreen.Metro

  var body: some View {
    Button(action: { session.enter(.metro) }) {
      VStack(alignment: .leading, spacing: Space.small) {
        HStack(spacing: 0) {
          ForEach(line.stops.numbered, id: \.id) { stop in
            let isPassed = stop.id < line.stops.count - line.left
            Circle().fill(isPassed ? Color.white.opacity(0.5) : Color.white).frame(width: 14, height: 14)
            if stop.id < line.stops.count - 1 { Rectangle().fill(Color.white.opacity(0.6)).frame(height: 4) }
          }
        }
        .accessibilityHidden(true)
        HStack {
          Text(verbatim: line.words).font(.system(.body))
          Spacer(minLength: 0)
          Text(verbatim: line.countdown).font(.system(.headline, weight: .bold)).monospacedDigit()
        }
        DoorWords(door: door)
      }
      .padding(Space.large)
      .background(Color(Colour(0x1B5FAA)))
      .foregroundStyle(Color.white)
      .clipShape(RoundedRectangle(cornerRadius: Corner.card))
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier("door-metro")
  }
}

/// The door to the driver's shift: an offer with its ring.
struct ShiftDoor: View {
  @Environment(Session.self) private var session
  let door: ShellScreen.Door
  let offer: ShellScreen.Offer

  var body: some View {
    Button(action: { session.enter(.shift) }) {
      VStack(alignment: .leading, spacing: Space.small) {
        HStack(spacing: Space.middle) {
          RingView(share: Double(offer.share) / 1000, seconds: offer.seconds, isDone: offer.isAccepted)
            .frame(width: 56, height: 56)
          VStack(alignment: .leading, spacing: 2) {
            if let fare = offer.fare { Text(verbatim: fare).font(.system(.headline, weight: .bold)) }
            ForEach(offer.words.numbered, id: \.id) { Text(verbatim: $0.item).font(.system(.footnote)) }
          }
        }
        DoorWords(door: door)
      }
      .padding(Space.large)
      .background(Color(Colour(0xF3DDB6)))
      .foregroundStyle(Color(Colour(0x3C2A15)))
      .clipShape(RoundedRectangle(cornerRadius: Corner.card))
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier("door-shift")
  }
}

/// The ring around the seconds that are left.
struct RingView: View {
  let share: Double
  let seconds: String?
  let isDone: Bool

  var body: some View {
    ZStack {
      Circle().stroke(Color.black.opacity(0.15), lineWidth: 6)
      Circle()
        .trim(from: 0, to: isDone ? 1 : share)
        .stroke(isDone ? Tint.ok : Tint.accent, style: StrokeStyle(lineWidth: 6, lineCap: .round))
        .rotationEffect(.degrees(-90))
      if isDone {
        Symbol.check.image.font(.system(size: 22, weight: .bold))
      } else if let seconds {
        // The digits do not fade: they change.
        Text(verbatim: seconds).font(.system(size: 22, weight: .bold)).monospacedDigit().animation(nil, value: seconds)
      }
    }
    .accessibilityHidden(seconds == nil)
  }
}
