/// The order in which the pages are read: one paragraph for each line of text.
struct PDFStructure {
  let pages: [(page: Int, lines: Int)]
  let language: String

  /// Writes the tree; answers its root's number.
  func write(to objects: inout PDFObjects) -> Int {
    let root = objects.reserve()
    let document = objects.reserve()
    let paragraphs = pages.map { page, lines in
      (0..<lines).map { line in
        objects.add("<< /Type /StructElem /S /P /P \(document) 0 R /Pg \(page) 0 R /K \(line) >>")
      }.map { "\($0) 0 R" }.joined(separator: " ")
    }
    objects.set(
      document,
      "<< /Type /StructElem /S /Document /P \(root) 0 R /Lang \(PDFText.literal(language)) "
        + "/K [\(paragraphs.joined(separator: " "))] >>")
    let numbers = paragraphs.enumerated().map { "\($0) [\($1)]" }.joined(separator: " ")
    let parents = objects.add("<< /Nums [\(numbers)] >>")
    objects.set(
      root,
      "<< /Type /StructTreeRoot /K [\(document) 0 R] /ParentTree \(parents) 0 R /ParentTreeNextKey \(pages.count) >>")
    return root
  }
}
