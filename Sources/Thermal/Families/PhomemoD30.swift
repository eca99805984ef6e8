import Drawing

extension PrinterFamily {
  /// Phomemo D30 and its kin: label makers with a head of 12 mm.
  ///
  /// What vivier/phomemo-tools, polskafan/phomemo_d30 and odensc send. A row of more than 12 bytes is answered by a
  /// rejection (https://github.com/transcriptionstream/phomymo/issues/26).
  static let phomemoD30 = PrinterFamily(
    name: "Phomemo D30", neverSent: Phomemo.neverSent, inquiry: Phomemo.inquiry
  ) { (bitmap, printer, settings) throws(ThermalError) in
    var steps: [PrintStep] = [
      .write([0x1F, 0x11, 0x24, 0x00]), .wait(30), .write(Phomemo.initialise), .wait(100),
    ]
    let picture = bitmap.centred(width: printer.dots)
    let chunk = Raster.wholeRows(in: 128, rowBytes: picture.rowBytes)
    let pacing = Phomemo.pacing(chunk: chunk, rowBytes: picture.rowBytes)
    steps += try Raster.blocks(of: picture, rows: printer.rowsPerBlock, pacing)
    steps += [.barrier, .write([0x1B, 0x64, 0x00]), Phomemo.finished(rows: bitmap.height)]
    return steps
  }
}
