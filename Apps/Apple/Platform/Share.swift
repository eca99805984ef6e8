#if canImport(UIKit)
  import Foundation
  import Phone
  import Screens
  import UIKit

  /// What the system does with files, words and the screen.
  @MainActor
  package enum Share {
    /// Lets the reader send a file somewhere, keep it or print it.
    package static func share(_ file: System.File, _ told: @escaping @MainActor (ShareOutcome) -> Void) {
      do {
        let url = FileManager.default.temporaryDirectory.appending(path: file.name)
        try Data(file.bytes).write(to: url, options: .atomic)
        let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
        sheet.completionWithItemsHandler = { _, isDone, _, error in
          remove(url)
          told(error != nil ? .failed : isDone ? .shared : .cancelled)
        }
        guard let top else { return told(.failed) }
        if let view = top.view {
          sheet.popoverPresentationController?.sourceView = view
          sheet.popoverPresentationController?.sourceRect = view.bounds
        }
        top.present(sheet, animated: true)
      } catch {
        told(.failed)
      }
    }

    private static func remove(_ url: URL) {
      do { try FileManager.default.removeItem(at: url) } catch {
        // The system empties its own folder.
      }
    }

    /// Lets the reader send words somewhere.
    package static func send(_ text: String, _ told: @escaping @MainActor (Bool) -> Void) {
      let sheet = UIActivityViewController(activityItems: [text], applicationActivities: nil)
      sheet.completionWithItemsHandler = { _, isDone, _, _ in told(isDone) }
      guard let top else { return told(false) }
      if let view = top.view { sheet.popoverPresentationController?.sourceView = view }
      top.present(sheet, animated: true)
    }

    /// Puts a PDF on paper.
    package static func print(_ file: System.File) {
      let info = UIPrintInfo.printInfo()
      info.jobName = file.name
      info.outputType = .grayscale
      let controller = UIPrintInteractionController.shared
      controller.printInfo = info
      controller.printingItem = Data(file.bytes)
      _ = controller.present(animated: true)
    }

    /// Says a text to those who listen.
    package static func announce(_ text: String) {
      UIAccessibility.post(notification: .announcement, argument: text)
    }

    /// Keeps the screen on, or not.
    package static func stayAwake(_ isOn: Bool) { UIApplication.shared.isIdleTimerDisabled = isOn }

    /// What lies over everything else in the window.
    private static var top: UIViewController? {
      let windows = UIApplication.shared.connectedScenes.compactMap { ($0 as? UIWindowScene)?.windows.first }
      var top = windows.first?.rootViewController
      while let above = top?.presentedViewController { top = above }
      return top
    }
  }
#endif
