#if arch(wasm32)
  import Drawing
  import Markup
  import ModuleMemory
  import Receipts
  import Screens

  /// What answers and makes receipts, with the memory in which its answers lie.
  struct Press {
    private var state = AnswersState()
    private var shown: [UInt8] = []
    private var file = Answer()
    private var screen = Answer()
    private var bill = Answer()
    private var map = Answer()

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
      let html = markup(content(state))
      let isNew = mustShow || html != shown
      shown = html
      return screen.put(Effect.json(effects), isNew ? html : [])
    }

    /// Applies an event; one that cannot be read is ignored and noted.
    private mutating func take(_ json: [UInt8]) -> (effects: [Effect], mustShow: Bool) {
      do {
        let event = try AnswersEvent(json: json)
        return (update(&state, event), event.mustShow)
      } catch {
        state.note(error)
        return ([], false)
      }
    }

    mutating func receipt(
      _ order: [UInt8], log: [UInt8], tariff: [UInt8], holidays: [UInt8], strings: [UInt8]
    ) -> UInt32 {
      guard let fonts = state.fonts else {
        return file.put([], Array("there are no fonts yet: call 'fonts' first".utf8))
      }
      do throws(PricedLog.Refusal) {
        let made = try ReceiptOrder(order).file(
          log: log, tariff: tariff, holidays: holidays, strings: strings, fonts: fonts, ground: state.ground)
        return file.put(made, [])
      } catch {
        return file.put([], Array(error.message.utf8))
      }
    }

    /// What it takes to lay the street map behind a ride; nothing when it is there already or there is none.
    mutating func map(_ log: [UInt8], tariff: [UInt8], holidays: [UInt8]) -> UInt32 {
      do {
        let ride = try PricedLog(log, tariff: tariff, holidays: holidays)
        guard let window = ride.mapWindow, let order = state.order(window) else { return map.put([], []) }
        return map.put(MapTask(order: order, window: window).json, [])
      } catch {
        return map.put([], Array(error.message.utf8))
      }
    }

    mutating func ground(_ order: Int, rgba: [UInt8]) -> Bool { state.take(order: order, rgba: rgba) }

    mutating func meter(_ log: [UInt8], tariff: [UInt8], holidays: [UInt8]) -> UInt32 {
      do {
        return bill.put(try PricedLog.bill(log, tariff: tariff, holidays: holidays), [])
      } catch {
        return bill.put([], Array(error.message.utf8))
      }
    }
  }
#endif
