/// What a writer of drawings does next, every place in the drawing's own units.
package enum DrawingStep: Sendable, Hashable {
  /// Fills what the path encloses.
  case fill(Path, Paint)
  /// Draws the path's line.
  case stroke(Path, width: Double, Paint)
  /// Writes a line of text.
  case text(TextRun, Paint)
  /// Fills a box with a picture.
  case picture(PixelPicture, Box)
  /// From here on draws within a box only, until ``endClip``; clips can be nested.
  case beginClip(Box)
  /// Draws again where it did before the last ``beginClip(_:)``.
  case endClip
}

extension Drawing {
  /// The drawing without groups, step by step.
  package var steps: [DrawingStep] {
    var steps: [DrawingStep] = []
    Drawing.add(operations, placed: Placement(), to: &steps)
    return steps
  }

  private static func add(_ operations: [DrawingOperation], placed: Placement, to steps: inout [DrawingStep]) {
    for operation in operations {
      switch operation {
      case .fill(let path, let paint): steps.append(.fill(placed(path), paint))
      case .stroke(let path, let width, let paint):
        steps.append(.stroke(placed(path), width: width * placed.scale, paint))
      case .text(var run, let paint):
        run.origin = placed(run.origin)
        run.size *= placed.scale
        run.pitch *= placed.scale
        steps.append(.text(run, paint))
      case .picture(let picture, let box): steps.append(.picture(picture, placed(box)))
      case .group(let inner, let placement, let clip):
        if let clip { steps.append(.beginClip(placed(placement)(clip))) }
        add(inner, placed: placed(placement), to: &steps)
        if clip != nil { steps.append(.endClip) }
      }
    }
  }
}
