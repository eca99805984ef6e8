import Drawing

extension Style {
  /// A QR code in half blocks, two rows of modules a line, with its quiet zone.
  ///
  /// Where colours are shown it is black on white whatever the terminal's own are; else light modules are what is printed,
  /// as most terminals are dark.
  static func code(_ code: QRCode) -> String {
    let range = -QRCode.quietZone..<code.side + QRCode.quietZone
    return stride(from: range.lowerBound, to: range.upperBound, by: 2).map { y in
      let line = range.map { x in
        // Below the last row, which is odd, all is light.
        half(upper: code[x, y] == shows, lower: code[x, y + 1] == shows)
      }.joined()
      return shows ? "\u{1B}[38;5;16;48;5;231m\(line)\u{1B}[0m\n" : line + "\n"
    }.joined()
  }

  private static func half(upper: Bool, lower: Bool) -> String {
    switch (upper, lower) {
    case (true, true): "█"
    case (true, false): "▀"
    case (false, true): "▄"
    case (false, false): " "
    }
  }
}
