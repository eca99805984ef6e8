import Foundation

/// The files that make the product, and the order of the house as Package.swift tells it.
struct Tree: Sendable {
  let files: [SourceFile]
  /// Every engine with the engines it may depend on, from the ground up.
  let engines: [(name: String, dependencies: [String])]
  /// Every target that is not a test.
  let targets: [String]

  init(files: [SourceFile]) {
    self.files = files
    let package = files.first { $0.path == "Package.swift" }
    let manifest = package?.text ?? ""
    engines = Tree.engines(in: manifest)
    targets =
      engines.map(\.name)
      + manifest.matches(of: /(?:\.target|\.executableTarget)\(\s*name: "(\w+)"/).map { String($0.1) }
      + manifest.matches(of: /library\(\s*"(\w+)"/).map { String($0.1) }
  }

  /// A small tree for a test of a rule, over the real order of the house.
  init(_ files: [String: String], over house: Tree) {
    let package = house.files.filter { $0.path == "Package.swift" && files["Package.swift"] == nil }
    self.init(files: files.map { SourceFile(path: $0.key, text: $0.value) } + package)
  }

  var engineNames: [String] { engines.map(\.name) }
  var swift: [SourceFile] { files.filter(\.isSwift) }
  var sources: [SourceFile] { files.filter { $0.isSwift && $0.target != nil } }
  var engineSources: [SourceFile] { sources.filter { engineNames.contains($0.target ?? "") } }
  var javaScript: [SourceFile] { files.filter { $0.isJavaScript && $0.path.hasPrefix("Web/") } }

  /// The checkout in which this file was compiled.
  static let checkout = Tree(files: read())

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Folders whose files are not ours to judge: what is built, and what others recorded or measured.
  private static let left = [".git", ".build", "node_modules", ".venv", "__pycache__", "site", "screenshots"]
  private static let endings = [
    "swift", "js", "css", "html", "webmanifest", "json", "py", "sh", "md", "c", "h", "modulemap", "txt", "plist", "yml",
    "",
  ]

  private static func read() -> [SourceFile] {
    guard let walk = FileManager.default.enumerator(at: root, includingPropertiesForKeys: [.isRegularFileKey]) else {
      return []
    }
    var found: [SourceFile] = []
    for case let url as URL in walk {
      if left.contains(url.lastPathComponent) {
        walk.skipDescendants()
        continue
      }
      let path = String(url.path.dropFirst(root.path.count + 1))
      guard endings.contains(url.pathExtension), let text = try? String(contentsOf: url, encoding: .utf8) else {
        continue
      }
      found.append(SourceFile(path: path, text: text))
    }
    return found.sorted { $0.path < $1.path }
  }

  private static func engines(in manifest: String) -> [(name: String, dependencies: [String])] {
    manifest.matches(of: /\bengine\(\s*"(\w+)",\s*\[([^\]]*)\]/).map { match in
      (String(match.1), match.2.matches(of: /"(\w+)"/).map { String($0.1) })
    }
  }
}
