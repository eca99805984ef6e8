import Almanac
import Metro
import Tariffs
import Units

/// A feed as its tables have it, as far as a metro needs it.
struct Feed {
  struct Stop {
    var id: String
    var name: String
    var place: Coordinate?
    /// 0 platform, 1 station, 2 entrance, 3 node, 4 boarding area.
    var kind: Int
    var parent: Int?
  }

  struct Route {
    var id: String
    var shortName: String
    var longName: String
    var type: Int
    var colour: String?
  }

  struct Trip {
    var route: Int
    var service: Int
    /// Its rows of the stop times.
    var times: Range<Int> = 0..<0
  }

  struct StopTime {
    var trip: Int32
    var stop: Int32
    var sequence: Int32
    /// Seconds; -1 when blank.
    var arrival: Int32
    var departure: Int32
    /// Thousandths of whatever unit the feed has; -1 when blank.
    var distance: Int64
  }

  struct Frequency {
    var trip: Int
    var from: ServiceTime
    var until: ServiceTime
    var headway: Int32
    var isExact: Bool
  }

  struct Walk {
    var from: Int
    var to: Int
    /// Nil where none is given; negative where it is not possible.
    var seconds: Int?
  }

  var zone = Zone.utc
  var language = "en"
  var agency = ""
  var address = ""
  var version = ""
  var stops: [Stop] = []
  var stopKeys = KeyTable()
  var routes: [Route] = []
  var routeKeys = KeyTable()
  var trips: [Trip] = []
  var tripKeys = KeyTable()
  var services = ServiceCalendar()
  var times: [StopTime] = []
  var frequencies: [Frequency] = []
  var walks: [Walk] = []
  var translations: [Translation] = []

  struct Translation {
    var language: String
    var text: String
    /// The stop's identifier, or the name that is translated.
    var stop: String?
    var name: String?
  }

  /// The most rows of one table.
  static let mostRows = 20_000_000
}
