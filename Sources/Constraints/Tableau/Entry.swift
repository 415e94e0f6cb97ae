/// A coefficient, and the index of its variable or constraint.
struct Entry: Hashable, Sendable {
  var index: Int
  var coefficient: Double
}

extension [Entry] {
  /// The place of the entry with an index, among entries sorted by index; nil if there is none.
  func place(of index: Int) -> Int? {
    var (lower, upper) = (0, count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if self[middle].index < index { lower = middle + 1 } else { upper = middle }
    }
    return lower < count && self[lower].index == index ? lower : nil
  }

  /// The coefficient of an index, or 0; the entries are sorted by index.
  func coefficient(of index: Int) -> Double {
    guard let place = place(of: index) else { return 0 }
    return self[place].coefficient
  }

  /// Inserts an entry whose index is not among the others.
  mutating func insertSorted(_ entry: Entry) {
    var place = count
    while place > 0, self[place - 1].index > entry.index { place -= 1 }
    insert(entry, at: place)
  }
}

extension [Int] {
  /// Removes a number that occurs once; the order of the others may change.
  ///
  /// The search begins at the end, because the last number is most often removed first.
  mutating func removeUnordered(_ number: Int) {
    guard let place = lastIndex(of: number) else { return }
    swapAt(place, count - 1)
    removeLast()
  }

  /// Replaces a number that occurs once.
  mutating func replace(_ number: Int, with other: Int) {
    guard let place = lastIndex(of: number) else { return }
    self[place] = other
  }
}
