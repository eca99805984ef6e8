import RideLog
import Taximeter
import Units

/// The rides that were kept, as far as they have been asked for.
package struct Archive: Sendable {
  /// The notes of all, the newest first; nil until they have come.
  package internal(set) var rides: [KeptRide]?
  /// What is looked for.
  package internal(set) var search = ""
  /// The places in ``rides`` of those that have what is looked for.
  package internal(set) var found: [Int] = []
  /// How many of them are shown.
  package internal(set) var shown = Archive.page
  /// The ride that is open.
  package internal(set) var opened: Opened?
  /// What is to be confirmed.
  package internal(set) var question: Question?
  /// What a file is opened for.
  var purpose = FilePurpose.meter
  /// What came of the last import.
  var imported = Imported()
  /// Files whose tariffs, or the list of the kept rides, have not come.
  var waiting: [Incoming] = []
  /// The ride of a long track that is put together.
  var building: Building? {
    get { storedBuilding?.value }
    set { storedBuilding = newValue.map { .value($0) } }
  }
  private var storedBuilding: Stored<Building>?
  var isAsked = false

  /// How many rides are shown before more are asked for.
  static let page = 50

  /// A ride that is open.
  package struct Opened: Sendable {
    /// Its identifier.
    package let id: String
    private var stored: Stored<Ride>?
    /// The number of its receipt.
    package internal(set) var number: Int64?
    /// Whether it is not there or cannot be read.
    package internal(set) var isMissing = false
    /// The log until its tariff has come.
    var waiting: [UInt8]?

    init(id: String, ride: Ride? = nil, number: Int64? = nil, isMissing: Bool = false) {
      self.id = id
      self.number = number
      self.isMissing = isMissing
      self.ride = ride
    }

    /// The ride, once its log and its tariff have come.
    package internal(set) var ride: Ride? {
      get { stored?.value }
      set { stored = newValue.map { .value($0) } }
    }
  }

  /// What is to be confirmed.
  package enum Question: Sendable, Hashable {
    case deleteRide(String)
    case deleteAll
  }

  /// What became of the files that were imported.
  struct Imported: Sendable, Hashable {
    var kept: Int64 = 0
    var known: Int64 = 0
    var refused: Int64 = 0

    /// Whether there is more to say than why one file was refused.
    var isWorthTelling: Bool { kept + known > 0 || refused > 1 }
  }

  /// Takes a note into its place; answers whether there was none of that ride.
  @discardableResult
  mutating func add(_ ride: KeptRide) -> Bool {
    guard var rides else { return true }
    let known = rides.firstIndex { $0.id == ride.id }
    if let known {
      rides[known] = ride
    } else {
      rides.insert(ride, at: rides.firstIndex { $0.start < ride.start } ?? rides.count)
    }
    self.rides = rides
    return known == nil
  }
}

/// What a file is opened for.
enum FilePurpose: Sendable, Hashable {
  /// To be the ride on the meter.
  case meter
  /// To be kept.
  case history
  /// To finish the ride that is shown.
  case finish
  /// To be replayed.
  case replay
}
