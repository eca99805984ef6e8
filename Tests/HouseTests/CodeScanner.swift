/// Tells code from comments and string literals, in Swift and in JavaScript.
///
/// Code inside an interpolation stays code. A regular expression literal in JavaScript is read as code.
struct CodeScanner {
  enum Language {
    case swift
    case javaScript
  }

  /// What closes the literal that is being read.
  private struct Literal {
    let closing: [Character]
    let escape: [Character]
    let interpolation: [Character]
    let startsAt: Int
    var text = ""
    /// Open brackets of the interpolation; nil outside of one.
    var depth: Int?
  }

  /// As long as the text, line by line, with blanks where there is no code.
  private(set) var code = ""
  private(set) var literals: [(line: Int, text: String)] = []

  private let text: [Character]
  private let language: Language
  private var position = 0
  private var line = 1
  private var open: [Literal] = []

  init(_ text: String, language: Language) {
    self.text = Array(text)
    self.language = language
  }

  mutating func run() {
    while position < text.count {
      if let literal = open.last, literal.depth == nil {
        readLiteral(literal)
      } else {
        readCode()
      }
    }
    literals.sort { $0.line < $1.line }
  }

  private mutating func readCode() {
    if follows("//") {
      while position < text.count, text[position] != "\n" { blank() }
    } else if follows("/*") {
      readBlockComment()
    } else if let literal = opening() {
      for _ in 0..<literal.marks { keep() }
      open.append(literal.opened)
    } else {
      count(text[position])
      if open.last?.depth == 0 {
        // The bracket that closes an interpolation.
        open[open.count - 1].depth = nil
      }
      keep()
    }
  }

  private mutating func count(_ character: Character) {
    guard let depth = open.last?.depth else { return }
    switch character {
    case "(", "{": open[open.count - 1].depth = depth + 1
    case ")", "}": open[open.count - 1].depth = depth - 1
    default: break
    }
  }

  private mutating func readBlockComment() {
    var depth = 0
    repeat {
      if follows("/*") && (language == .swift || depth == 0) {
        depth += 1
        blank()
        blank()
      } else if follows("*/") {
        depth -= 1
        blank()
        blank()
      } else {
        blank()
      }
    } while depth > 0 && position < text.count
  }

  private mutating func readLiteral(_ literal: Literal) {
    if follows(literal.interpolation) {
      for _ in literal.interpolation { blank() }
      open[open.count - 1].depth = 1
    } else if follows(literal.escape) {
      for _ in 0...literal.escape.count where position < text.count { take() }
    } else if follows(literal.closing) {
      for _ in literal.closing { keep() }
      literals.append((literal.startsAt, open.removeLast().text))
    } else {
      take()
    }
  }

  private func opening() -> (marks: Int, opened: Literal)? {
    func literal(_ closing: String, _ escape: String, _ interpolation: String) -> Literal {
      Literal(
        closing: Array(closing), escape: Array(escape), interpolation: Array(interpolation), startsAt: line)
    }
    if language == .javaScript {
      switch text[position] {
      case "\"", "'": return (1, literal(String(text[position]), "\\", "\u{0}"))
      case "`": return (1, literal("`", "\\", "${"))
      default: return nil
      }
    }
    var hashes = ""
    while position + hashes.count < text.count, text[position + hashes.count] == "#" { hashes += "#" }
    for quotes in ["\"\"\"", "\""] where follows(hashes + quotes) {
      return ((hashes + quotes).count, literal(quotes + hashes, "\\" + hashes, "\\" + hashes + "("))
    }
    return nil
  }

  private func follows(_ wanted: String) -> Bool { follows(Array(wanted)) }

  private func follows(_ wanted: [Character]) -> Bool {
    position + wanted.count <= text.count && text[position..<position + wanted.count].elementsEqual(wanted)
  }

  private mutating func keep() {
    code.append(text[position])
    advance()
  }

  private mutating func blank() {
    code.append(text[position] == "\n" ? "\n" : " ")
    advance()
  }

  private mutating func take() {
    open[open.count - 1].text.append(text[position])
    blank()
  }

  private mutating func advance() {
    if text[position] == "\n" { line += 1 }
    position += 1
  }
}
