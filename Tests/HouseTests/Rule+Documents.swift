extension Rule {
  /// What the papers say, and what no file may say.
  static let documents: [Rule] = [
    Rule(
      "ARCHITECTURE.md names every target",
      mend: "Add a line that says what the target is for and what it may import.",
      bad: [Sample("ARCHITECTURE.md", "| `Units` | money |\n")]
    ) { tree in
      let text = tree.files.first { $0.path == "ARCHITECTURE.md" }?.text ?? ""
      return tree.targets.filter { !text.contains("`\($0)`") }.map {
        Finding(path: "ARCHITECTURE.md", line: 1, text: "`\($0)` is not named")
      }
    },
    Rule(
      "ARCHITECTURE.md draws the engines as Package.swift does",
      mend: "Write into the last cell of the engine's row the engines on which Package.swift lets it depend, as there.",
      bad: [
        Sample([
          "Package.swift": "engine(\"Units\", []),\nengine(\"Track\", [\"Units\"]),\n",
          "ARCHITECTURE.md": "| `Units` | money | |\n| `Track` | ways over `Units` | all above |\n",
        ]),
        Sample(["Package.swift": "engine(\"Units\", []),\n", "ARCHITECTURE.md": "Engines are `Units`.\n"]),
      ],
      good: [
        Sample([
          "Package.swift": "engine(\"Units\", []),\nengine(\"Track\", [\"Units\"]),\n",
          "ARCHITECTURE.md": "| `Units` | money | |\n| `Track` | ways, see `Fix` | `Units` |\n",
        ])
      ]
    ) { tree in
      let pages = tree.files.filter { $0.path == "ARCHITECTURE.md" }
      return pages.flatMap { page in
        tree.engines.compactMap { engine -> Finding? in
          guard let place = page.lines.firstIndex(where: { $0.hasPrefix("| `\(engine.name)` |") }) else {
            return Finding(path: page.path, line: 1, text: "`\(engine.name)` has no row")
          }
          let cells = page.lines[place].split(separator: "|")
          let named = (cells.last ?? "").matches(of: /`(\w+)`/).map { String($0.1) }
          return cells.count == 3 && named == engine.dependencies ? nil : page.finding(place + 1)
        }
      }
    },
    Rule(
      "README.md lists every command",
      mend: "Add a row to the table of commands that says what it does.",
      bad: [
        Sample([
          "Sources/flagfall/Commands.swift": "static let all: [Command] = [\n  .serve,\n  .audit,\n]\n",
          "README.md": "| `serve` | serves |\n",
        ])
      ],
      good: [
        Sample([
          "Sources/flagfall/Commands.swift": "static let all: [Command] = [\n  .serve,\n  .metroPlan,\n]\n",
          "README.md": "| `serve` | serves |\n| `metro plan` | plans |\n",
        ])
      ]
    ) { tree in
      let readme = tree.files.first { $0.path == "README.md" }?.text ?? ""
      let table = tree.files.filter { $0.path == "Sources/flagfall/Commands.swift" }
      return table.flatMap { file in
        file.code.enumerated().filter { line in
          guard let command = line.element.firstMatch(of: /^\s+\.(\w+),$/) else { return false }
          // A command of two words, such as `metroPlan`, is typed as two.
          let words = command.1.replacing(/[A-Z]/) { " \($0.output.lowercased())" }
          return !readme.contains("| `\(words)` |")
        }.map { file.finding($0.offset + 1) }
      }
    },
    Rule(
      "Data/LICENSE.md says whose every data file is",
      mend: "Add a row with its source and terms; a folder may be named as in `strings/*.json`.",
      bad: [
        Sample(["Data/tariffs/pl-warszawa.json": "{}", "Data/LICENSE.md": "| `tariffs/us-nyc.json` | fares |\n"]),
        Sample(["Data/tariffs/pl-warszawa.json": "{}", "Data/LICENSE.md": "| `strings/*.json` | words |\n"]),
      ],
      good: [
        Sample([
          "Data/strings/en.json": "{}", "Data/strings/README.md": "# Words\n",
          "Data/LICENSE.md": "| `strings/*.json` | words |\n",
        ])
      ]
    ) { tree in
      let terms = tree.files.first { $0.path == "Data/LICENSE.md" }?.text ?? ""
      return tree.files.filter { file in
        guard file.path.hasPrefix("Data/"), !file.path.hasSuffix(".md") else { return false }
        let path = file.path.dropFirst("Data/".count)
        let folder = path.prefix(path.count - file.name.count)
        let ending = file.name.split(separator: ".").last ?? ""
        return !terms.contains("`\(path)`") && !terms.contains("`\(folder)*.\(ending)`")
      }.map { $0.finding(1) }
    },
    Rule(
      "Tests/FAULTS.md names tests that there are",
      mend: "Write the name of the test that holds the fault now, as it stands in the file that the line names.",
      bad: [
        Sample([
          "Tests/FAULTS.md": "| A1 | twice | 6000 m | `TrackTests/A.swift` | counts once |\n",
          "Tests/TrackTests/A.swift": "@Test(\"counts twice\")\n",
        ]),
        Sample("Tests/FAULTS.md", "| A1 | twice | 6000 m | `TrackTests/A.swift` | counts once |\n"),
      ],
      good: [
        Sample([
          "Tests/FAULTS.md": "| A1 | twice | 6000 m | `TrackTests/A.swift` | counts once |\n",
          "Tests/TrackTests/A.swift": "@Test(\"A fix counts once\")\n",
        ])
      ]
    ) { tree in
      let list = tree.files.filter { $0.path == "Tests/FAULTS.md" }
      return list.flatMap { file in
        file.lines.enumerated().filter { line in
          guard let row = line.element.firstMatch(of: /\| `(\w+\/[^`]+)` \| (.+) \|$/) else { return false }
          let test = tree.files.first { $0.path == "Tests/\(row.1)" }
          return test?.text.contains(row.2) != true
        }.map { file.finding($0.offset + 1) }
      }
    },
    Rule(
      "No file knows the machine it was written on",
      mend: "Take the path or host out, or make it relative or an argument.",
      bad: [
        Sample("run", "cd /wo" + "rk/main\n"),
        Sample("README.md", "see ../sha" + "red/notes.md\n"),
        Sample("Scripts/python.sh", "pip install -i https://py" + "pi.org/simple\n"),
        Sample("Tests/a.py", "open('/ho" + "me/someone/a')\n"),
      ],
      good: [Sample("README.md", "`work/` is where work is shared.\n")]
    ) { tree in
      tree.files.flatMap { file in
        file.findings(
          /(?:^|[^\w.])\/(?:work|root|home|opt|Users)\/|\/tmp\/h\/|\bshared\/|\b(?:pypi|pythonhosted|npmjs|rubygems)\.org|\bregistry\.|\bproxy\.golang|\bdeb\.debian\.org|archive\.ubuntu\.com/,
          in: file.lines)
      }.filter { $0.path != "Tests/HouseTests/Rule+Documents.swift" }
    },
  ]
}
