extension [Double] {
  /// The value in the middle; nil if there is none.
  ///
  /// - Complexity: O(n log n).
  var middle: Double? { isEmpty ? nil : sorted()[count / 2] }
}
