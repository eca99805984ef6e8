import Tariffs

/// Tariffs that together use every way the tariff language has of counting distance and time.
package struct WideTariff: Sendable {
  /// What is special about it.
  package let name: String
  /// The tariff.
  package let tariff: Tariff

  /// Makes a tariff of rates; those of no further name have an increment of 0.10 and completed steps.
  private init(
    _ name: String, _ rates: String..., increment: String = "0.10", charging: String = "completed", more: String = ""
  ) {
    self.name = name
    tariff = ReferenceTariffs.tariff(
      rates: rates.map { "{\($0)}" }.joined(separator: ","), increment: increment, charging: charging, more: more)
  }

  /// A rate's identity and the prices in which the cases are reckoned, written after its own rules.
  private static func day(_ rules: String, prices: String = #""distance":"2.00/km","time":"36.00/h""#) -> String {
    #""id":"day","lamp":"1","name":"Day","initial":"4.00",\#(rules.isEmpty ? "" : rules + ",")\#(prices)"#
  }

  private static func noon(_ rules: String, prices: String = #""distance":"2.40/km","time":"42.00/h""#) -> String {
    #""id":"noon","lamp":"2","name":"Noon","windows":[{"from":"12:01","to":"12:02","reason":"special"}],"#
      + #""initial":"5.00",\#(rules.isEmpty ? "" : rules + ",")\#(prices)"#
  }

  private static let cheaperBands = """
    "bands":[{"distance":"3.00/km","time":"48.00/h"},{"from":"400 m","distance":"1.50/km","time":"12.00/h"},
    {"from":"1 km","distance":"2.00/km"}]
    """

  private static let fareBands = """
    "bands":[{"distance":"3.00/km","time":"48.00/h","increment":"0.21"},
    {"from-fare":"5.50","distance":"1.50/km","time":"12.00/h","increment":"0.14"}]
    """

  /// All of them.
  package static let all: [WideTariff] = modes + standstills + bands + rules + clocks

  private static let modes = [
    WideTariff("the greater of distance and time", day("")),
    WideTariff("distance and time", day(#""mode":"D""#)),
    WideTariff("time below a speed under the cross-over", day(#""mode":"switch","threshold":"10 km/h""#)),
    WideTariff("time below a speed over the cross-over", day(#""mode":"switch","threshold":"30 km/h""#)),
    WideTariff("time as well below a speed", day(#""mode":"D-below","threshold":"15 km/h""#)),
    WideTariff("distance alone", day("", prices: #""distance":"2.00/km""#)),
  ]

  private static let standstills = [
    WideTariff(
      "twenty seconds of each standstill are free",
      day(#""waiting":[{"from":"0 s","time":"0.00/h"},{"from":"20 s","time":"36.00/h"}]"#)),
    WideTariff(
      "long standstills are dearer",
      day(#""waiting":[{"from":"0 s","time":"18.00/h"},{"from":"15 s","time":"60.00/h"}]"#)),
    WideTariff(
      "long standstills are cheaper",
      day(#""waiting":[{"from":"0 s","time":"60.00/h"},{"from":"15 s","time":"18.00/h"}]"#)),
    WideTariff(
      "free first seconds below a speed",
      day(
        #""mode":"switch","threshold":"15 km/h","waiting":[{"from":"0 s","time":"0.00/h"},{"from":"20 s","time":"36.00/h"}]"#
      )),
    WideTariff(
      "distance, and time below a speed after its first seconds",
      day(
        #""mode":"D-below","threshold":"15 km/h","waiting":[{"from":"0 s","time":"0.00/h"},{"from":"20 s","time":"36.00/h"}]"#
      )),
  ]

  private static let bands = [
    WideTariff("cheaper further on", day("", prices: cheaperBands)),
    WideTariff("cheaper further on, distance and time", day(#""mode":"D""#, prices: cheaperBands)),
    WideTariff(
      "cheaper further on, time below a speed", day(#""mode":"switch","threshold":"25 km/h""#, prices: cheaperBands)),
    WideTariff("cheaper and in smaller steps from a fare on", day("", prices: fareBands)),
    WideTariff("the same in steps charged at their beginning", day("", prices: fareBands), charging: "commenced"),
    WideTariff(
      "dearer further on",
      day(
        "",
        prices:
          #""bands":[{"distance":"1.00/km","time":"12.00/h"},{"from":"400 m","distance":"2.00/km","time":"36.00/h"}]"#
      )),
  ]

  private static let rules = [
    WideTariff("steps charged at their beginning", day(""), charging: "commenced"),
    WideTariff("the first step charged at Start", day(""), charging: "prepaid-first"),
    WideTariff("a distance or a time included", day(#""includes":{"distance":"838 yd","time":"51.5 s"}"#)),
    WideTariff("a least fare on the display", day(#""minimum":"6.00""#)),
    WideTariff(
      "a flat fare that ends",
      #""id":"short","lamp":"S","name":"Short","selection":"clock","flat":"6.00","up-to":"500 m","then":"day""#,
      day(#""selection":"key""#)),
    WideTariff(
      "a flat fare above the metered one",
      #""id":"short","lamp":"S","name":"Short","selection":"clock","flat":"9.00","up-to":"500 m","then":"day""#,
      day(#""selection":"key""#)),
    WideTariff(
      "odd yards and seconds",
      day("", prices: #""unit":{"amount":"0.30","distance":"101.20 yd","time":"22.36 s"}"#), increment: "0.30",
      charging: "commenced"),
  ]

  private static let clocks = [
    WideTariff("a dearer minute", noon(""), day("")),
    WideTariff("a minute of distance and time", noon(#""mode":"D""#), day("")),
    WideTariff("a dearer minute that comes at the end or not at all", noon(""), day(""), more: beginsOrEnds),
    WideTariff("the rate of Start", noon(""), day(""), more: #","switching":"fixed-at-start""#),
    WideTariff(
      "a cheaper minute in smaller steps",
      noon(#""increment":"0.05""#, prices: #""distance":"1.00/km","time":"12.00/h""#), day(""), charging: "commenced"),
  ]

  private static let beginsOrEnds = #","switching":"begins-or-ends""#
}
