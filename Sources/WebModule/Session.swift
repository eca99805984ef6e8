#if arch(wasm32)
  import Markup
  import ModuleMemory
  import Screens

  /// One run of the app, and the memory in which its answers lie.
  struct Session {
    private var state = AppState()
    private var displays = DrawnDisplays()
    private var shown: [UInt8] = []
    private var screen = Answer()

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
  }
#endif
