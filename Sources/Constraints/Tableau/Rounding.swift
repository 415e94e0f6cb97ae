/// The thresholds below which numbers count as rounding errors.
enum Rounding {
  /// The largest rest of a sum that should be zero, relative to the magnitudes of its summands.
  ///
  /// Coefficients from 10^-6 to 10^6, and the results of a few pivots with them, are far apart: two
  /// numbers that differ by less than this part are equal.
  static let part = 1e-9

  /// The largest such rest while coefficients are accurate: each coefficient is a sum of products
  /// that were rounded by one part in 10^16. A larger rest is a sign that the rows must be derived
  /// again.
  static let goodPart = 1e-13

  /// The largest error of a constraint that counts as satisfied, in points: too small to see.
  static let error = 1e-8

  /// An addition to ``error``, relative to the constants from which an error is computed.
  static let errorPart = 1e-12
}
