/// What is kept on the phone: the ride log, the settings, the kept rides, the reader's own tariffs.
@MainActor
package struct Storage {
  /// Why something could not be kept.
  package struct Refusal: Error, Sendable, Hashable {
    /// What the system said.
    package var reason: String
    /// Whether there is no room.
    package var isFull: Bool

    /// Makes a refusal.
    package init(reason: String, isFull: Bool) {
      self.reason = reason
      self.isFull = isFull
    }
  }

  /// A text with the note by which lists know it.
  package struct Noted: Sendable, Hashable {
    /// One JSON object.
    package var note: String
    /// The text.
    package var text: [UInt8]

    /// Makes both.
    package init(note: String, text: [UInt8]) {
      self.note = note
      self.text = text
    }
  }

  /// A folder of noted texts.
  @MainActor
  package struct Shelf {
    /// The notes of all.
    package var notes: @MainActor () -> [String]
    /// The text of a name; nil for none.
    package var read: @MainActor (String) -> [UInt8]?
    /// Keeps a text under a name.
    package var keep: @MainActor (String, Noted) throws(Refusal) -> Void
    /// Throws one away, or all where nil.
    package var remove: @MainActor (String?) throws(Refusal) -> Void

    /// Sets everything.
    package init(
      notes: @escaping @MainActor () -> [String], read: @escaping @MainActor (String) -> [UInt8]?,
      keep: @escaping @MainActor (String, Noted) throws(Refusal) -> Void,
      remove: @escaping @MainActor (String?) throws(Refusal) -> Void
    ) {
      self.notes = notes
      self.read = read
      self.keep = keep
      self.remove = remove
    }
  }

  /// The lines of the ride log; nil for none.
  package var log: @MainActor () -> [UInt8]?
  /// Adds lines; durable ones are on the disk before it comes back.
  package var append: @MainActor ([String], _ isDurable: Bool) throws(Refusal) -> Void
  /// Puts lines in the place of the whole log.
  package var replace: @MainActor ([String]) throws(Refusal) -> Void
  /// Moves the log out of the way, so that the app starts without it.
  package var setAside: @MainActor () throws(Refusal) -> Void
  /// A small text by its name; nil for none.
  package var text: @MainActor (String) -> [UInt8]?
  /// Keeps a small text under a name; nil for nothing more.
  package var keepText: @MainActor (String, [UInt8]?) throws(Refusal) -> Void
  /// The names of small texts that begin alike.
  package var names: @MainActor (_ beginning: String) -> [String]
  /// The kept rides.
  package var rides: Shelf
  /// The reader's own tariffs.
  package var tariffs: Shelf

  /// Sets everything.
  package init(
    log: @escaping @MainActor () -> [UInt8]?,
    append: @escaping @MainActor ([String], _ isDurable: Bool) throws(Refusal) -> Void,
    replace: @escaping @MainActor ([String]) throws(Refusal) -> Void,
    setAside: @escaping @MainActor () throws(Refusal) -> Void, text: @escaping @MainActor (String) -> [UInt8]?,
    keepText: @escaping @MainActor (String, [UInt8]?) throws(Refusal) -> Void,
    names: @escaping @MainActor (_ beginning: String) -> [String], rides: Shelf, tariffs: Shelf
  ) {
    self.log = log
    self.append = append
    self.replace = replace
    self.setAside = setAside
    self.text = text
    self.keepText = keepText
    self.names = names
    self.rides = rides
    self.tariffs = tariffs
  }
}
