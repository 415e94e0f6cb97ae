/// When a number counts as rounding.
enum Rounding {
  /// What may be left of a sum that is zero, as a part of its summands without signs.
  ///
  /// Coefficients from 10^-6 to 10^6, and what comes of a few pivots with them, are far apart: two
  /// that differ by less than this part are the same number.
  static let part = 1e-9

  /// What is left of a sum that is zero while coefficients are good: each is a sum of products that
  /// were rounded by one part in 10^16. More of it is a sign that rows have to be derived anew.
  static let goodPart = 1e-13

  /// How far a constraint that holds may be off, in points: less than anybody can see.
  static let error = 1e-8

  /// The same as a part of the constants that an error is computed of.
  static let errorPart = 1e-12
}
