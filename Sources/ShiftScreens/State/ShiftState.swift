import Almanac
import Drawing
import JSON
import Motion
import Shift
import Tariffs
import Units
import Words

/// Everything the shift's rooms know; it is changed by `update(_:_:)` alone.
package struct ShiftState: Sendable {
  /// The page's clock at the last event.
  package internal(set) var now = Instant(milliseconds: 0)
  /// The room that is shown; nil before the first.
  package internal(set) var room: ShiftRoom?
  /// What it is shown on.
  package internal(set) var window = ShiftEvent.Window()
  /// The reader's language.
  package internal(set) var language = Language.english
  /// The texts; nil until they have come.
  package internal(set) var strings: Strings?
  /// The city that the reader has on the meter.
  var city: String?
  /// The files that were asked for, and of these those that did not come.
  var asked: [String] = []
  var missing: [String] = []
  var tariffs: [Tariff] = []
  var calendars: [HolidayCalendar] = []
  /// What was asked of the store and has been answered.
  var recalled: [String] = []
  /// What the driver has chosen for all days.
  package internal(set) var profile = Profile()
  /// The day that goes on or was the last; nil where there is none yet.
  package internal(set) var day: Workday?
  /// Its journal as it is kept.
  var journal: [UInt8] = []
  /// Whether a day is to begin as soon as its tariff has come.
  var isBeginning = false
  /// The roll call that is being held.
  package internal(set) var draft = RollCallDraft()
  /// The odometer's boxes.
  package internal(set) var odometer = DigitBoxes(count: 6, alignment: .right)
  /// The boxes that have overflowed just now.
  package internal(set) var overflow: ShiftField?
  /// What lies over the room.
  package internal(set) var dialog: ShiftKey.DialogName?
  /// What was asked about the reading of the odometer.
  package internal(set) var questions: [Odometer.Question] = []
  /// The entry that is being corrected.
  package internal(set) var corrected: Int64?
  /// What is written over the room.
  package internal(set) var text = ""
  /// How many passengers ride, where the driver has counted them.
  package internal(set) var passengers: Int64?
  /// Why the last key did nothing.
  package internal(set) var refused: Workday.Refused?
  /// Whether the street stands.
  package internal(set) var isStill = false
  /// The sheet over the map.
  package internal(set) var sheet = SheetMotion(detents: ShiftState.detents(844), at: 0)
  /// The days that are over, the newest first.
  package internal(set) var past: [PastDay] = []
  /// The record of an earlier day that is shown.
  package internal(set) var opened: DutyLog?
  /// The law for which the record is shown; nil for that of the place.
  package internal(set) var law: RecordTable.Law?
  /// The letters of the record as a file; nil until they have come.
  package var fonts: Fonts?
  /// Whether the record is to be saved as soon as the letters have come.
  var isSaving = false
  /// What of an offer was said: the seconds that were left.
  var said: [Int64] = []
  var offerOnScreen: String?
  var wasDriving = false
  var beat: Int64 = 0
  var doesLast = false
  var isAwake = false
  /// The way to a dispatcher; nil where there is none.
  package internal(set) var link: DeskLink?
  /// The name of the server that the app came from.
  var host = ""
  /// The token of a link that is being entered.
  var entering: String?
  var isEntering = false
  var enterAt = Instant(milliseconds: 0)
  /// Whether a link was no driver's, or is none any more.
  var isTurnedAway = false
  var isFollowing = false
  /// The positions of the trip that goes on, as they are kept.
  var trip: [UInt8] = []
  var tripKept = Instant(milliseconds: 0)
  /// Whether something could not be kept.
  package internal(set) var isUnkept = false
  /// What went wrong behind the screen, newest last.
  package internal(set) var remarks: [String] = []

  /// Makes the state before anything has happened.
  package init() {}

  /// Notes an event that could not be read and is ignored.
  package mutating func note(_ error: JSONError) { remark(error.description) }

  mutating func remark(_ text: String) {
    remarks.append(text)
    if remarks.count > 20 { remarks.removeFirst() }
  }

  /// Where the sheet rests on a window of a height: a strip, half, nearly all.
  ///
  /// How high the strip is, the page knows; the first is only where it has not said so.
  package static func detents(_ height: Int64, strip: Double = 220) -> Detents {
    let height = Double(max(320, height))
    let low = min(strip, height * 0.8)
    return Detents([low, max(low + 40, height * 0.55), max(low + 80, height * 0.88)])
      ?? ShiftState.noDetents
  }

  private static var noDetents: Detents { preconditionFailure("three heights are detents") }
}
