import Drawing
import Foundation
import Phone
import PhoneParts
import Thermal
import Units

/// A command for the Mac that prints a test page on a printer in reach, with the very link of the app.
///
/// The simulator has no Bluetooth. macOS ends a plain binary that touches it, so the command lives in an app of its own:
///
///     PrintTool.app/Contents/MacOS/PrintTool            lists the printers in reach for ten seconds
///     PrintTool.app/Contents/MacOS/PrintTool NAME       prints the test page on the one whose name begins so
@main
@MainActor
struct PrintTool {
  static func main() async {
    let tool = Tool(wanted: CommandLine.arguments.dropFirst().first)
    exit(await tool.run())
  }
}

/// One run of the command.
@MainActor
final class Tool {
  private let wanted: String?
  private let printing = Printing(now: { Clock.now().milliseconds }, later: Clock.later)
  private var found: [PrintDesk.Device] = []
  private var print: RemotePrint?
  private var code: Int32?

  init(wanted: String?) { self.wanted = wanted }

  /// Looks for ten seconds, prints where a printer was named; answers the exit code.
  func run() async -> Int32 {
    printing.device.listen { [weak self] news in self?.hear(news) }
    printing.device.look(AdvertisedName.beginnings)
    for tenth in 0... {
      if let code { return code }
      if print == nil, tenth > 100 {
        say(wanted == nil ? "\(found.count) in reach" : "no printer of that name is in reach")
        return wanted == nil ? 0 : 2
      }
      do { try await Task.sleep(for: .milliseconds(100)) } catch { return 2 }
    }
    return 2
  }

  private func hear(_ news: PrinterDevice.News) {
    switch news {
    case .found(let devices):
      for device in devices where !found.contains(device) { say(device.name) }
      found = devices
      if let wanted, print == nil, let device = devices.first(where: { $0.name.hasPrefix(wanted) }) { begin(device) }
    case .cannotLook:
      say("Bluetooth is off, or PrintTool may not use it: see System Settings, Privacy & Security, Bluetooth")
      code = 2
    case .link(let event): perform(print?.apply(event, at: Clock.now().milliseconds) ?? [])
    }
  }

  private func begin(_ device: PrintDesk.Device) {
    guard let profile = AdvertisedName(device.name).profile else {
      say("\(device.name): the model is not known, or cannot be printed on")
      code = 2
      return
    }
    printing.device.choose(device.id)
    do {
      let fonts = try Fonts(
        medium: font("mono-medium"), extraBold: font("mono-extrabold"), gothic: font("gothic"))
      let page = TestPage(for: profile, title: [profile.name], fonts: fonts).bitmap
      print = RemotePrint(try PrintJob(page, on: profile, PrintSettings()))
      printing.device.perform(.connect)
    } catch {
      say("the test page could not be made: \(error)")
      code = 2
    }
  }

  private func font(_ name: String) -> [UInt8] { BundleHealth.data("fonts/\(name).ttf") ?? [] }

  private func perform(_ effects: [RemotePrint.Effect]) {
    for effect in effects { printing.device.perform(effect) }
    if case .ended(let outcome)? = print?.phase, code == nil {
      say("\(outcome)")
      code = outcome == .printed ? 0 : 1
    }
  }

  private func say(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }
}
