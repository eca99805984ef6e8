import Dispatch
import Glibc
import Synchronization

/// Passes the squares of a street map on, so that a page asks nobody but its own server.
///
/// A square is asked for once for all who wait for it, by two connections at most, and kept for a week.
package final class TileProxy: Sendable {
  /// How much is done at once and kept.
  package struct Limits: Sendable {
    /// Connections to the map's server; its operators ask for two at most.
    package var connections = 2
    /// Squares that may wait for one; who asks for more is told to come again.
    package var waiting = 64
    /// Bytes that are kept in memory; beyond it what was asked for longest ago goes first.
    package var bytes = 64 << 20
    /// The zoom at most.
    package var zoom = 19
    /// So many seconds a square is kept here and in browsers: a week.
    package var seconds = 7 * 24 * 3600

    /// Makes the usual limits.
    package init() {}
  }

  private struct Square: Hashable {
    let zoom: Int
    let column: Int
    let row: Int
  }

  private struct Kept {
    let bytes: [UInt8]
    let type: String
    let came: Int
    var used: Int
  }

  private struct State {
    var kept: [Square: Kept] = [:]
    var size = 0
    var asks = 0
    /// Who waits for which square.
    var waiting: [Square: [Delivery]] = [:]
    /// The squares that no connection has taken yet, the first first.
    var queue: [Square] = []
    var running = 0
  }

  private let source: TileSource
  private let limits: Limits
  private let state = Mutex(State())
  private let work = DispatchQueue(label: "tiles", attributes: .concurrent)

  /// Passes on what a source has.
  package init(_ source: TileSource, limits: Limits = Limits()) {
    self.source = source
    self.limits = limits
  }

  /// The addresses at which the squares are: `/tiles/ZOOM/COLUMN/ROW`.
  package var route: Route {
    Route("GET", "/tiles/{zoom}/{column}/{row}") { request in
      guard let square = self.square(request.parameters) else {
        return .problem(
          404, "There is no such square of the map: zoom 0 to \(self.limits.zoom), column and row within it.")
      }
      return self.answer(square)
    }
  }

  private func square(_ parameters: [String: String]) -> Square? {
    func number(_ name: String) -> Int? {
      // Only one way to write a number, so that nothing is kept twice.
      parameters[name].flatMap { text in Int(text).flatMap { String($0) == text ? $0 : nil } }
    }
    guard let zoom = number("zoom"), (0...limits.zoom).contains(zoom), let column = number("column"),
      let row = number("row"), (0..<1 << zoom).contains(column), (0..<1 << zoom).contains(row)
    else { return nil }
    return Square(zoom: zoom, column: column, row: row)
  }

  private func answer(_ square: Square) -> Response {
    state.withLock { state in
      state.asks += 1
      if let kept = state.kept[square], TileProxy.now - kept.came < limits.seconds {
        state.kept[square]?.used = state.asks
        return response(kept.bytes, type: kept.type)
      }
      if state.waiting[square] == nil, state.queue.count >= limits.waiting {
        var busy = Response.problem(503, "Too many squares of the map are waited for: ask again in a while.")
        busy.headers.append(("Retry-After", "10"))
        return busy
      }
      let delivery = Delivery()
      if state.waiting[square, default: []].isEmpty { state.queue.append(square) }
      state.waiting[square, default: []].append(delivery)
      begin(&state)
      return .later(delivery)
    }
  }

  /// Lets idle connections take what waits.
  private func begin(_ state: inout State) {
    while state.running < limits.connections, !state.queue.isEmpty {
      let square = state.queue.removeFirst()
      state.running += 1
      work.async { self.fetch(square) }
    }
  }

  private func fetch(_ square: Square) {
    let address = source.address(zoom: square.zoom, column: square.column, row: square.row)
    let outcome = TileFetch.outcome(address, isHere: source.isHere)
    let waiting = state.withLock { state in
      state.running -= 1
      if case .picture(let bytes, let type) = outcome { keep(square, bytes, type, &state) }
      begin(&state)
      return state.waiting.removeValue(forKey: square) ?? []
    }
    let answer =
      switch outcome {
      case .picture(let bytes, let type): response(bytes, type: type)
      case .refused(let reason): Response.problem(502, "The map's server \(source.host) gave no square: \(reason).")
      }
    for delivery in waiting { delivery.complete(answer) }
  }

  private func keep(_ square: Square, _ bytes: [UInt8], _ type: String, _ state: inout State) {
    state.size += bytes.count - (state.kept[square]?.bytes.count ?? 0)
    state.kept[square] = Kept(bytes: bytes, type: type, came: TileProxy.now, used: state.asks)
    while state.size > limits.bytes, let oldest = state.kept.min(by: { $0.value.used < $1.value.used }) {
      state.kept[oldest.key] = nil
      state.size -= oldest.value.bytes.count
    }
  }

  private func response(_ bytes: [UInt8], type: String) -> Response {
    Response(
      status: 200, headers: [("Content-Type", type), ("Cache-Control", "private, max-age=\(limits.seconds)")],
      body: .bytes(bytes))
  }

  /// Seconds of a clock that nobody sets.
  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec
  }
}
