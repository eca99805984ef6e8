import Tariffs
import Units

/// The corners of every price that may hold in one phase: for each stay and each piece of the way.
struct AuditGrid {
  /// A worth of each millimetre, by piece, and of each millisecond, by stay.
  struct Duals {
    var distance: [Int128]
    var time: [Int128]
  }

  /// Bits of fraction in which phases are compared.
  static let bits = 30

  /// By stay, then by piece.
  private var corners: [[[AuditCorner]]] = []
  /// The prices of distance, by stay and piece; one for each that may hold.
  private var prices: [[[Int128]]] = []

  init(phase: AuditPhases.Phase.Kind, of scale: AuditScale, isLeast: Bool) {
    for rate in scale.phases.rates {
      var row: [[AuditCorner]] = []
      var ways: [[Int128]] = []
      for piece in scale.phases.pieces {
        guard let metered = rate else {
          row.append([
            AuditCorner(distance: 0, time: 1, gain: 0), AuditCorner(distance: 1, time: isLeast ? 0 : 1, gain: 0),
          ])
          ways.append([0])
          continue
        }
        let waiting = metered.waiting.map { scale.normal($0.timeStep, isUp: !isLeast) }
        let found = AuditPhases.prices(of: metered, at: phase, piece: piece).map {
          AuditPhases.Price(
            distance: scale.normal($0.distance, isUp: !isLeast), time: scale.normal($0.time, isUp: !isLeast))
        }
        row.append(
          found.flatMap {
            isLeast
              ? AuditCorner.least($0, waiting: waiting, metered.combination)
              : AuditCorner.most($0, waiting: waiting, metered.combination)
          })
        ways.append(found.map { $0.distance })
      }
      corners.append(row)
      prices.append(ways)
    }
  }

  /// What holds whichever of some phases it is.
  init(merging grids: [AuditGrid]) {
    self = grids[0]
    for grid in grids.dropFirst() {
      for stay in corners.indices {
        for piece in corners[stay].indices {
          corners[stay][piece] += grid.corners[stay][piece]
          prices[stay][piece] += grid.prices[stay][piece]
        }
      }
    }
  }

  private var pieces: Int { corners[0].count }

  // MARK: - At least

  /// Some worths that no way of moving earns less than.
  var leastDuals: [Duals] {
    let none = Duals(distance: zeros(pieces), time: zeros(corners.count))
    let standing = corners.map { row in row.map { AuditGrid.standing($0, min) }.reduce(Int128.max, min) }
    let moving = (0..<pieces).map { piece in prices.flatMap { $0[piece] }.reduce(Int128.max, min) }
    return [standing, none.time].map { leastDistance($0) } + [moving, none.distance].map { leastTime($0) }
  }

  private func leastDistance(_ time: [Int128]) -> Duals {
    let distance = (0..<pieces).map { piece in
      var least = Int128.max
      for stay in corners.indices {
        for corner in corners[stay][piece] where corner.distance > 0 {
          least = min(least, AuditBound.down(corner.gain - time[stay] * corner.time, corner.distance))
        }
      }
      return least
    }
    return leastTime(distance)
  }

  private func leastTime(_ distance: [Int128]) -> Duals {
    let time = corners.map { row in
      var least = Int128.max
      for piece in row.indices {
        for corner in row[piece] where corner.time > 0 {
          least = min(least, AuditBound.down(corner.gain - distance[piece] * corner.distance, corner.time))
        }
      }
      return least
    }
    return Duals(distance: distance, time: time)
  }

  /// The least that a unit of such a worth earns here, with ``bits``; nil where there is no worth.
  func leastRate(_ duals: Duals) -> Int128? {
    var least: Int128?
    for stay in corners.indices {
      for piece in corners[stay].indices {
        for corner in corners[stay][piece] {
          let worth = duals.distance[piece] * corner.distance + duals.time[stay] * corner.time
          guard worth > 0 else { continue }
          least = min(least ?? Int128.max, (corner.gain << AuditGrid.bits) / worth)
        }
      }
    }
    return least
  }

  // MARK: - At most

  /// Some worths that no way of moving earns more than.
  var mostDuals: [Duals] {
    let standing = corners.map { row in row.map { AuditGrid.standing($0, max) }.reduce(0, max) }
    let slow = (0..<pieces).map { piece in corners.map { AuditGrid.slope($0[piece]) }.reduce(Int128.min, max) }
    return [mostDistance(standing), mostTime(plainDuals.distance), mostTime(slow)]
  }

  /// Every millimetre and every millisecond at its greatest price.
  var plainDuals: Duals {
    let moving = (0..<pieces).map { piece in prices.flatMap { $0[piece] }.reduce(0, max) }
    return mostTime(moving)
  }

  private func mostDistance(_ time: [Int128]) -> Duals {
    let distance = (0..<pieces).map { piece in
      var most = Int128.min
      for stay in corners.indices {
        for corner in corners[stay][piece] where corner.distance > 0 {
          most = max(most, AuditBound.up(corner.gain - time[stay] * corner.time, corner.distance))
        }
      }
      return most
    }
    return Duals(distance: distance, time: time)
  }

  private func mostTime(_ distance: [Int128]) -> Duals {
    let time = corners.map { row in
      var most = Int128.min
      for piece in row.indices {
        for corner in row[piece] where corner.time > 0 {
          most = max(most, AuditBound.up(corner.gain - distance[piece] * corner.distance, corner.time))
        }
      }
      return most
    }
    return Duals(distance: distance, time: time)
  }

  /// The most that a unit of such a worth earns here, with ``bits``; nil where something is earned without worth.
  func mostRate(_ duals: Duals) -> Int128? {
    var most: Int128 = 0
    for stay in corners.indices {
      for piece in corners[stay].indices {
        for corner in corners[stay][piece] where corner.gain > 0 {
          let worth = duals.distance[piece] * corner.distance + duals.time[stay] * corner.time
          guard worth > 0 else { return nil }
          most = max(most, AuditBound.up(corner.gain << AuditGrid.bits, worth))
        }
      }
    }
    return most
  }

  // MARK: - Seeds

  private func zeros(_ count: Int) -> [Int128] { Array(repeating: 0, count: count) }

  /// What standing earns.
  private static func standing(_ corners: [AuditCorner], _ best: (Int128, Int128) -> Int128) -> Int128 {
    var found: Int128?
    for corner in corners where corner.distance == 0 && corner.time > 0 {
      found = found.map { best($0, corner.gain) } ?? corner.gain
    }
    return found ?? 0
  }

  /// What a millimetre more earns between the speed at which the price changes and the greatest speed.
  private static func slope(_ corners: [AuditCorner]) -> Int128 {
    guard let last = corners.last else { return 0 }
    var steepest: Int128?
    for corner in corners where corner.distance > 0 && corner.time > 0 {
      let way = last.distance * corner.time - corner.distance * last.time
      let (gain, overflow) = last.gain.multipliedReportingOverflow(by: corner.time)
      guard way > 0, !overflow else { continue }
      let slope = AuditBound.up(gain - corner.gain * last.time, way)
      steepest = max(steepest ?? slope, slope)
    }
    return steepest ?? 0
  }
}
