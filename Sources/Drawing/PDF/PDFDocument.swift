/// Writes drawings as pages of the Portable Document Format, the same to the byte on every machine.
///
/// [ISO 32000-2](https://pdfa.org/resource/iso-32000-2/).
/// Its text is text: it can be searched, copied and read aloud in the order of the drawing. The fonts are in the file, cut
/// down to the letters used. Streams are not compressed, but for pictures of pixels by ``Deflate``, and nothing in the file tells when it was written.
package struct PDFDocument: Sendable {
  /// What the file says of itself.
  package struct About: Sendable, Hashable {
    /// The title, which a reader shows above the page.
    package var title: String
    /// The language of the text, as a tag of BCP 47.
    package var language: String
    /// Sixteen bytes that tell this document from others; the same content should have the same.
    package var identifier: [UInt8]

    /// Says what a document is.
    package init(title: String, language: String, identifier: [UInt8]) {
      self.title = title
      self.language = language
      self.identifier = identifier
    }
  }

  /// Writes drawings as a file, each as a page.
  ///
  /// - Parameters:
  ///   - drawings: The pages; a paint that the palette lacks is left out.
  ///   - fonts: What their texts are written with.
  ///   - palette: The colours.
  ///   - width: The width of each page in points of 1/72 inch.
  ///   - about: What the file says of itself.
  /// - Returns: The file.
  package static func pdf(
    _ drawings: [Drawing], fonts: Fonts, palette: Palette, width: Double, about: About
  ) -> [UInt8] {
    var objects = PDFObjects()
    let catalogue = objects.reserve()
    let list = objects.reserve()
    var faces: [PDFContent.Used] = []
    var pictures: [PixelPicture] = []
    var pages: [(page: Int, body: Int, lines: Int)] = []
    for drawing in drawings {
      var content = PDFContent(
        drawing, fonts: fonts, faces: faces, pictures: pictures, palette: palette,
        scale: width / max(drawing.width, 1))
      content.write()
      (faces, pictures) = (content.faces, content.pictures)
      let page = objects.reserve()
      pages.append((page, objects.stream(content.bytes), content.lines))
    }
    let info = objects.reserve()
    let structure = PDFStructure(pages: pages.map { ($0.page, $0.lines) }, language: about.language)
    let tree = structure.write(to: &objects)
    var resources: [UInt8] = Array("<< /Font << ".utf8)
    for (index, used) in faces.enumerated() {
      let font = PDFFont(used, font: fonts[used.face], number: index)
      resources += "/F\(index) \(font.write(to: &objects)) 0 R ".utf8
    }
    resources += ">> ".utf8
    if !pictures.isEmpty {
      resources += "/XObject << ".utf8
      for (index, picture) in pictures.enumerated() { resources += "/I\(index) \(objects.picture(picture)) 0 R ".utf8 }
      resources += ">> ".utf8
    }
    resources += ">>".utf8
    objects.set(
      catalogue,
      "<< /Type /Catalog /Pages \(list) 0 R /Lang \(PDFText.literal(about.language)) /MarkInfo << /Marked true >> "
        + "/StructTreeRoot \(tree) 0 R /ViewerPreferences << /DisplayDocTitle true /PrintScaling /None >> >>")
    let kids = pages.map { "\($0.page) 0 R" }.joined(separator: " ")
    objects.set(list, "<< /Type /Pages /Kids [\(kids)] /Count \(pages.count) >>")
    let number = PDFContent.number
    for (index, (page, body, _)) in pages.enumerated() {
      let height = width / max(drawings[index].width, 1) * drawings[index].height
      objects.set(
        page,
        "<< /Type /Page /Parent \(list) 0 R /MediaBox [0 0 \(number(width)) \(number(height))] "
          + "/Resources \(String(decoding: resources, as: UTF8.self)) /Contents \(body) 0 R "
          + "/StructParents \(index) /Tabs /S >>")
    }
    objects.set(info, "<< /Title \(PDFText.string(about.title)) /Producer (Flagfall) >>")
    return objects.file(catalogue: catalogue, info: info, identifier: about.identifier)
  }
}
