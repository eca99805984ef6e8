#if arch(wasm32)
  import Markup
  import Screens

  /// One run of the app, and the memory in which its answers lie.
  struct Session {
    private var state = AppState()
    private var displays = DrawnDisplays()
    private var shown: [UInt8] = []
    private var screen = Answer()
    private var bill = Answer()

    mutating func dispatch(_ json: [UInt8]) -> UInt32 {
      let (effects, mustShow) = take(json)
      let html = markup(content(state), reusing: &displays)
      let isNew = mustShow || html != shown
      shown = html
      return screen.put(Effect.json(effects), isNew ? html : [])
    }

    /// Applies an event; one that cannot be read is ignored and noted.
    private mutating func take(_ json: [UInt8]) -> (effects: [Effect], mustShow: Bool) {
      do {
        let event = try AppEvent(json: json)
        return (update(&state, event), event.mustShow)
      } catch {
        state.note(error)
        return ([], false)
      }
    }

    mutating func meter(_ log: [UInt8], tariff: [UInt8], holidays: [UInt8]) -> UInt32 {
      do {
        return bill.put(try PricedLog.bill(log, tariff: tariff, holidays: holidays), [])
      } catch {
        return bill.put([], Array(error.message.utf8))
      }
    }
  }

  /// Two byte strings in memory of their own, and the four words that say where.
  struct Answer {
    private let words = UnsafeMutablePointer<UInt32>.allocate(capacity: 4)
    private var buffers: [UnsafeMutablePointer<UInt8>] = []

    mutating func put(_ first: [UInt8], _ second: [UInt8]) -> UInt32 {
      for buffer in buffers { buffer.deallocate() }
      buffers = []
      place(first, at: 0)
      place(second, at: 2)
      return address(of: UnsafeMutableRawPointer(words))
    }

    private mutating func place(_ bytes: [UInt8], at index: Int) {
      let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: max(bytes.count, 1))
      for (offset, byte) in bytes.enumerated() { buffer[offset] = byte }
      buffers.append(buffer)
      words[index] = address(of: UnsafeMutableRawPointer(buffer))
      words[index + 1] = UInt32(bytes.count)
    }
  }
#endif
