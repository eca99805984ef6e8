import Drawing

/// A print as data: the pages, dot for dot, and the steps that put them on paper.
package struct PrintJob: Sendable, Hashable {
  /// One page.
  package struct Page: Sendable, Hashable {
    /// What comes out, dot for dot.
    package let bitmap: Bitmap
    /// What is sent for it, in order.
    package let steps: [PrintStep]
  }

  /// The pages in order.
  package let pages: [Page]

  /// What had to be done to bring the picture onto them.
  package let fit: Paging.Fit

  /// Questions to a printer that answers, before anything is printed.
  package let inquiry: [PrintStep]

  /// Makes the job of a picture.
  ///
  /// - Throws: A ``ThermalError`` when the picture is empty, wider than the head, or when a command would be sent that the
  ///   printer must never get.
  package init(
    _ bitmap: Bitmap, on printer: PrinterProfile, _ settings: PrintSettings = PrintSettings()
  ) throws(ThermalError) {
    guard bitmap.height > 0, bitmap.width > 0 else { throw .empty }
    guard bitmap.width <= printer.dots else { throw .tooWide(dots: bitmap.width, head: printer.dots) }
    let (bitmaps, fit) = Paging.pages(of: bitmap, limit: printer.rowsPerPage)
    var pages: [Page] = []
    for bitmap in bitmaps {
      let steps = try printer.family.page(bitmap, printer, settings)
      try PrintJob.check(steps, never: printer.family.neverSent)
      pages.append(Page(bitmap: bitmap, steps: steps))
    }
    try PrintJob.check(printer.family.inquiry, never: printer.family.neverSent)
    self.pages = pages
    self.fit = fit
    inquiry = printer.family.inquiry
  }

  /// The pages one below the other: the preview.
  package var preview: Bitmap {
    var all = Bitmap(width: pages.first?.bitmap.width ?? 0, height: 0)
    for page in pages { all.append(rows: page.bitmap.bytes) }
    return all
  }

  /// All bytes that reach the printer, the same over every link.
  package var bytes: [UInt8] { pages.flatMap { $0.steps.flatMap { $0.bytes } } }

  /// The longest time that the steps of all pages rest, in milliseconds, apart from answers.
  package var restingTime: Int64 {
    var sum: Int64 = 0
    for page in pages {
      for step in page.steps {
        switch step {
        case .wait(let time): sum += time
        case .stream(let bytes, let pacing):
          for start in stride(from: 0, to: bytes.count, by: pacing.chunk) {
            sum += pacing.rest(after: bytes[start..<min(start + pacing.chunk, bytes.count)])
          }
        case .write, .expect, .barrier: break
        }
      }
    }
    return sum
  }

  /// Looks through the commands, joined as the printer sees them; rows of pictures are not commands.
  private static func check(_ steps: [PrintStep], never: [[UInt8]]) throws(ThermalError) {
    var commands: [UInt8] = []
    for step in steps {
      switch step {
      case .write(let bytes): commands += bytes
      case .stream: commands = []
      case .wait, .expect, .barrier: continue
      }
      for start in commands.indices {
        for forbidden in never where commands[start...].starts(with: forbidden) { throw .forbidden(forbidden) }
      }
    }
  }
}

extension PrintStep {
  /// What the step sends.
  package var bytes: [UInt8] {
    switch self {
    case .write(let bytes): bytes
    case .stream(let bytes, _): bytes
    case .wait, .expect, .barrier: []
    }
  }
}
