import Testing
import Units
import Words

@Suite struct MeasureTests {
  @Test("Lengths and speeds are written as babel writes them, with spaces that do not break")
  func measures() throws {
    let units: [(kind: String, unit: LengthUnit)] = [
      ("length-kilometer", .kilometres), ("length-mile", .miles), ("length-meter", .metres), ("length-yard", .yards),
    ]
    for (kind, unit) in units {
      let values = try BabelValue.all(kind)
      #expect(values.count >= 6 * 9)
      for value in values {
        let (number, digits) = try value.scaled()
        // Rounded up to the whole millimetre, which shows as the number again.
        var scale: Int64 = 10
        for _ in 0..<digits { scale *= 10 }
        let length = Distance(millimetres: (number * unit.tenthsOfMillimetre + scale - 1) / scale)
        let text = try value.formats().distance(length, in: unit, digits: digits)
        #expect(text == Self.mended(value), "\(value.testDescription)")
      }
    }
  }

  @Test("Speeds are written as babel writes them but for the Polish km/h")
  func speeds() throws {
    for value in try BabelValue.all("speed-kilometer-per-hour", "speed-mile-per-hour") {
      let (number, _) = try value.scaled()
      let miles = value.kind == "speed-mile-per-hour"
      let unit: LengthUnit = miles ? .miles : .kilometres
      let speed = Speed(millimetresPerSecond: (number * unit.tenthsOfMillimetre + 18_000) / 36_000)
      let customs = Customs(roads: miles ? .miles : .kilometres, halfDayClock: false, monthFirst: false)
      let text = try Formats(value.formats().language, customs: customs).speed(speed)
      #expect(text == Self.mended(value), "\(value.testDescription)")
    }
  }

  /// What is wanted instead of babel's text: no break, no group of four digits in Spanish and Polish (as in numbers), and
  /// in Polish `km/h` as on every road sign.
  private static func mended(_ value: BabelValue) -> String {
    let text = value.text.replacing(" ", with: "\u{A0}").replacing("km/godz.", with: "km/h")
    switch value.locale {
    case "es": return text.replacing("1.234", with: "1234")
    case "pl": return text.replacing("1\u{A0}234", with: "1234")
    default: return text
    }
  }

  struct LengthCase: Sendable, CustomTestStringConvertible {
    let millimetres: Int64
    let country: String
    let text: String
    var testDescription: String { "\(millimetres) mm in \(country)" }
  }

  @Test(
    "A way is shown in the unit of the place, rounded half away from zero to two decimals",
    arguments: [
      LengthCase(millimetres: 0, country: "es", text: "0.00\u{A0}km"),
      LengthCase(millimetres: 4999, country: "es", text: "0.00\u{A0}km"),
      LengthCase(millimetres: 5000, country: "es", text: "0.01\u{A0}km"),
      LengthCase(millimetres: 1_609_344, country: "us", text: "1.00\u{A0}mi"),
      LengthCase(millimetres: 8_046, country: "gb", text: "0.00\u{A0}mi"),
      LengthCase(millimetres: 8_047, country: "gb", text: "0.01\u{A0}mi"),
      LengthCase(millimetres: .max, country: "es", text: "9,223,372,036,854.78\u{A0}km"),
    ])
  func ways(_ example: LengthCase) {
    let formats = Formats(.english, customs: .of(country: example.country))
    #expect(formats.distance(Distance(millimetres: example.millimetres)) == example.text)
  }

  struct DurationCase: Sendable, CustomTestStringConvertible {
    let language: Language
    let seconds: Int64
    let text: String
    var testDescription: String { "\(language.tag) \(seconds) s" }
  }

  @Test(
    "A length of time names its two greatest units",
    arguments: [
      DurationCase(language: .english, seconds: 0, text: "0\u{A0}s"),
      DurationCase(language: .english, seconds: 59, text: "59\u{A0}s"),
      DurationCase(language: .english, seconds: 60, text: "1\u{A0}min\u{A0}00\u{A0}s"),
      DurationCase(language: .english, seconds: 3720, text: "1\u{A0}h\u{A0}02\u{A0}min"),
      DurationCase(language: .spanish, seconds: 3779, text: "1\u{A0}h\u{A0}02\u{A0}min"),
      DurationCase(language: .spanish, seconds: 45_000_000, text: "12.500\u{A0}h\u{A0}00\u{A0}min"),
      DurationCase(language: .polish, seconds: 7200, text: "2\u{A0}godz.\u{A0}00\u{A0}min"),
      DurationCase(language: .ukrainian, seconds: 451, text: "7\u{A0}хв\u{A0}31\u{A0}с"),
      DurationCase(language: .japanese, seconds: 3725, text: "1時間2分"),
      DurationCase(language: .english, seconds: -5, text: "0\u{A0}s"),
    ])
  func durations(_ example: DurationCase) {
    #expect(Formats(example.language).duration(.seconds(example.seconds)) == example.text)
  }

  @Test("The names of hours, minutes and seconds are babel's, or the signs of the SI where those are read alike")
  func durationUnits() throws {
    let signs = ["hr": "h", "sec": "s", "Std.": "h", "Min.": "min", "Sek.": "s", "sek.": "s"]
    for value in try BabelValue.all("duration-second") {
      let (number, _) = try value.scaled()
      var expected = value.text.replacing(" ", with: value.locale == "ja" ? "" : "\u{A0}")
      if let unit = expected.split(separator: "\u{A0}").last, let sign = signs[String(unit)] {
        expected = expected.replacing(String(unit), with: sign)
      }
      #expect(try value.formats().duration(.seconds(number)) == expected, "\(value.testDescription)")
    }
  }

  @Test("A stopwatch is the same in every language and cuts to the second")
  func stopwatch() {
    for language in Language.allCases {
      let formats = Formats(language)
      #expect(formats.stopwatch(Elapsed(milliseconds: 451_999)) == "0:07:31")
      #expect(formats.stopwatch(.seconds(360_000)) == "100:00:00")
      #expect(formats.stopwatch(.seconds(-1)) == "0:00:00")
    }
    #expect(Formats(.german).minutes(.seconds(779)) == "12\u{A0}min")
  }
}
