import Glibc

/// Where the data, the page and the modules are.
///
/// An environment variable names each; without it they are looked for in the checkout that the program was built in.
enum Resources {
  /// The file beside data files that describes them to programs and is none of them.
  static let schema = "schema.json"

  /// The folder of tariffs, holidays and strings.
  static func data() throws(CommandError) -> String { try place("FLAGFALL_DATA", "Data") }

  /// The folder of the page and its scripts.
  static func web() throws(CommandError) -> String { try place("FLAGFALL_WEB", "Web") }

  /// The folder of what is compiled to WebAssembly.
  static func modules() throws(CommandError) -> String { try place("FLAGFALL_MODULES", ".build/modules") }

  private static func place(_ variable: String, _ path: String) throws(CommandError) -> String {
    if let named = getenv(variable) { return String(cString: named) }
    var folder = Files.folder(of: executable)
    while !folder.isEmpty, folder != "/" {
      if Files.exists("\(folder)/Package.swift"), Files.exists("\(folder)/\(path)") { return "\(folder)/\(path)" }
      folder = Files.folder(of: folder)
    }
    throw .failure(
      "\(path) is not where it was built: name it, as in \(variable)=/path/to/\(path), or start by ./flagfall")
  }

  private static var executable: String {
    guard let path = realpath("/proc/self/exe", nil) else { return "" }
    defer { free(path) }
    return String(cString: path)
  }
}
