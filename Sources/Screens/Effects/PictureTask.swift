import Drawing
import JSON

/// A picture that the page is to pass on or to keep as a file.
package struct PictureTask: Sendable, Hashable {
  /// Whether it is passed on, where the device can; else it is kept.
  package var isShared: Bool
  /// The file's name.
  package var name: String
  /// What it is.
  package var title: String
  /// What it says, for when only words can be passed on.
  package var text: String
  /// The PNG.
  package var png: [UInt8]

  /// Writes the members that the page needs; the bytes in base64.
  func write(to writer: inout JSONWriter) {
    writer.member("use", string: isShared ? "share" : "save")
    writer.member("name", string: name)
    writer.member("title", string: title)
    writer.member("text", string: text)
    writer.member("png", string: Base64.text(png))
  }
}
