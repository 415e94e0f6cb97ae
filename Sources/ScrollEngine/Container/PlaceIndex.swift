/// Knows at which place of a list each of its views stands.
///
/// An edit in the middle moves all views behind it. They are numbered anew only when one of them is
/// asked for, so a list that grows at its end, or many edits in a row, are not paid for each time.
///
/// Invariant: the views before `firstStale` have their true number, all others one that is not
/// smaller than `firstStale`.
@MainActor
struct PlaceIndex {
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var firstStale = Int.max

  func contains(_ view: View) -> Bool { numbers[ObjectIdentifier(view)] != nil }

  /// Notes that a view was inserted, and that the list now holds `count` views.
  mutating func insert(_ view: View, at index: Int, of count: Int) {
    numbers[ObjectIdentifier(view)] = index
    if index < count - 1 { firstStale = min(firstStale, index) }
  }

  /// Notes that a view was removed.
  mutating func remove(_ view: View, at index: Int) {
    numbers[ObjectIdentifier(view)] = nil
    // The last one leaves nothing behind it; to find that out costs more than to note it.
    firstStale = min(firstStale, index)
  }

  /// - Parameter views: The list as it stands.
  /// - Complexity: O(1), after an edit once O(n) for the views behind it.
  mutating func index(of view: View, in views: [View]) -> Int? {
    guard let known = numbers[ObjectIdentifier(view)] else { return nil }
    guard known >= firstStale else { return known }
    for index in min(firstStale, views.count)..<views.count {
      numbers[ObjectIdentifier(views[index])] = index
    }
    firstStale = .max
    return numbers[ObjectIdentifier(view)]
  }
}
