import Almanac
import Metro
import Tariffs
import Units

extension NetworkAssembly {
  /// The network of all that was collected.
  mutating func network(_ choices: FeedImport.Choices) throws(FeedError) -> Network {
    guard let kinds = DayKinds(feed.services, isUsed: isServed) else { throw .noService }
    tell(kinds)
    // A station of the network for each root that is called at, in the order of the feed.
    var numbers = [Int](repeating: -1, count: feed.stops.count)
    var stations: [Station] = []
    for root in feed.stops.indices where patterns.contains(where: { $0.stations.contains(root) }) {
      numbers[root] = stations.count
      stations.append(station(root))
    }
    let metroLines = feed.routes.indices.filter { lines[$0] != nil }.map { line(feed.routes[$0]) }
    report.add(
      .found,
      "\(FeedImport.counted(metroLines.count, "line")), \(FeedImport.counted(stations.count, "station")), "
        + "\(FeedImport.counted(patterns.count, "pattern")), \(FeedImport.counted(feed.times.count, "stop time"))")
    let records = HopRecords(patterns)
    if records.silent > 0 {
      report.add(
        .assumed,
        "\(FeedImport.counted(records.silent, "time")) a train arrives and departs at the same second where others stand: "
          + "their dwell is taken out of its run")
    }
    let list = patterns.map { pattern($0, kinds, numbers, records) }
    try tellDirections(list, metroLines)
    let city = choices.city ?? (feed.agency.isEmpty ? choices.id : feed.agency)
    return Network(
      id: choices.id, city: LocalText([(language: feed.language, text: city)]),
      clock: ServiceClock(zone: feed.zone, rule: .noon), checked: choices.today,
      attribution: feed.agency.isEmpty ? [] : ["Timetable: \(feed.agency)"],
      sources: [
        Source(
          id: "feed", url: feed.address.isEmpty ? "https://gtfs.org/" : feed.address,
          publisher: feed.agency.isEmpty ? "unknown" : feed.agency, date: choices.today.iso8601,
          confidence: .official, note: "GTFS feed" + (feed.version.isEmpty ? "" : " \(feed.version)"))
      ], stations: stations, lines: metroLines, transfers: transfers(numbers), closures: [],
      timetables: [
        Timetable(
          from: kinds.span.lowerBound, until: kinds.span.upperBound, source: "feed", days: kinds.days,
          exceptions: kinds.exceptions, patterns: list)
      ])
  }

  private func pattern(
    _ record: PatternRecord, _ kinds: DayKinds, _ numbers: [Int], _ records: HopRecords
  ) -> Pattern {
    var hours: [ServiceHours] = []
    var headways: [Headway] = []
    for kind in kinds.days.indices {
      guard let own = record.hours(kinds.services[kind], kind: kind) else { continue }
      let often = record.headways(kinds.services[kind], kind: kind)
      if let same = hours.firstIndex(where: { $0.first == own.first && $0.last == own.last && $0.trains == own.trains }
      ),
        record.headways(kinds.services[hours[same].days[0]], kind: kind) == often
      {
        let first = hours[same].days[0]
        hours[same].days.append(kind)
        for index in headways.indices where headways[index].days.contains(first) { headways[index].days.append(kind) }
        continue
      }
      hours.append(own)
      headways += often
    }
    return Pattern(
      line: record.line, stations: record.stations.map { numbers[$0] },
      hops: record.hops.indices.map { index in
        records.hop(record, index, prior: Derivation.plainDwell)
      }, hours: hours, headways: headways)
  }

  private func station(_ root: Int) -> Station {
    let stop = feed.stops[root]
    var names = [(language: feed.language, text: stop.name.isEmpty ? stop.id : stop.name)]
    for translation in feed.translations
    where (translation.stop == stop.id || translation.name == stop.name)
      && !names.contains(where: { $0.language == translation.language })
    {
      names.append((language: translation.language, text: translation.text))
    }
    return Station(id: stop.id.isEmpty ? "unnamed" : stop.id, names: LocalText(names), place: stop.place)
  }

  private func line(_ route: Feed.Route) -> MetroLine {
    let long = route.longName.isEmpty ? route.shortName : route.longName
    let sign = route.shortName.isEmpty ? route.id : route.shortName
    return MetroLine(
      id: route.id.isEmpty ? "unnamed" : route.id,
      names: LocalText([(language: feed.language, text: long.isEmpty ? route.id : long)]), sign: sign,
      colour: route.colour)
  }
}

extension FeedImport {
  /// A number with its noun.
  static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
