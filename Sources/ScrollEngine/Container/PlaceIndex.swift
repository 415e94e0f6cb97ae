import Extents

/// Maps each view of a list to its index.
///
/// Each view has a number, and its index is the count of views with smaller numbers. A view that
/// leaves takes only its own number along, so any number of views can leave without renumbering the
/// views after them. An insertion in the middle makes the later numbers stale; they are renewed
/// once, when an index is next requested, so that many insertions in a row pay for this only once.
///
/// Invariant: numbers below `firstStale` are in the order of the views; all other numbers belong to
/// later views.
@MainActor
struct PlaceIndex {
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var firstStale = Int.max
  /// 1 for each number in use, 0 for each number whose view has left; empty until a view leaves.
  private var taken = Extents()
  private var gone = 0

  func contains(_ view: View) -> Bool { numbers[ObjectIdentifier(view)] != nil }

  /// Notes that a view was inserted, and that the list now holds `count` views.
  ///
  /// - Complexity: O(log n)
  mutating func insert(_ view: View, at index: Int, of count: Int) {
    if index < count - 1 { firstStale = min(firstStale, index) }
    let isLast = firstStale == .max
    numbers[ObjectIdentifier(view)] = isLast ? index + gone : max(index, firstStale)
    if isLast, gone > 0 { taken.append(repeating: 1, count: 1) }
  }

  /// Notes that a view was removed.
  ///
  /// - Complexity: O(log n)
  mutating func remove(_ view: View) {
    guard let number = numbers.removeValue(forKey: ObjectIdentifier(view)), number < firstStale
    else { return }
    // No view follows the last one, so its number leaves no gap.
    if firstStale == .max, number == numbers.count + gone {
      if gone > 0 { taken.remove(at: number) }
      return
    }
    if gone == 0 { taken = Extents(repeating: 1, count: numbers.count + 1) }
    taken[number] = 0
    gone += 1
    // Unused numbers are dropped as soon as they are in the majority.
    if gone > numbers.count { firstStale = 0 }
  }

  /// The index of a view in `views`, the current list; nil if the view is not in the list.
  ///
  /// - Complexity: O(log n); O(n) once after insertions in the middle.
  mutating func index(of view: View, in views: [View]) -> Int? {
    guard let number = numbers[ObjectIdentifier(view)] else { return nil }
    if number < firstStale { return gone == 0 ? number : Int(taken.offset(of: number)) }
    let first = gone == 0 ? min(firstStale, views.count) : 0
    for index in first..<views.count { numbers[ObjectIdentifier(views[index])] = index }
    firstStale = .max
    gone = 0
    taken = Extents()
    return numbers[ObjectIdentifier(view)]
  }
}
