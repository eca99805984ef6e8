import Drawing
import Phone
import Screens
import SwiftUI
import Thermal

/// A ride's receipt on a roll of paper, dot for dot.
struct PaperView: View {
  @Environment(Session.self) private var session
  let screen: PaperScreen
  let settings: String

  var body: some View {
    ZStack {
      PageView(bar: Bar(title: screen.title, back: screen.receipt, label: screen.back, settings: settings)) {
        NoticesView(notices: screen.notices)
        Text(verbatim: screen.printer).font(.system(.headline, weight: .semibold))
        if let about = screen.about { Text(verbatim: about) }
        ForEach(screen.status.numbered, id: \.id) { Text(verbatim: $0.item).font(.system(.body)) }
        if let progress = screen.progress { ProgressView(value: Double(progress), total: 100) }
        ButtonsView(buttons: screen.buttons)
        if !screen.settings.isEmpty { GroupView(title: nil) { RowsView(rows: screen.settings) } }
        if let picture = screen.picture, let dots = session.preview {
          DotsView(dots: dots).accessibilityLabel(Text(verbatim: picture.caption))
          Text(verbatim: picture.caption).font(.system(.footnote)).foregroundStyle(.secondary)
        }
      }
      if let printers = session.printers { PrintersView(printers: printers) }
    }
  }
}

/// What comes out of a printer: one path for all of its dots.
struct DotsView: View {
  let dots: Bitmap

  var body: some View {
    DotsShape(boxes: dots.boxes, width: dots.width)
      .fill(Color.black)
      .background(Color.white)
      .aspectRatio(Double(dots.width) / Double(max(dots.height, 1)), contentMode: .fit)
      .frame(maxWidth: 384)
      .shadow(color: .black.opacity(0.3), radius: 8, y: 4)
  }
}

/// The printers in reach, to choose one of.
struct PrintersView: View {
  @Environment(Session.self) private var session
  let printers: [PrintDesk.Device]

  var body: some View {
    SheetView(
      title: session.word("app.printers.title"), close: { session.choose(nil) },
      content: {
        if printers.isEmpty { Text(verbatim: session.word("app.printers.looking")) }
        GroupView(title: nil) {
          ForEach(printers.numbered, id: \.id) { printer in
            PressRow(label: printer.item.name) { session.choose(printer.item) }
          }
        }
      })
  }
}
