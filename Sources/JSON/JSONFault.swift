/// What the parser found wrong and where, before it is put into words.
struct JSONFault: Error, Sendable {
  enum Reason: Sendable {
    case tooLarge, empty, byteOrderMark, tooDeep, trailingBytes
    case expectedValue, expectedKey, expectedColon, expectedNext, trailingComma
    case unknownWord, leadingZero, expectedDigit
    case unclosedString, controlCharacter, badEscape, badHexadecimal, loneSurrogate, badUTF8
    /// The same key stands at two offsets of the document.
    case duplicateKey(first: Int)
  }

  let reason: Reason
  /// The offending byte; the number of bytes when the document ends too early.
  let offset: Int
}
