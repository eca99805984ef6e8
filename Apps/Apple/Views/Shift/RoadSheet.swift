import Drawing
import Motion
import Phone
import Screens
import ShiftScreens
import SwiftUI

/// The sheet over the map: a strip, half, nearly all; where it stands the engine says, a finger only tells how far it went.
struct RoadSheet: View {
  @Environment(Session.self) private var session
  let sheet: SheetContent
  let height: Double

  @State private var strip = 220.0
  @State private var content = 0.0
  /// How far the finger had gone when it was told last; nil while no finger is there.
  @State private var told: Double?

  var body: some View {
    VStack(alignment: .leading, spacing: Space.middle) {
      SheetStrip(sheet: sheet).measured { strip = $0 + Space.large }
      // Below the first detent there is nothing to be seen, nor to be read aloud.
      if sheet.detent > 0 || session.sheet != nil {
        VStack(alignment: .leading, spacing: Space.middle) { SheetRest(sheet: sheet) }
          .measured { content = $0 }
          .offset(y: -(session.sheet?.scrolled ?? 0))
      }
      Spacer(minLength: 0)
    }
    .padding(Space.large)
    .frame(maxWidth: .infinity, minHeight: stand, maxHeight: stand, alignment: .top)
    .background(Tint.bezel)
    .clipped()
    .clipShape(RoundedRectangle(cornerRadius: Corner.card))
    .environment(\.colorScheme, .dark)
    .foregroundStyle(Color.white)
    .gesture(DragGesture(minimumDistance: 8).onChanged(pull).onEnded { _ in drop() })
  }

  private var stand: CGFloat {
    if let stand = session.sheet { return stand.height }
    let heights = ShiftState.detents(Int64(height), strip: strip).heights
    return heights[min(sheet.detent, heights.count - 1)]
  }

  private func pull(_ finger: DragGesture.Value) {
    if told == nil {
      session.grabSheet(strip: strip, scrolled: session.sheet?.scrolled ?? 0, content: content)
    }
    let up = -finger.translation.height
    session.pullSheet(up: up - (told ?? 0))
    told = up
  }

  private func drop() {
    told = nil
    session.dropSheet()
  }
}

/// What of the sheet is always seen: what there is to do now.
struct SheetStrip: View {
  @Environment(Session.self) private var session
  let sheet: SheetContent

  var body: some View {
    VStack(alignment: .leading, spacing: Space.middle) {
      Button(action: { session.press(sheet.handle.key) }) {
        Capsule().fill(Tint.quiet).frame(width: 48, height: 5).frame(maxWidth: .infinity, minHeight: Space.wide)
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .disabled(sheet.handle.isDisabled)
      .accessibilityLabel(Text(verbatim: sheet.handle.label))
      StretchesView(stretches: sheet.stretches)
      Text(verbatim: sheet.title).font(.system(.title, weight: .bold)).accessibilityAddTraits(.isHeader)
      ForEach(sheet.lines.numbered, id: \.id) { Text(verbatim: $0.item) }
      if let fare = sheet.fare {
        DisplayView(reading: fare.digits, pattern: fare.pattern, skin: Skin(.ledRed)).frame(maxHeight: 56)
          .accessibilityHidden(true)
        FigureView(figure: ShiftFigure(name: fare.label, value: fare.sum))
      }
      if let passengers = sheet.passengers {
        FigureView(figure: ShiftFigure(name: passengers.label, value: passengers.count))
        HStack(spacing: Space.small) { ShiftButtons(buttons: [passengers.fewer, passengers.more]) }
      }
      if let slab = sheet.slab { ShiftButtons(buttons: [slab], isPrimary: true) }
      if let way = sheet.navigate, let address = URL(string: way.address) {
        Link(destination: address) { Text(verbatim: way.label).frame(minHeight: Space.touch) }
      }
      HStack(spacing: Space.small) { ShiftButtons(buttons: sheet.keys) }
    }
  }
}

/// What is above the strip: the day's figures, and what can be done besides.
struct SheetRest: View {
  @Environment(Session.self) private var session
  let sheet: SheetContent

  var body: some View {
    ForEach(sheet.figures.numbered, id: \.id) { FigureView(figure: $0.item) }
    ShiftButtons(buttons: sheet.more)
    PressRow(label: sheet.record.label) { session.enter(.module(.shift(sheet.record.address))) }
  }
}

/// How far the ride has come: a bar for each stretch of it, solid behind the car, pulsing where it drives, in strokes ahead.
struct StretchesView: View {
  let stretches: [SheetContent.Stretch]

  /// How thick a bar is, in points.
  static let thickness: CGFloat = 8

  var body: some View {
    HStack(spacing: Space.hair) {
      ForEach(stretches.numbered, id: \.id) { stretch in
        VStack(alignment: .leading, spacing: 2) {
          Group {
            switch stretch.item.state {
            case .done: Capsule().fill(Tint.accent)
            case .current: PulseBar()
            case .coming: DashBar()
            }
          }
          .frame(height: StretchesView.thickness)
          Text(verbatim: stretch.item.name)
            .font(.system(.caption, weight: stretch.item.state == .current ? .bold : .regular))
        }
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(stretch.item.state == .current ? .isSelected : [])
      }
    }
  }
}

/// The stretch that is under way: it grows, is held, fades and begins again; it stands for a reader who wants little motion.
struct PulseBar: View {
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @State private var seconds = 0.0

  var body: some View {
    let pulse = Pulse(at: seconds)
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(Tint.quiet.opacity(0.3))
        Rectangle()
          .fill(Tint.accent)
          .frame(width: proxy.size.width * (reducesMotion ? PulseBar.rest : pulse.length))
          .opacity(reducesMotion ? 1 : pulse.opacity)
      }
    }
    .clipShape(Capsule())
    .task(id: reducesMotion) {
      while !reducesMotion, !Task.isCancelled {
        // Thirty times a second, and only while the bar is on the screen.
        do { try await Task.sleep(for: .milliseconds(33)) } catch { return }
        seconds += 0.033
      }
    }
  }

  /// How much of a bar that does not move is drawn, 0 to 1.
  private static let rest = 0.6
}

/// A stretch that is still to come, in a long stroke and two points, over and over.
struct DashBar: View {
  var body: some View {
    DashLine()
      .stroke(
        Tint.quiet.opacity(0.6),
        style: StrokeStyle(lineWidth: StretchesView.thickness, lineCap: .round, dash: [6, 10, 0, 10, 0, 10])
      )
      .clipShape(Capsule())
  }
}

/// A line along the middle of a bar, drawn past its end, so that no stroke ends short of where the bar is cut.
struct DashLine: Shape {
  nonisolated func path(in rect: CGRect) -> SwiftUI.Path {
    var path = SwiftUI.Path()
    path.move(to: CGPoint(x: rect.minX + rect.height / 2, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.maxX + 36, y: rect.midY))
    return path
  }
}
