/// Who gets whom, so that all together it costs least.
///
/// Shortest augmenting paths with dual prices after Jonker and Volgenant (Computing 38, 1987, 325-340), as in
/// [Crouse (2016)](https://doi.org/10.1109/TAES.2016.140952): exact, of the order of n³. As many pairs are made as can be;
/// of these choices the cheapest.
package enum Assignment {
  /// The column of each row; nil for a row that gets none.
  package static func cheapest(_ matrix: CostMatrix) -> [Int?] {
    if matrix.rows <= matrix.columns { return columnsOfRows(matrix) }
    var columns: [Int?] = Array(repeating: nil, count: matrix.rows)
    for (column, row) in columnsOfRows(matrix.transposed).enumerated() {
      if let row { columns[row] = column }
    }
    return columns
  }

  /// What an assignment costs, in the units of the matrix; barred pairs cost nothing.
  package static func cost(of columns: [Int?], in matrix: CostMatrix) -> Int64 {
    columns.enumerated().reduce(0) { sum, pair in
      sum + (pair.element.flatMap { matrix[pair.offset, $0] } ?? 0)
    }
  }

  /// The nearest free column for each row in turn: what dispatchers did before, to compare with.
  package static func greedy(_ matrix: CostMatrix) -> [Int?] {
    var isTaken = Array(repeating: false, count: matrix.columns)
    return (0..<matrix.rows).map { row in
      var best: Int?
      for column in 0..<matrix.columns where !isTaken[column] {
        guard let cost = matrix[row, column] else { continue }
        if let known = best, let least = matrix[row, known], least <= cost { continue }
        best = column
      }
      if let best { isTaken[best] = true }
      return best
    }
  }

  /// For no more rows than columns.
  private static func columnsOfRows(_ matrix: CostMatrix) -> [Int?] {
    let (rows, columns) = (matrix.rows, matrix.columns)
    guard rows > 0 else { return [] }
    var columnOfRow = Array(repeating: -1, count: rows)
    var search = Search(rows: rows, columns: columns)
    matrix.costs.withUnsafeBufferPointer { costs in
      for row in 0..<rows { search.augment(from: row, costs, &columnOfRow) }
    }
    return columnOfRow.enumerated().map { row, column in
      matrix.costs[row * columns + column] == CostMatrix.barred ? nil : column
    }
  }

  /// The dual prices, and the room for a search of the shortest path.
  private struct Search {
    let rows: Int
    let columns: Int
    private var rowPrices: [Int64]
    private var columnPrices: [Int64]
    private var rowOfColumn: [Int]
    private var lengths: [Int64]
    private var before: [Int]
    private var remaining: [Int]
    private var reachedRows: [Int]
    private var reachedColumns: [Int]

    init(rows: Int, columns: Int) {
      self.rows = rows
      self.columns = columns
      rowPrices = Array(repeating: 0, count: rows)
      columnPrices = Array(repeating: 0, count: columns)
      rowOfColumn = Array(repeating: -1, count: columns)
      lengths = Array(repeating: 0, count: columns)
      before = Array(repeating: -1, count: columns)
      remaining = Array(repeating: 0, count: columns)
      reachedRows = []
      reachedColumns = []
    }

    /// Gives a row a column by the shortest path of exchanges to a column that is free.
    mutating func augment(from start: Int, _ costs: UnsafeBufferPointer<Int64>, _ columnOfRow: inout [Int]) {
      for column in 0..<columns {
        lengths[column] = .max
        remaining[column] = columns - column - 1
      }
      reachedRows.removeAll(keepingCapacity: true)
      reachedColumns.removeAll(keepingCapacity: true)
      var left = columns
      var row = start
      var least: Int64 = 0
      var sink = -1
      while sink < 0 {
        reachedRows.append(row)
        let base = row * columns
        let price = least - rowPrices[row]
        var lowest = Int64.max
        var index = -1
        for place in 0..<left {
          let column = remaining[place]
          let length = price + costs[base + column] - columnPrices[column]
          if length < lengths[column] {
            before[column] = row
            lengths[column] = length
          }
          // Of columns as near a free one ends the search.
          if lengths[column] < lowest || (lengths[column] == lowest && rowOfColumn[column] < 0) {
            lowest = lengths[column]
            index = place
          }
        }
        least = lowest
        let column = remaining[index]
        if rowOfColumn[column] < 0 { sink = column } else { row = rowOfColumn[column] }
        reachedColumns.append(column)
        left -= 1
        remaining[index] = remaining[left]
      }
      rowPrices[start] += least
      for row in reachedRows where row != start { rowPrices[row] += least - lengths[columnOfRow[row]] }
      for column in reachedColumns { columnPrices[column] -= least - lengths[column] }
      var column = sink
      while true {
        let row = before[column]
        rowOfColumn[column] = row
        let next = columnOfRow[row]
        columnOfRow[row] = column
        if row == start { break }
        column = next
      }
    }
  }
}
