/// The media type that a file's name promises.
package struct MediaType: Sendable, Hashable {
  /// What goes into the Content-Type header.
  package let name: String
  /// Whether compression makes such files smaller.
  package let shrinks: Bool

  /// The type of a file by the end of its name; plain bytes when the end is not known.
  package init(path: String) {
    let ending = path.split(separator: "/").last?.split(separator: ".").last.map(String.init) ?? ""
    self = Self.table[ending] ?? MediaType(name: "application/octet-stream", shrinks: false)
  }

  private init(name: String, shrinks: Bool) {
    self.name = name
    self.shrinks = shrinks
  }

  private static let table: [String: MediaType] = [
    "html": MediaType(name: "text/html; charset=utf-8", shrinks: true),
    "js": MediaType(name: "text/javascript; charset=utf-8", shrinks: true),
    "css": MediaType(name: "text/css; charset=utf-8", shrinks: true),
    "txt": MediaType(name: "text/plain; charset=utf-8", shrinks: true),
    "json": MediaType(name: "application/json", shrinks: true),
    "webmanifest": MediaType(name: "application/manifest+json", shrinks: true),
    // Browsers compile while they download only under this type.
    "wasm": MediaType(name: "application/wasm", shrinks: true),
    "svg": MediaType(name: "image/svg+xml", shrinks: true),
    "gpx": MediaType(name: "application/gpx+xml", shrinks: true),
    "png": MediaType(name: "image/png", shrinks: false),
    "ico": MediaType(name: "image/x-icon", shrinks: false),
    "ttf": MediaType(name: "font/ttf", shrinks: true),
    "woff2": MediaType(name: "font/woff2", shrinks: false),
    "flac": MediaType(name: "audio/flac", shrinks: false),
    "wav": MediaType(name: "audio/wav", shrinks: false),
    "pdf": MediaType(name: "application/pdf", shrinks: false),
  ]
}
