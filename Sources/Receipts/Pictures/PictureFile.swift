import Drawing
import RideLog
import Words

/// A picture as a file.
package struct PictureFile: Sendable {
  private let drawing: Drawing
  private let pages: [Drawing]
  private let title: String
  private let language: Language
  private let fonts: Fonts

  /// Prepares a picture for any kind of file.
  ///
  /// - Parameters:
  ///   - drawing: The picture, on its sheet.
  ///   - pages: The same on the pages of a PDF.
  ///   - title: What it is.
  ///   - language: The language of its words.
  ///   - fonts: What it is written with.
  package init(_ drawing: Drawing, pages: [Drawing], title: String, language: Language, fonts: Fonts) {
    self.drawing = drawing
    self.pages = pages
    self.title = title
    self.language = language
    self.fonts = fonts
  }

  /// How many pixels a unit has in a picture of pixels.
  private static let pixelsPerUnit = 2.0
  /// The width of a page, that of A4 in points of 1/72 inch.
  private static let pageWidth = 595.276

  /// The bytes of the file.
  ///
  /// A PDF is always on white: it is for printing.
  package func bytes(_ format: ReceiptFile.Format, palette: Palette = .light) -> [UInt8] {
    switch format {
    case .text: return Array(text.utf8)
    case .svg:
      return SVGDocument.svg(
        drawing, fonts: fonts, palette: palette, title: title, text: text, language: language.tag,
        width: "\(Int(drawing.width))")
    case .png:
      // A unit is a CSS pixel of 1/96 inch.
      return PNGWriter.png(
        Raster(drawing, fonts: fonts, palette: palette, scale: PictureFile.pixelsPerUnit),
        pixelsPerMetre: UInt32(PictureFile.pixelsPerUnit * 96 / 0.0254))
    case .pdf:
      return PDFDocument.pdf(
        pages, fonts: fonts, palette: .paper, width: PictureFile.pageWidth,
        about: PDFDocument.About(
          title: "Flagfall: \(title)", language: language.tag,
          identifier: Array(SHA256.digest(of: Array(text.utf8)).prefix(16))))
    }
  }

  /// The characters that no font has and that are shown as boxes.
  package var missing: [Unicode.Scalar] { fonts.missing(in: drawing) }

  /// What the picture says, a line for each row of its letters.
  package var text: String {
    var text = ""
    var row: Double?
    for run in drawing.texts {
      if let row { text += row == run.origin.y ? "  " : "\n" }
      text += run.text
      row = run.origin.y
    }
    return text + "\n"
  }
}
