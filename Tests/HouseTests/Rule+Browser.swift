extension Rule {
  /// What the page's scripts and its HTML are made of.
  static let browser: [Rule] = [
    Rule(
      "Every browser interface is called in one file",
      mend: "Call it through the file that has it already, behind one effect.",
      bad: [
        Sample(["Web/a.js": "navigator.geolocation.watchPosition(f);\n", "Web/b.js": "navigator.geolocation;\n"]),
        Sample(["Web/a.js": "indexedDB.open('a');\n", "Web/b.js": "const d = window.indexedDB;\n"]),
        Sample("Web/a.js", "localStorage.setItem('a', 'b');\n"),
      ],
      good: [
        Sample([
          "Web/a.js": "navigator.geolocation;\n",
          "Web/b.js": "// navigator.geolocation\nlog('indexedDB');\nimport { geolocation } from './a.js';\n",
        ])
      ]
    ) { tree in
      let scattered = interfaces.flatMap { pattern in
        tree.javaScript.map { $0.findings(pattern) }.filter { !$0.isEmpty }.dropFirst().flatMap { $0 }
      }
      // A killed browser loses it, so nothing may be kept there.
      return scattered + tree.javaScript.flatMap { $0.findings(/\b(?:localStorage|sessionStorage)\b/) }
    },
    Rule(
      "No script holds a rule of the trade",
      mend: "Reckon and format it in Swift; the script shows what it is given.",
      bad: [
        Sample("Web/a.js", "const total = fare + tip;\n"),
        Sample("Web/a.js", "price *= 2;\n"),
        Sample("Web/a.js", "new Intl.NumberFormat('en');\n"),
        Sample("Web/a.js", "show(amount.toFixed(2));\n"),
        Sample("Web/a.js", "if (currency === x) y();\n"),
        Sample("Web/a.js", "show('12 EUR');\n"),
      ],
      good: [
        Sample(
          "Web/a.js",
          "fetch('data/tariffs/us-nyc.json');\nconst x = y + 1;\nIntl.DateTimeFormat().resolvedOptions();\nsend(fare);\n// fare + tip\n"
        )
      ]
    ) { tree in
      tree.javaScript.flatMap { file in
        file.findings(/\b(?i:\w*(?:fare|price|amount|supplement|surcharge|tariff|tip))\b\s*(?:[-+*\/%]=?[^>]|\?\?=)/)
          + file.findings(/[-+*\/%]=?\s*(?:\w+\.)*(?i:\w*(?:fare|price|amount|supplement|surcharge))\b/)
          + file.findings(/NumberFormat|DateTimeFormat\((?!\)\.resolvedOptions)|toLocale|toFixed|(?i:currency)/)
          + file.literals.filter { $0.text.has(/\b(?:EUR|USD|GBP|UAH|PLN)\b|[€£₴$](?!\{)\s?\d/) }.map {
            file.finding($0.line)
          }
      }
    },
    Rule(
      "The HTML carries no style attribute",
      mend: "Use a class, an SVG attribute, or a data attribute that the patcher turns into a custom property: the "
        + "content security policy blocks style attributes without a word.",
      bad: [
        Sample("Sources/Markup/Face.swift", "html.raw(\"<p style=\\\"color: red\\\">\")\n"),
        Sample("Sources/Markup/Face.swift", "element(\"p\", [\"style\": width])\n"),
        Sample("Web/index.html", "<p style='color: red'>\n"),
        Sample("Web/a.js", "node.setAttribute('style', text);\n"),
      ],
      good: [Sample("Sources/Markup/Face.swift", "let style = segments.style\nhtml.link(\"style.css\")\n")]
    ) { tree in
      tree.files.flatMap { file -> [Finding] in
        if file.path.hasPrefix("Web/"), file.path.hasSuffix(".html") {
          return file.findings(/\sstyle\s*=|<style/, in: file.lines)
        }
        guard file.target?.hasSuffix("Markup") == true || file.path.hasPrefix("Web/") && file.isJavaScript else {
          return []
        }
        return file.literals.filter { literal in
          let sets = file.isSwift || file.lines[literal.line - 1].has(/setAttribute\w*\(/)
          return literal.text == "style" && sets || literal.text.has(/\bstyle\s*=/)
        }.map { file.finding($0.line) }
      }
    },
    Rule(
      "What a screen says comes from the string table",
      mend: "Give the sentence a key in Words, in every language, and say the key here.",
      bad: [
        Sample("Sources/Screens/Shell.swift", "title = \"Settings\"\n"),
        Sample("Sources/Markup/Face.swift", "html.text(\"pay now\")\n"),
        Sample("Sources/Markup/Face.swift", "html.text(\"Платити\")\n"),
        Sample("Sources/MetroScreens/Ride.swift", "title = \"Next stop\"\n"),
      ],
      good: [
        Sample("Sources/Markup/Face.swift", "html.element(\"button\", .class(\"key start\"))\nhtml.text(\" · \")\n"),
        Sample("Sources/Screens/Shell.swift", "precondition(width > 0, \"A width is positive\")\n"),
      ]
    ) { tree in
      tree.sources.filter { $0.target?.hasSuffix("Screens") == true || $0.target?.hasSuffix("Markup") == true }.flatMap
      { file in
        file.literals.filter { literal in
          let line = file.lines[literal.line - 1]
          if line.has(/precondition|fatalError|assert/) || file.name.hasSuffix("Error.swift") { return false }
          return literal.text.has(/^[A-Z][a-z]+(?:$|[ ,.!?:])|[А-Яа-яІіЇїЄєҐґ぀-ヿ一-鿿]/)
            || line.has(/\btext\(\s*"/) && literal.text.has(/[A-Za-z]/)
        }.map { file.finding($0.line) }
      }
    },
    Rule(
      "A room's style sheet leaves the app's own rooms alone",
      mend: "Put a class of the room before it: the sheet stays on the page when the room is left.",
      bad: [
        Sample(["Web/figures.css": ".wheel {\n}\n", "Web/rooms/shift.css": ".road,\n.wheel {\n}\n"]),
        Sample([
          "Web/keys.css": ".sheet .choices {\n}\n",
          "Web/rooms/shift.css": "@media print {\n  .sheet .choices.choices {\n}\n}\n",
        ]),
      ],
      good: [
        Sample([
          "Web/figures.css": ".wheel {\n}\n.bar {\n}\n",
          "Web/rooms/shift.css":
            ".car .wheel {\n  margin: 0.5rem;\n}\n.bar:has(+ .road) {\n}\n:root {\n}\n/* .wheel */\n",
        ])
      ]
    ) { tree in
      let sheets = tree.files.filter { $0.path.hasPrefix("Web/") && $0.path.hasSuffix(".css") }
      let own = sheets.filter { $0.path.hasPrefix("Web/rooms/") }
      let shell = Set(
        sheets.filter { $0.path.split(separator: "/").count == 2 }.flatMap(selectors).flatMap { $0.classes })
      return own.flatMap { sheet in
        selectors(sheet).filter { !$0.classes.isEmpty && shell.isSuperset(of: $0.classes) }.map {
          sheet.finding($0.line)
        }
      }
    },
    Rule(
      "The page asks nothing of anyone else",
      mend: "Ship the file with the app and name it by a relative address.",
      bad: [
        Sample("Web/index.html", "<script src=\"https://example.org/a.js\"></script>\n"),
        Sample("Web/index.html", "<link rel=\"stylesheet\" href=\"/style.css\">\n"),
        Sample("Web/style.css", "@import url(//example.org/a.css);\n"),
        Sample("Web/a.js", "fetch('/data/index.json');\n"),
      ],
      good: [
        Sample("Web/index.html", "<script src=\"boot.js\"></script><a href=\"https://example.org/\">source</a>\n"),
        Sample("Web/a.js", "// https://example.org/\nconst svg = 'http://www.w3.org/2000/svg';\n"),
      ]
    ) { tree in
      tree.files.filter { $0.path.hasPrefix("Web/") }.flatMap { file -> [Finding] in
        if file.isJavaScript {
          return file.literals.filter {
            $0.text.has(/^(?:https?:)?\/\/(?!www\.w3\.org\/)|^\/[a-z]/)
          }.map { file.finding($0.line) }
        }
        return file.findings(
          /(?:src|data-src)\s*=\s*["'](?:https?:|\/)|<link[^>]*href\s*=\s*["'](?:https?:|\/)|url\(["']?(?:https?:|\/)|@import/,
          in: file.lines)
      }
    },
  ]

  /// The selectors of a style sheet, with their lines and the classes in them.
  private static func selectors(_ sheet: SourceFile) -> [(line: Int, classes: [String])] {
    sheet.lines.enumerated().filter { !$0.element.has(/^\s*(?:@|\/\*)/) && $0.element.has(/\{|,\s*$/) }.flatMap {
      line in
      line.element.prefix { $0 != "{" }.split(separator: ",").map { selector in
        (line.offset + 1, selector.matches(of: /\.([a-z][\w-]*)/).map { String($0.1) })
      }
    }
  }

  /// One expression for each interface that belongs into one file.
  private static var interfaces: [Regex<Substring>] {
    [
      /\bnavigator\??\.geolocation\b/, /\bindexedDB\b/, /\bcaches\.\w/, /\bnavigator\??\.serviceWorker\b/,
      /\bnavigator\??\.wakeLock\b/, /\bnavigator\??\.vibrate\b/, /\bnavigator\??\.(?:share|canShare)\b/,
      /\bnavigator\??\.clipboard\b/, /\bnavigator\??\.bluetooth\b/, /\bnew Notification\b|\bNotification\./,
      /\bnavigator\??\.mediaSession\b/, /\b(?:AudioContext|OfflineAudioContext)\b|\bnew Audio\b/,
      /\bspeechSynthesis\b/, /\bWebAssembly\./, /\bnavigator\??\.storage\b/, /\bsetAppBadge\b/,
      /\brequestFullscreen\b/, /\bscreen\.orientation\b/, /\bnew (?:EventSource|WebSocket)\b/,
      /\bnavigator\??\.permissions\b/, /\bnew BroadcastChannel\b/, /\bnavigator\??\.locks\b/, /\bisSecureContext\b/,
      /\bDeviceOrientationEvent\b/, /\bDeviceMotionEvent\b/, /\bDecompressionStream\b/,
      /\bshow(?:Save|Open)FilePicker\b/,
    ]
  }
}
