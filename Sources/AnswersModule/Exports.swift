#if arch(wasm32)
  import ModuleMemory

  // All that crosses the border of the module that answers and makes receipts. What a page passes in lives in memory that
  // it asked for by `allocate`; what it gets back stays valid until the next call of the same function.

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
    withPress {
      $0.load(
        medium: bytes(medium, mediumLength), extraBold: bytes(extraBold, extraBoldLength),
        gothic: bytes(gothic, gothicLength)) ? 1 : 0
    }
  }

  /// Takes one event of the answers' rooms as JSON.
  ///
  /// Answers the address of four words: where the effects are and how many bytes they have, where the HTML is and how many
  /// bytes it has, none when the screen stays as it is.
  @c(dispatch) @_expose(wasm, "dispatch")
  public func dispatch(_ start: UInt32, _ length: UInt32) -> UInt32 {
    withPress { $0.dispatch(bytes(start, length)) }
  }

  /// Makes the receipt of a ride log as an order says, from the files of its tariff, holidays and language.
  ///
  /// Answers the address of four words: where the file is and its length, where the reason of a refusal is and its length.
  @c(receipt) @_expose(wasm, "receipt")
  public func receipt(
    _ order: UInt32, _ orderLength: UInt32, _ log: UInt32, _ logLength: UInt32, _ tariff: UInt32,
    _ tariffLength: UInt32, _ holidays: UInt32, _ holidaysLength: UInt32, _ strings: UInt32, _ stringsLength: UInt32
  ) -> UInt32 {
    withPress {
      $0.receipt(
        bytes(order, orderLength), log: bytes(log, logLength), tariff: bytes(tariff, tariffLength),
        holidays: bytes(holidays, holidaysLength), strings: bytes(strings, stringsLength))
    }
  }

  /// Prices a ride log by a tariff file and its holidays.
  ///
  /// Answers the address of four words: where the bill is as JSON and its length, where the reason of a refusal is and its
  /// length.
  @c(meter) @_expose(wasm, "meter")
  public func meter(
    _ log: UInt32, _ logLength: UInt32, _ tariff: UInt32, _ tariffLength: UInt32, _ holidays: UInt32,
    _ holidaysLength: UInt32
  ) -> UInt32 {
    withPress {
      $0.meter(
        bytes(log, logLength), tariff: bytes(tariff, tariffLength), holidays: bytes(holidays, holidaysLength))
    }
  }

  /// What it takes to lay the street map behind a ride log, from the files of its tariff and holidays.
  ///
  /// Answers the address of four words: where the order is as JSON and its length, none when the map is there already or the
  /// ride went nowhere; where the reason of a refusal is and its length.
  @c(map) @_expose(wasm, "map")
  public func map(
    _ log: UInt32, _ logLength: UInt32, _ tariff: UInt32, _ tariffLength: UInt32, _ holidays: UInt32,
    _ holidaysLength: UInt32
  ) -> UInt32 {
    withPress {
      $0.map(bytes(log, logLength), tariff: bytes(tariff, tariffLength), holidays: bytes(holidays, holidaysLength))
    }
  }

  /// Takes the pixels of an order of ``map``: red, green, blue and opacity of each; answers 1 when they are as many, else 0.
  @c(ground) @_expose(wasm, "ground")
  public func ground(_ order: UInt32, _ pixels: UInt32, _ pixelsLength: UInt32) -> UInt32 {
    withPress { $0.ground(Int(order), rgba: bytes(pixels, pixelsLength)) ? 1 : 0 }
  }

  /// Where the press lies, made at the first call.
  private let press: UInt = {
    let place = UnsafeMutablePointer<Press>.allocate(capacity: 1)
    place.initialize(to: Press())
    return UInt(bitPattern: place)
  }()

  private func withPress(_ call: (inout Press) -> UInt32) -> UInt32 {
    guard let place = UnsafeMutablePointer<Press>(bitPattern: press) else { return 0 }
    return call(&place.pointee)
  }
#endif
