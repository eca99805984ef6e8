/// The order in which the page is read: one paragraph for each line of text.
struct PDFStructure {
  let lines: Int
  let page: Int
  let language: String

  /// Writes the tree; answers its root's number.
  func write(to objects: inout PDFObjects) -> Int {
    let root = objects.reserve()
    let document = objects.reserve()
    let paragraphs = (0..<lines).map { line in
      objects.add("<< /Type /StructElem /S /P /P \(document) 0 R /Pg \(page) 0 R /K \(line) >>")
    }
    let list = paragraphs.map { "\($0) 0 R" }.joined(separator: " ")
    objects.set(
      document,
      "<< /Type /StructElem /S /Document /P \(root) 0 R /Lang \(PDFText.literal(language)) /K [\(list)] >>")
    let parents = objects.add("<< /Nums [0 [\(list)]] >>")
    objects.set(
      root, "<< /Type /StructTreeRoot /K [\(document) 0 R] /ParentTree \(parents) 0 R /ParentTreeNextKey 1 >>")
    return root
  }
}
