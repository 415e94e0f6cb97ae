import Glibc

/// Computes how a cost grows with a size.
package enum Growth {
  /// The exponent `e` for which costs are nearest to a constant times `size ^ e`.
  ///
  /// The exponent is found by least squares over the logarithms: 0 for a constant cost, 1 for a
  /// proportional one.
  ///
  /// Nil if there are fewer than two different sizes, if the counts differ, or if a value is not
  /// finite and above zero.
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
