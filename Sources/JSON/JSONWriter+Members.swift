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

  /// Writes a key and an array of strings.
  package mutating func member(_ key: String, strings texts: [String]) {
    self.key(key)
    beginArray()
    for text in texts { string(text) }
    endArray()
  }

  /// Writes a key and an array with an object for each item; `members` writes what stands in it.
  package mutating func member<Items: Sequence>(
    _ key: String, objects items: Items, _ members: (inout JSONWriter, Items.Element) -> Void
  ) {
    self.key(key)
    beginArray()
    for item in items {
      beginObject()
      members(&self, item)
      endObject()
    }
    endArray()
  }
}
