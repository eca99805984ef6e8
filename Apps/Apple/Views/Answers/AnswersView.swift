import Drawing
import Phone
import Receipts
import Screens
import SwiftUI

/// A room that answers.
struct AnswersView: View {
  let page: AnswersPage

  var body: some View {
    switch page.screen {
    case .blank: EmptyView()
    case .tariff(let screen): TariffView(screen: screen, settings: page.settings)
    case .elsewhere(let screen): ElsewhereView(screen: screen, settings: page.settings)
    case .why(let screen): WhyView(screen: screen, settings: page.settings)
    case .asked(let screen): AskedView(screen: screen, settings: page.settings)
    case .ownList(let screen): OwnListView(screen: screen, settings: page.settings)
    case .own(let screen): OwnView(screen: screen, settings: page.settings)
    case .roll(let screen): PaperView(screen: screen, settings: page.settings)
    }
  }
}

/// A picture on a page; the part of it that can be pointed at follows the finger.
struct PictureView: View {
  @Environment(Session.self) private var session
  @Environment(\.colorScheme) private var scheme
  let picture: AnswerPicture

  var body: some View {
    DrawingView(drawing: picture.drawing, palette: scheme == .dark ? .dark : .light, fonts: session.fonts)
      .overlay { if let touch = picture.touch { TouchPlane(touch: touch) } }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(Text(verbatim: picture.title))
      .accessibilityValue(Text(verbatim: picture.drawing.texts.map { $0.text }.joined(separator: "\n")))
  }
}

/// The part of a picture that can be pointed at.
struct TouchPlane: View {
  @Environment(Session.self) private var session
  let touch: AnswerPicture.Touch

  var body: some View {
    GeometryReader { proxy in
      let width = proxy.size.width * Double(touch.width) / 1000
      let height = proxy.size.height * Double(touch.height) / 1000
      Rectangle()
        .fill(Color.clear)
        .contentShape(Rectangle())
        .frame(width: width, height: height)
        .offset(
          x: proxy.size.width * Double(touch.left) / 1000, y: proxy.size.height * Double(touch.top) / 1000
        )
        .gesture(
          DragGesture(minimumDistance: 0).onChanged { drag in
            point(drag.location.x / max(width, 1), drag.location.y / max(height, 1))
          })
    }
  }

  /// Where, in thousandths of the part: across, and down where the field wants both.
  private func point(_ x: Double, _ y: Double) {
    func thousandths(_ share: Double) -> String { String(Int64((min(max(share, 0), 1) * 1000).rounded())) }
    session.fill(touch.field, touch.field == .answer(.spot) ? thousandths(x) + " " + thousandths(y) : thousandths(x))
  }
}

/// A city's tariff in words and pictures.
struct TariffView: View {
  let screen: TariffScreen
  let settings: String

  var body: some View {
    PageView(bar: Bar(title: screen.title, back: .cities, label: screen.back, settings: settings)) {
      if let week = screen.week { PictureView(picture: week) }
      TariffWordsView(rows: screen.rows)
      ButtonsView(buttons: screen.buttons)
      if !screen.links.isEmpty { GroupView(title: nil) { RowsView(rows: screen.links) } }
    }
  }
}

/// The rows of a tariff's words.
struct TariffWordsView: View {
  let rows: [TariffWords.Row]

  var body: some View {
    ForEach(rows.numbered, id: \.id) { row in
      switch row.item {
      case .title(let text): heading(text, .title)
      case .section(let text): heading(text, .headline)
      case .pair(let label, let value):
        HStack(alignment: .firstTextBaseline) {
          Text(verbatim: label).foregroundStyle(.secondary)
          Spacer(minLength: Space.middle)
          Text(verbatim: value).multilineTextAlignment(.trailing)
        }
        .accessibilityElement(children: .combine)
      case .line(let text): Text(verbatim: text)
      case .detail(let text): Text(verbatim: text).font(.system(.footnote)).foregroundStyle(.secondary)
      case .table(let head, let rows): TableView(rows: [head] + rows)
      }
    }
  }

  private func heading(_ text: String, _ style: Font.TextStyle) -> some View {
    Text(verbatim: text).font(.system(style, weight: .semibold)).accessibilityAddTraits(.isHeader)
  }
}

/// A table whose first row names the columns.
struct TableView: View {
  let rows: [[String]]

  var body: some View {
    ScrollView(.horizontal) {
      VStack(alignment: .leading, spacing: Space.hair) {
        ForEach(rows.numbered, id: \.id) { row in
          HStack(spacing: Space.middle) {
            ForEach(row.item.numbered, id: \.id) { cell in
              Text(verbatim: cell.item)
                .font(.system(.footnote, weight: row.id == 0 ? .semibold : .regular))
                .monospacedDigit()
                .frame(minWidth: 72, alignment: .leading)
            }
          }
        }
      }
    }
  }
}

/// Why a ride cost what it cost.
struct WhyView: View {
  let screen: WhyScreen
  let settings: String

  var body: some View {
    PageView(bar: Bar(title: screen.title, back: .receipt, label: screen.back, settings: settings)) {
      Text(verbatim: screen.hint)
      if let step = screen.step {
        GroupView(title: step.label) {
          VStack(alignment: .leading, spacing: Space.small) {
            Text(verbatim: step.head).font(.system(.headline, weight: .semibold))
            Text(verbatim: step.text)
            Text(verbatim: step.fare).font(.system(.headline, weight: .bold)).monospacedDigit()
          }
          .padding(Space.middle)
          SliderRow(field: step.field, label: step.label, value: step.number, last: step.last)
          HStack { ButtonsView(buttons: [step.before, step.after]) }.padding(Space.middle)
        }
      }
      ForEach(screen.pictures.numbered, id: \.id) { PictureView(picture: $0.item) }
      ButtonsView(buttons: screen.buttons)
    }
  }
}

/// The same ride elsewhere.
struct ElsewhereView: View {
  @Environment(Session.self) private var session
  let screen: ElsewhereScreen
  let settings: String

  var body: some View {
    PageView(bar: Bar(title: screen.title, back: .receipt, label: screen.back, settings: settings)) {
      Text(verbatim: screen.hint)
      FieldsView(rows: screen.currencies)
      if !screen.worths.isEmpty {
        GroupView(title: screen.worthsTitle) {
          Text(verbatim: screen.worthsHint).font(.system(.footnote)).padding(Space.middle)
          FieldsView(rows: screen.worths)
        }
      }
      ForEach(screen.groups.numbered, id: \.id) { group in
        GroupView(title: group.item.name) {
          ForEach(group.item.cities.numbered, id: \.id) { city in
            PressRow(
              label: city.item.name, hint: city.item.detail, value: city.item.total, detail: city.item.local,
              isChosen: city.item.isOwn
            ) { session.press(city.item.key) }
            CostBar(city: city.item).padding(.horizontal, Space.middle)
            if let receipt = city.item.receipt {
              Text(verbatim: receipt.joined(separator: "\n"))
                .font(.system(.footnote, design: .monospaced))
                .padding(Space.middle)
                .background(Tint.paper)
                .foregroundStyle(Tint.ink)
            }
          }
        }
      }
      ButtonsView(buttons: screen.buttons)
    }
  }
}

/// What a ride costs in a city, by its parts.
struct CostBar: View {
  let city: ElsewhereScreen.City

  var body: some View {
    GeometryReader { proxy in
      let length = proxy.size.width * Double(city.length) / 1000
      HStack(spacing: 1) {
        ForEach(city.parts.numbered, id: \.id) { part in
          Rectangle().fill(colour(part.item.name)).frame(width: length * Double(part.item.share) / 1000)
        }
      }
    }
    .frame(height: 8)
    .accessibilityHidden(true)
  }

  private func colour(_ name: ElsewhereScreen.Part.Name) -> Color {
    let paint = Paint(rawValue: "part-" + name.rawValue) ?? .distance
    return Palette.dark[paint].map { Color($0) } ?? Tint.quiet
  }
}
