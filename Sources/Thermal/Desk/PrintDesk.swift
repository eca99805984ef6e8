/// Where a person prints: on which printer, how, and how far it is.
///
/// What happened goes in, what is to be done comes out.
package struct PrintDesk: Sendable {
  /// A device that a person chose.
  package struct Device: Sendable, Hashable {
    /// What tells it from others, for as long as the chooser says so.
    package let id: String
    /// The name that it advertises.
    package let name: String

    /// Names a device.
    package init(id: String, name: String) {
      self.id = id
      self.name = name
    }
  }

  /// What happened.
  package enum Event: Sendable, Hashable {
    /// A printer is to be chosen.
    case choose
    /// One was.
    case chosen(Device)
    /// Its model was said.
    case model(String)
    /// Settings were changed.
    case settings(PrintSettings)
    /// A job for the printer that was chosen is to be printed.
    case begin(PrintJob)
    /// The print is to be stopped.
    case cancel
    /// Something happened to the link.
    case link(RemotePrint.Event)
  }

  /// What is to be done.
  package enum Effect: Sendable, Hashable {
    /// Let the person choose among the devices whose names begin so; answered by ``Event/chosen(_:)`` or nothing.
    case choose(beginnings: [String])
    /// Keep what a person said of a device.
    case remember(Device, model: String)
    /// Keep the settings.
    case keep(PrintSettings)
    /// Do something with the link to the device.
    case link(RemotePrint.Effect)
  }

  /// What the desk knows of the device.
  package enum Printer: Sendable, Hashable {
    /// None was chosen.
    case none
    /// It can be printed on.
    case known(PrinterProfile)
    /// It may be a printer, of a model that a person must say.
    case unnamed
    /// A model that cannot be printed on.
    case unsupported(model: String)
    /// Its name is no printer's.
    case stranger
  }

  /// The device that was chosen.
  package private(set) var device: Device?
  /// How is printed.
  package private(set) var settings: PrintSettings
  /// The print that is under way, or was the last.
  package private(set) var run: RemotePrint?

  /// What a person said of devices, the latest last.
  package private(set) var models: [(id: String, model: String)]

  /// Opens a desk with what was kept: settings, and the models that were said of devices.
  package init(settings: PrintSettings = PrintSettings(), models: [(id: String, model: String)] = []) {
    self.settings = settings
    self.models = models
  }

  /// What the device is: what its name says, else what a person said of it.
  package var printer: Printer {
    guard let device else { return .none }
    switch AdvertisedName(device.name) {
    case .stranger: return .stranger
    case .model(let model): return PrinterProfile.named(model).map { .known($0) } ?? .unsupported(model: model)
    case .unknownSerial:
      let said = models.last { $0.id.utf8.elementsEqual(device.id.utf8) }
      return said.flatMap { PrinterProfile.named($0.model) }.map { .known($0) } ?? .unnamed
    }
  }

  /// The printer's profile, where it can be printed on.
  package var profile: PrinterProfile? { if case .known(let profile) = printer { profile } else { nil } }

  /// Whether a print is under way.
  package var isPrinting: Bool {
    switch run?.phase {
    case .connecting, .printing, .reconnecting: true
    case .ended, nil: false
    }
  }

  /// Takes in what happened; while a print is under way its printer and settings stay.
  package mutating func apply(_ event: Event, at now: Int64) -> [Effect] {
    switch event {
    case .choose: return isPrinting ? [] : [.choose(beginnings: AdvertisedName.beginnings)]
    case .chosen(let device):
      guard !isPrinting else { return [] }
      self.device = device
      run = nil
      return []
    case .model(let model):
      guard let device, printer == .unnamed, PrinterProfile.named(model) != nil else { return [] }
      models.append((device.id, model))
      return [.remember(device, model: model)]
    case .settings(let settings):
      guard !isPrinting, settings != self.settings else { return [] }
      self.settings = settings
      return [.keep(settings)]
    case .begin(let job):
      guard !isPrinting, profile != nil else { return [] }
      run = RemotePrint(job)
      return [.link(.connect)]
    case .cancel: return (run?.cancel(at: now) ?? []).map { .link($0) }
    case .link(let event): return (run?.apply(event, at: now) ?? []).map { .link($0) }
    }
  }
}
