import Offers
import RideSupport
import Testing

/// The cheapest assignment, against every assignment where there are few, and against SciPy's where there are many.
@Suite struct AssignmentTests {
  /// The matrix of a seed, as Tests/Oracles/assignment.py makes it too.
  private static func matrix(seed: UInt64) -> CostMatrix {
    var dice = Dice(seed: seed)
    let rows = Int(dice.next() % 40) + 1
    let columns = Int(dice.next() % 40) + 1
    let span = [2, 10, 1000, 10_000_000][Int(dice.next() % 4)]
    var matrix = CostMatrix(rows: rows, columns: columns)
    for row in 0..<rows {
      for column in 0..<columns { matrix[row, column] = Int64(dice.next() % UInt64(span)) }
    }
    return matrix
  }

  @Test("A thousand assignments cost what SciPy's cost")
  func oracle() throws {
    let text = String(decoding: try Golden.bytes("Tests/Fixtures/offers/assignment.txt"), as: UTF8.self)
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(lines.count == 1000)
    for line in lines {
      let parts = line.split(separator: " ").compactMap { UInt64($0) }
      try #require(parts.count == 2)
      let matrix = AssignmentTests.matrix(seed: parts[0])
      let columns = Assignment.cheapest(matrix)
      #expect(Assignment.cost(of: columns, in: matrix) == Int64(parts[1]), "seed \(parts[0])")
      let given = columns.compactMap { $0 }
      #expect(given.count == min(matrix.rows, matrix.columns) && Set(given).count == given.count)
    }
  }

  @Test("With barred pairs as many are made as can be, and these as cheaply as can be")
  func barred() {
    var dice = Dice(seed: 3)
    for round in 0..<2000 {
      let rows = Int.random(in: 0...5, using: &dice)
      let columns = Int.random(in: 0...5, using: &dice)
      var matrix = CostMatrix(rows: rows, columns: columns)
      for row in 0..<rows {
        for column in 0..<columns where Int.random(in: 0..<3, using: &dice) > 0 {
          matrix[row, column] = .random(in: -5...20, using: &dice)
        }
      }
      let found = Assignment.cheapest(matrix)
      let best = AssignmentTests.best(matrix, row: 0, taken: [])
      #expect(found.compactMap { $0 }.count == best.pairs, "round \(round)")
      #expect(Assignment.cost(of: found, in: matrix) == best.cost, "round \(round)")
      for (row, column) in found.enumerated() {
        if let column { #expect(matrix[row, column] != nil) }
      }
    }
  }

  private static func best(_ matrix: CostMatrix, row: Int, taken: Set<Int>) -> (pairs: Int, cost: Int64) {
    guard row < matrix.rows else { return (0, 0) }
    var best = best(matrix, row: row + 1, taken: taken)
    for column in 0..<matrix.columns where !taken.contains(column) {
      guard let cost = matrix[row, column] else { continue }
      let rest = AssignmentTests.best(matrix, row: row + 1, taken: taken.union([column]))
      let all = (pairs: rest.pairs + 1, cost: rest.cost + cost)
      if all.pairs > best.pairs || (all.pairs == best.pairs && all.cost < best.cost) { best = all }
    }
    return best
  }

  @Test("The optimum is never dearer than taking the nearest in turn")
  func greedy() {
    for seed in UInt64(2000)..<2100 {
      let matrix = AssignmentTests.matrix(seed: seed)
      let greedy = Assignment.greedy(matrix)
      let cheapest = Assignment.cheapest(matrix)
      guard greedy.compactMap({ $0 }).count == cheapest.compactMap({ $0 }).count else { continue }
      #expect(Assignment.cost(of: cheapest, in: matrix) <= Assignment.cost(of: greedy, in: matrix))
    }
  }

  @Test("Costs are held within what sums can carry, and the largest town still adds up")
  func large() {
    var matrix = CostMatrix(rows: 600, columns: 600)
    for row in 0..<600 {
      for column in 0..<600 { matrix[row, column] = row == column ? .min : .max }
    }
    #expect(Assignment.cheapest(matrix) == (0..<600).map { $0 })
    #expect(matrix[0, 0] == -(1 << 36) && matrix[0, 1] == 1 << 36)
  }
}
