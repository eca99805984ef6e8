import Drawing

/// The displays that were drawn last, so that a window whose digits stay is not drawn again.
///
/// It changes nothing in what is written; without it a page takes three times as long.
package struct DrawnDisplays: Sendable {
  private struct Entry: Sendable {
    let reading: String
    let pattern: String
    let svg: [UInt8]
  }

  /// The windows of a meter, a page of skins, and some to spare.
  private static let most = 16

  private var entries: [Entry] = []

  /// Makes an empty store.
  package init() {}

  /// The element of digits in a window with room for a pattern.
  mutating func svg(_ reading: String, pattern: String) -> [UInt8] {
    if let index = entries.firstIndex(where: { $0.reading == reading && $0.pattern == pattern }) {
      return entries[index].svg
    }
    var svg: [UInt8] = []
    SVGWriter.write(
      SegmentDisplay(reading, in: SegmentFrame(pattern: pattern)).drawing, as: .display, into: &svg)
    if entries.count == DrawnDisplays.most { entries.removeFirst() }
    entries.append(Entry(reading: reading, pattern: pattern, svg: svg))
    return svg
  }
}
