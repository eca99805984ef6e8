import Drawing
import Receipts
import Thermal

/// What the room that prints knows.
package struct PaperRoom: Sendable {
  /// Which printer, how, and how far it is.
  package internal(set) var desk = PrintDesk()
  /// Whether the browser reaches Bluetooth printers; nil until it has said so.
  package internal(set) var isPossible: Bool?
  /// Whether the browser could not look for printers.
  package internal(set) var hasChooserFailed = false
  /// What comes out, dot for dot; nil while the ride or the letters are missing.
  package internal(set) var preview: Preview?
  var hasAsked = false

  /// Makes the room before anything has happened.
  package init() {}

  /// The receipt as it comes out of a printer.
  package struct Preview: Sendable {
    /// What it was made of; another source is another picture.
    let source: Source
    /// The job; nil where the receipt does not fit the printer.
    let job: PrintJob?
    /// The picture's address, which holds it.
    package let address: String
    /// The picture.
    package let bitmap: Bitmap
    /// Dots in ten millimetres.
    package let dotsPerCentimetre: Int
  }

  /// What a preview depends on.
  struct Source: Sendable, Hashable {
    var log: [UInt8]
    var number: Int64?
    var language: String
    var roads: String
    var printer: PrinterProfile
    var settings: PrintSettings
    var map: RouteMapWindow?
  }
}

extension PaperRoom.Preview {
  /// A picture of a receipt on a printer, or of what it would be on the likeliest one.
  init(_ bitmap: Bitmap, of source: PaperRoom.Source) {
    var job: PrintJob?
    do throws(ThermalError) { job = try PrintJob(bitmap, on: source.printer, source.settings) } catch { job = nil }
    let shown = job?.preview ?? bitmap
    self.source = source
    self.job = job
    self.bitmap = shown
    dotsPerCentimetre = source.printer.dotsPerCentimetre
    address = "data:image/png;base64," + Base64.text(PNGWriter.png(shown, pixelsPerMetre: source.printer.dotsPerMetre))
  }
}
