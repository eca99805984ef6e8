#if arch(wasm32)
  import Drawing
  import JSON
  import ModuleMemory
  import Motion
  import ShiftMarkup
  import ShiftScreens

  /// The shift's rooms, with the memory in which their answers lie.
  struct ShiftSession {
    private var state = ShiftState()
    private var shown: [UInt8] = []
    private var saved: [UInt8] = []
    private var screen = Answer()
    private var document = Answer()
    private let numbers = UnsafeMutablePointer<Double>.allocate(capacity: 6)

    mutating func load(medium: [UInt8], extraBold: [UInt8], gothic: [UInt8]) -> Bool {
      do throws(FontError) {
        state.fonts = try Fonts(medium: medium, extraBold: extraBold, gothic: gothic)
        return true
      } catch {
        return false
      }
    }

    mutating func dispatch(_ json: [UInt8]) -> UInt32 {
      let (effects, mustShow) = take(json)
      for effect in effects {
        if case .save(_, _, let bytes) = effect { saved = bytes }
      }
      let html = markup(content(state))
      let isNew = mustShow || html != shown
      shown = html
      return screen.put(ShiftEffect.json(effects), isNew ? html : [])
    }

    /// Applies an event; one that cannot be read is ignored and noted.
    private mutating func take(_ json: [UInt8]) -> (effects: [ShiftEffect], mustShow: Bool) {
      do throws(JSONError) {
        let event = try ShiftEvent(json: json)
        return (update(&state, event), event.mustShow)
      } catch {
        state.note(error)
        return ([], false)
      }
    }

    mutating func file() -> UInt32 { document.put(saved, []) }

    mutating func grab(strip: Double, scrolled: Double, content: Double, at time: Double) {
      state.grabSheet(strip: strip, scrolled: scrolled, content: content, at: time)
    }

    mutating func pull(up: Double, at time: Double) { state.pullSheet(up: up, at: time) }

    mutating func drop(at time: Double) { state.dropSheet(at: time) }

    func stands(at time: Double) -> UInt32 {
      let sheet = state.sheet
      numbers[0] = sheet.height(at: time)
      numbers[1] = sheet.detents.lowest
      numbers[2] = sheet.scrolled ?? -1
      numbers[3] = sheet.blur(at: time)
      numbers[4] = sheet.isGoing(at: time) ? 1 : 0
      numbers[5] = Double(sheet.detent)
      return address(of: UnsafeMutableRawPointer(numbers))
    }
  }
#endif
