import RideSupport
import Taximeter

extension FeatureTests {
  private static let cheap = #""unit":{"amount":"90","distance":"280 m","time":"105 s"}"#

  private static func tokyo(_ metres: Int64, _ fare: Int64) -> Case {
    Case(
      name: "an exact multiple does not begin the next step: \(metres) m (Tokyo)",
      rates: #"{"id":"day","lamp":"1","name":"Day","initial":"730","includes":{"distance":"2 km"},\#(cheap)}"#,
      increment: "90", charging: "commenced", currency: "JPY", metres: metres, fare: fare)
  }

  private static func hongKong(_ metres: Int64, _ fare: Int64) -> Case {
    Case(
      name: "smaller steps from a fare on: \(metres) m (Hong Kong)",
      rates: """
        {"id":"day","lamp":"1","name":"Day","initial":"29.00","includes":{"distance":"2 km"},"bands":[
        {"unit":{"amount":"2.10","distance":"200 m","time":"60 s"}},
        {"from-fare":"102.50","unit":{"amount":"1.40","distance":"200 m","time":"60 s"}}]}
        """, increment: "2.10", charging: "commenced", currency: "HKD", metres: metres, fare: fare)
  }

  static let modes = [
    Case(name: "mode S counts the greater", metres: 2000, driving: 200, waiting: 100, fare: 900),
    Case(
      name: "mode D counts both", rates: day(#""mode":"D""#), metres: 2000, driving: 200, waiting: 100, fare: 1100),
    Case(
      name: "above a threshold under the cross-over distance counts, though time would earn more",
      rates: day(#""mode":"switch","threshold":"10 km/h""#), metres: 600, driving: 150, fare: 520),
    Case(
      name: "below a threshold over the cross-over time counts, though distance would earn more",
      rates: day(#""mode":"switch","threshold":"30 km/h""#), metres: 600, driving: 100, fare: 500),
    Case(
      name: "time as well below a threshold", rates: day(#""mode":"D-below","threshold":"30 km/h""#), metres: 600,
      driving: 100, fare: 620),
    Case(
      name: "distance alone above it", rates: day(#""mode":"D-below","threshold":"30 km/h""#), metres: 600,
      driving: 60, fare: 520),
    Case(
      name: "sixty free seconds of a standstill are free",
      rates: day(#""waiting":[{"from":"0 s","time":"0.00/h"},{"from":"60 s","time":"36.00/h"}]"#), waiting: 60,
      fare: 400),
    Case(
      name: "after sixty free seconds the next count",
      rates: day(#""waiting":[{"from":"0 s","time":"0.00/h"},{"from":"60 s","time":"36.00/h"}]"#), waiting: 100,
      fare: 440),
    Case(
      name: "two prices of one standstill",
      rates: day(#""waiting":[{"from":"0 s","time":"18.00/h"},{"from":"120 s","time":"36.00/h"}]"#), waiting: 220,
      fare: 560),
    Case(
      name: "free seconds below a threshold, beside distance (Washington)",
      rates: day(
        #""mode":"D-below","threshold":"15 km/h","waiting":[{"from":"0 s","time":"0.00/h"},{"from":"60 s","time":"36.00/h"}]"#
      ), metres: 500, waiting: 100, fare: 540),
    Case(
      name: "free seconds of a standstill in mode D do not touch the time of driving",
      rates: day(#""mode":"D","waiting":[{"from":"0 s","time":"0.00/h"},{"from":"60 s","time":"36.00/h"}]"#),
      metres: 2000, driving: 200, waiting: 100, fare: 1040),
  ]

  static let steps =
    [tokyo(2000, 730), tokyo(2001, 820), tokyo(2280, 820), tokyo(2281, 910)] + [
      hongKong(2000, 2900), hongKong(2001, 3110), hongKong(9000, 10250), hongKong(9001, 10390), hongKong(9200, 10390),
      hongKong(9201, 10530),
    ] + [
      Case(name: "the first step prepaid at Start", charging: "prepaid-first", fare: 410),
      Case(name: "the prepaid step is used up", charging: "prepaid-first", metres: 50, fare: 420),
      Case(
        name: "half an allowance by distance and half by time",
        rates: day(#""includes":{"distance":"500 m","time":"200 s"}"#),
        metres: 250, waiting: 100, fare: 400),
      Case(
        name: "after both halves of an allowance the first step",
        rates: day(#""includes":{"distance":"500 m","time":"200 s"}"#), metres: 250, waiting: 110, fare: 410),
      Case(name: "an allowance of two units", rates: day(#""includes":{"units":2}"#), metres: 149, fare: 400),
      Case(name: "the step after two units", rates: day(#""includes":{"units":2}"#), metres: 150, fare: 410),
      Case(
        name: "a factor on everything",
        rates: day(#""selection":"key""#) + #",{"id":"half-more","lamp":"2","name":"N","as":"day","factor":"1.5"}"#,
        metres: 1000, fare: 900),
      Case(
        name: "a factor on what is included",
        rates: day(#""selection":"key","includes":{"distance":"500 m","time":"200 s"}"#)
          + #",{"id":"shorter","lamp":"2","name":"N","as":"day","factor":{"includes":"0.8"}}"#, metres: 450, fare: 410),
      Case(name: "a least fare on the display", rates: day(#""minimum":"6.00""#), metres: 100, fare: 600),
      Case(name: "above the least fare", rates: day(#""minimum":"6.00""#), metres: 2000, fare: 800),
    ] + [
      flat("6.00", 2000, 600), flat("6.00", 2100, 820), flat("9.00", 2000, 900), flat("9.00", 2100, 900),
    ]

  private static func flat(_ sum: String, _ metres: Int64, _ fare: Int64) -> Case {
    Case(
      name: "a flat fare of \(sum) that ends at 2 km, after \(metres) m",
      rates: day("") + #",{"id":"short","lamp":"S","name":"Short","flat":"\#(sum)","up-to":"2 km","then":"day"}"#,
      metres: metres, keys: [.rate("short")], fare: fare)
  }
}
