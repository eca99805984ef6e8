import Drawing
import Tariffs
import Taximeter
import Units
import Words

/// The lines of a comparison: one for each city, in groups whose sums can be compared.
struct ComparisonRows {
  /// Cities whose sums are in one currency.
  struct Group {
    /// The currency of all; nil where each city has its own and none is compared.
    let currency: Currency?
    let cities: [Comparison.City]
    let longest: Money
  }

  let groups: [Group]
  private let own: String?
  private let formats: Formats
  private let asked: Currency?

  /// Where the parts of a line stand; the same in all groups.
  private struct Columns {
    var rank = 0.0
    var name = 0.0
    var local = 0.0
    var sum = 0.0
  }

  private var widths = Columns()

  private static let size = Canvas.Size.text
  private static let bold = 15.0

  init(_ comparison: Comparison, own: String?, formats: Formats) {
    self.own = own
    self.formats = formats
    asked = comparison.currency
    var groups: [(currency: Currency, cities: [Comparison.City])] = []
    for city in comparison.cities {
      let currency = ComparisonRows.currency(of: city, in: comparison)
      if let index = groups.firstIndex(where: { $0.currency == currency }) {
        groups[index].cities.append(city)
      } else {
        groups.append((currency, [city]))
      }
    }
    // One's own currency first, then that of most cities; cities alone with theirs stand together at the end.
    func weight(_ group: (currency: Currency, cities: [Comparison.City])) -> Int {
      group.cities.contains { $0.tariff.id == own } ? Int.max : group.cities.count
    }
    let sorted = groups.enumerated().sorted { left, right in
      let (first, second) = (weight(left.element), weight(right.element))
      return first != second ? first > second : left.offset < right.offset
    }
    .map { $0.element }
    let several = groups.count == 1 ? sorted : sorted.filter { $0.cities.count > 1 }
    self.groups =
      several.map { group in
        Group(
          currency: group.currency, cities: group.cities,
          longest: group.cities.map { $0.converted ?? $0.bill.total }.max() ?? .zero)
      }
      + ComparisonRows.alone(groups.count == 1 ? [] : sorted.filter { $0.cities.count == 1 }.flatMap { $0.cities })
    for group in self.groups {
      widths.rank = max(widths.rank, Canvas.width(of: "\(group.cities.count)", size: ComparisonRows.size))
      for city in group.cities {
        widths.name = max(widths.name, Canvas.width(of: name(of: city), size: ComparisonRows.size))
        widths.local = max(widths.local, Canvas.width(of: local(of: city), size: Canvas.Size.small))
        widths.sum = max(widths.sum, Canvas.width(of: sum(of: city), size: ComparisonRows.bold))
      }
    }
  }

  private static func currency(of city: Comparison.City, in comparison: Comparison) -> Currency {
    city.converted == nil ? city.tariff.currency : comparison.currency ?? city.tariff.currency
  }

  private static func alone(_ cities: [Comparison.City]) -> [Group] {
    cities.isEmpty ? [] : [Group(currency: nil, cities: cities, longest: .zero)]
  }

  /// Draws the lines of a group, and goes down past them.
  func draw(_ group: Group, on canvas: inout Canvas) {
    if groups.count > 1 {
      if let currency = group.currency {
        canvas.write(currency.code, at: canvas.margin, canvas.y + 14, .left, .extraBold)
        canvas.y += 22
      }
      canvas.rule()
      canvas.y += 4
    }
    for (index, city) in group.cities.enumerated() {
      draw(city, rank: group.currency == nil ? "" : "\(index + 1)", of: group, on: &canvas)
    }
  }

  private func draw(_ city: Comparison.City, rank: String, of group: Group, on canvas: inout Canvas) {
    let isNarrow = canvas.width < PictureWidth.narrow
    let isOwn = city.tariff.id == own
    let height = isNarrow ? 44.0 : 25.0
    if isOwn {
      canvas.fill(Box(x: canvas.margin - 8, y: canvas.y, width: canvas.room + 16, height: height), .panel)
      canvas.fill(Box(x: canvas.margin - 8, y: canvas.y, width: 4, height: height), .accent)
    }
    let base = canvas.y + 17.5
    let left = canvas.margin + widths.rank + 10
    canvas.write(rank, at: left - 10, base, .right, .medium, .faint)
    let local = local(of: city)
    let aside = widths.local > 0 ? widths.local + 12 : 0
    // On a phone the bar and the local sum are a line of their own.
    let bar =
      isNarrow
      ? Box(x: left, y: canvas.y + 25, width: canvas.right - aside - left, height: 14)
      : Box(
        x: left + widths.name + 14, y: canvas.y + 5.5,
        width: max(60, canvas.right - widths.sum - aside - left - widths.name - 28), height: 14)
    let name = name(of: city)
    let room = (isNarrow ? canvas.right - widths.sum - 10 : bar.x - 14) - left
    canvas.write(
      name, size: Canvas.size(fitting: name, into: room, from: ComparisonRows.size), at: left, base, .left,
      isOwn ? .extraBold : .medium)
    canvas.write(sum(of: city), size: ComparisonRows.bold, at: canvas.right, base, .right, .extraBold)
    canvas.write(
      local, size: Canvas.Size.small, at: isNarrow ? canvas.right : canvas.right - widths.sum - 12,
      isNarrow ? canvas.y + 36 : base, .right, .medium, .faint)
    draw(city, of: group, in: bar, on: &canvas)
    canvas.y += height
  }

  private func draw(_ city: Comparison.City, of group: Group, in bar: Box, on canvas: inout Canvas) {
    // A currency that stands alone is not compared: its bar, half as long as there is room, only tells the parts. Parts
    // are in the city's own currency: the bar is as long as what its total comes to in that of the group.
    let share =
      group.currency == nil ? Share(1, of: 2) : (city.converted ?? city.bill.total).share(of: group.longest)
    canvas.add(
      FareBar.operations(
        of: city.bill, longest: city.bill.total,
        in: Box(x: bar.x, y: bar.y, width: share(bar.width), height: bar.height)))
  }

  // MARK: - Words

  func name(of city: Comparison.City) -> String { city.tariff.city.text(in: formats.language.tag) }

  /// The sum in the currency that was asked for, else in the city's own.
  func sum(of city: Comparison.City) -> String {
    guard let converted = city.converted, let asked else {
      return formats.money(city.bill.total, in: city.tariff.currency)
    }
    return formats.money(converted, in: asked)
  }

  /// The sum in the city's own currency, where that is another.
  private func local(of city: Comparison.City) -> String {
    guard city.converted != nil, city.tariff.currency != asked else { return "" }
    return formats.money(city.bill.total, in: city.tariff.currency)
  }
}
