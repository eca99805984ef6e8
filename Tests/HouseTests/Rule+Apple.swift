extension Rule {
  /// What the iPhone app is made of: what compiles on a phone and breaks on another, weeks later.
  static let apple: [Rule] = applePlatform + appleViews + appleLists

  private static let app = "Apps/Apple/"
  private static let interfaces = "Apps/Apple/Interfaces/"

  /// The app's own sources, without the declarations of what Apple has.
  private static func sources(_ tree: Tree, in folders: [String] = [""]) -> [SourceFile] {
    tree.swift.filter { file in
      !file.path.hasPrefix(interfaces) && folders.contains { file.path.hasPrefix(app + $0) }
    }
  }

  private static func shared(_ tree: Tree) -> [SourceFile] { sources(tree, in: ["Views/", "Surfaces/", "App/"]) }

  private static func imports(_ file: SourceFile) -> [(line: Int, name: String)] {
    file.code.enumerated().compactMap { line in
      line.element.firstMatch(of: /^\s*(?:@?\w+\s+)*import\s+(\w+)/).map { (line.offset + 1, String($0.1)) }
    }
  }

  /// Frameworks that ask something of the phone, and the key without which the system ends the app at the first use.
  private static let frameworks: [String: String?] = [
    "CoreLocation": "NSLocationWhenInUseUsageDescription", "CoreBluetooth": "NSBluetoothAlwaysUsageDescription",
    "CoreMotion": "NSMotionUsageDescription", "AlarmKit": "NSAlarmKitUsageDescription",
    "ActivityKit": "NSSupportsLiveActivities", "UserNotifications": nil, "AVFAudio": nil, "MapKit": nil, "CarPlay": nil,
    "CoreHaptics": nil, "UIKit": nil, "WidgetKit": nil, "AppIntents": nil, "UniformTypeIdentifiers": nil,
    "Compression": nil,
  ]

  /// Where a framework stands beside its platform file: cards and widgets are made of two of them, the keys of a card are
  /// intents, each bundle names the packages in which its intents are, and the file chooser of the scene asks for types.
  private static let besides: [String: [String]] = [
    "WidgetKit": ["Surfaces/"], "ActivityKit": ["Surfaces/"],
    "AppIntents": ["Surfaces/Intents.swift", "Flagfall/Main.swift", "FlagfallWidgets/Main.swift"],
    "UniformTypeIdentifiers": ["App/FlagfallApp.swift"],
  ]

  // MARK: - Platform files

  private static let applePlatform: [Rule] = [
    Rule(
      "Each of Apple's frameworks is called in one platform file",
      mend: "Call it through the file that has it already; views are told by closures.",
      bad: [
        Sample([
          "Apps/Apple/Platform/A.swift": "import CoreLocation\n",
          "Apps/Apple/Platform/B.swift": "  import CoreLocation\n",
        ]),
        Sample("Apps/Apple/Views/A.swift", "import MapKit\n"),
        Sample("Apps/Apple/App/A.swift", "@preconcurrency import CarPlay\n"),
        Sample("Apps/Apple/Surfaces/A.swift", "import AppIntents\n"),
        Sample("Apps/Apple/Views/A.swift", "import UniformTypeIdentifiers\n"),
        Sample([
          "Apps/Apple/Platform/A.swift": "import Compression\n", "Apps/Apple/Platform/B.swift": "import Compression\n",
        ]),
      ],
      good: [
        Sample([
          "Apps/Apple/Platform/A.swift": "import CoreLocation\nimport Foundation\n",
          "Apps/Apple/Platform/B.swift": "import Foundation\n", "Apps/Apple/Surfaces/C.swift": "import WidgetKit\n",
          "Apps/Apple/Interfaces/D/D.swift": "import CoreLocation\n",
        ]),
        Sample([
          "Apps/Apple/Platform/A.swift": "import AppIntents\nimport Compression\n",
          "Apps/Apple/Surfaces/Intents.swift": "import AppIntents\n",
          "Apps/Apple/Flagfall/Main.swift": "import AppIntents\n",
          "Apps/Apple/App/FlagfallApp.swift": "import UniformTypeIdentifiers\n",
        ]),
      ]
    ) { tree in
      frameworks.keys.sorted().flatMap { name in
        let callers = sources(tree).flatMap { file in
          imports(file).filter { $0.name == name }.map { (file, $0.line) }
        }
        let strangers = callers.filter { file, _ in
          !(["Platform/"] + besides[name, default: []]).contains { file.path.hasPrefix(app + $0) }
        }
        let others = Set(callers.map(\.0.path).filter { $0.hasPrefix(app + "Platform/") }).sorted().dropFirst()
        return (strangers + callers.filter { others.contains($0.0.path) }).map { $0.0.finding($0.1) }
      }
    },
    Rule(
      "Views import SwiftUI and engines, nothing else of the system",
      mend: "Move the call to a platform file and hand the view a closure or a value.",
      bad: [
        Sample("Apps/Apple/Views/A.swift", "import Foundation\n"), Sample("Apps/Apple/Views/A.swift", "import UIKit\n"),
        Sample("Apps/Apple/Views/A.swift", "import PhoneParts\n"),
      ],
      good: [Sample("Apps/Apple/Views/A.swift", "import Drawing\nimport Phone\nimport SwiftUI\n")]
    ) { tree in
      sources(tree, in: ["Views/"]).flatMap { file in
        imports(file).filter { $0.name != "SwiftUI" && $0.name != "Phone" && !tree.engineNames.contains($0.name) }
          .map { file.finding($0.line) }
      }
    },
    Rule(
      "Positions in the background are asked for only behind the look at the built bundle",
      mend:
        "Write `if hasBackgroundMode { manager.allowsBackgroundLocationUpdates = true }`: without the mode in the built "
        + "Info.plist the system ends the app.",
      bad: [
        Sample("Apps/Apple/Platform/A.swift", "manager.allowsBackgroundLocationUpdates = true\n"),
        Sample("Apps/Apple/Platform/A.swift", "if isOn { manager.allowsBackgroundLocationUpdates = true }\n"),
      ],
      good: [
        Sample(
          "Apps/Apple/Platform/A.swift", "if hasBackgroundMode { manager.allowsBackgroundLocationUpdates = true }\n")
      ]
    ) { tree in
      sources(tree).flatMap { file in
        file.findings(/allowsBackgroundLocationUpdates\s*=/).filter { !$0.text.has(/if hasBackgroundMode \{/) }
      }
    },
    Rule(
      "Time and place come from platform files",
      mend: "Take the instant from the engine's content or as an argument; only Apps/Apple/Platform asks the system.",
      bad: [
        Sample("Apps/Apple/Views/A.swift", "let now = Date()\n"), Sample("Apps/Apple/Surfaces/A.swift", "Date.now\n"),
        Sample("Sources/Phone/A.swift", "Locale.current\n"), Sample("Apps/Apple/App/A.swift", "Calendar.current\n"),
      ],
      good: [
        Sample("Apps/Apple/Platform/A.swift", "let now = Date()\n"),
        Sample("Apps/Apple/Surfaces/A.swift", "let a: ClosedRange<Date>\nClock.date(a)\n"),
      ]
    ) { tree in
      let elsewhere = sources(tree).filter { !$0.path.hasPrefix(app + "Platform/") }
      return (elsewhere + tree.sources.filter { $0.target == "Phone" }).flatMap {
        $0.findings(/\bDate\(\)|\bDate\.now\b|\b(?:Locale|TimeZone|Calendar)\.(?:auto)?[cC]urrent\b/)
      }
    },
    Rule(
      "Nothing of the app is forced, dropped or unchecked",
      mend: "Handle the nil or the error where it arises.",
      bad: [
        Sample("Apps/Apple/Views/A.swift", "let a = b!\n"), Sample("Apps/Apple/Platform/A.swift", "let a = try? b()\n"),
        Sample("Apps/Apple/Platform/A.swift", "final class A: @unchecked Sendable {}\n"),
      ],
      good: [Sample("Apps/Apple/Interfaces/A/A.swift", "open class A: @unchecked Sendable {}\n")]
    ) { tree in
      sources(tree).flatMap {
        $0.findings(/[\w\)\]\}"]!(?!=)|\btry[?!]|\bas!|@unchecked|nonisolated\(unsafe\)|\bString\(format:/)
      }
    },
  ]

  // MARK: - Views

  private static let appleViews: [Rule] = [
    Rule(
      "No view has words of its own",
      mend: "Write `Text(verbatim:)` with a word of the screen: a literal is looked up again, in the phone's language.",
      bad: [
        Sample("Apps/Apple/Views/A.swift", "Text(\"Fare\")\n"),
        Sample("Apps/Apple/Surfaces/A.swift", "Button(\"Stop\") {}\n"),
        Sample("Apps/Apple/Views/A.swift", ".navigationTitle(\"Ride\")\n"),
        Sample("Apps/Apple/Views/A.swift", ".accessibilityLabel(\"Ride\")\n"),
        Sample("Apps/Apple/Views/A.swift", "Text(verbatim: \"Fare\")\n"),
        Sample("Apps/Apple/Views/A.swift", "Text(label)\n"),
      ],
      good: [
        Sample("Apps/Apple/Views/A.swift", "Text(verbatim: screen.title)\nText(verbatim: \"0:00:00\")\n"),
        Sample("Apps/Apple/Surfaces/A.swift", "Text(timerInterval: a...b, countsDown: false)\n"),
      ]
    ) { tree in
      shared(tree).flatMap { file in
        file.findings(
          /\bText\((?!verbatim:|timerInterval:)|\b(?:Button|Toggle|Label|Picker|Section|TextField)\(\s*"|\.(?:navigationTitle|accessibilityLabel|accessibilityValue|accessibilityHint)\(\s*"/
        )
          + file.literals.filter { literal in
            file.lines[literal.line - 1].has(/Text\(verbatim: "/) && literal.text.has(/\p{L}{2}/)
          }.map { file.finding($0.line) }
      }
    },
    Rule(
      "No observed state has an observer of its own",
      mend:
        "Do it where the state is changed: `didSet` of an observable property is not called in an app, only in its tests.",
      bad: [
        Sample("Apps/Apple/Views/A.swift", "var a = 1 { didSet { b() } }\n"),
        Sample("Sources/Phone/A.swift", "var a = 1 {\n  willSet { b() }\n}\n"),
      ],
      good: [Sample("Apps/Apple/Views/A.swift", "// didSet\nlet didSetUp = 1\n")]
    ) { tree in
      (sources(tree) + tree.sources.filter { $0.target == "Phone" }).flatMap { $0.findings(/\b(?:didSet|willSet)\b/) }
    },
    Rule(
      "ForEach goes over arrays",
      mend: "Write `ForEach(things.numbered, id: \\.id)`: over anything but an array the Android app ends.",
      bad: [
        Sample("Apps/Apple/Views/A.swift", "ForEach(0..<3, id: \\.self) { _ in }\n"),
        Sample("Apps/Apple/Views/A.swift", "ForEach(things.enumerated(), id: \\.offset) { _ in }\n"),
        Sample("Apps/Apple/Surfaces/A.swift", "ForEach(map.values) { _ in }\n"),
      ],
      good: [
        Sample(
          "Apps/Apple/Views/A.swift",
          "ForEach(a.b.numbered, id: \\.id) { _ in }\nForEach(Array(c.enumerated()), id: \\.offset) { _ in }\n")
      ]
    ) { tree in
      shared(tree).flatMap { $0.findings(/\bForEach\((?!(?:Array\()?[\w.()]+\.numbered, id:|Array\()/) }
    },
    Rule(
      "Pictures of the system are those that Android has too",
      mend:
        "Take one of the list in Symbol.swift, or draw it: any other name draws nothing on Android, without a word.",
      bad: [
        Sample("Apps/Apple/Views/A.swift", "Image(systemName: \"bolt.car\")\n"),
        Sample("Apps/Apple/Views/Parts/Symbol.swift", "enum Symbol: String {\n  case car = \"bolt.car\"\n}\n"),
      ],
      good: [
        Sample("Apps/Apple/Views/Parts/Symbol.swift", "enum Symbol: String {\n  case back = \"chevron.left\"\n}\n")
      ]
    ) { tree in
      shared(tree).flatMap { file -> [Finding] in
        guard file.name == "Symbol.swift" else { return file.findings(/\bsystem(?:Name|Image):/) }
        return file.literals.filter { file.lines[$0.line - 1].has(/^\s*case\b/) && !twins.contains($0.text) }
          .map { file.finding($0.line) }
      }
    },
    Rule(
      "What Compose cannot draw is not drawn",
      mend:
        "Use Shape and Path from Drawing's geometry, a small Task loop for what blinks, and quiet words in `.secondary`; "
        + "a style of one's own for buttons belongs into Compatibility.swift.",
      bad: [
        Sample("Apps/Apple/Views/A.swift", "Canvas { context, size in }\n"),
        Sample("Apps/Apple/Views/A.swift", "TimelineView(.animation) { _ in }\n"),
        Sample("Apps/Apple/Views/A.swift", "ImageRenderer(content: a)\n"),
        Sample("Apps/Apple/Views/A.swift", ".blendMode(.screen)\n"),
        Sample("Apps/Apple/Views/A.swift", ".rotation3DEffect(.degrees(3), axis: a)\n"),
        Sample("Apps/Apple/Views/A.swift", ".foregroundStyle(.tertiary)\n"),
        Sample("Apps/Apple/Views/A.swift", "struct A: ButtonStyle {}\n"),
      ],
      good: [
        Sample("Apps/Apple/Views/Parts/Compatibility.swift", "struct A: ButtonStyle {}\n"),
        Sample("Apps/Apple/Views/A.swift", ".foregroundStyle(.secondary)\n"),
      ]
    ) { tree in
      shared(tree).flatMap { file in
        file.findings(
          /\b(?:Canvas|TimelineView|ImageRenderer)\b|\.(?:blendMode|rotation3DEffect)\(|\.foregroundStyle\(\s*\.(?:tertiary|quaternary|quinary)|Color\.(?:tertiary|quaternary)/
        ) + (file.name == "Compatibility.swift" ? [] : file.findings(/:\s*(?:Primitive)?ButtonStyle\b/))
      }
    },
    Rule(
      "A timer has an end and a width of its own",
      mend:
        "Count to a day at the most, over a hidden \"0:00:00\" that holds the width: a timer is laid out as wide as the "
        + "longest time that it may ever show.",
      bad: [
        Sample("Apps/Apple/Surfaces/A.swift", "Text(timerInterval: a...Date.distantFuture)\n"),
        Sample("Apps/Apple/Surfaces/A.swift", "Text(timerInterval: a...b)\n"),
        Sample("Apps/Apple/Surfaces/A.swift", "Text(a, style: .timer)\n"),
      ],
      good: [
        Sample(
          "Apps/Apple/Surfaces/A.swift",
          "Text(verbatim: \"0:00:00\").hidden()\n.overlay { Text(timerInterval: a...b) }\n.monospacedDigit()\n")
      ]
    ) { tree in
      sources(tree).flatMap { file in
        let holds = file.literals.contains { $0.text == "0:00:00" } && file.text.contains(".monospacedDigit()")
        return file.findings(/\bdistantFuture\b|style:\s*\.timer/)
          + (holds ? [] : file.findings(/Text\(timerInterval:/))
      }
    },
  ]

  /// Pictures of the system that SkipUI draws on Android
  /// (https://github.com/skiptools/skip-ui, the table of Image).
  private static let twins: Set<String> = [
    "arrow.clockwise.circle", "arrow.forward.square", "bell", "bell.fill", "calendar", "cart", "cart.fill",
    "checkmark.circle.fill", "chevron.down", "chevron.left", "chevron.right", "chevron.up", "ellipsis", "envelope",
    "envelope.fill", "exclamationmark.triangle", "exclamationmark.triangle.fill", "face.smiling", "gearshape",
    "gearshape.fill", "hand.thumbsup", "hand.thumbsup.fill", "heart", "heart.fill", "house", "house.fill",
    "info.circle",
    "info.circle.fill", "line.3.horizontal", "list.bullet", "location", "location.fill", "lock", "lock.fill",
    "magnifyingglass", "mappin.circle", "mappin.circle.fill", "paperplane", "paperplane.fill", "person", "person.fill",
    "phone.fill", "play", "play.fill", "square.and.arrow.up", "square.and.arrow.up.fill", "star.fill", "trash",
    "trash.fill", "wrench.fill",
  ]

  // MARK: - Lists and declarations

  private static let appleLists: [Rule] = [
    Rule(
      "Info.plist has the key of every framework that the app calls",
      mend: "Write the key with its sentence into Apps/Apple/Flagfall/Info.plist and the six languages into "
        + "Apps/Apple/Strings.",
      bad: [
        Sample([
          "Apps/Apple/Platform/A.swift": "import CoreBluetooth\n",
          "Apps/Apple/Flagfall/Info.plist": "<plist></plist>\n",
        ])
      ],
      good: [
        Sample([
          "Apps/Apple/Platform/A.swift": "import CoreBluetooth\n",
          "Apps/Apple/Flagfall/Info.plist": "<key>NSBluetoothAlwaysUsageDescription</key>\n",
        ])
      ]
    ) { tree in
      let lists = tree.files.filter { $0.path == app + "Flagfall/Info.plist" }
      let called = Set(sources(tree, in: ["Platform/"]).flatMap { imports($0).map(\.name) })
      return lists.flatMap { list in
        called.sorted().compactMap { name -> Finding? in
          guard let key = frameworks[name] ?? nil, !list.text.contains("<key>\(key)</key>") else { return nil }
          return Finding(path: list.path, line: 1, text: "\(key) is missing, which \(name) wants")
        }
      }
    },
    Rule(
      "Engines count in 128 bits with Units",
      mend:
        "Write `import Units` into the file: iOS 17 has no Int128 of its own, there the name means that of Units, and without "
        + "the import it means nothing.",
      bad: [
        Sample("Sources/Thermal/A.swift", "let a: Int128 = 1\n"),
        Sample("Sources/Words/A.swift", "import JSON\nlet a = UInt128(3)\n"),
      ],
      good: [
        Sample("Sources/Thermal/A.swift", "import Units\nlet a: Int128 = 1\n"),
        Sample("Sources/Units/A.swift", "let a: Int128 = 1\n"), Sample("Sources/Server/A.swift", "let a: Int128 = 1\n"),
      ]
    ) { tree in
      tree.engineSources.filter { $0.target != "Units" && !imports($0).contains { $0.name == "Units" } }
        .flatMap { $0.findings(/\bU?Int128(?:\W|$)/) }
    },
    Rule(
      "What the system reads is in lists and not in build settings",
      mend: "Write it into Info.plist itself: INFOPLIST_KEY_UIBackgroundModes never reaches the built app.",
      bad: [Sample("Apps/Apple/project.yml", "    INFOPLIST_KEY_UIBackgroundModes: location\n")],
      good: [Sample("Apps/Apple/project.yml", "# no INFOPLIST_KEY_UIBackgroundModes\nINFOPLIST_FILE: Info.plist\n")]
    ) { tree in
      tree.files.filter { $0.path == app + "project.yml" }.flatMap { file in
        file.findings(/INFOPLIST_KEY_/, in: file.lines).filter { !$0.text.hasPrefix("#") }
      }
    },
    Rule(
      "Every declared interface names the page that it was taken from",
      mend:
        "Write `/// See <https://developer.apple.com/documentation/...>.` above the declaration, and declare what the page "
        + "says and no more.",
      bad: [
        Sample("Apps/Apple/Interfaces/A/A.swift", "public struct A {}\n"),
        Sample("Apps/Apple/Interfaces/A/A.swift", "/// A thing.\nopen class A {}\n"),
        Sample(
          "Apps/Apple/Interfaces/A/A.swift",
          "/// See <https://developer.apple.com/documentation/a/b>.\npublic struct B {\n  public var c: Int { 1 }\n}\n"),
        Sample(
          "Apps/Apple/Interfaces/A/A.swift",
          "/// See <https://developer.apple.com/documentation/a/b>.\npublic enum B {\n  case c\n}\n"),
        Sample(
          "Apps/Apple/Interfaces/A/A.swift",
          "/// See <https://developer.apple.com/documentation/a/b>.\npublic protocol B {\n  func c()\n}\n"),
      ],
      good: [
        Sample(
          "Apps/Apple/Interfaces/A/A.swift",
          "/// See <https://developer.apple.com/documentation/a/b>.\n@MainActor\npublic struct B {\n  init() {}\n}\n")
      ]
    ) { tree in
      tree.swift.filter { $0.path.hasPrefix(interfaces) }.flatMap(withoutPage)
    },
  ]

  /// The declarations of a file that others see and that name no page.
  private static func withoutPage(_ file: SourceFile) -> [Finding] {
    var findings: [Finding] = []
    /// The bodies that are open: whether what stands in one is seen without a word.
    var open: [(depth: Int, shows: Bool)] = []
    var depth = 0
    for (index, line) in file.code.enumerated() {
      let isDeclared = line.has(
        /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:[a-z]+(?:\(set\))?\s+)*(?:struct|enum|class|protocol|func|init|var|let|subscript|case|typealias|associatedtype)\b/
      )
      let isSeen = line.has(/\b(?:public|open)\b/) || open.last?.shows == true
      if isDeclared, isSeen, !line.has(/\bextension\b/), !hasPage(file, above: index) {
        findings.append(file.finding(index + 1))
      }
      let change = line.filter { $0 == "{" }.count - line.filter { $0 == "}" }.count
      if change > 0 {
        let shows = line.has(/\b(?:protocol|enum)\b/) && line.has(/\b(?:public|open)\b/)
        open.append((depth, shows))
      }
      depth += change
      while let last = open.last, depth <= last.depth { open.removeLast() }
    }
    return findings
  }

  private static func hasPage(_ file: SourceFile, above index: Int) -> Bool {
    var above = index - 1
    while above >= 0, file.lines[above].has(/^\s*@/) { above -= 1 }
    return above >= 0 && file.lines[above].has(/\/\/\/ See <https:\/\/developer\.apple\.com\/documentation\/[^>\s]+>\./)
  }
}
