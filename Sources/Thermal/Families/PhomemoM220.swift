import Drawing

extension PrinterFamily {
  /// Phomemo M200, M220 and their kin: margin and settings, a reset that keeps them, the width as it is, no footer.
  ///
  /// The sequence that mabl/phomemo-printer-app validated on an M220 with firmware 3.0.1. Each raster header is a job with
  /// a feed of its own, so there is one.
  static let phomemoM220 = PrinterFamily(
    name: "Phomemo M220", neverSent: Phomemo.neverSent, inquiry: Phomemo.inquiry
  ) { (bitmap, printer, settings) throws(ThermalError) in
    var steps: [PrintStep] = [
      .write(Phomemo.margin(bitmap, on: printer)), .wait(30),
      .write(Phomemo.density(settings)), .wait(30),
      .write(Phomemo.speed(settings)), .wait(30),
      .write(Phomemo.media(settings.media)), .wait(30),
      .write(Phomemo.initialise), .wait(100),
      // One copy.
      .write([0x1F, 0x11, 0x21, 0x01]), .wait(30),
    ]
    steps += try Raster.blocks(
      of: bitmap, rows: printer.rowsPerBlock, Phomemo.pacing(chunk: 128, rowBytes: bitmap.rowBytes))
    steps += [.barrier, Phomemo.finished(rows: bitmap.height)]
    return steps
  }
}
