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
  /// Makes a receipt and does with it what the task says, once its street map has come or does not come.
  func make(_ task: ReceiptTask, told: @escaping @MainActor (ShareOutcome) -> Void) {
    if task.use == .show { shown = task }
    bringMap(for: task) { [weak self] isMissing in
      guard let self, task.use != .show || shown == task else { return }
      make(task, lacksMap: isMissing, told)
    }
  }

  private func make(_ task: ReceiptTask, lacksMap: Bool, _ told: @escaping @MainActor (ShareOutcome) -> Void) {
    do throws(NoReceipt) {
      let file = try receipt(task)
      switch task.use {
      case .show:
        receipt = file.sheet(.torn).drawing
        send(.receiptDrawn(DrawnReceipt(screen: task.name, paper: task.name, lacksMap: lacksMap)))
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
    let ride = try ride(of: task)
    let strings: Strings
    do throws(JSONError) {
      strings = try Strings(language, ordered: files.file(task.strings) ?? [])
    } catch {
      throw NoReceipt(message: error.description)
    }
    let formats = Formats(language, customs: ride.tariff.customs(roads: task.roads == "mi" ? .miles : .kilometres))
    return ride.receipt(
      number: task.number, strings: strings, formats: formats, fonts: fonts,
      map: task.map.flatMap { asked.ground?.map(by: $0) })
  }

  func ride(of task: ReceiptTask) throws(NoReceipt) -> PricedLog {
    let own = Session.tariff(task.tariff).flatMap { devices.storage.tariffs.read($0) }
    do throws(PricedLog.Refusal) {
      return try PricedLog(
        Array(task.log.utf8), tariff: own ?? files.file(task.tariff) ?? [],
        holidays: task.holidays.flatMap { files.file($0) } ?? [])
    } catch {
      throw NoReceipt(message: error.message)
    }
  }
}
