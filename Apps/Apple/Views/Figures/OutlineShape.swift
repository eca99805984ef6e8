import Drawing
import Phone
import SwiftUI

/// An outline of `Drawing` in a box: as large as fits, against one edge.
struct OutlineShape: Shape {
  let outline: Outline
  let width: Double
  let height: Double
  /// Where it stands in what is left of the width: 0 at the left, 1 at the right.
  var place = 0.5

  nonisolated func path(in rect: CGRect) -> SwiftUI.Path {
    guard width > 0, height > 0 else { return SwiftUI.Path() }
    let scale = min(rect.width / width, rect.height / height)
    let left = rect.minX + (rect.width - width * scale) * place
    let top = rect.minY + (rect.height - height * scale) / 2
    return outline.path(Placement(x: left, y: top, scale: scale))
  }
}

extension Outline {
  /// The same as a path of the screen.
  nonisolated func path(_ placement: Placement) -> SwiftUI.Path {
    var path = SwiftUI.Path()
    func corner(_ point: Point) -> CGPoint {
      let placed = placement(point)
      return CGPoint(x: placed.x, y: placed.y)
    }
    for element in elements {
      switch element {
      case .move(let point): path.move(to: corner(point))
      case .line(let point): path.addLine(to: corner(point))
      case .curve(let first, let second, let point):
        path.addCurve(to: corner(point), control1: corner(first), control2: corner(second))
      case .close: path.closeSubpath()
      }
    }
    return path
  }
}

/// The dots of a printer, each run of them a rectangle.
struct DotsShape: Shape {
  let boxes: [Box]
  let width: Int

  nonisolated func path(in rect: CGRect) -> SwiftUI.Path {
    var path = SwiftUI.Path()
    let scale = rect.width / Double(max(width, 1))
    for box in boxes {
      path.addRect(
        CGRect(x: box.x * scale, y: box.y * scale, width: box.width * scale, height: box.height * scale))
    }
    return path
  }
}
