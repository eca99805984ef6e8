extension Rule {
  /// Who may know whom.
  static let layers: [Rule] = [
    Rule(
      "An engine imports only engines above it",
      mend: "Move the code to an edge, or the thing it needs up into an engine that comes earlier in Package.swift.",
      bad: [
        Sample("Sources/Units/Money.swift", "import Taximeter\n"),
        Sample("Sources/Track/Odometer.swift", "private import Foundation\n"),
        Sample("Sources/JSON/Reader.swift", "import Glibc\n"),
        Sample("Sources/Words/Table.swift", "@preconcurrency import struct Server.Site\n"),
      ],
      good: [
        Sample("Sources/Taximeter/Meter.swift", "import Units\nimport Tariffs\n"),
        Sample("Sources/RideFiles/GPX.swift", "import Foundation\n"),
        Sample("Sources/Units/Money.swift", "// import Foundation\n"),
      ]
    ) { tree in
      tree.engineSources.flatMap { file in
        let above = tree.engineNames.prefix { $0 != file.target }
        return file.imports.filter { !above.contains($0.module) }.map { file.finding($0.line) }
      }
    },
    Rule(
      "An engine depends on what it imports, and on nothing more",
      mend: "Write into its line of Package.swift the engines that its files import, and only these.",
      bad: [
        Sample([
          "Package.swift": "engine(\"Units\", []),\nengine(\"Track\", [\"Units\"]),\n",
          "Sources/Track/Fix.swift": "struct Fix {}\n",
        ]),
        Sample([
          "Package.swift": "engine(\"Units\", []),\nengine(\"Track\", []),\n",
          "Sources/Track/Fix.swift": "package import Units\n",
        ]),
      ],
      good: [
        Sample([
          "Package.swift": "engine(\"Units\", []),\nengine(\"Track\", [\"Units\"]),\n",
          "Sources/Track/Fix.swift": "import Units\n", "Sources/Track/Way.swift": "struct Way {}\n",
        ])
      ]
    ) { tree in
      tree.engines.flatMap { engine in
        let files = tree.engineSources.filter { $0.target == engine.name }
        let imported = Set(files.flatMap { $0.imports.map(\.module) }).intersection(tree.engineNames)
        guard !files.isEmpty else { return [Finding]() }
        return imported.symmetricDifference(engine.dependencies).sorted().map {
          Finding(
            path: "Package.swift", line: 1,
            text: imported.contains($0) ? "\(engine.name) imports \($0)" : "\(engine.name) does not import \($0)")
        }
      }
    },
    Rule(
      "Package.swift lets an engine depend only on engines before it",
      mend: "Turn the arrow round: what both need belongs into an engine that comes first.",
      bad: [
        Sample("Package.swift", "engine(\"Units\", [\"JSON\"]),\nengine(\"JSON\", []),\n"),
        Sample("Package.swift", "engine(\"Units\", [\"Server\"]),\n"),
      ],
      good: [Sample("Package.swift", "engine(\"Units\", []),\nengine(\n  \"JSON\",\n  [\"Units\"])\n")]
    ) { tree in
      tree.engines.enumerated().flatMap { place, engine in
        engine.dependencies.filter { !tree.engineNames.prefix(place).contains($0) }.map {
          Finding(path: "Package.swift", line: 1, text: "\(engine.name) depends on \($0)")
        }
      }
    },
    Rule(
      "An engine neither prints nor asks for time, files or chance",
      mend: "Take it as an argument, or return it to the edge.",
      bad: [
        Sample("Sources/Track/Odometer.swift", "print(distance)\n"),
        Sample("Sources/Taximeter/Meter.swift", "let now = ContinuousClock().now\n"),
        Sample("Sources/Tariffs/Rate.swift", "let chance = Int.random(in: 0..<3)\n"),
      ],
      good: [Sample("Sources/Receipts/Layout.swift", "func printed() {}\n// print(x)\n")]
    ) { tree in
      tree.engineSources.flatMap {
        $0.findings(/\b(?:print|debugPrint|readLine)\(|\b(?:Continuous|Suspending)Clock\b|\.random\(|\bshuffled\(\)/)
      }
    },
    Rule(
      "A C library is a module map and a shim",
      mend: "Put the code into the Swift target that uses the library.",
      bad: [Sample("Sources/CExpat/Parser.swift", "import Glibc\n"), Sample("Sources/CZlib/zlib.c", "int x;\n")],
      good: [Sample("Sources/CExpat/shim.h", "#include <expat.h>\n")]
    ) { tree in
      tree.files.filter { file in
        guard let target = file.target, target.has(/^C[A-Z]/), target != "CSupport" else { return false }
        return file.name != "shim.h" && file.name != "module.modulemap"
      }.map { $0.finding(1) }
    },
    Rule(
      "What crosses to WebAssembly is in one file of each product",
      mend: "Move the declaration to the file that has the others.",
      bad: [
        Sample([
          "Sources/WebModule/Exports.swift": "@_expose(wasm, \"a\") func a() {}\n",
          "Sources/WebModule/More.swift": "@_expose(wasm, \"b\") func b() {}\n",
        ]),
        Sample("Sources/Track/Sine.swift", "@_extern(wasm, module: \"Math\", name: \"sin\") func sine() {}\n"),
      ],
      good: [
        Sample([
          "Sources/WebModule/Exports.swift": "@_expose(wasm, \"a\") func a() {}\n@_extern(c) func b()\n",
          "Sources/AnswersModule/Exports.swift": "@_expose(wasm, \"a\") func a() {}\n",
        ])
      ]
    ) { tree in
      ["@_extern", "@_expose"].flatMap { attribute in
        let files = tree.sources.filter { $0.code.contains { $0.contains(attribute) } }
        let strangers =
          files.filter { $0.target?.hasSuffix("Module") != true }
          + Dictionary(grouping: files.filter { $0.target?.hasSuffix("Module") == true }) { $0.target }.values
          .flatMap { $0.dropFirst() }
        return strangers.flatMap { file in
          file.code.indices.filter { file.code[$0].contains(attribute) }.map { file.finding($0 + 1) }
        }
      }
    },
    Rule(
      "There is no main.swift",
      mend: "Write an @main type in a file of another name: a C callback in main.swift runs on the main actor and ends "
        + "the process on the library's thread.",
      bad: [Sample("Sources/flagfall/main.swift", "print(1)\n")],
      good: [Sample("Sources/flagfall/Flagfall.swift", "@main struct Flagfall {}\n")]
    ) { tree in
      tree.files.filter { $0.name == "main.swift" }.map { $0.finding(1) }
    },
  ]
}
