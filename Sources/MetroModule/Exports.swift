#if arch(wasm32)
  import ModuleMemory

  // All that crosses the border of the metro's module. What a page passes in lives in memory that it asked for by
  // `allocate`; what it gets back stays valid until the next call of the same function.

  /// Asks for memory to pass something in; answers its address.
  @c(allocate) @_expose(wasm, "allocate")
  public func allocate(_ size: UInt32) -> UInt32 {
    address(of: UnsafeMutableRawPointer.allocate(byteCount: Int(max(size, 1)), alignment: 8))
  }

  /// Gives back what ``allocate(_:)`` answered.
  @c(release) @_expose(wasm, "release")
  public func release(_ start: UInt32, _ size: UInt32) {
    UnsafeMutableRawPointer(bitPattern: UInt(start))?.deallocate()
  }

  /// Takes one event as JSON.
  ///
  /// Answers the address of four words: where the effects are and how many bytes they have, where the HTML is and how many
  /// bytes it has, none when the screen stays as it is.
  @c(dispatch) @_expose(wasm, "dispatch")
  public func dispatch(_ start: UInt32, _ length: UInt32) -> UInt32 {
    withSession { $0.dispatch(bytes(start, length)) }
  }

  /// Reads the list of a feed's archive.
  ///
  /// Answers the address of four words: where the list of wanted tables is as JSON and its length, where the reason of a
  /// refusal is and its length.
  @c(open_feed) @_expose(wasm, "open_feed")
  public func openFeed(_ start: UInt32, _ length: UInt32) -> UInt32 {
    withSession { $0.openFeed(bytes(start, length)) }
  }

  /// Takes an unpacked table by its place in that list.
  @c(add_table) @_expose(wasm, "add_table")
  public func addTable(_ number: UInt32, _ start: UInt32, _ length: UInt32) {
    _ = withSession {
      $0.addTable(number, bytes(start, length))
      return 0
    }
  }

  /// Makes a network of the tables.
  ///
  /// Answers the address of four words: where report and network are as JSON and their length, where the reason of a
  /// refusal is and its length.
  @c(import_feed) @_expose(wasm, "import_feed")
  public func importFeed(_ start: UInt32, _ length: UInt32) -> UInt32 {
    withSession { $0.importFeed(bytes(start, length)) }
  }

  /// Where the session lies, made at the first call.
  private let session: UInt = {
    let place = UnsafeMutablePointer<Session>.allocate(capacity: 1)
    place.initialize(to: Session())
    return UInt(bitPattern: place)
  }()

  private func withSession(_ call: (inout Session) -> UInt32) -> UInt32 {
    guard let place = UnsafeMutablePointer<Session>(bitPattern: session) else { return 0 }
    return call(&place.pointee)
  }
#endif
