import Drawing

extension PrinterFamily {
  /// Phomemo M02, T02 and their kin: a reset, blocks of at most 255 rows without a gap, a feed to the tear bar.
  ///
  /// What vivier/phomemo-tools sends and alexduboiz/ha-phomemo-t02 measured on a T02.
  static let phomemoM02 = PrinterFamily(
    name: "Phomemo M02", neverSent: Phomemo.neverSent, inquiry: Phomemo.inquiry
  ) { (bitmap, printer, settings) throws(ThermalError) in
    var steps: [PrintStep] = [
      .write(Phomemo.initialise), .wait(100),
      // 1 light, 2 medium, 4 heavy.
      .write([0x1F, 0x11, 0x02, settings.darkness < 4 ? 1 : settings.darkness < 6 ? 2 : 4]), .wait(30),
    ]
    let picture = printer.alignment == .right ? bitmap.alignedRight(width: printer.dots) : bitmap
    let chunk = Raster.wholeRows(in: 192, rowBytes: picture.rowBytes)
    let pacing = Phomemo.pacing(chunk: chunk, rowBytes: picture.rowBytes)
    steps += try Raster.blocks(of: picture, rows: printer.rowsPerBlock, pacing)
    steps += [.barrier, .write([0x1B, 0x64, 0x04]), Phomemo.finished(rows: picture.height)]
    return steps
  }
}
