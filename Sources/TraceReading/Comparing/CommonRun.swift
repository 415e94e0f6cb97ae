/// Finds where two lists have the most elements in common, one after the other.
enum CommonRun {
  /// For each place of `list`, how many elements from there on are those at the beginning of `start`.
  ///
  /// It is the Z-function of both lists, one after the other (Gusfield 1997, chapter 1).
  ///
  /// - Complexity: O(n).
  static func lengths(of start: [Int], in list: [Int]) -> [Int] {
    // Elements are not negative, so no run goes beyond the end of `start`.
    let all = start + [-1] + list
    var lengths = [Int](repeating: 0, count: all.count)
    var (from, to) = (0, 0)
    for place in all.indices.dropFirst() {
      if place < to { lengths[place] = min(to - place, lengths[place - from]) }
      while place + lengths[place] < all.count,
        all[lengths[place]] == all[place + lengths[place]]
      { lengths[place] += 1 }
      if place + lengths[place] > to { (from, to) = (place, place + lengths[place]) }
    }
    return Array(lengths.dropFirst(start.count + 1))
  }
}
