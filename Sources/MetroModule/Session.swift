#if arch(wasm32)
  import MetroMarkup
  import MetroScreens
  import ModuleMemory

  /// The metro's rooms, and the memory in which their answers lie.
  struct Session {
    private var state = MetroState()
    private var shown: [UInt8] = []
    private var screen = Answer()
    private var feed = FeedDesk()

    mutating func dispatch(_ json: [UInt8]) -> UInt32 {
      let (effects, mustShow) = take(json)
      let html = markup(content(state))
      let isNew = mustShow || html != shown
      shown = html
      return screen.put(MetroEffect.json(effects), isNew ? html : [])
    }

    /// Applies an event; one that cannot be read is ignored and noted.
    private mutating func take(_ json: [UInt8]) -> (effects: [MetroEffect], mustShow: Bool) {
      do {
        let event = try MetroEvent(json: json)
        return (update(&state, event), event.mustShow)
      } catch {
        state.note(error)
        return ([], false)
      }
    }

    mutating func openFeed(_ bytes: [UInt8]) -> UInt32 { feed.open(bytes) }

    mutating func addTable(_ number: UInt32, _ bytes: [UInt8]) { feed.add(number, bytes) }

    mutating func importFeed(_ order: [UInt8]) -> UInt32 { feed.network(order) }
  }
#endif
