extension Rule {
  /// How Swift is written here.
  static let language: [Rule] = [
    Rule(
      "No Double holds money",
      mend: "Count minor units in Money and prices in Ratio.",
      bad: [
        Sample("Sources/Taximeter/Meter.swift", "let progress: Double = 0\n"),
        Sample("Sources/Receipts/Line.swift", "let width = Float(3)\n"),
        Sample("Sources/Receipts/Layout/Sheet.swift", "let amount: Double\n"),
        Sample("Sources/Receipts/Pictures/Bar.swift", "let length = Double(sum.minorUnits)\n"),
        Sample("Sources/Screens/Face.swift", "let fare: Double\n"),
        Sample("Sources/flagfall/Meter.swift", "let x = Double(money.minorUnits)\n"),
      ],
      good: [
        Sample("Sources/Track/Geodesic.swift", "let metres: Double\n"),
        Sample("Sources/Taximeter/Meter.swift", "// No Double here.\n"),
        Sample("Sources/Receipts/Layout/Sheet.swift", "let width: Double\n"),
      ]
    ) { tree in
      tree.sources.flatMap { file in
        // Where things stand on paper is no money.
        let isPaper = file.path.contains("/Layout/") || file.path.contains("/Pictures/")
        if ["Tariffs", "Taximeter", "Receipts"].contains(file.target), !isPaper {
          return file.findings(/\b(?:Double|Float)\b/)
        }
        return file.findings(/\b(?:Double|Float)\b/).filter {
          $0.text.has(/(?i)money|fare|amount|price|minorUnits/) && !$0.text.hasPrefix("//")
        }
      }
    },
    Rule(
      "Nothing is forced, dropped or unchecked",
      mend: "Handle the nil or the error where it arises: guard, throw a case of the engine's error, or precondition.",
      bad: [
        Sample("Sources/Units/A.swift", "let a = b!\n"),
        Sample("Sources/Units/A.swift", "let a = b()!.c\n"),
        Sample("Sources/Units/A.swift", "var a: Int!\n"),
        Sample("Sources/Server/A.swift", "let a = try? b()\n"),
        Sample("Sources/Server/A.swift", "let a = try! b()\n"),
        Sample("Sources/Server/A.swift", "let a = b as! C\n"),
        Sample("Sources/Server/A.swift", "final class A: @unchecked Sendable {}\n"),
        Sample("Sources/Server/A.swift", "nonisolated(unsafe) var a = 0\n"),
        Sample("Sources/Server/A.swift", "let a = String(format: \"%d\", b)\n"),
      ],
      good: [
        Sample(
          "Sources/Units/A.swift", "guard a != b, !c else { return }\n#if !arch(wasm32)\n#endif\nlet d = \"e!\"\n"),
        Sample("Sources/Server/A.swift", "let a = try b()\n// b!\n"),
      ]
    ) { tree in
      tree.sources.flatMap {
        $0.findings(
          /[\w\)\]\}"]!(?!=)|\btry[?!]|\bas!|@unchecked|nonisolated\(unsafe\)|\bString\(format:/)
      }
    },
    Rule(
      "Nothing is left to be done",
      mend: "Do it now, or open an issue and take the remark out.",
      bad: [Sample("Sources/Units/A.swift", "// TO" + "DO: round\n"), Sample("Web/boot.js", "// FIX" + "ME\n")],
      good: [Sample("Sources/Units/A.swift", "// The method of rounding.\n")]
    ) { tree in
      (tree.swift + tree.javaScript).flatMap { $0.findings(/\b(?:TODO|FIXME|XXX)\b/, in: $0.lines) }
        .filter { !$0.path.hasPrefix("Tests/HouseTests/") }
    },
    Rule(
      "Every package and public declaration is documented",
      mend:
        "Write a /// comment: a first sentence of at most 150 characters that ends in a full stop, then an empty line.",
      bad: [
        Sample("Sources/Units/A.swift", "package struct A {}\n"),
        Sample("Sources/Units/A.swift", "/// Fine.\npackage struct A {\n  @inlinable\n  package init() {}\n}\n"),
        Sample("Sources/Units/A.swift", "// Not a documentation comment.\npublic func a() {}\n"),
        Sample("Sources/Units/A.swift", "/// no full stop\npackage let a = 1\n"),
        Sample("Sources/Units/A.swift", "/// \(String(repeating: "long ", count: 40)).\npackage let a = 1\n"),
      ],
      good: [
        Sample("Sources/Units/A.swift", "/// A number.\n///\n/// And more of it\n@frozen\npackage struct A {}\n"),
        Sample("Sources/Units/A.swift", "package import Units\nlet package = 1\n"),
      ]
    ) { tree in
      // What a protocol of the library asks of a number is told there.
      tree.sources.filter { !$0.path.hasPrefix("Sources/Units/Wide/") }.flatMap(undocumented)
    },
    Rule(
      "An engine says for what it throws",
      mend: "Write \"- Throws:\" into the comment, and what is refused.",
      bad: [
        Sample("Sources/Units/A.swift", "/// Reads a number.\npackage func a() throws(AError) -> Int {\n"),
        Sample(
          "Sources/Units/A.swift", "/// Reads a number.\n@inlinable\npackage init(\n  _ a: Int\n) throws(AError) {\n"),
      ],
      good: [
        Sample(
          "Sources/Units/A.swift", "/// Reads.\n///\n/// - Throws: An ``AError``.\npackage init() throws(AError) {\n"),
        Sample(
          "Sources/Units/A.swift", "/// A number.\npackage func a() -> Int {\n  try b { () throws(AError) in c }\n}\n"),
        Sample("Sources/Server/A.swift", "/// Reads a number.\npackage func a() throws(AError) -> Int {\n"),
      ]
    ) { tree in tree.engineSources.flatMap(silentThrows) },
    Rule(
      "No file has more than 500 lines, no style sheet more than 800",
      mend: "Split it by concern, as in Meter+Explanation.swift.",
      bad: [
        Sample("Sources/Units/A.swift", String(repeating: "\n", count: 501)),
        Sample("Web/a.css", String(repeating: "\n", count: 801)),
      ],
      good: [
        Sample("Tests/Goldens/a.txt", String(repeating: "\n", count: 501)),
        Sample("Sources/Words/Phrase.swift", String(repeating: "\n", count: 501)),
      ]
    ) { tree in
      tree.files.filter { !tables.contains($0.path) }.compactMap { file in
        guard let ending = file.name.split(separator: ".").last, let limit = lineLimits[String(ending)] else {
          return nil
        }
        return file.lines.count > limit ? file.finding(limit) : nil
      }
    },
    Rule(
      "A type is named for what it is",
      mend: "Name the value or the act: not Manager, Helper, Utils, Service or Handler.",
      bad: [Sample("Sources/Server/A.swift", "final class SocketManager {}\nenum StringUtils {}\n")],
      good: [Sample("Sources/Server/A.swift", "struct HandlerTable2 {}\nlet manager = 1\n")]
    ) { tree in
      // What Apple named is declared as Apple named it.
      tree.swift.filter { !$0.path.hasPrefix("Apps/Apple/Interfaces/") }.flatMap {
        $0.findings(
          /\b(?:struct|class|enum|actor|protocol|typealias)\s+\w*(?:Manager|Helpers?|Util(?:s|ities)?|Service|Handler)\b/
        )
      }
    },
  ]

  /// One enumeration, which the language keeps in one file: a line for each sentence.
  private static let tables = ["Sources/Words/Phrase.swift"]

  private static let lineLimits = [
    "swift": 500, "js": 500, "sh": 500, "py": 500, "c": 500, "h": 500, "html": 500, "css": 800,
  ]

  private static func undocumented(_ file: SourceFile) -> [Finding] {
    file.code.indices.filter { isDeclaration(file.code[$0]) }.compactMap { place in
      let summary = comment(above: place, in: file).prefix { !$0.isEmpty }.joined(separator: " ")
      return summary.count <= 150 && summary.has(/[.:?]$/) ? nil : file.finding(place + 1)
    }
  }

  private static func silentThrows(_ file: SourceFile) -> [Finding] {
    file.code.indices.filter { isDeclaration(file.code[$0]) && file.code[$0].has(/\b(?:func|init)\b/) }.compactMap {
      place in
      let head = file.code[place...].prefix(8).joined(separator: " ").prefix { $0 != "{" }
      guard head.has(/\bthrows\b/) else { return nil }
      let says = comment(above: place, in: file).contains { $0.has(/(?i:throw|refus|fault|error)/) }
      return says ? nil : file.finding(place + 1)
    }
  }

  private static func isDeclaration(_ line: Substring) -> Bool {
    // Few lines have either word, and looking for a word is quicker than trying an expression.
    guard line.contains("package ") || line.contains("public ") else { return false }
    return line.has(/^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:package|public)\s+(?!import\b)(?:[a-z]+(?:\(set\))?\s+)*[a-z]/)
      && line.has(/\b(?:func|var|let|init|struct|class|enum|protocol|actor|typealias|subscript|case|extension)\b/)
  }

  /// The lines of the documentation comment above a declaration, without their marks.
  private static func comment(above declaration: Int, in file: SourceFile) -> [Substring] {
    var above = declaration - 1
    while above >= 0, file.lines[above].has(/^\s*@/) || file.lines[above].has(/^\s*\/\/[^\/]/) { above -= 1 }
    var comment: [Substring] = []
    while above >= 0, let text = file.lines[above].firstMatch(of: /^\s*\/\/\/ ?(.*)$/) {
      comment.insert(text.1, at: 0)
      above -= 1
    }
    return comment
  }
}
