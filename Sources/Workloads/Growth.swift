import Glibc

/// How a cost grows with a size.
package enum Growth {
  /// The exponent `e` for which costs are nearest to a constant times `size ^ e`, by least squares
  /// over the logarithms: 0 where the cost stays the same, 1 where it is proportional to the size.
  ///
  /// Nil with fewer than two different sizes, and if anything is not above zero.
  package static func exponent(sizes: [Double], costs: [Double]) -> Double? {
    guard sizes.count == costs.count, (sizes + costs).allSatisfy({ $0 > 0 && $0.isFinite }) else {
      return nil
    }
    let (x, y) = (sizes.map { log($0) }, costs.map { log($0) })
    let count = Double(x.count)
    let (meanX, meanY) = (x.reduce(0, +) / count, y.reduce(0, +) / count)
    let spread = x.reduce(0) { $0 + ($1 - meanX) * ($1 - meanX) }
    guard spread > 0 else { return nil }
    return zip(x, y).reduce(0) { $0 + ($1.0 - meanX) * ($1.1 - meanY) } / spread
  }
}
