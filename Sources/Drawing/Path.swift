/// An outline made of straight lines and cubic curves, possibly of several closed parts.
package struct Path: Sendable, Hashable {
  /// One step of the pen.
  package enum Element: Sendable, Hashable {
    /// Lifts the pen and starts a new part.
    case move(Point)
    /// Draws a straight line.
    case line(Point)
    /// Draws a cubic curve with two control points.
    case curve(control1: Point, control2: Point, to: Point)
    /// Draws back to where the part began.
    case close
  }

  /// The pen's steps in order.
  package private(set) var elements: [Element]

  /// Makes a path of the steps given.
  package init(_ elements: [Element] = []) {
    self.elements = elements
  }

  /// Whether there is nothing to draw.
  package var isEmpty: Bool { elements.isEmpty }

  /// Adds one step.
  package mutating func append(_ element: Element) {
    elements.append(element)
  }

  /// Adds a closed part with straight sides.
  ///
  /// Fewer than three corners enclose nothing and add nothing.
  package mutating func append(polygon corners: [Point]) {
    guard corners.count >= 3, let first = corners.first else { return }
    elements.append(.move(first))
    for corner in corners.dropFirst() {
      elements.append(.line(corner))
    }
    elements.append(.close)
  }
}
