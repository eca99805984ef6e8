extension Bitmap {
  /// A QR code with its quiet zone, each module a square of so many dots: a fraction would blur it for readers.
  package init(_ code: QRCode, dots: Int) {
    let side = (code.side + 2 * QRCode.quietZone) * dots
    self.init(width: side, height: side)
    for y in 0..<code.side {
      for x in 0..<code.side where code[x, y] {
        fill(
          x: (x + QRCode.quietZone) * dots, y: (y + QRCode.quietZone) * dots, width: dots, height: dots)
      }
    }
  }
}
