import JSON
import Receipts

/// A part of the street map that the page is to fetch from the server, lay together and give to the module.
package struct MapTask: Sendable, Hashable {
  /// The number under which it is given.
  package var order: Int
  /// The part.
  package var window: RouteMapWindow

  /// Makes a task.
  package init(order: Int, window: RouteMapWindow) {
    self.order = order
    self.window = window
  }

  /// The task as one JSON object.
  package var json: [UInt8] {
    var writer = JSONWriter(.compact)
    writer.beginObject()
    write(to: &writer)
    writer.endObject()
    return writer.finish()
  }

  /// Writes the members that the page needs.
  func write(to writer: inout JSONWriter) {
    writer.member("order", int64: Int64(order))
    window.write(to: &writer)
  }
}
