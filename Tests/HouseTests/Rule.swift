import Testing

/// Something that holds in every file of the house.
struct Rule: Sendable, CustomTestStringConvertible {
  /// Where a rule is broken.
  struct Finding: Sendable {
    let path: String
    let line: Int
    let text: String
  }

  /// A small tree that must break the rule, or one that looks like it and must not.
  struct Sample: Sendable {
    let files: [String: String]

    init(_ path: String, _ text: String) { files = [path: text] }
    init(_ files: [String: String]) { self.files = files }
  }

  /// A sentence about the house as it is.
  let name: String
  /// What to do about a finding.
  let mend: String
  let find: @Sendable (Tree) -> [Finding]
  let bad: [Sample]
  let good: [Sample]

  var testDescription: String { name }

  init(
    _ name: String, mend: String, bad: [Sample], good: [Sample] = [], find: @escaping @Sendable (Tree) -> [Finding]
  ) {
    self.name = name
    self.mend = mend
    self.find = find
    self.bad = bad
    self.good = good
  }
}

extension SourceFile {
  /// The lines of code that match, as findings.
  func findings(_ pattern: some RegexComponent, in lines: [Substring]? = nil) -> [Rule.Finding] {
    // Made ready once a file: making an expression ready takes longer than trying it on a line.
    let ready = pattern.asInCode
    return (lines ?? code).enumerated().filter { $0.element.contains(ready) }.map { finding($0.offset + 1) }
  }

  /// A finding at a line, with the line as written.
  func finding(_ line: Int) -> Rule.Finding {
    Rule.Finding(
      path: path, line: line,
      text: lines.indices.contains(line - 1) ? lines[line - 1].trimmingPrefix(while: \.isWhitespace).description : "")
  }
}

extension RegexComponent {
  /// The expression where a full stop between letters ends a word, as in code it does.
  var asInCode: Regex<RegexOutput> { regex.wordBoundaryKind(.simple).matchingSemantics(.unicodeScalar) }
}

extension StringProtocol where SubSequence == Substring {
  /// Whether an expression matches somewhere, as in code.
  func has(_ pattern: some RegexComponent) -> Bool { contains(pattern.asInCode) }
}
