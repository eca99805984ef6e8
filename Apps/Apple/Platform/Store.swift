import Foundation
import Phone

/// What is kept on the phone, as files in one folder: a line is whole or ignored, a file is written beside the old one.
@MainActor
package final class Store {
  private let folder: URL
  private var handle: FileHandle?

  /// Opens a folder; it is made when something is kept.
  package init(folder: URL) { self.folder = folder }

  /// The app's own folder.
  package static var own: URL {
    let places = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    return (places.first ?? FileManager.default.temporaryDirectory).appending(path: "Flagfall")
  }

  /// The store as the app asks for it.
  package var storage: Storage {
    Storage(
      log: { [self] in bytes("ride.ndjson") },
      append: { [self] (lines, isDurable) throws(Storage.Refusal) in try append(lines, isDurable) },
      replace: { [self] (lines) throws(Storage.Refusal) in try replace(lines) },
      setAside: { [self] () throws(Storage.Refusal) in try setAside() },
      text: { [self] name in bytes(Store.place(ofText: name)) },
      keepText: { [self] (name, text) throws(Storage.Refusal) in try keep(text, name) },
      names: { [self] beginning in
        names("texts").compactMap { $0.removingPercentEncoding }.filter { $0.hasPrefix(beginning) }.sorted()
      },
      rides: shelf("rides"), tariffs: shelf("tariffs"))
  }

  // MARK: - The log

  private func append(_ lines: [String], _ isDurable: Bool) throws(Storage.Refusal) {
    try keeping { [self] in
      let file = try opened()
      try file.write(contentsOf: Store.text(lines))
      // A killed app has lost nothing once this comes back.
      if isDurable { try file.synchronize() }
    }
  }

  private func opened() throws -> FileHandle {
    if let handle { return handle }
    let url = try place("ride.ndjson")
    if !FileManager.default.fileExists(atPath: url.path) { try Data().write(to: url, options: Store.careful) }
    let file = try FileHandle(forUpdating: url)
    // What was cut off in the middle of a line is no line, and goes before another one is added.
    let kept = try file.readToEnd() ?? Data()
    let whole = (kept.lastIndex(of: 0x0A) ?? -1) + 1
    try file.truncate(atOffset: UInt64(whole))
    try file.seek(toOffset: UInt64(whole))
    handle = file
    return file
  }

  private func close() {
    do { try handle?.close() } catch {
      // The file is opened anew.
    }
    handle = nil
  }

  private func replace(_ lines: [String]) throws(Storage.Refusal) {
    close()
    try write(Array(Store.text(lines)), to: "ride.ndjson")
  }

  private func setAside() throws(Storage.Refusal) {
    close()
    try keeping { [self] in
      let aside = try place("aside.ndjson")
      if FileManager.default.fileExists(atPath: aside.path) { try FileManager.default.removeItem(at: aside) }
      try FileManager.default.moveItem(at: place("ride.ndjson"), to: aside)
    }
  }

  // MARK: - Small texts

  /// Where a text lies; its name may have signs that lead elsewhere.
  private static func place(ofText name: String) -> String {
    "texts/" + (name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")
  }

  private func keep(_ text: [UInt8]?, _ name: String) throws(Storage.Refusal) {
    let file = Store.place(ofText: name)
    if let text { return try write(text, to: file) }
    try keeping { [self] in
      let url = try place(file)
      if FileManager.default.fileExists(atPath: url.path) { try FileManager.default.removeItem(at: url) }
    }
  }

  // MARK: - Folders of noted texts

  private func shelf(_ name: String) -> Storage.Shelf {
    Storage.Shelf(
      notes: { [self] in notes(name) },
      read: { [self] id in Store.isPlain(id) ? bytes("\(name)/\(id)") : nil },
      keep: { [self] (id, noted) throws(Storage.Refusal) in
        guard Store.isPlain(id) else { throw Storage.Refusal(reason: "no such name: \(id)", isFull: false) }
        try write(noted.text, to: "\(name)/\(id)")
        try write(Array(noted.note.utf8), to: "\(name)/\(id).note")
      },
      remove: { [self] (id) throws(Storage.Refusal) in try remove(id, from: name) })
  }

  /// The notes, the newest first: the identifiers of rides begin with their time.
  private func notes(_ shelf: String) -> [String] {
    names(shelf).filter { $0.hasSuffix(".note") }.sorted(by: >).compactMap { name in
      bytes("\(shelf)/\(name)").map { String(decoding: $0, as: UTF8.self) }
    }
  }

  private func remove(_ id: String?, from shelf: String) throws(Storage.Refusal) {
    try keeping { [self] in
      let wanted = id.map { [$0, $0 + ".note"] } ?? names(shelf)
      for name in wanted {
        let url = try place("\(shelf)/\(name)")
        if FileManager.default.fileExists(atPath: url.path) { try FileManager.default.removeItem(at: url) }
      }
    }
  }

  /// Whether a name leads nowhere else.
  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.allSatisfy { $0 == 0x2D || (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) }
  }

  // MARK: - Files

  private func names(_ shelf: String) -> [String] {
    do { return try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: shelf).path) } catch {
      return []
    }
  }

  private func bytes(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: folder.appending(path: name).path).map { [UInt8]($0) }
  }

  private func write(_ bytes: [UInt8], to name: String) throws(Storage.Refusal) {
    try keeping { [self] in try Data(bytes).write(to: place(name), options: Store.careful) }
  }

  /// The place of a file; its folder is made where there is none.
  private func place(_ name: String) throws -> URL {
    let url = folder.appending(path: name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    return url
  }

  private static func text(_ lines: [String]) -> Data {
    Data(lines.flatMap { Array($0.utf8) + [0x0A] })
  }

  /// Written beside and put in place; readable while the phone is locked, because a ride goes on then.
  private static var careful: Data.WritingOptions {
    #if os(iOS)
      [.atomic, .completeFileProtectionUntilFirstUserAuthentication]
    #else
      [.atomic]
    #endif
  }

  private func keeping(_ work: () throws -> Void) throws(Storage.Refusal) {
    do {
      try work()
    } catch {
      let isFull = (error as? CocoaError)?.code == .fileWriteOutOfSpace
      throw Storage.Refusal(reason: "\(error)", isFull: isFull)
    }
  }
}
