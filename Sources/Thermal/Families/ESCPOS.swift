import Drawing

extension PrinterFamily {
  /// Receipt printers with Epson's commands: raster slices right after one another, a feed, a cut where there is a knife.
  ///
  /// Slices have at most 255 rows because some read only the low byte of the height
  /// (https://github.com/NielsLeenheer/ReceiptPrinterEncoder/issues/16). Everything is a picture, so there are no code
  /// pages. The drawer stays shut: its two commands are never sent.
  static let escpos = PrinterFamily(
    name: "ESC/POS", neverSent: [[0x1B, 0x70], [0x10, 0x14]], inquiry: []
  ) { (bitmap, printer, settings) throws(ThermalError) in
    var steps: [PrintStep] = [.write([0x1B, 0x40]), .wait(50)]
    let picture = bitmap.centred(width: printer.dots)
    let pacing = Pacing(
      chunk: Raster.wholeRows(in: 4096, rowBytes: picture.rowBytes), pause: 0, blackPause: 0)
    steps += try Raster.blocks(of: picture, rows: printer.rowsPerBlock, pacing)
    // Four lines, to the tear bar; or to the knife, and a cut that leaves a bridge.
    steps += [.barrier, .write(printer.cuts ? [0x1D, 0x56, 0x42, 0x00] : [0x1B, 0x64, 0x04])]
    return steps
  }
}
