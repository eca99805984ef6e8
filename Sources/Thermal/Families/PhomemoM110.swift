import Drawing

extension PrinterFamily {
  /// Phomemo M110, M120 and their kin: one header with the full height, rows in small writes, then a footer.
  ///
  /// The sequence that pyphomemo and phomymo both send. The roll lies at the right end of the head, so narrower pictures
  /// stand there: padded, or with the M120's margin.
  static let phomemoM110 = PrinterFamily(
    name: "Phomemo M110", neverSent: Phomemo.neverSent, inquiry: Phomemo.inquiry
  ) { (bitmap, printer, settings) throws(ThermalError) in
    var steps: [PrintStep] = []
    var picture = bitmap
    switch printer.alignment {
    case .margin: steps += [.write(Phomemo.margin(bitmap, on: printer)), .wait(30)]
    case .right: picture = bitmap.alignedRight(width: printer.dots)
    case .left: break
    }
    steps += [
      .write(Phomemo.speed(settings)), .wait(30),
      .write(Phomemo.density(settings)), .wait(30),
      .write(Phomemo.media(settings.media)), .wait(30),
    ]
    steps += try Raster.blocks(
      of: picture, rows: printer.rowsPerBlock, Phomemo.pacing(chunk: 128, rowBytes: picture.rowBytes))
    steps += [
      .barrier, .wait(300), .write([0x1F, 0xF0, 0x05, 0x00, 0x1F, 0xF0, 0x03, 0x00]),
      Phomemo.finished(rows: picture.height),
    ]
    return steps
  }
}
