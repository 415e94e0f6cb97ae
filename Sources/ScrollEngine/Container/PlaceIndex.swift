import Extents

/// Knows at which place of a list each of its views stands.
///
/// Each view has a number, and stands where as many views have a smaller one. A view that leaves only
/// takes its number along, so that any number of them leave without those behind them being numbered
/// anew. An insertion in the middle has that done, once, when one of those behind it is asked for: many
/// insertions in a row are not paid for each time.
///
/// Invariant: the numbers below `firstStale` come in the order of the views, all others belong to views
/// behind those.
@MainActor
struct PlaceIndex {
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var firstStale = Int.max
  /// One for each number that a view has, zero for each whose view has left; empty while none has.
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
    // The last one leaves nothing behind it.
    if firstStale == .max, number == numbers.count + gone {
      if gone > 0 { taken.remove(at: number) }
      return
    }
    if gone == 0 { taken = Extents(repeating: 1, count: numbers.count + 1) }
    taken[number] = 0
    gone += 1
    // Numbers that nobody has are given up as soon as most of them are.
    if gone > numbers.count { firstStale = 0 }
  }

  /// - Parameter views: The list as it stands.
  /// - Complexity: O(log n), after insertions in the middle once O(n).
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
