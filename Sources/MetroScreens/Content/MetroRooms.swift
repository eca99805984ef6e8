import Metro
import Tariffs
import Units
import Words

/// The rides that are over.
package struct JournalScreen: Sendable {
  /// One of them.
  package struct Entry: Sendable {
    /// From where to where.
    package let way: String
    /// When it began.
    package let moment: String
    /// What came of it.
    package let outcome: String
    /// How far the countdown was off, with its sign; nil where nobody confirmed the arrival.
    package let error: String?
    /// How often it was corrected.
    package let corrections: String?
  }

  /// The middle of all errors, with its sign.
  package let median: String?
  /// What that means, or that there is none yet.
  package let lead: String
  /// The rides, the latest first.
  package let entries: [Entry]
  /// What can be done with them.
  package let buttons: [MetroButton]
}

/// Taps at every stop.
package struct CalibrationScreen: Sendable {
  /// What is known of one hop.
  package struct Hop: Sendable {
    /// From where to where.
    package let name: String
    /// The run, and how it is known.
    package let run: String
    /// The stop at its end; nil at the end of a train.
    package let dwell: String?
    /// Whether the next tap is about it.
    package let isNext: Bool
  }

  /// What it is for.
  package let lead: String
  /// That positions measure too; nil where the way sees no sky.
  package var sky: String?
  /// The key that is pressed next.
  package let tap: MetroButton?
  /// The line that is measured.
  package var line: LineBadge?
  /// Since the tap before.
  package let since: String?
  /// That the end was reached.
  package let remark: String?
  /// The hops of the way.
  package let hops: [Hop]
  /// Taking back and beginning anew.
  package let buttons: [MetroButton]
  /// Saving and merging.
  package let files: [MetroButton]
}

/// The networks there are.
package struct NetworksScreen: Sendable {
  /// One of them.
  package struct Network: Sendable {
    /// Uses it.
    package let use: MetroButton
    /// Whether it is used.
    package let isUsed: Bool
    /// What is known of it.
    package let detail: String
    /// Throws it away; nil for those of the site.
    package let remove: MetroButton?
  }

  /// The networks.
  package let networks: [Network]
  /// Opens a file.
  package let open: MetroButton
  /// What can be opened.
  package let hint: String
  /// The way to a line by hand.
  package let line: MetroLink
  /// The heading of where the facts come from.
  package let sourcesTitle: String
  /// Where the facts of the network that is used come from.
  package let sources: [String]
}

/// A line by hand.
package struct LineScreen: Sendable {
  /// A field.
  package struct Field: Sendable {
    /// The field.
    package let field: MetroField
    /// Its words.
    package let label: String
    /// What stands in it.
    package let value: String
    /// What is wrong.
    package let fault: String?
  }

  /// One station.
  package struct Stop: Sendable {
    /// Its place in the line.
    package let number: String
    /// Its name.
    package let name: Field
    /// The minutes from the one before; nil for the first.
    package let minutes: Field?
    /// Takes it out.
    package let remove: MetroButton?
  }

  /// What it is for.
  package let lead: String
  /// The line's name.
  package let name: Field
  /// The stations.
  package let stops: [Stop]
  /// One more.
  package let add: MetroButton
  /// Keeps it.
  package let save: MetroButton
}

/// What the metro's rooms may do.
package struct MetroChoicesScreen: Sendable {
  /// Something that is on or off.
  package struct Choice: Sendable {
    /// Turns it over.
    package let key: MetroKey
    /// Its words.
    package let label: String
    /// What it does.
    package let hint: String
    /// Whether it is on.
    package let isOn: Bool
    /// What is known by it.
    package let state: String?
  }

  /// The choices.
  package let choices: [Choice]
}

extension MetroState {
  func journalScreen(_ words: MetroWords) -> JournalScreen {
    let strings = words.strings
    let entries = journal.entries.map { entry in
      let outcome: Phrase
      switch entry.outcome {
      case .arrived: outcome = .metroJournalArrived
      case .stopped: outcome = .metroOverStopped
      case .expired: outcome = .metroOverExpired
      }
      let corrections = entry.on + entry.back
      return JournalScreen.Entry(
        way: entry.from + " → " + entry.to, moment: words.moment(entry.start), outcome: strings.text(outcome),
        error: entry.error.map { MetroState.signed($0, words) },
        corrections: corrections > 0 ? strings.text(.metroCorrections, count: corrections) : nil)
    }
    let lead =
      journal.median.map { errorWords($0, words) }
      ?? strings.text(entries.isEmpty ? .metroJournalEmpty : .metroJournalNone)
    return JournalScreen(
      median: journal.median.map { MetroState.signed($0, words) },
      lead: journal.median == nil
        ? lead : strings.text(.metroMedian, count: Int64(journal.confirmed), ["error": lead]), entries: entries,
      buttons: entries.isEmpty
        ? []
        : [
          MetroButton(.exportJournal, strings.text(.metroJournalExport)),
          MetroButton(.clearJournal, strings.text(.metroJournalClear)),
        ])
  }

  /// A plus is a countdown that ran ahead; a minus one that ran behind, which is the dangerous side.
  private static func signed(_ error: Elapsed, _ words: MetroWords) -> String {
    (error.milliseconds <= -1000 ? "−" : error.milliseconds >= 1000 ? "+" : "±") + words.duration(error)
  }

  func calibrationScreen(_ words: MetroWords) -> CalibrationScreen {
    let strings = words.strings
    let files =
      [
        MetroButton(.importLearned, strings.text(.metroLearnedImport))
      ] + (learned.isEmpty ? [] : [MetroButton(.exportLearned, strings.text(.metroLearnedExport))])
    guard let way = calibration.way else {
      return CalibrationScreen(
        lead: strings.text(.metroCalibrationNone), tap: nil, since: nil, remark: nil, hops: [], buttons: [],
        files: files)
    }
    let network = way.planner.network
    let stops = way.itinerary.stops
    func name(_ stop: Int) -> String { network.stations[stops[stop].station].names.text(in: language.tag) }
    let next = calibration.stop
    var tap: MetroButton?
    if !calibration.isOver {
      tap = MetroButton(
        .tap, strings.text(calibration.awaitsMove ? .metroTapMoves : .metroTapStands, ["name": name(next)]))
    }
    var hops: [CalibrationScreen.Hop] = []
    let times = HopTimes(
      network, timetable: way.planner.timetable, part: DayPart(secondsOfDay: secondsOfDay), learned: learned)
    for index in stops.indices.dropFirst() where stops[index].run != nil {
      let pattern = way.plan.legs[stops[index].leg].pattern
      let from = stops[index - 1].stop
      let run = times.run(pattern, from: from)
      let dwell = way.itinerary.isEnd(index) ? nil : times.dwell(pattern, at: stops[index].stop)
      hops.append(
        CalibrationScreen.Hop(
          name: name(index - 1) + " → " + name(index), run: known(run, .metroRun, words),
          dwell: dwell.map { known($0, .metroDwell, words) },
          isNext: !calibration.isOver && (calibration.awaitsMove ? next + 1 : next) == index))
    }
    return CalibrationScreen(
      lead: strings.text(.metroCalibrationLead), sky: way.hasSky ? strings.text(.metroCalibrationSky) : nil, tap: tap,
      line: LineBadge(network.lines[way.line(ofLeg: stops[next].leg)]),
      since: calibration.taps.last.map { words.countdown(now - $0.at) },
      remark: calibration.isOver ? strings.text(.metroCalibrationOver) : nil, hops: hops,
      buttons: calibration.taps.isEmpty
        ? []
        : [MetroButton(.untap, strings.text(.metroUntap)), MetroButton(.retap, strings.text(.metroRetap))],
      files: files)
  }

  /// A time and how it is known.
  private func known(_ estimate: TimeEstimate, _ phrase: Phrase, _ words: MetroWords) -> String {
    let strings = words.strings
    let source: String
    switch estimate.source {
    case .learned: source = strings.text(.metroSourceLearned, count: Int64(estimate.samples))
    case .official, .pooled, .interpolated: source = strings.text(.metroSourceOfficial)
    case .mirrored: source = strings.text(.metroSourceMirrored)
    case .prior, .distance, .standard: source = strings.text(.metroSourceGuess)
    }
    return strings.text(phrase, ["duration": words.duration(estimate.time)]) + " · " + source
  }

  func networksScreen(_ words: MetroWords) -> NetworksScreen {
    let strings = words.strings
    let used = network?.network
    return NetworksScreen(
      networks: shelf.entries.map { entry in
        let isUsed = used?.id == entry.id
        var detail = entry.isOwn ? strings.text(.metroNetworkOwn) : entry.id
        if isUsed, let used {
          detail += " · " + strings.text(.metroChecked, ["date": words.formats.date(used.checked)])
        }
        return NetworksScreen.Network(
          use: MetroButton(.network(entry.id), entry.city.text(in: language.tag)), isUsed: isUsed, detail: detail,
          remove: entry.isOwn ? MetroButton(.removeNetwork(entry.id), strings.text(.metroNetworkRemove)) : nil)
      }, open: MetroButton(.importNetwork, strings.text(.metroImport)), hint: strings.text(.metroImportHint),
      line: MetroLink(room: .line, label: strings.text(.metroLine)), sourcesTitle: strings.text(.metroSources),
      sources: (used?.attribution ?? []) + (used?.sources.map { $0.publisher + ", " + $0.date } ?? []))
  }

  func lineScreen(_ strings: Strings) -> LineScreen {
    let faults = form.showsFaults ? form.faults : []
    func field(_ field: MetroField, _ label: Phrase, _ value: String, _ fault: LineForm.Fault, _ words: Phrase)
      -> LineScreen.Field
    {
      LineScreen.Field(
        field: field, label: strings.text(label), value: value,
        fault: faults.contains(fault) ? strings.text(words) : nil)
    }
    return LineScreen(
      lead: strings.text(.metroLineLead),
      name: field(.lineName, .metroLineName, form.name, .name, .metroFaultName),
      stops: form.stops.enumerated().map { index, stop in
        LineScreen.Stop(
          number: "\(index + 1)",
          name: field(.stopName(index), .metroSearch, stop.name, .stopName(index), .metroFaultStop),
          minutes: index == 0
            ? nil : field(.stopMinutes(index), .metroStopMinutes, stop.minutes, .minutes(index), .metroFaultMinutes),
          remove: form.stops.count > 2
            ? MetroButton(.removeStop(index), strings.text(.metroRemoveStop, ["name": "\(index + 1)"])) : nil)
      }, add: MetroButton(.addStop, strings.text(.metroAddStop)),
      save: MetroButton(.saveLine, strings.text(.metroSaveLine)))
  }

  func choicesScreen(_ words: MetroWords) -> MetroChoicesScreen {
    let strings = words.strings
    var all = [
      MetroChoicesScreen.Choice(
        key: .choose(.keepAwake, !choices.keepsAwake), label: strings.text(.metroKeepAwake),
        hint: strings.text(.metroWayScreenText), isOn: choices.keepsAwake, state: nil)
    ]
    // Where the server has none there is nothing to turn on.
    if shelf.hasAlerts {
      all.append(
        MetroChoicesScreen.Choice(
          key: .choose(.siren, !choices.asksSiren), label: strings.text(.metroSiren),
          hint: strings.text(.metroSirenHint), isOn: choices.asksSiren, state: sirenContent(strings)?.text))
    }
    if abilities.hasMotion {
      all.append(
        MetroChoicesScreen.Choice(
          key: .choose(.motion, !choices.feelsMotion), label: strings.text(.metroMotion),
          hint: strings.text(.metroMotionHint), isOn: choices.feelsMotion, state: nil))
    }
    return MetroChoicesScreen(choices: all)
  }
}
