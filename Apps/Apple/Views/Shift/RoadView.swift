import Drawing
import Phone
import Shift
import ShiftScreens
import SwiftUI

/// The map with the sheet over it, or with an offer below it.
struct RoadView: View {
  let screen: RoadScreen
  let page: ShiftPage

  var body: some View {
    VStack(spacing: 0) {
      ShiftBar(page: page)
      RoadHead(screen: screen)
      GeometryReader { proxy in
        if proxy.size.width >= 700 {
          HStack(spacing: 0) {
            TownMapView(map: screen.map)
            ScrollView { side.padding(Space.large) }.frame(width: 400)
          }
        } else {
          portrait(proxy.size.height)
        }
      }
    }
  }

  /// A sheet lies over the map; an offer stands below it and never covers it.
  @ViewBuilder private func portrait(_ height: Double) -> some View {
    if let offer = screen.offer {
      VStack(spacing: 0) {
        TownMapView(map: screen.map).frame(minHeight: RoadView.leastMap)
        // With the largest letters the offer is pulled up rather than the map covered.
        ViewThatFits(in: .vertical) {
          slip(offer)
          ScrollView { slip(offer) }
        }
        .layoutPriority(1)
      }
    } else {
      ZStack(alignment: .bottom) {
        RoadMap(screen: screen)
        RoadSheet(sheet: screen.sheet, height: height)
      }
    }
  }

  /// What of the map is left beside the longest offer, in points.
  private static let leastMap: CGFloat = 120

  private func slip(_ offer: OfferContent) -> some View {
    OfferView(offer: offer)
      .padding(Space.large)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Tint.bezel)
  }

  /// On a wide window the sheet stands beside the map.
  @ViewBuilder private var side: some View {
    if let offer = screen.offer {
      OfferView(offer: offer)
    } else {
      VStack(alignment: .leading, spacing: Space.large) {
        SheetStrip(sheet: screen.sheet)
        SheetRest(sheet: screen.sheet)
      }
    }
  }
}

/// The map below a sheet, which is blurred as the sheet rises.
struct RoadMap: View {
  @Environment(Session.self) private var session
  let screen: RoadScreen

  var body: some View {
    TownMapView(map: screen.map).blur(radius: session.sheet?.blur ?? screen.sheet.blur)
  }
}

/// The lamp of the taxi, the clock and the hours.
struct RoadHead: View {
  let screen: RoadScreen

  var body: some View {
    VStack(alignment: .leading, spacing: Space.small) {
      HStack(spacing: Space.middle) {
        Text(verbatim: screen.lamp)
          .font(.system(.headline, weight: .bold))
          .padding(.horizontal, Space.middle)
          .padding(.vertical, Space.hair)
          .background(lamp)
          .foregroundStyle(Tint.engraved)
          .clipShape(Capsule())
          .accessibilityIdentifier("shift-lamp")
        Spacer(minLength: 0)
        Text(verbatim: screen.clock).monospacedDigit()
        if let rate = screen.rate { Text(verbatim: rate).font(.system(.caption, weight: .bold)) }
      }
      FigureView(figure: screen.bound).font(.system(.footnote))
      if let notice = screen.hoursNotice {
        Text(verbatim: notice).font(.system(.footnote)).foregroundStyle(Tint.danger)
      }
      if let notice = screen.notice { Text(verbatim: notice).font(.system(.body, weight: .semibold)) }
      if let undo = screen.undo { ShiftButtons(buttons: [undo]) }
    }
    .padding(Space.middle)
  }

  /// The colour says what the words say.
  private var lamp: Color {
    switch screen.state {
    case .available: Tint.ok
    case .reserved, .stopped: Tint.accent
    case .onTrip: Color(Colour(0xE98A3A))
    case .nonOperational, .nonContactable, .removed, .elsewhere: Tint.quiet
    }
  }
}

/// An offer with its ring, its fare first, and the two answers below the thumb.
struct OfferView: View {
  let offer: OfferContent

  var body: some View {
    VStack(alignment: .leading, spacing: Space.middle) {
      HStack(spacing: Space.large) {
        RingView(share: offer.share, seconds: offer.seconds, isDone: false)
          .frame(width: 88, height: 88)
          .accessibilityLabel(Text(verbatim: offer.left))
        VStack(alignment: .leading, spacing: 2) {
          Text(verbatim: offer.fare).font(.system(size: 34, weight: .bold)).monospacedDigit()
          Text(verbatim: offer.fareLabel).font(.system(.footnote))
        }
      }
      Text(verbatim: offer.pickUp).font(.system(.headline, weight: .bold))
      Text(verbatim: offer.approach)
      Text(verbatim: offer.ride)
      ShiftButtons(buttons: [offer.accept], isPrimary: true)
      ShiftButtons(buttons: [offer.decline])
    }
    .environment(\.colorScheme, .dark)
    .foregroundStyle(Color.white)
    // What was said of one offer is not said of the next.
    .id(offer.id)
  }
}
