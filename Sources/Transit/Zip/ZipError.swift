/// Why a zip file was refused.
package enum ZipError: Error, Sendable, Hashable {
  /// It is none, or its end is missing.
  case noZip
  /// It is a part of several files.
  case volumes
  /// It has more files than any feed.
  case tooManyFiles
  /// A part of it does not fit the rest.
  case damaged(String)
  /// A file is encrypted.
  case encrypted(String)
  /// A file is packed in a way that no feed needs.
  case method(String, Int)
  /// More bytes would come out than a feed has.
  case tooLarge(String)
  /// So many bytes come out of so few that it is meant to do harm.
  case bomb(String, Int)
  /// Two files share bytes.
  case overlap(String)
  /// A name leads out of the archive.
  case path(String)

  /// The sentence, without a full stop.
  package var message: String {
    switch self {
    case .noZip: "this is no whole zip file; fetch it again"
    case .volumes: "the zip file has several parts; pack it as one"
    case .tooManyFiles: "the zip file has more than \(ZipDirectory.mostEntries) files"
    case .damaged(let part): "the zip file is damaged: \(part); fetch it again"
    case .encrypted(let name): "\(name) is encrypted; pack it without a password"
    case .method(let name, let method): "\(name) is packed by method \(method); pack it by Deflate"
    case .tooLarge(let name): "with \(name) more than 1 GiB would come out of the zip file"
    case .bomb(let name, let size): "\(name) would grow to \(size) bytes out of a few: this is no feed"
    case .overlap(let name): "\(name) shares bytes with another file: this is no feed"
    case .path(let name): "the name \(name) leads out of the zip file: this is no feed"
    }
  }
}
