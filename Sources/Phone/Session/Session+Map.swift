import Receipts
import Screens

extension Session {
  /// Has a part of the street map brought; tells whether it came.
  ///
  /// It is asked of the maker's service, so only for a reader who wants it.
  func bring(_ task: MapTask, _ told: @escaping @MainActor (_ hasCome: Bool) -> Void) {
    devices.map(task.window) { [weak self] pixels in
      guard let self else { return }
      told(pixels.map { asked.take(order: task.order, rgba: $0) } ?? false)
    }
  }

  /// Has the street map behind a receipt brought where it wants one and has none yet; tells whether one is missing.
  func bringMap(for task: ReceiptTask, _ told: @escaping @MainActor (_ isMissing: Bool) -> Void) {
    guard task.map != nil, let window = priced(task)?.mapWindow, let order = asked.order(window) else {
      return told(false)
    }
    bring(MapTask(order: order, window: window)) { told(!$0) }
  }

  private func priced(_ task: ReceiptTask) -> PricedLog? {
    do throws(NoReceipt) { return try ride(of: task) } catch { return nil }
  }
}
