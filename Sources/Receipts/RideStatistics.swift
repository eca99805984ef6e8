import Almanac
import JSON
import Taximeter
import Track
import Units

/// What a ride's fixes are worth, before any tariff: its way, its silences, its refusals, its delivery.
package struct RideStatistics: Sendable {
  private let course: Course
  private let delivery: Delivery?
  private let zone: Zone
  private let format: String
  private let fixes: Int64
  private let warnings: [String]

  /// Makes the statistics of a course; `delivery` is nil for a recorded track, which does not tell it.
  package init(
    course: Course, delivery: Delivery?, zone: Zone, format: String, fixes: Int64, warnings: [String] = []
  ) {
    self.course = course
    self.delivery = delivery
    self.zone = zone
    self.format = format
    self.fixes = fixes
    self.warnings = warnings
  }

  private var refusals: [(word: String, count: Int64)] {
    Refusal.allCases.map { reason in
      (reason.word, course.refused[reason] + (reason == .duplicate ? course.repeated : 0))
    }.filter { $0.count > 0 }
  }

  private var silence: Elapsed { course.silences.reduce(.zero) { $0 + ($1.to - $1.from) } }

  /// A line for each figure, for a terminal.
  package var text: String {
    var table = Table([.left, .left], heading: ["format", format])
    table.add(["start", zone.stamp(of: course.start)])
    table.add(["end", zone.stamp(of: course.stop)])
    table.add(["duration", seconds(course.stop - course.start) + " s"])
    table.add(["distance", metres(course.distance) + " m"])
    table.add(["fixes", "\(fixes), \(course.used) used"])
    let refused = refusals.map { "\($0.count) \($0.word)" }.joined(separator: ", ")
    table.add(["refused", refused.isEmpty ? "none" : refused])
    let gaps = course.silences
    table.add(["gaps", gaps.isEmpty ? "none" : "\(gaps.count), \(seconds(silence)) s together"])
    for gap in gaps {
      table.add(["", "\(zone.stamp(of: gap.from)) for \(seconds(gap.to - gap.from)) s, \(metres(gap.distance)) m"])
    }
    guard let delivery else { return table.text }
    table.add([
      "lateness",
      "\(seconds(delivery.medianLateness)) s for half, \(seconds(delivery.usualLateness)) s for 95 %, "
        + "\(seconds(delivery.greatestLateness)) s at most",
    ])
    table.add(["out of order", "\(delivery.outOfOrder)"])
    table.add(["bursts", delivery.bursts == 0 ? "none" : "\(delivery.bursts), at most \(delivery.largestBurst) fixes"])
    table.add(["longest silence", seconds(delivery.longestSilence) + " s"])
    return table.text
  }

  /// One object; distances in metres, times in seconds.
  package func json(_ layout: JSONWriter.Layout) -> [UInt8] {
    var writer = JSONWriter(layout)
    writer.beginObject()
    writer.member("format", string: format)
    writer.member("start", string: zone.stamp(of: course.start))
    writer.member("end", string: zone.stamp(of: course.stop))
    writer.member("duration_s", decimal: seconds(course.stop - course.start))
    writer.member("distance_m", decimal: metres(course.distance))
    writer.member("fixes", int64: fixes)
    writer.member("used", int64: course.used)
    writer.key("refused")
    writer.beginObject()
    for refusal in refusals { writer.member(refusal.word, int64: refusal.count) }
    writer.endObject()
    writer.member("gaps", objects: course.silences) { writer, gap in
      writer.member("from", string: zone.stamp(of: gap.from))
      writer.member("to", string: zone.stamp(of: gap.to))
      writer.member("chord_m", decimal: metres(gap.distance))
    }
    writer.key("delivery")
    if let delivery { write(delivery, to: &writer) } else { writer.null() }
    writer.member("warnings", strings: warnings)
    writer.endObject()
    return writer.finish()
  }

  private func write(_ delivery: Delivery, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("lateness_median_s", decimal: seconds(delivery.medianLateness))
    writer.member("lateness_95_s", decimal: seconds(delivery.usualLateness))
    writer.member("lateness_greatest_s", decimal: seconds(delivery.greatestLateness))
    writer.member("out_of_order", int64: delivery.outOfOrder)
    writer.member("bursts", int64: delivery.bursts)
    writer.member("largest_burst", int64: delivery.largestBurst)
    writer.member("longest_silence_s", decimal: seconds(delivery.longestSilence))
    writer.endObject()
  }

  private func metres(_ distance: Distance) -> String { Decimal.shortest(distance.millimetres, digits: 3) }

  private func seconds(_ time: Elapsed) -> String { Decimal.shortest(time.milliseconds, digits: 3) }
}
