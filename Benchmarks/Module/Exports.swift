#if arch(wasm32)
  import Drawing
  import ModuleMemory
  import Thermal

  // What ./bench measures of the dots in a compiled module.

  /// Asks for memory to pass something in; answers its address.
  @c(allocate) @_expose(wasm, "allocate")
  public func allocate(_ size: UInt32) -> UInt32 {
    address(of: UnsafeMutableRawPointer.allocate(byteCount: Int(max(size, 1)), alignment: 8))
  }

  /// Dithers a grey picture that stays where it is, so often; answers how many dots are burnt.
  @c(dither) @_expose(wasm, "dither")
  public func dither(_ start: UInt32, _ width: UInt32, _ height: UInt32, _ times: UInt32) -> UInt32 {
    let values = bytes(start, width * height)
    guard let picture = GreyPicture(width: Int(width), height: Int(height), values: values) else { return 0 }
    var ink = 0
    for _ in 0..<times { ink &+= Dither.floydSteinberg.bitmap(of: picture).ink }
    return UInt32(truncatingIfNeeded: ink)
  }
#endif
