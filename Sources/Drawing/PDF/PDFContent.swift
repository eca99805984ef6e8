/// The page's marks, with y upwards from its lower edge.
struct PDFContent {
  /// A font that the page uses.
  struct Used {
    let face: Fonts.Face
    var subset: TrueTypeSubset
    /// The characters of the subset's outlines, in its order.
    var scalars: [Unicode.Scalar?]
  }

  private(set) var bytes: [UInt8] = []
  private(set) var faces: [Used]
  /// The pictures of this page and of those before it.
  private(set) var pictures: [PixelPicture]
  /// How many lines of text there are.
  private(set) var lines = 0
  private let drawing: Drawing
  private let fonts: Fonts
  private let palette: Palette
  private let scale: Double

  /// Prepares a page; `faces` and `pictures` are those of the pages before it.
  init(
    _ drawing: Drawing, fonts: Fonts, faces: [Used], pictures: [PixelPicture], palette: Palette, scale: Double
  ) {
    self.drawing = drawing
    self.fonts = fonts
    self.faces = faces
    self.pictures = pictures
    self.palette = palette
    self.scale = scale
  }

  mutating func write() {
    line("1 J 1 j")
    for step in drawing.steps {
      switch step {
      case .fill(let path, let paint):
        guard let colour = palette[paint], !path.isEmpty else { continue }
        line("/Artifact BMC")
        line("\(PDFContent.components(colour)) rg")
        write(path)
        line("f")
        line("EMC")
      case .stroke(let path, let width, let paint):
        guard let colour = palette[paint], !path.isEmpty else { continue }
        line("/Artifact BMC")
        line("\(PDFContent.components(colour)) RG \(PDFContent.number(width * scale)) w")
        write(path)
        line("S")
        line("EMC")
      case .text(let run, let paint): write(run, paint)
      case .picture(let picture, let box): write(picture, box)
      case .beginClip(let box):
        line("q")
        write(box.path)
        line("W n")
      case .endClip: line("Q")
      }
    }
  }

  private mutating func line(_ text: String) {
    bytes += text.utf8
    bytes.append(UInt8(ascii: "\n"))
  }

  private mutating func write(_ path: Path) {
    func place(_ point: Point) -> String {
      "\(PDFContent.number(point.x * scale)) \(PDFContent.number((drawing.height - point.y) * scale))"
    }
    for element in path.elements {
      switch element {
      case .move(let point): line("\(place(point)) m")
      case .line(let point): line("\(place(point)) l")
      case .curve(let control1, let control2, let point):
        line("\(place(control1)) \(place(control2)) \(place(point)) c")
      case .close: line("h")
      }
    }
  }

  private mutating func write(_ picture: PixelPicture, _ box: Box) {
    let index = pictures.firstIndex(of: picture) ?? pictures.count
    if index == pictures.count { pictures.append(picture) }
    let number = PDFContent.number
    let lower = (drawing.height - box.y - box.height) * scale
    line("/Artifact BMC")
    line(
      "q \(number(box.width * scale)) 0 0 \(number(box.height * scale)) \(number(box.x * scale)) \(number(lower)) cm")
    line("/I\(index) Do Q")
    line("EMC")
  }

  // MARK: - Text

  /// A line of text as one element of the structure.
  private mutating func write(_ run: TextRun, _ paint: Paint) {
    let glyphs = fonts.glyphs(of: run)
    guard !glyphs.isEmpty, let colour = palette[paint] else { return }
    line("/P << /MCID \(lines) >> BDC")
    lines += 1
    line("BT")
    line("\(PDFContent.components(colour)) rg \(run.isSeen ? 0 : 3) Tr")
    var first = 0
    while first < glyphs.count {
      let face = glyphs[first].face
      let end = glyphs[first...].firstIndex { $0.face != face } ?? glyphs.count
      write(glyphs[first..<end])
      first = end
    }
    line("ET")
    line("EMC")
  }

  /// Letters of one font; where one does not stand where the one before it leads, the pen moves.
  private mutating func write(_ glyphs: ArraySlice<Fonts.Glyph>) {
    guard let first = glyphs.first else { return }
    let index = used(first.face)
    let font = fonts[first.face]
    let size = first.size * scale
    let y = (drawing.height - first.origin.y) * scale
    line(
      "/F\(index) \(PDFContent.number(size)) Tf 1 0 0 1 \(PDFContent.number(first.origin.x * scale)) "
        + "\(PDFContent.number(y)) Tm")
    var shown = "[<"
    var pen = first.origin.x
    for glyph in glyphs {
      let gap = (pen - glyph.origin.x) / glyph.size * 1000
      if gap > 0.5 || gap < -0.5 {
        shown += "> \(PDFContent.number(gap)) <"
        pen = glyph.origin.x
      }
      let place = faces[index].subset.place(of: glyph.glyph)
      while faces[index].scalars.count <= place { faces[index].scalars.append(nil) }
      if faces[index].scalars[place] == nil { faces[index].scalars[place] = glyph.scalar }
      shown += PDFText.hexadecimal([UInt8(place >> 8), UInt8(place & 0xFF)])
      pen += Double(font.advance(of: glyph.glyph)) * glyph.size / Double(font.unitsPerEm)
    }
    line("\(shown)>] TJ")
  }

  private mutating func used(_ face: Fonts.Face) -> Int {
    if let index = faces.firstIndex(where: { $0.face == face }) { return index }
    faces.append(Used(face: face, subset: TrueTypeSubset(of: fonts[face]), scalars: []))
    return faces.count - 1
  }

  // MARK: - Numbers

  private static func components(_ colour: Colour) -> String {
    func share(_ shift: UInt32) -> String { number(Double(colour.rgb >> shift & 0xFF) / 255) }
    return "\(share(16)) \(share(8)) \(share(0))"
  }

  /// A number with three decimals at most.
  static func number(_ value: Double) -> String {
    let thousandths = (value * 1000).rounded(.toNearestOrEven)
    guard thousandths > -1e9, thousandths < 1e9 else { return "0" }
    let scaled = Int64(thousandths)
    var text = scaled < 0 ? "-" : ""
    text += String(scaled.magnitude / 1000)
    var rest = scaled.magnitude % 1000
    guard rest > 0 else { return text }
    text += "."
    var place: UInt64 = 100
    while rest > 0 {
      text += String(rest / place)
      rest %= place
      place /= 10
    }
    return text
  }
}
