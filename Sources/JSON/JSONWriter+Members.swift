extension JSONWriter {
  /// Writes a key and a string.
  package mutating func member(_ key: String, string text: String) {
    self.key(key)
    string(text)
  }

  /// Writes a key and a whole number.
  package mutating func member(_ key: String, int64 value: Int64) {
    self.key(key)
    int64(value)
  }

  /// Writes a key and `true` or `false`.
  package mutating func member(_ key: String, bool value: Bool) {
    self.key(key)
    bool(value)
  }

  /// Writes a key and a number from its text, such as `1.40`.
  package mutating func member(_ key: String, decimal text: String) {
    self.key(key)
    decimal(text)
  }
}
