// Names and forms are those of Apple's pages.
// swift-format-ignore-file

/// See <https://developer.apple.com/documentation/uniformtypeidentifiers/uttype>.
public struct UTType: Hashable, Sendable {
  /// See <https://developer.apple.com/documentation/uniformtypeidentifiers/uttype/init(filenameextension:)>.
  public init?(filenameExtension: String) {}
  /// See <https://developer.apple.com/documentation/uniformtypeidentifiers/uttype/data>.
  public static var data: UTType { UTType() }
  /// See <https://developer.apple.com/documentation/uniformtypeidentifiers/uttype/json>.
  public static var json: UTType { UTType() }
  /// See <https://developer.apple.com/documentation/uniformtypeidentifiers/uttype/plaintext>.
  public static var plainText: UTType { UTType() }
  /// See <https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct/zip>.
  public static var zip: UTType { UTType() }
  init() {}
}
