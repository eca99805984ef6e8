import Drawing
import JSON
import Receipts
import RideLog
import Taximeter
import Units
import Words

/// Everything the answers know; it is changed by `update(_:_:)` alone.
package struct AnswersState: Sendable {
  /// The page's clock at the last event.
  package internal(set) var now = Instant(milliseconds: 0)
  /// The room that is shown; nil before the first.
  package internal(set) var room: AnswerRoom?
  /// What it is shown on.
  package internal(set) var device = Device()
  /// The reader's language.
  package internal(set) var language = Language.english
  /// In what distances are shown.
  package internal(set) var units = UnitChoice.city
  /// The city that the reader has on the meter.
  package internal(set) var city: String?
  /// The files of the site.
  package internal(set) var library = Library()
  /// The lines of the ride's log; nil where there is no ride.
  package internal(set) var log: [UInt8]?
  /// The number of the ride's receipt.
  package internal(set) var number: Int64?
  /// The letters of pictures; nil until they have come.
  package var fonts: Fonts?
  /// The tariff files that have come, by their paths.
  var files: [String: [UInt8]] = [:]
  /// The calendars of public holidays that there are.
  var calendars: [CalendarName] = []
  /// The log as it was read; nil before that and where it cannot be.
  var rideLog: RideLog?
  var hasReadLog = false
  /// The ride of the log; nil until its tariff has come.
  package internal(set) var ride: AnsweredRide?
  /// The ride in every city; nil until all tariffs have come.
  package internal(set) var comparison: Comparison?
  /// What was chosen of the same ride elsewhere.
  package internal(set) var elsewhere = Elsewhere()
  /// Which step of the display is looked at, 0 for the start.
  package internal(set) var step = 0
  /// The question whether a sum can be right.
  package internal(set) var asked = Asked()
  /// The reader's own tariffs.
  package internal(set) var own = OwnShelf()
  var hasAskedForOwn = false
  /// The form that is filled in.
  package internal(set) var form: OwnForm?
  /// The address that the form was filled for.
  var formOf: String?
  /// Why a file was refused.
  var refused: String?
  /// The room that prints.
  package internal(set) var paper = PaperRoom()
  /// The street map behind the ride.
  var map = MapRoom()
  /// What went wrong behind the screen, newest last.
  package internal(set) var remarks: [String] = []

  /// Makes the state before anything has happened.
  package init() {}

  /// Notes an event that could not be read and is ignored.
  package mutating func note(_ error: JSONError) {
    remark(error.description)
  }

  mutating func remark(_ text: String) {
    remarks.append(text)
    if remarks.count > 20 { remarks.removeFirst() }
  }
}
