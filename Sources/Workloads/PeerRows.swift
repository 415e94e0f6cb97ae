/// The rows of the peers' workload in whole numbers: the reference for the engine's answers.
///
/// Row `i` is `30 + (i * 7919) % 41` points high, or 50 if all are equal. 41 is a prime, so the
/// heights repeat after 41 rows, and a prefix sum needs only the sums of one such period. Nothing
/// here uses ``Extents``.
struct PeerRows {
  private static let period = 41

  let count: Int
  private let areUniform: Bool
  /// The offsets of the rows of the first period, and its end.
  private let starts: [Int]

  init(count: Int, areUniform: Bool = false) {
    self.count = count
    self.areUniform = areUniform
    starts = (0..<Self.period).reduce(into: [0]) { starts, row in
      starts.append(starts[row] + Self.height(of: row, areUniform))
    }
  }

  @inline(__always)
  private static func height(of row: Int, _ areUniform: Bool) -> Int {
    areUniform ? 50 : varyingHeight(of: row)
  }

  /// The height in points of a row of the workload with varying heights.
  @inline(__always)
  static func varyingHeight(of row: Int) -> Int { 30 + (row &* 7_919) % period }

  func height(of row: Int) -> Int { Self.height(of: row, areUniform) }

  var total: Int { offset(of: count) }

  /// The start of a row, in points: the sum of the heights of all earlier rows.
  func offset(of row: Int) -> Int {
    row / Self.period * starts[Self.period] + starts[row % Self.period]
  }

  /// The rows that lie at least partly in `lower..<upper`, both in points.
  func rows(from lower: Double, to upper: Double) -> Range<Int> {
    guard count > 0, lower < upper else { return 0..<0 }
    var first = row(near: lower)
    while first < count, Double(offset(of: first + 1)) <= lower { first += 1 }
    var end = first
    while end < count, Double(offset(of: end)) < upper { end += 1 }
    return first..<end
  }

  /// A row that starts at an offset, or less than a period before it.
  private func row(near offset: Double) -> Int {
    min(max(0, Int(offset) / starts[Self.period] * Self.period), count - 1)
  }
}
