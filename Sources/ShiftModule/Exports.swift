#if arch(wasm32)
  import ModuleMemory

  // All that crosses the border of the shift's module. What a page passes in lives in memory that it asked for by
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

  /// Takes the three fonts, once; answers 1 when they can be read, else 0.
  @c(fonts) @_expose(wasm, "fonts")
  public func fonts(
    _ medium: UInt32, _ mediumLength: UInt32, _ extraBold: UInt32, _ extraBoldLength: UInt32, _ gothic: UInt32,
    _ gothicLength: UInt32
  ) -> UInt32 {
    withShift {
      $0.load(
        medium: bytes(medium, mediumLength), extraBold: bytes(extraBold, extraBoldLength),
        gothic: bytes(gothic, gothicLength)) ? 1 : 0
    }
  }

  /// Takes one event of the shift's rooms as JSON.
  ///
  /// Answers the address of four words: where the effects are and how many bytes they have, where the HTML is and how many
  /// bytes it has, none when the screen stays as it is.
  @c(dispatch) @_expose(wasm, "dispatch")
  public func dispatch(_ start: UInt32, _ length: UInt32) -> UInt32 {
    withShift { $0.dispatch(bytes(start, length)) }
  }

  /// Answers the address of four words: where the file is that is to be saved, and its length.
  @c(file) @_expose(wasm, "file")
  public func file() -> UInt32 {
    withShift { $0.file() }
  }

  /// A finger takes hold of the sheet: how high its strip is, how far its content is scrolled, how high that is, all in
  /// pixels, and when, in milliseconds.
  @c(grab) @_expose(wasm, "grab")
  public func grab(_ strip: Double, _ scrolled: Double, _ content: Double, _ time: Double) {
    withShift { $0.grab(strip: strip, scrolled: scrolled, content: content, at: time) }
  }

  /// The finger went up by some pixels.
  @c(pull) @_expose(wasm, "pull")
  public func pull(_ up: Double, _ time: Double) {
    withShift { $0.pull(up: up, at: time) }
  }

  /// The finger lets go.
  @c(drop) @_expose(wasm, "drop")
  public func drop(_ time: Double) {
    withShift { $0.drop(at: time) }
  }

  /// Answers the address of six numbers that say where the sheet stands at a time.
  ///
  /// They are its height, that of its strip, how far its content is scrolled or less than nothing, the blur of what is
  /// behind it, whether it moves by itself, and the place of its detent.
  @c(stands) @_expose(wasm, "stands")
  public func stands(_ time: Double) -> UInt32 {
    withShift { $0.stands(at: time) }
  }

  /// Where the rooms lie, made at the first call.
  private let place: UInt = {
    let place = UnsafeMutablePointer<ShiftSession>.allocate(capacity: 1)
    place.initialize(to: ShiftSession())
    return UInt(bitPattern: place)
  }()

  private func withShift(_ call: (inout ShiftSession) -> UInt32) -> UInt32 {
    guard let place = UnsafeMutablePointer<ShiftSession>(bitPattern: place) else { return 0 }
    return call(&place.pointee)
  }

  private func withShift(_ call: (inout ShiftSession) -> Void) {
    guard let place = UnsafeMutablePointer<ShiftSession>(bitPattern: place) else { return }
    call(&place.pointee)
  }
#endif
