import Almanac
import RideSupport
import Tariffs

/// Forms as people fill them in.
enum FilledForms {
  static func calendar(_ id: String) throws -> HolidayCalendar {
    try HolidayFile(Golden.bytes("Data/holidays/\(id).json")).calendar
  }

  private static func begun(_ texts: [(FileField, String)]) -> TariffForm {
    var form = TariffForm()
    for (field, text) in texts { form[.file(field)] = text }
    form[.file(.authority)] = "Test"
    form[.file(.publisher)] = "A newspaper"
    form[.file(.url)] = "https://example.org"
    form[.file(.published)] = "2026-01"
    form[.file(.from)] = "2026-01-01"
    return form
  }

  /// An initial charge, a price by the kilometre and the minute, a dearer night.
  static var kyivLike: TariffForm {
    var form = begun([
      (.city, "Kyiv"), (.country, "ua"), (.currency, "uah"), (.zone, "Europe/Kyiv"), (.centre, "50.4501, 30.5234"),
      (.increment, "1"),
    ])
    form.make(.addRate)
    form.make(.raiseRate(1))
    for (rate, name, initial, price) in [(0, "Ніч", "90", "18,00"), (1, "День", "70", "14,50")] {
      form[.rate(rate, .name)] = name
      form[.rate(rate, .initial)] = initial
      form[.rate(rate, .distance)] = price
      form[.rate(rate, .time)] = "3"
      form[.rate(rate, .hourly)] = "min"
    }
    form.make(.addWindow(rate: 0))
    return form
  }

  /// Three rates by steps, each dearer or cheaper from a fare on: those of London from 2014 to 2016.
  static var londonLike: TariffForm {
    var form = begun([
      (.city, "London"), (.country, "GB"), (.currency, "GBP"), (.zone, "Europe/London"), (.unit, "mi"),
      (.centre, "51.5074 -0.1278"), (.holidays, "gb-eaw"),
    ])
    form.make(.addRate)
    form.make(.addRate)
    let rates = [
      ("252.4", "54.2", "126.2 m", "27.1", "17.40"), ("205", "44", "102.5 m", "22", "21"),
      ("165.4", "35.6", "82.7 m", "17.8", "25.40"),
    ]
    for (index, rate) in rates.enumerated() {
      form[.rate(index, .name)] = "Tariff \(index + 1)"
      form[.rate(index, .initial)] = "2.40"
      form[.rate(index, .includes)] = rate.0
      form[.rate(index, .meanwhile)] = rate.1
      form[.rate(index, .prices)] = "steps"
      form[.rate(index, .step)] = "0.20"
      form[.rate(index, .way)] = rate.2
      form[.rate(index, .wait)] = rate.3
      form[.rate(index, .mode)] = "switch"
      form[.rate(index, .threshold)] = "10.4"
      form.make(.addBand(rate: index))
      form[.band(rate: index, 0, .kind)] = "fare"
      form[.band(rate: index, 0, .from)] = rate.4
      form[.band(rate: index, 0, .step)] = "0.20"
      form[.band(rate: index, 0, .way)] = "88.5"
      form[.band(rate: index, 0, .wait)] = "19"
    }
    let windows: [(rate: Int, days: [WindowField], holidays: String, from: String, to: String, reason: String)] = [
      (0, [.mon, .tue, .wed, .thu, .fri], "never", "06:00", "20:00", "day"),
      (1, [.mon, .tue, .wed, .thu, .fri], "never", "20:00", "22:00", "night"),
      (1, [.sat, .sun], "never", "06:00", "22:00", "weekend"),
      (2, WindowField.days, "only", "00:00", "00:00", "holiday"),
      (2, WindowField.days, "as-weekday", "22:00", "06:00", "night"),
    ]
    for window in windows {
      form.make(.addWindow(rate: window.rate))
      let place = form.rates[window.rate].windows.count - 1
      for day in WindowField.days {
        form[.window(rate: window.rate, place, day)] = window.days.contains(day) ? "true" : ""
      }
      form[.window(rate: window.rate, place, .holidays)] = window.holidays
      form[.window(rate: window.rate, place, .from)] = window.from
      form[.window(rate: window.rate, place, .to)] = window.to
      form[.window(rate: window.rate, place, .reason)] = window.reason
    }
    return form
  }

  /// A way that the initial charge covers, steps of 255 m or 1 min 35 s below 10 km/h, a night whose lengths are divided by 1.2.
  static var tokyoLike: TariffForm {
    var form = begun([
      (.city, "東京"), (.country, "JP"), (.currency, "JPY"), (.zone, "Asia/Tokyo"), (.centre, "35.6812, 139.7671"),
    ])
    form[.rate(0, .name)] = "昼間"
    form[.rate(0, .initial)] = "500"
    form[.rate(0, .includes)] = "1096"
    form[.rate(0, .prices)] = "steps"
    form[.rate(0, .step)] = "100"
    form[.rate(0, .way)] = "255 m"
    form[.rate(0, .wait)] = "1 min 35 s"
    form[.rate(0, .mode)] = "switch"
    form[.rate(0, .threshold)] = "10"
    form.make(.addBand(rate: 0))
    form[.band(rate: 0, 0, .kind)] = "fare"
    form[.band(rate: 0, 0, .from)] = "9,000"
    form[.band(rate: 0, 0, .step)] = "90"
    form[.band(rate: 0, 0, .way)] = "255"
    form[.band(rate: 0, 0, .wait)] = "95"
    form.make(.addRate)
    form[.rate(1, .name)] = "夜間"
    form[.rate(1, .kind)] = "made"
    form[.rate(1, .base)] = form.rates[0].id
    form[.rate(1, .factor)] = "20 %"
    form[.rate(1, .raises)] = "way"
    form.make(.addWindow(rate: 1))
    form[.window(rate: 1, 0, .to)] = "05:00"
    return form
  }
}
