import Drawing
import Motion
import ShiftScreens
import SwiftUI

/// The strips of the street, each gliding past by its own clock; it stands still for a reader who wants little motion.
struct StreetView: View {
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @State private var seconds = 0.0
  let street: Street
  let isStill: Bool

  private var moves: Bool { !isStill && !reducesMotion }

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      Color(Colour(0xBFE3F5))
      ForEach(street.strips.numbered, id: \.id) { strip in
        let copies = Array(0..<strip.item.copies)
        HStack(spacing: 0) {
          ForEach(copies.numbered, id: \.id) { _ in
            StripView(name: strip.item.name).frame(width: strip.item.parallax.period, height: 200)
          }
        }
        .offset(x: strip.item.parallax.offset(at: seconds))
      }
    }
    .frame(maxWidth: .infinity, minHeight: 200, maxHeight: 200, alignment: .bottomLeading)
    .clipped()
    .clipShape(RoundedRectangle(cornerRadius: Corner.card))
    .accessibilityHidden(true)
    .task(id: moves) {
      while moves, !Task.isCancelled {
        // Thirty times a second, and only while the street is on the screen.
        do { try await Task.sleep(for: .milliseconds(33)) } catch { return }
        seconds += 0.033
      }
    }
  }
}

/// One copy of a strip.
struct StripView: View {
  let name: String

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      Color.clear
      switch name {
      case "clouds":
        cloud.offset(x: 60, y: -150)
        cloud.offset(x: 380, y: -128)
      case "hills":
        hill(0x8CC27A, width: 420, height: 90).offset(x: -20, y: -30)
        hill(0x7AB56A, width: 360, height: 70).offset(x: 350, y: -30)
      case "houses":
        let heights = [64, 92, 76, 108, 70, 96, 82, 60]
        ForEach(heights.numbered, id: \.id) { house in
          Rectangle()
            .fill(Color(Colour(house.id % 2 == 0 ? 0xD9B48F : 0xC98F72)))
            .frame(width: 84, height: CGFloat(house.item))
            .offset(x: CGFloat(house.id) * 100 + 8, y: -40)
        }
      case "road":
        Rectangle().fill(Color(Colour(0x4A4F57))).frame(height: 40)
        Rectangle().fill(Color.white).frame(width: 70, height: 4).offset(x: 40, y: -18)
      default: Rectangle().fill(Color(Colour(0x5C9A4E))).frame(height: 10)
      }
    }
  }

  private var cloud: some View { Capsule().fill(Color.white.opacity(0.8)).frame(width: 130, height: 34) }

  private func hill(_ rgb: UInt32, width: CGFloat, height: CGFloat) -> some View {
    RoundedRectangle(cornerRadius: height).fill(Color(Colour(rgb))).frame(width: width, height: height)
  }
}
