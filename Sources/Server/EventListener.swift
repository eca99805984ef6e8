private import CMicrohttpd
import Synchronization

/// One client's end of a channel: what is still to be sent to it.
///
/// The reader runs on the server's thread and the publisher on any other. Suspending and resuming the connection happen
/// under the same lock as the bytes they depend on, so no event is left lying.
final class EventListener: Sendable {
  private struct State {
    var pending: [UInt8] = []
    /// The address of the connection while it sleeps.
    var asleep: UInt?
    var ended = false
  }

  /// A client that is so far behind is cut off; it will connect again and start afresh.
  private static let limit = 256 * 1024

  private let state = Mutex(State())
  private let connection: UInt
  private let channel: EventChannel
  private let conversation: Conversation

  init(connection: OpaquePointer, channel: EventChannel, conversation: Conversation) {
    self.conversation = conversation
    self.connection = UInt(bitPattern: connection)
    self.channel = channel
  }

  /// Begins to listen.
  func begin() { channel.add(self) }

  func leave() {
    conversation.forget(self)
    channel.remove(self)
  }

  /// Sends a comment, which finds out whether the client has left.
  func ping() { send(Array(": ping\n\n".utf8)) }

  func send(_ bytes: [UInt8]) {
    state.withLock { state in
      if state.pending.count + bytes.count > Self.limit {
        state.ended = true
      } else {
        state.pending += bytes
      }
      Self.wake(&state)
    }
  }

  func end() {
    state.withLock { state in
      state.ended = true
      Self.wake(&state)
    }
  }

  /// Fills the buffer; 0 when the connection was put to sleep, nil at the end of the stream.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int? {
    state.withLock { state -> Int? in
      if state.pending.isEmpty {
        if state.ended { return nil }
        state.asleep = connection
        MHD_suspend_connection(OpaquePointer(bitPattern: connection))
        return 0
      }
      let count = min(buffer.count, state.pending.count)
      buffer.copyBytes(from: state.pending[..<count])
      state.pending.removeFirst(count)
      return count
    }
  }

  private static func wake(_ state: inout State) {
    guard let address = state.asleep else { return }
    state.asleep = nil
    MHD_resume_connection(OpaquePointer(bitPattern: address))
  }
}
