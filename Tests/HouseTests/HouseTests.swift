import Testing

@Suite struct HouseTests {
  static let rules = Rule.layers + Rule.language + Rule.browser + Rule.documents + Rule.apple

  @Test("The house keeps its rules", arguments: rules)
  func keeps(_ rule: Rule) {
    for finding in rule.find(Tree.checkout) {
      Issue.record("\(finding.path):\(finding.line): \(finding.text)\n\(rule.name). \(rule.mend)")
    }
  }

  @Test("Every rule finds what breaks it", arguments: rules)
  func finds(_ rule: Rule) {
    #expect(!rule.bad.isEmpty)
    for sample in rule.bad {
      #expect(!rule.find(Tree(sample.files, over: .checkout)).isEmpty, "not found: \(sample.files)")
    }
  }

  @Test("No rule is afraid of what only looks like a breach", arguments: rules.filter { !$0.good.isEmpty })
  func spares(_ rule: Rule) {
    for sample in rule.good {
      let findings = rule.find(Tree(sample.files, over: .checkout))
      #expect(findings.isEmpty, "\(findings)")
    }
  }

  @Test("The checkout is read whole")
  func reads() {
    let tree = Tree.checkout
    #expect(tree.engineNames.prefix(3) == ["Units", "Almanac", "JSON"])
    for name in ["WebModule", "flagfall", "Server", "CExpat"] { #expect(tree.targets.contains(name)) }
    #expect(tree.sources.count > 100)
    #expect(tree.engineSources.contains { $0.path == "Sources/Units/Money.swift" })
  }

  @Test("Comments, literals and code are told apart")
  func scans() {
    let file = SourceFile(
      path: "Sources/Units/Sample.swift",
      text: """
        let a = "x! \\(b! + "y!") z!"  // c!
        /* d! /* e! */ f! */ let g = #"h! \\(i!)"#
        let j = k!
        """)
    #expect(file.findings(/\w!/).map(\.line) == [1, 3])
    #expect(file.code[0].contains("b! +"))
    #expect(!file.code[0].contains("z!") && !file.code[0].contains("y!") && !file.code[0].contains("c!"))
    #expect(!file.code[1].contains("!"))
    #expect(file.literals.map(\.text) == ["y!", "x!  z!", "h! \\(i!)"])
    let script = SourceFile(path: "Web/sample.js", text: "a(`b ${c('d')} e`, \"f\"); // g")
    #expect(script.code[0].contains("c(") && !script.code[0].contains("d") && !script.code[0].contains("g"))
    #expect(script.literals.map(\.text) == ["d", "b  e", "f"])
  }
}
