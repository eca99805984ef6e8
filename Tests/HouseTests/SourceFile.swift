/// One file of the checkout as text.
struct SourceFile: Sendable {
  /// From the root of the checkout, as in `Sources/Units/Money.swift`.
  let path: String
  let text: String
  /// As written.
  let lines: [Substring]
  /// The same lines without comments and without what stands between quotation marks.
  let code: [Substring]
  /// The contents of every string literal, with the line on which it begins.
  let literals: [(line: Int, text: String)]

  init(path: String, text: String) {
    self.path = path
    self.text = text
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var scanner = CodeScanner(text, language: path.hasSuffix(".js") ? .javaScript : .swift)
    scanner.run()
    code = scanner.code.split(separator: "\n", omittingEmptySubsequences: false)
    literals = scanner.literals
  }

  var name: String { String(path.split(separator: "/").last ?? "") }

  /// The second part of a path below Sources/; nil elsewhere.
  var target: String? {
    let parts = path.split(separator: "/")
    return parts.count > 2 && parts[0] == "Sources" ? String(parts[1]) : nil
  }

  /// The modules that it imports, with the lines on which it does.
  var imports: [(line: Int, module: String)] {
    code.enumerated().compactMap { offset, line in
      line.firstMatch(of: /^\s*(?:@?\w+\s+)*import\s+(?:\w+\s+(?=\w+\.))?(\w+)/).map { (offset + 1, String($0.1)) }
    }
  }

  var isSwift: Bool { path.hasSuffix(".swift") }
  var isJavaScript: Bool { path.hasSuffix(".js") }
}
