#if arch(wasm32)
  import Drawing
  import ModuleMemory
  import Receipts

  /// What makes receipts: its fonts, and the memory in which its last one lies.
  struct Press {
    private var fonts: Fonts?
    private var answer = Answer()

    mutating func load(medium: [UInt8], extraBold: [UInt8], gothic: [UInt8]) -> Bool {
      do throws(FontError) {
        fonts = try Fonts(medium: medium, extraBold: extraBold, gothic: gothic)
        return true
      } catch {
        return false
      }
    }

    mutating func receipt(
      _ order: [UInt8], log: [UInt8], tariff: [UInt8], holidays: [UInt8], strings: [UInt8]
    ) -> UInt32 {
      guard let fonts else { return answer.put([], Array("there are no fonts yet: call 'fonts' first".utf8)) }
      do throws(PricedLog.Refusal) {
        let file = try ReceiptOrder(order).file(
          log: log, tariff: tariff, holidays: holidays, strings: strings, fonts: fonts)
        return answer.put(file, [])
      } catch {
        return answer.put([], Array(error.message.utf8))
      }
    }
  }
#endif
