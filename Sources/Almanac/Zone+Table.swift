import Units

extension Zone {
  /// The zones that are known: name, minutes of lead over UTC in standard time, daylight rule.
  ///
  /// Source: the [tz database](https://www.iana.org/time-zones) of IANA, in the public domain, for 2007 to 2037;
  /// `Tests/Oracles/zones.py` compares every change of every zone with it.
  static let table: [Zone] = [
    zone("Africa/Ceuta", 60, .europe),
    zone("Africa/Johannesburg", 120, .none),
    zone("America/Anchorage", -540, .unitedStates),
    zone("America/Chicago", -360, .unitedStates),
    zone("America/Denver", -420, .unitedStates),
    zone("America/Los_Angeles", -480, .unitedStates),
    zone("America/Mexico_City", -360, .mexico),
    zone("America/New_York", -300, .unitedStates),
    zone("America/Phoenix", -420, .none),
    zone("America/Toronto", -300, .unitedStates),
    zone("Asia/Bangkok", 420, .none),
    zone("Asia/Dubai", 240, .none),
    zone("Asia/Hong_Kong", 480, .none),
    zone("Asia/Kolkata", 330, .none),
    zone("Asia/Seoul", 540, .none),
    zone("Asia/Shanghai", 480, .none),
    zone("Asia/Singapore", 480, .none),
    zone("Asia/Taipei", 480, .none),
    zone("Asia/Tokyo", 540, .none),
    zone("Atlantic/Canary", 0, .europe),
    zone("Atlantic/Madeira", 0, .europe),
    zone("Australia/Brisbane", 600, .none),
    zone("Australia/Melbourne", 600, .southEastAustralia),
    zone("Australia/Sydney", 600, .southEastAustralia),
    zone("Europe/Amsterdam", 60, .europe),
    zone("Europe/Athens", 120, .europe),
    zone("Europe/Belgrade", 60, .europe),
    zone("Europe/Berlin", 60, .europe),
    zone("Europe/Bratislava", 60, .europe),
    zone("Europe/Brussels", 60, .europe),
    zone("Europe/Bucharest", 120, .europe),
    zone("Europe/Budapest", 60, .europe),
    zone("Europe/Copenhagen", 60, .europe),
    zone("Europe/Dublin", 0, .europe),
    zone("Europe/Helsinki", 120, .europe),
    zone("Europe/Kyiv", 120, .europe),
    zone("Europe/Lisbon", 0, .europe),
    zone("Europe/Ljubljana", 60, .europe),
    zone("Europe/London", 0, .europe),
    zone("Europe/Luxembourg", 60, .europe),
    zone("Europe/Madrid", 60, .europe),
    zone("Europe/Malta", 60, .europe),
    zone("Europe/Oslo", 60, .europe),
    zone("Europe/Paris", 60, .europe),
    zone("Europe/Prague", 60, .europe),
    zone("Europe/Riga", 120, .europe),
    zone("Europe/Rome", 60, .europe),
    zone("Europe/Sofia", 120, .europe),
    zone("Europe/Stockholm", 60, .europe),
    zone("Europe/Tallinn", 120, .europe),
    zone("Europe/Vienna", 60, .europe),
    zone("Europe/Vilnius", 120, .europe),
    zone("Europe/Warsaw", 60, .europe),
    zone("Europe/Zagreb", 60, .europe),
    zone("Europe/Zurich", 60, .europe),
    zone("Pacific/Honolulu", -600, .none),
    zone("UTC", 0, .none),
  ]

  /// Today's name of a zone that the tz database still knows by an older one too; nil for any other name.
  static func currentName(of older: String) -> String? {
    switch older {
    case "Asia/Calcutta": "Asia/Kolkata"
    case "Etc/UTC", "Etc/GMT", "GMT", "Z": "UTC"
    case "Europe/Belfast", "GB": "Europe/London"
    case "Europe/Kiev": "Europe/Kyiv"
    case "US/Central": "America/Chicago"
    case "US/Eastern": "America/New_York"
    case "US/Mountain": "America/Denver"
    case "US/Pacific": "America/Los_Angeles"
    default: nil
    }
  }

  private static func zone(_ name: String, _ minutes: Int64, _ daylight: DaylightRule) -> Zone {
    Zone(name: name, base: .seconds(minutes * 60), daylight: daylight)
  }
}
