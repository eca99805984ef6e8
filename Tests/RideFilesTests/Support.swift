import Almanac
import RideFiles
import Testing
import Track
import Units

/// A GPX 1.1 file around what stands between `<gpx>` and `</gpx>`; the body begins on line 2.
func gpx(_ body: String, root: String = "gpx", version: String = "1.1") -> [UInt8] {
  Array("<\(root) version=\"\(version)\" creator=\"test\">\n\(body)\n</\(root)>\n".utf8)
}

/// One segment of track points.
func track(_ points: String) -> [UInt8] {
  gpx("<trk><trkseg>\n\(points)\n</trkseg></trk>")
}

func read(_ bytes: [UInt8], zone: Zone? = nil) throws -> RecordedRide {
  try RideFiles.read(bytes: bytes, file: "ride.gpx", options: ReadingOptions(zoneOfBareTimes: zone))
}

/// The error of reading `bytes`; nil when they are read.
func refusal(_ bytes: [UInt8], options: ReadingOptions = ReadingOptions()) -> RideFileError? {
  do throws(RideFileError) {
    _ = try RideFiles.read(bytes: bytes, file: "ride.gpx", options: options)
    return nil
  } catch {
    return error
  }
}

/// The ride in a text; nil when it is refused.
func rideIfRead(_ text: String) -> RecordedRide? {
  do throws(RideFileError) {
    return try RideFiles.read(bytes: Array(text.utf8), file: "ride")
  } catch {
    return nil
  }
}

func place(_ latitude: Int64, _ longitude: Int64) throws -> Coordinate {
  try #require(Coordinate(latitude: latitude, longitude: longitude))
}

/// A small generator whose seed the failing test names.
struct Draws: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  // splitmix64, https://prng.di.unimi.it/splitmix64.c
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
