extension Extents {
  /// The elements of a range, including their marks as estimates, as a separate value.
  ///
  /// - Precondition: `range` lies in 0..<count.
  /// - Complexity: O(log n); common subtrees are shared.
  public subscript(range: Range<Int>) -> Extents {
    checkRange(range)
    guard unwritten == nil else { return written[range] }
    var slice = Extents()
    slice.tree = tree.slice(range)
    slice.marks = marks?.slice(range)
    let measured = measured.clamped(to: range)
    slice.measured =
      measured.lowerBound - range.lowerBound..<measured.upperBound - range.lowerBound
    slice.marksDidChange()
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
