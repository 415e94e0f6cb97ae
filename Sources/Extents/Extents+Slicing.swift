extension Extents {
  /// The elements of a range, including their marks as estimates, as a separate value.
  ///
  /// - Precondition: `range` lies in 0..<count.
  /// - Complexity: O(log n); common subtrees are shared.
  public subscript(range: Range<Int>) -> Extents {
    checkRange(range)
    guard !hasUnwritten else { return written[range] }
    var slice = Extents()
    slice.tree = tree.slice(range)
    guard let estimates else { return slice }
    let own = Estimates(marks: estimates.marks.slice(range))
    let measured = estimates.measured.clamped(to: range)
    own.measured =
      measured.lowerBound - range.lowerBound..<measured.upperBound - range.lowerBound
    if own.count > 0 { slice.estimates = own }
    return slice
  }
}

extension SumTree {
  fileprivate func slice(_ range: Range<Int>) -> SumTree {
    let (upToEnd, _) = root.split(at: range.upperBound)
    let (_, slice) = upToEnd.split(at: range.lowerBound)
    return SumTree(root: slice)
  }
}
