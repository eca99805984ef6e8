import Server
import Synchronization

/// Who listens to what, on this server.
final class Hub: Sendable {
  private struct Stream {
    let channel: EventChannel
    /// The number of the last event that was sent.
    var last: Int64
    /// What happens while the past is still being read.
    var waiting: [Event]?
  }

  private struct State {
    var streams: [Recipient: [Int: Stream]] = [:]
    var offices: [Int: EventChannel] = [:]
    var count = 0
    var hasNews = false
  }

  private let state = Mutex(State())

  /// How many streams are open.
  var count: Int { state.withLock { $0.offices.count + $0.streams.values.reduce(0) { $0 + $1.count } } }

  /// Sends events to those who listen, each once and in order; returns for whom something is missing in between.
  func publish(_ events: [Event]) -> [(recipient: Recipient, since: Int64)] {
    state.withLock { state in
      if !events.isEmpty { state.hasNews = true }
      var gaps: [(Recipient, Int64)] = []
      for event in events {
        guard var streams = state.streams[event.recipient] else { continue }
        for (number, var stream) in streams {
          if stream.waiting != nil {
            stream.waiting?.append(event)
          } else if event.sequence == stream.last + 1 {
            Self.send(event, over: stream.channel)
            stream.last = event.sequence
          } else if event.sequence > stream.last {
            gaps.append((event.recipient, stream.last))
          }
          streams[number] = stream
        }
        state.streams[event.recipient] = streams
      }
      return gaps
    }
  }

  /// Opens a stream that begins with what came after `since`.
  func listen(
    to recipient: Recipient, since: Int64, past: () throws(DatabaseError) -> [Event]
  ) throws(DatabaseError) -> EventChannel {
    let number = state.withLock { state in
      state.count += 1
      return state.count
    }
    let channel = EventChannel { [weak self] in self?.leave(recipient, number) }
    // Listed before the past is read: what happens meanwhile waits.
    state.withLock {
      $0.streams[recipient, default: [:]][number] = Stream(channel: channel, last: since, waiting: [])
    }
    let events: [Event]
    do throws(DatabaseError) {
      events = try past()
    } catch {
      leave(recipient, number)
      throw error
    }
    state.withLock { state in
      guard var stream = state.streams[recipient]?[number] else { return }
      let all = (events + (stream.waiting ?? [])).sorted { $0.sequence < $1.sequence }
      for event in all where event.sequence == stream.last + 1 {
        Self.send(event, over: channel)
        stream.last = event.sequence
      }
      stream.waiting = nil
      state.streams[recipient]?[number] = stream
    }
    // Of a longer past the client has a part, and comes back behind it.
    if events.count == Desk.mostEvents { channel.close() }
    return channel
  }

  /// Opens a stream that only says that something changed.
  func listenForNews() -> EventChannel {
    let number = state.withLock { state in
      state.count += 1
      return state.count
    }
    let channel = EventChannel { [weak self] in self?.state.withLock { _ = $0.offices.removeValue(forKey: number) } }
    state.withLock { $0.offices[number] = channel }
    channel.publish("changed", "{}")
    return channel
  }

  /// Notes that something changed, here or on another server.
  func noteNews() { state.withLock { $0.hasNews = true } }

  /// Tells the offices, when there is something to tell.
  func tellNews() {
    state.withLock { state in
      guard state.hasNews else { return }
      state.hasNews = false
      for channel in state.offices.values { channel.publish("changed", "{}") }
    }
  }

  /// Who listens, and since when nothing was sent.
  var listeners: [(recipient: Recipient, since: Int64)] {
    state.withLock { state in
      state.streams.flatMap { recipient, streams in
        streams.values.map(\.last).min().map { [(recipient, $0)] } ?? []
      }
    }
  }

  /// Whether an event of another server is missing here.
  func misses(_ recipient: Recipient, _ sequence: Int64) -> Int64? {
    state.withLock { state in
      state.streams[recipient]?.values.map(\.last).min().flatMap { $0 < sequence ? $0 : nil }
    }
  }

  private func leave(_ recipient: Recipient, _ number: Int) {
    state.withLock { state in
      state.streams[recipient]?[number] = nil
      if state.streams[recipient]?.isEmpty == true { state.streams[recipient] = nil }
    }
  }

  private static func send(_ event: Event, over channel: EventChannel) {
    channel.publish(event.name, event.body, id: String(event.sequence))
  }
}
