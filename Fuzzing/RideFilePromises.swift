import RideFiles
import Track
import Units

/// What must hold for whatever bytes a recorded ride is read from.
enum RideFilePromises {
  static func check(_ bytes: [UInt8]) {
    do throws(RideFileError) {
      let ride = try RideFiles.read(bytes: bytes, file: "ride")
      precondition(!ride.fixes.isEmpty, "A ride has a fix")
      precondition(ride.hadSpeeds || ride.fixes.allSatisfy { $0.speed == nil }, "A speed is noted")
      for warning in ride.warnings { precondition(!warning.message.isEmpty, "A warning has a message") }
      checkWriting(ride)
    } catch {
      precondition(error.message.utf8.count < 1000, "A refusal is short")
      if let place = error.place {
        precondition((1...bytes.count + 1).contains(place.line), "A refusal's line is in the file")
        precondition((1...bytes.count + 1).contains(place.column), "A refusal's column is in the file")
      }
    }
  }

  private static func checkWriting(_ ride: RecordedRide) {
    do throws(RideFileError) {
      let again = try RideFiles.read(bytes: GPX.write(ride.fixes, name: ride.name), file: "written")
      precondition(again.fixes == ride.fixes, "Writing and reading changes the fixes")
    } catch {
      preconditionFailure("What was written is refused: \(error.message)")
    }
  }
}
