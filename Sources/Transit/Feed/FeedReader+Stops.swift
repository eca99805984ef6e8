import Metro
import Track
import Units

extension FeedReader {
  mutating func readStops(_ table: FeedTable) throws(FeedError) {
    let id = try table.needed("stop_id")
    let name = try table.needed("stop_name")
    let columns = (
      north: table.column("stop_lat"), east: table.column("stop_lon"), kind: table.column("location_type"),
      parent: table.column("parent_station")
    )
    var parents: [[UInt8]] = []
    var row = table.rows
    while try row.read(table.bytes, of: table.name) {
      try noteQuotes(row, table)
      guard feed.stops.count < Feed.mostRows else { throw .tooLarge(file: table.name) }
      if row.hasControls(id, table.bytes) {
        try report.count(
          .doubt, topic: "controls", "stops.txt: line \(row.line): invisible bytes in a stop_id are left out")
      }
      let place = FeedReader.place(row, columns.north, columns.east, table.bytes)
      let number = feed.stopKeys.number(row, id, table.bytes)
      guard number == feed.stops.count else {
        try again(number, place, row.line)
        continue
      }
      feed.stops.append(
        Feed.Stop(
          id: feed.stopKeys.text(number), name: row.text(name, table.bytes), place: place,
          kind: columns.kind.flatMap { FeedReader.whole(row.cleaned($0, table.bytes)) } ?? 0, parent: nil))
      parents.append(columns.parent.map { row.cleaned($0, table.bytes) } ?? [])
    }
    for (index, parent) in parents.enumerated() where !parent.isEmpty {
      feed.stops[index].parent = feed.stopKeys.known(parent, 0..<parent.count)
      guard feed.stops[index].parent == nil || feed.stops[index].parent == index else { continue }
      feed.stops[index].parent = nil
      try report.count(
        .doubt, topic: "parents",
        "stops.txt: the parent station of \(feed.stops[index].id) is not there; it stands alone")
    }
  }

  private mutating func again(_ number: Int, _ place: Coordinate?, _ line: Int) throws(FeedError) {
    let known = feed.stops[number]
    guard let place, let first = known.place, place != first,
      EllipsoidPoint(place).distance(to: EllipsoidPoint(first)) > .metres(10)
    else {
      try report.count(
        .doubt, topic: "stops twice", "stops.txt: line \(line): the stop \(known.id) is there already; it is one stop")
      return
    }
    try report.count(
      .refused, topic: "stops elsewhere",
      "stops.txt: line \(line): duplicate stop_id \(known.id) with other coordinates; the first one is kept")
  }

  private static func place(_ row: FeedRow, _ north: Int?, _ east: Int?, _ bytes: [UInt8]) -> Coordinate? {
    guard let north, let east, let latitude = Decimal.scaled(row.cleaned(north, bytes), digits: 9),
      let longitude = Decimal.scaled(row.cleaned(east, bytes), digits: 9), latitude != 0 || longitude != 0
    else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  mutating func readTransfers(_ table: FeedTable) throws(FeedError) {
    let from = try table.needed("from_stop_id")
    let to = try table.needed("to_stop_id")
    let type = table.column("transfer_type")
    let time = table.column("min_transfer_time")
    var row = table.rows
    while try row.read(table.bytes, of: table.name) {
      guard let start = feed.stopKeys.known(row, from, table.bytes), let end = feed.stopKeys.known(row, to, table.bytes)
      else {
        if row.range(from).isEmpty, row.range(to).isEmpty { continue }
        try report.count(
          .doubt, topic: "transfers", "transfers.txt: line \(row.line): a stop that is not in stops.txt; left out")
        continue
      }
      let kind = type.flatMap { FeedReader.whole(row.cleaned($0, table.bytes)) } ?? 0
      guard kind <= 3 else { continue }
      let seconds = time.flatMap { FeedReader.whole(row.cleaned($0, table.bytes)) }
      feed.walks.append(Feed.Walk(from: start, to: end, seconds: kind == 3 ? -1 : seconds.map { min($0, 3600) }))
    }
  }

  mutating func readTranslations(_ table: FeedTable) throws(FeedError) {
    guard let language = table.column("language"), let text = table.column("translation") else { return }
    let tableName = table.column("table_name")
    let field = table.column("field_name")
    let record = table.column("record_id")
    let value = table.column("field_value") ?? table.column("trans_id")
    var row = table.rows
    while try row.read(table.bytes, of: table.name) {
      guard feed.translations.count < Feed.mostRows else { throw .tooLarge(file: table.name) }
      if let tableName, row.text(tableName, table.bytes) != "stops" { continue }
      if let field, row.text(field, table.bytes) != "stop_name" { continue }
      let translation = row.text(text, table.bytes)
      guard !translation.isEmpty else { continue }
      let stop = record.map { row.text($0, table.bytes) } ?? ""
      let name = value.map { row.text($0, table.bytes) } ?? ""
      feed.translations.append(
        Feed.Translation(
          language: FeedReader.language(row.text(language, table.bytes)), text: translation,
          stop: stop.isEmpty ? nil : stop, name: name.isEmpty ? nil : name))
    }
  }
}
