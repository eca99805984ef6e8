import Drawing
import RideLog
import Words

/// A receipt as a file.
package struct ReceiptFile: Sendable {
  /// What kind of file.
  package enum Format: String, Sendable, Hashable, CaseIterable {
    /// A page with real text, for keeping and printing.
    case pdf
    /// A picture of lines.
    case svg
    /// A picture of pixels.
    case png
    /// Lines of 32 columns.
    case text = "txt"

    /// The media type that goes with it.
    package var mediaType: String {
      switch self {
      case .pdf: "application/pdf"
      case .svg: "image/svg+xml"
      case .png: "image/png"
      case .text: "text/plain"
      }
    }
  }

  private let receipt: Receipt
  private let route: RouteSketch?
  private let strings: Strings
  private let fonts: Fonts

  /// Prepares a receipt for any kind of file.
  package init(_ receipt: Receipt, route: RouteSketch?, strings: Strings, fonts: Fonts) {
    self.receipt = receipt
    self.route = route
    self.strings = strings
    self.fonts = fonts
  }

  /// How many pixels a unit of the sheet has in a picture of pixels.
  private static let pixelsPerUnit = 3.0
  /// The width of the page, that of a wide receipt roll: 80 mm in points.
  private static let pageWidth = 226.772

  /// The bytes of the file.
  ///
  /// A PDF is always plain: it is for printing.
  package func bytes(_ format: Format, on paper: ReceiptSheet.Paper = .torn) -> [UInt8] {
    let title = strings.text(.receiptTitle)
    let language = strings.language.tag
    let palette: Palette = paper == .torn && format != .pdf ? .receipt : .print
    switch format {
    case .text: return Array(receipt.text.utf8)
    case .svg:
      return SVGDocument.svg(
        sheet(paper).drawing, fonts: fonts, palette: palette, title: title, text: receipt.text, language: language,
        width: "80mm")
    case .png:
      let raster = Raster(sheet(paper).drawing, fonts: fonts, palette: palette, scale: ReceiptFile.pixelsPerUnit)
      // Eighty millimetres wide.
      return PNGWriter.png(raster, pixelsPerMetre: UInt32(Double(raster.width) / 0.08))
    case .pdf:
      return PDFDocument.pdf(
        [sheet(.plain).drawing], fonts: fonts, palette: palette, width: ReceiptFile.pageWidth,
        about: PDFDocument.About(title: "Flagfall: \(title)", language: language, identifier: identifier))
    }
  }

  /// The characters that no font has and that are shown as boxes.
  package var missing: [Unicode.Scalar] { fonts.missing(in: sheet(.plain).drawing) }

  /// The drawing, and the lines in it.
  package func sheet(_ paper: ReceiptSheet.Paper) -> ReceiptSheet {
    ReceiptSheet(receipt, route: route, on: paper)
  }

  /// The digest of the ride's log, where it is known.
  package var digest: String? { receipt.digest }

  /// The receipt as a thermal head burns it: as wide as the head, black or bare.
  ///
  /// An upright of one dot prints paler than a level one, so it is made two dots wide.
  ///
  /// - Parameters:
  ///   - dots: How many dots the head has.
  ///   - map: What becomes of the street map behind the route, when there is one, in so many dots across and down.
  /// - Returns: The dots.
  package func bitmap(
    dots: Int, map: (_ picture: PixelPicture, _ width: Int, _ height: Int) -> Bitmap? = { _, _, _ in nil }
  ) -> Bitmap {
    let drawing = sheet(.roll).drawing
    return Bitmap(drawing, fonts: fonts, scale: Double(dots) / drawing.width, pictures: map).withFirmUprights
  }

  /// Sixteen bytes of the digest of what it says: the same receipt is the same document.
  private var identifier: [UInt8] { Array(SHA256.digest(of: Array(receipt.text.utf8)).prefix(16)) }
}
