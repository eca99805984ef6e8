import Drawing
import Phone
import Screens
import SwiftUI

/// The list of cities.
struct CitiesView: View {
  @Environment(Session.self) private var session
  let screen: CitiesScreen

  var body: some View {
    PageView(bar: Bar(title: screen.title, back: .shell, label: screen.back, settings: screen.settings)) {
      NoticesView(notices: screen.notices)
      session.field(.citySearch, screen.searchLabel, screen.search)
      if let remark = screen.remark { Text(verbatim: remark).font(.system(.footnote)) }
      ForEach(screen.groups.numbered, id: \.id) { group in
        GroupView(title: group.item.country) {
          ForEach(group.item.cities.numbered, id: \.id) { city in
            PressRow(
              label: city.item.name, hint: city.item.details.joined(separator: " · "), value: city.item.initial,
              detail: city.item.price, isChosen: city.item.isChosen, isEnabled: city.item.isEnabled
            ) { session.press(city.item.key) }
            .accessibilityIdentifier(city.item.key.identifier)
          }
        }
      }
      GroupView(title: nil) { RowsView(rows: [screen.own]) }
      Text(verbatim: screen.footnote).font(.system(.footnote)).foregroundStyle(.secondary)
    }
  }
}

/// The settings.
struct SettingsView: View {
  @Environment(Session.self) private var session
  let screen: SettingsScreen

  var body: some View {
    PageView(bar: Bar(title: screen.title, back: .shell, label: screen.back)) {
      NoticesView(notices: screen.notices)
      Text(verbatim: screen.skinsLabel).font(.system(.footnote, weight: .semibold)).foregroundStyle(.secondary)
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: Space.middle) {
          ForEach(screen.skins.numbered, id: \.id) { skin in
            Button(action: { session.press(skin.item.choice.key) }) { SkinSample(choice: skin.item) }
              .buttonStyle(.plain)
              .accessibilityAddTraits(skin.item.choice.isChosen ? .isSelected : [])
          }
        }
      }
      ForEach(screen.groups.numbered, id: \.id) { group in
        GroupView(title: group.item.title) { RowsView(rows: group.item.rows) }
      }
    }
  }
}

/// How a skin looks.
struct SkinSample: View {
  let choice: SettingsScreen.SkinChoice

  var body: some View {
    VStack(spacing: Space.hair) {
      Group {
        if choice.skin.figures == .wheels {
          CardsView(text: "7.40", skin: choice.skin)
        } else {
          DisplayView(reading: "7.40", pattern: "8.88", skin: choice.skin)
        }
      }
      .frame(width: 110, height: 48)
      .padding(Space.small)
      .background(Color(choice.skin.glass))
      .clipShape(RoundedRectangle(cornerRadius: Corner.key))
      .overlay {
        if choice.choice.isChosen {
          RoundedRectangle(cornerRadius: Corner.key).stroke(Tint.accent, lineWidth: 3)
        }
      }
      Text(verbatim: choice.choice.label).font(.system(.footnote))
    }
  }
}

/// What this is.
struct AboutView: View {
  let screen: AboutScreen

  var body: some View {
    PageView(bar: Bar(title: screen.title, back: .shell, label: screen.back, settings: screen.settings)) {
      Text(verbatim: screen.lead).font(.system(.headline, weight: .semibold))
      ForEach(screen.texts.numbered, id: \.id) { Text(verbatim: $0.item) }
      ForEach(screen.sections.numbered, id: \.id) { section in
        Text(verbatim: section.item.title).font(.system(.headline, weight: .semibold)).accessibilityAddTraits(.isHeader)
        ForEach(section.item.texts.numbered, id: \.id) { Text(verbatim: $0.item) }
      }
      Text(verbatim: screen.footnote).font(.system(.footnote)).foregroundStyle(.secondary)
    }
  }
}

/// A room that answers, until it is shown.
struct AnswerFrameView: View {
  let screen: AnswerFrameScreen

  var body: some View {
    PageView(bar: Bar(title: screen.title, back: .shell, label: screen.back, settings: screen.settings)) {
      NoticesView(notices: screen.notices)
      if let waiting = screen.waiting { Text(verbatim: waiting) }
    }
  }
}

/// What is under the meter.
struct DeveloperView: View {
  let screen: DeveloperScreen

  var body: some View {
    PageView(bar: Bar(title: screen.title, back: .settings, label: screen.back, settings: screen.settings)) {
      NoticesView(notices: screen.notices)
      Text(verbatim: screen.subject)
      ButtonsView(buttons: screen.buttons)
      if let replay = screen.replay { ReplayView(replay: replay) }
      ForEach(screen.groups.numbered, id: \.id) { group in
        GroupView(title: group.item.title) { FactsView(facts: group.item.facts) }
      }
      if let log = screen.log { LogView(log: log) }
      if let remarks = screen.remarks { LogView(log: remarks) }
    }
  }
}

/// Lines as they are written.
struct LogView: View {
  let log: DeveloperScreen.Log

  var body: some View {
    GroupView(title: log.title) {
      ScrollView(.horizontal) {
        Text(verbatim: log.lines.joined(separator: "\n"))
          .font(.system(.footnote, design: .monospaced))
          .padding(Space.middle)
      }
    }
  }
}

/// A log that is run once more.
struct ReplayView: View {
  @Environment(Session.self) private var session
  let replay: DeveloperScreen.Replay

  var body: some View {
    GroupView(title: replay.title) {
      DisplayView(reading: replay.reading, pattern: replay.pattern, skin: Skin(.ledRed))
        .frame(maxHeight: 80)
        .padding(Space.middle)
        .background(Color(Skin(.ledRed).glass))
        .accessibilityLabel(Text(verbatim: replay.spoken))
      FactsView(facts: replay.facts)
      SliderRow(field: .replayPlace, label: replay.placeLabel, value: replay.place, last: 1000)
      VStack(spacing: Space.small) {
        ButtonsView(buttons: [replay.run])
        ChoicesView(content: replay.speeds)
        HStack {
          RowWords(label: replay.speedLabel)
          session.field(.replaySpeed, replay.speedLabel, String(replay.speed), isNumber: true)
            .frame(maxWidth: 120)
        }
        if let verdict = replay.verdict { Text(verbatim: verdict) }
      }
      .padding(Space.middle)
    }
  }
}
