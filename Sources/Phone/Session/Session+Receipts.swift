import Drawing
import JSON
import Receipts
import Screens
import Words

/// Why a receipt could not be made.
struct NoReceipt: Error {
  let message: String
}

extension Session {
  /// Makes a receipt and does with it what the task says.
  func make(_ task: ReceiptTask, told: @escaping @MainActor (ShareOutcome) -> Void) {
    do throws(NoReceipt) {
      let file = try receipt(task)
      switch task.use {
      case .show:
        shown = task
        receipt = file.sheet(.torn).drawing
        send(.receiptDrawn(DrawnReceipt(screen: task.name, paper: task.name)))
      case .save: devices.system.share(Session.file(task, file)) { _ in }
      case .share: devices.system.share(Session.file(task, file), told)
      }
    } catch {
      guard task.use == .show else {
        // Words without a picture are better than nothing.
        devices.system.share(System.File(name: task.name + ".txt", bytes: Array(task.text.utf8)), told)
        return
      }
      send(.receiptFailed(reason: error.message))
    }
  }

  /// Puts the receipt that is shown on paper.
  func printShown() {
    guard var task = shown else { return }
    task.format = ReceiptFile.Format.pdf.rawValue
    do throws(NoReceipt) {
      devices.system.print(Session.file(task, try receipt(task)))
    } catch {
      send(.receiptFailed(reason: error.message))
    }
  }

  private static func file(_ task: ReceiptTask, _ file: ReceiptFile) -> System.File {
    let format = ReceiptFile.Format(rawValue: task.format) ?? .pdf
    return System.File(name: task.name + "." + format.rawValue, bytes: file.bytes(format))
  }

  private func receipt(_ task: ReceiptTask) throws(NoReceipt) -> ReceiptFile {
    guard let fonts, let language = Language(tag: task.language) else {
      throw NoReceipt(message: "there are no letters for it")
    }
    let own = Session.tariff(task.tariff).flatMap { devices.storage.tariffs.read($0) }
    let ride: PricedLog
    do throws(PricedLog.Refusal) {
      ride = try PricedLog(
        Array(task.log.utf8), tariff: own ?? files.file(task.tariff) ?? [],
        holidays: task.holidays.flatMap { files.file($0) } ?? [])
    } catch {
      throw NoReceipt(message: error.message)
    }
    let strings: Strings
    do throws(JSONError) {
      strings = try Strings(language, ordered: files.file(task.strings) ?? [])
    } catch {
      throw NoReceipt(message: error.description)
    }
    let formats = Formats(language, customs: ride.tariff.customs(roads: task.roads == "mi" ? .miles : .kilometres))
    return ride.receipt(number: task.number, strings: strings, formats: formats, fonts: fonts)
  }
}
