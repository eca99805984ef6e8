#if os(iOS) || OWN_INT128
  // The system's Swift library has these from iOS 18 on; the app runs on iOS 17 too, where the names mean ours. Whatever
  // counts in them imports this module.

  /// A whole number of 128 bits with a sign.
  package typealias Int128 = SignedWide
  /// A whole number of 128 bits.
  package typealias UInt128 = UnsignedWide
#endif
