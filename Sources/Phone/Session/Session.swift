import Drawing
import JSON
import MetroScreens
import Observation
import Receipts
import Screens
import ShiftScreens
import Thermal
import Units

/// One run of the app: events go in one after another, effects come out and are performed in order.
@MainActor
@Observable
package final class Session {
  /// What is on the screen.
  package internal(set) var page: Page
  /// The room that answers, while one is shown; it lies over ``page``.
  package internal(set) var answers: AnswersPage?
  /// The room of the metro, while one is shown; it lies over ``page`` too.
  package internal(set) var metro: MetroPage?
  /// The room of the shift, while one is shown; it lies over ``page`` too.
  package internal(set) var shift: ShiftPage?
  /// Where the sheet of the shift stands while it moves; nil while it rests at its detent.
  package internal(set) var sheet: SheetStand?
  /// The receipt that is shown, as it lies on a screen.
  package internal(set) var receipt: Drawing?
  /// What comes out of a printer, dot for dot.
  package internal(set) var preview: Bitmap?
  /// The printers to choose from; nil while none are looked for.
  package internal(set) var printers: [PrintDesk.Device]?
  /// Who waits for a file that the reader opens; nil while nobody does.
  package internal(set) var wish: Wish?
  /// The letters of receipts and pictures.
  package internal(set) var fonts: Fonts?

  /// Who waits for a file.
  package enum Wish: Sendable, Hashable {
    case app
    case answers
    case metro
  }

  @ObservationIgnored var state = AppState()
  @ObservationIgnored var asked = AnswersState()
  @ObservationIgnored var underground = MetroState()
  @ObservationIgnored var driver = ShiftState()
  /// What the surfaces were told of the metro's ride.
  @ObservationIgnored var told = Told()
  /// The dispatcher's stream, while one is listened to.
  @ObservationIgnored var stream: DeskStream?
  /// Whether the shift goes on also while another room is shown.
  @ObservationIgnored var shiftLasts = false
  /// The city that the shift was entered with.
  @ObservationIgnored var city: String?
  /// Whether the app is in front.
  @ObservationIgnored var isSeen = true
  /// What is being read away from the screen.
  @ObservationIgnored var reading: Task<Void, Never>?
  /// Which room wants the screen on.
  @ObservationIgnored var awake = (meter: false, metro: false, shift: false)
  @ObservationIgnored let devices: Devices
  @ObservationIgnored let files: PackedData
  /// The rooms behind the one that is shown, the last the one before.
  @ObservationIgnored var trail: [Room] = []
  /// The room in which the event that is taken in found the app.
  @ObservationIgnored var origin = Room.shell
  /// The lines of the log as they are stored.
  @ObservationIgnored var log: [String] = []
  /// What the receipt that is shown was made by.
  @ObservationIgnored var shown: ReceiptTask?
  @ObservationIgnored private var queue: [Work] = []
  @ObservationIgnored private var isWorking = false

  /// Something that waits to be taken in.
  enum Work {
    case app(AppEvent.Kind)
    case answers(AnswersEvent.Kind)
    case metro(MetroEvent.Kind)
    case shift(ShiftEvent.Kind)
  }

  /// Makes a run that has not begun.
  package init(_ devices: Devices) {
    self.devices = devices
    files = PackedData(data: devices.data, list: devices.list)
    page = content(state)
  }

  /// Gives an event its time and puts it behind those that wait.
  package func send(_ kind: AppEvent.Kind) { push(.app(kind)) }

  /// The same for the room that answers.
  package func ask(_ kind: AnswersEvent.Kind) { push(.answers(kind)) }

  /// The same for the metro.
  package func ride(_ kind: MetroEvent.Kind) { push(.metro(kind)) }

  /// The same for the shift.
  package func drive(_ kind: ShiftEvent.Kind) { push(.shift(kind)) }

  /// A key was pressed, of the app or of the room that answers.
  package func press(_ key: Key) {
    if case .answer(let key) = key { ask(.key(key)) } else { send(.key(key)) }
  }

  /// A field was changed.
  package func fill(_ field: Field, _ value: String) {
    if case .answer(let field) = field {
      ask(.input(field, value: value))
    } else {
      send(.input(field, value: value))
    }
  }

  /// The window changed.
  package func resize(_ device: Device) {
    send(.resize(device))
    if answers != nil { ask(.resize(device)) }
    if metro != nil { ride(.resize(device)) }
    if shift != nil { drive(.resize(Session.window(device))) }
  }

  /// The app came to the front, or went away.
  package func see(_ isVisible: Bool) {
    isSeen = isVisible
    send(.visible(isVisible))
    if underground.strings != nil { ride(.visible(isVisible)) }
    if isVisible, shift != nil { drive(.tick) }
  }

  private func push(_ work: Work) {
    queue.append(work)
    guard !isWorking else { return }
    isWorking = true
    while !queue.isEmpty { take(queue.removeFirst()) }
    isWorking = false
  }

  private func take(_ work: Work) {
    let now = devices.now()
    do throws(Storage.Refusal) {
      switch work {
      case .app(let kind):
        origin = state.place
        for effect in update(&state, AppEvent(now: now, kind)) { try perform(effect) }
        page = content(state)
      case .answers(let kind):
        for effect in update(&asked, AnswersEvent(now: now, kind)) { try perform(effect, from: kind) }
        showAnswers()
      case .metro(let kind):
        for effect in update(&underground, MetroEvent(now: now, kind)) { perform(effect) }
        if case .module(.metro) = state.place { metro = content(underground) }
        tellSurfaces(at: now)
      case .shift(let kind):
        for effect in update(&driver, ShiftEvent(now: now, kind)) { perform(effect) }
        if case .module(.shift) = state.place { shift = content(driver) }
      }
    } catch {
      // The screen that would confirm what was not kept is not shown.
      queue.insert(.app(.storeFailed(reason: error.reason, isFull: error.isFull)), at: 0)
    }
  }
}
