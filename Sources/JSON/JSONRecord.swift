/// One entry of the flat table that a document is read into.
///
/// An object is followed by its keys, each followed by its value; an array by its elements. So a whole document costs
/// one growing array, and a subtree is skipped by one look at `next`.
struct JSONRecord: Sendable {
  enum Kind: UInt8, Sendable {
    case null, yes, no, number, string, array, object, key
  }

  /// The first byte; of strings and keys the one after the opening quote.
  var start: Int32
  /// Past the last byte; of strings and keys the closing quote.
  var end: Int32
  /// The record after the subtree; of keys the hash; of containers still open the container around them, or -1.
  var next: Int32
  var kind: Kind
  /// Whether a string or key holds escapes, so that its bytes are not its text.
  var isEscaped = false
}
