import MetroScreens
import Phone
import Screens
import SwiftUI

/// A room of the metro.
struct MetroView: View {
  @Environment(Session.self) private var session
  let page: MetroPage

  var body: some View {
    if case .ride(let screen) = page.screen {
      MetroRideView(screen: screen, page: page)
    } else {
      PageView(
        bar: Bar(title: page.title, back: Room(hash: page.backHash), label: page.back, settings: page.settings)
      ) {
        MetroNoticesView(notices: page.notices)
        room
      }
    }
  }

  @ViewBuilder private var room: some View {
    switch page.screen {
    case .blank, .ride: EmptyView()
    case .home(let screen): MetroHomeView(screen: screen)
    case .search(let screen): StationSearchView(screen: screen)
    case .journal(let screen): JournalView(screen: screen)
    case .calibration(let screen): CalibrationView(screen: screen)
    case .networks(let screen): NetworksView(screen: screen)
    case .line(let screen): LineView(screen: screen)
    case .choices(let screen): MetroChoicesView(screen: screen)
    }
  }
}

/// What must be said, each with the key that puts it away.
struct MetroNoticesView: View {
  let notices: [MetroNoticeContent]

  var body: some View {
    ForEach(notices.numbered, id: \.id) { notice in
      NoticeCard(colour: notice.item.isBad ? Tint.danger : Tint.ok) {
        Text(verbatim: notice.item.text)
        ForEach(notice.item.details.numbered, id: \.id) { Text(verbatim: $0.item).font(.system(.footnote)) }
        MetroButtons(buttons: [notice.item.dismiss])
      }
      .accessibilityIdentifier(notice.item.id)
    }
  }
}

extension MetroKey {
  /// By what a test of the app finds the button: its name, and its value where one name stands for several.
  var identifier: String { "metro-" + name + (value.map { "-" + $0 } ?? "") }
}

/// Buttons below each other; the first one is the one to press where that is said.
struct MetroButtons: View {
  @Environment(Session.self) private var session
  let buttons: [MetroButton]
  var isPrimary = false

  var body: some View {
    ForEach(buttons.numbered, id: \.id) { button in
      WideButton(
        name: button.item.key.identifier, label: button.item.label, isPrimary: isPrimary,
        height: isPrimary ? Space.driving : Space.touch
      ) { session.press(button.item.key) }
    }
  }
}

/// A line's sign.
struct BadgeView: View {
  let line: LineBadge

  var body: some View {
    Text(verbatim: line.sign)
      .font(.system(.footnote, weight: .bold))
      .lineLimit(1)
      .padding(.horizontal, Space.small)
      .frame(minWidth: 34, minHeight: 28)
      .foregroundStyle(Color(hex: line.ink))
      .background(Color(hex: line.colour))
      .clipShape(RoundedRectangle(cornerRadius: Corner.key))
  }
}

extension Color {
  /// A colour as `#d5202a`.
  init(hex: String) {
    let rgb = UInt32(hex.dropFirst(), radix: 16) ?? 0
    func part(_ shift: UInt32) -> Double { Double(rgb >> shift & 0xFF) / 255 }
    self.init(.sRGB, red: part(16), green: part(8), blue: part(0), opacity: 1)
  }
}

/// From where to where, the way, and the key to press when the train moves.
struct MetroHomeView: View {
  @Environment(Session.self) private var session
  let screen: MetroHomeScreen

  var body: some View {
    PressRow(label: screen.city, hint: screen.networks) { session.enter(.module(.metro(MetroRoom.networks.hash))) }
    let ends = [screen.from, screen.to]
    ForEach(ends.numbered, id: \.id) { end in
      Button(action: { session.press(end.item.key) }) {
        HStack(spacing: Space.middle) {
          VStack(alignment: .leading, spacing: 2) {
            Text(verbatim: end.item.label).font(.system(.footnote)).foregroundStyle(.secondary)
            Text(verbatim: end.item.name).font(.system(.title, weight: end.item.isChosen ? .bold : .regular))
          }
          .multilineTextAlignment(.leading)
          Spacer(minLength: 0)
          ForEach(end.item.lines.numbered, id: \.id) { BadgeView(line: $0.item) }
        }
        .padding(Space.middle)
        .frame(minHeight: Space.driving)
        .background(Tint.quiet.opacity(0.14))
        .clipShape(RoundedRectangle(cornerRadius: Corner.card))
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityIdentifier(end.item.key.identifier)
    }
    MetroButtons(buttons: [screen.swap].compactMap { $0 })
    if let siren = screen.siren { SirenView(siren: siren) }
    if let refusal = screen.refusal { Text(verbatim: refusal) }
    ForEach(screen.warnings.numbered, id: \.id) { Text(verbatim: $0.item).foregroundStyle(Tint.danger) }
    if let route = screen.route { RouteWordsView(route: route) }
    if let start = screen.start {
      Text(verbatim: screen.startHint).font(.system(.footnote)).foregroundStyle(.secondary)
      MetroButtons(buttons: [start], isPrimary: true)
    }
    MetroButtons(buttons: screen.extras)
    if let ways = screen.ways { WaysView(ways: ways) }
    if !screen.favourites.isEmpty {
      GroupView(title: screen.favouritesTitle) {
        ForEach(screen.favourites.numbered, id: \.id) { way in
          PressRow(label: way.item.from + " → " + way.item.to) { session.press(way.item.key) }
        }
      }
    }
    GroupView(title: nil) {
      ForEach(screen.links.numbered, id: \.id) { link in
        PressRow(label: link.item.label) { session.enter(.module(.metro(link.item.room.hash))) }
      }
    }
    ForEach(screen.attribution.numbered, id: \.id) { line in
      Text(verbatim: line.item).font(.system(.caption)).foregroundStyle(.secondary)
    }
  }
}

/// What is known of alerts in the air.
struct SirenView: View {
  let siren: SirenContent

  var body: some View {
    Text(verbatim: siren.text)
      .font(.system(.body, weight: siren.isAlert ? .bold : .regular))
      .foregroundStyle(siren.isAlert ? Tint.danger : Color.secondary)
  }
}

/// A way with its trains and stops.
struct RouteWordsView: View {
  let route: RouteContent

  var body: some View {
    VStack(alignment: .leading, spacing: Space.middle) {
      Text(verbatim: route.duration).font(.system(size: 40, weight: .bold)).monospacedDigit()
      Text(verbatim: route.summary)
      ForEach(route.legs.numbered, id: \.id) { leg in
        if let change = leg.item.change { Text(verbatim: change).font(.system(.footnote)) }
        HStack(spacing: Space.small) {
          BadgeView(line: leg.item.line)
          Text(verbatim: leg.item.towards).font(.system(.body, weight: .semibold))
          Spacer(minLength: 0)
          Text(verbatim: leg.item.duration).monospacedDigit()
        }
        Text(verbatim: leg.item.stops.joined(separator: " · ")).font(.system(.footnote)).foregroundStyle(.secondary)
      }
    }
  }
}

/// What rings in which way.
struct WaysView: View {
  let ways: WaysContent

  var body: some View {
    GroupView(title: ways.title) {
      VStack(alignment: .leading, spacing: Space.middle) {
        Text(verbatim: ways.lead)
        ForEach(ways.ways.numbered, id: \.id) { way in
          Text(verbatim: way.item.title).font(.system(.body, weight: .semibold))
          Text(verbatim: way.item.text).font(.system(.footnote))
          MetroButtons(buttons: [way.item.button].compactMap { $0 })
        }
        MetroButtons(buttons: [ways.close])
      }
      .padding(Space.middle)
    }
  }
}

/// Looking for a station by typing or along the lines.
struct StationSearchView: View {
  @Environment(Session.self) private var session
  let screen: StationSearchScreen

  var body: some View {
    session.field(.search, screen.label, screen.typed)
    MetroButtons(buttons: [screen.close])
    if let remark = screen.remark { Text(verbatim: remark) }
    ForEach(screen.groups.numbered, id: \.id) { group in
      GroupView(title: group.item.name) {
        ForEach(group.item.stations.numbered, id: \.id) { station in
          Button(action: { session.press(station.item.key) }) {
            HStack(spacing: Space.small) {
              RowWords(label: station.item.name, hint: station.item.ownName)
              ForEach(station.item.lines.numbered, id: \.id) { BadgeView(line: $0.item) }
            }
            .padding(Space.middle)
            .frame(minHeight: Space.touch)
            .contentShape(Rectangle())
          }
          .buttonStyle(.plain)
          .accessibilityIdentifier(station.item.key.identifier)
        }
      }
    }
  }
}
