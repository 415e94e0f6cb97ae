extension RandomAccessCollection where Index == Int {
  /// The number of elements at the start that satisfy a condition; an element that does must not
  /// follow one that does not.
  ///
  /// - Complexity: O(log n).
  package func prefixCount(where isFirst: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if isFirst(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low - startIndex
  }
}
