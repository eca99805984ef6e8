/// What each pair of a row and a column costs, in whole units; pairs that must not be are barred.
package struct CostMatrix: Sendable, Hashable {
  /// How many rows there are.
  package let rows: Int
  /// How many columns there are.
  package let columns: Int
  private(set) var costs: [Int64]

  /// The cost of a pair that must not be: more than 8192 of the dearest together.
  static var barred: Int64 { 1 << 49 }
  /// The dearest that a pair can be; in millimetres more than half around the earth.
  private static var most: Int64 { 1 << 36 }

  /// Makes a matrix in which every pair is barred.
  package init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
    costs = Array(repeating: CostMatrix.barred, count: rows * columns)
  }

  /// The cost of a pair, from -2³⁶ to 2³⁶ and held there; nil when it is barred.
  package subscript(row: Int, column: Int) -> Int64? {
    get {
      let cost = costs[row * columns + column]
      return cost == CostMatrix.barred ? nil : cost
    }
    set {
      costs[row * columns + column] =
        newValue.map { max(-CostMatrix.most, min(CostMatrix.most, $0)) } ?? CostMatrix.barred
    }
  }

  var transposed: CostMatrix {
    var turned = CostMatrix(rows: columns, columns: rows)
    for row in 0..<rows {
      for column in 0..<columns { turned.costs[column * rows + row] = costs[row * columns + column] }
    }
    return turned
  }
}
