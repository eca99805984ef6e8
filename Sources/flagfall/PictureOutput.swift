import Drawing
import Receipts
import Words

extension Command.Option {
  /// The files that a receipt or a picture can be written to.
  static let files = [
    Self(name: "pdf", value: "FILE", help: "Write a PDF."),
    Self(name: "svg", value: "FILE", help: "Write an SVG."),
    Self(name: "png", value: "FILE", help: "Write a PNG."),
  ]

  /// A street map behind the route of a receipt.
  static let tiles = [
    Self(
      name: "tiles", value: "FOLDER",
      help: "A street map behind the route: its squares of 256 pixels, FOLDER/ZOOM/COLUMN/ROW.png."),
    Self(name: "tiles-attribution", value: "TEXT", help: "Who made that map; it stands below it."),
  ]

  /// What a picture looks like.
  static let picture =
    files + [
      Self(name: "theme", value: "NAME", help: "The colours of SVG and PNG: light, dark or paper; light without it.")
    ]
}

extension Arguments {
  /// The kinds of file that are asked for, and where each goes: to a place of its own.
  func files() throws(CommandError) -> [(format: ReceiptFile.Format, target: String)] {
    var files: [(format: ReceiptFile.Format, target: String)] = []
    for format in ReceiptFile.Format.allCases where format != .text {
      guard let target = value(format.rawValue) else { continue }
      if let other = files.first(where: { $0.target == target }) {
        throw .usage("--\(other.format.rawValue) and --\(format.rawValue) both go to \(target): name two files")
      }
      files.append((format, target))
    }
    return files
  }

  /// Whether a picture is asked for, in colours that there are.
  func wantsPicture() throws(CommandError) -> Bool {
    _ = try palette()
    guard try files().isEmpty else { return true }
    guard value("theme") == nil else { throw .usage("--theme is for --pdf, --svg and --png: give one of them") }
    return false
  }

  /// The colours that are asked for.
  private func palette() throws(CommandError) -> Palette {
    switch value("theme") {
    case nil, "light": return .light
    case "dark": return .dark
    case "paper": return .paper
    case let name?: throw .usage("--theme \(name): it is one of light, dark, paper")
    }
  }

  /// Writes a picture to all files that are asked for, once each of them has been made.
  func write(
    _ drawing: Drawing, pages: [Drawing], title: String, language: Language, for command: String
  ) throws(CommandError) {
    let palette = try palette()
    let file = PictureFile(drawing, pages: pages, title: title, language: language, fonts: try Resources.fonts())
    Terminal.complain(missing: file.missing, by: command)
    for (bytes, target) in try files().map({ (file.bytes($0.format, palette: palette), $0.target) }) {
      try Files.write(bytes, to: target)
    }
  }
}

extension Terminal {
  /// Tells the characters that are shown as boxes.
  static func complain(missing: [Unicode.Scalar], by command: String) {
    guard !missing.isEmpty else { return }
    let list = missing.map { "\($0) (U+\(String($0.value, radix: 16, uppercase: true)))" }.joined(separator: ", ")
    complain("\(command): no font has \(list); a box stands for it")
  }
}
