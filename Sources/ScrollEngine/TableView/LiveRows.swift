/// The cells of the rows in sight, found by the item of their row without a search.
///
/// It is a ring: the cell of item `i` is in slot `i & mask`, so rows come and go at both ends and
/// nothing moves. An item has no cell where it is a header or a footer, or a row without a height.
///
/// Invariant: `items` has at most as many items as there are slots, the number of slots is a power
/// of two, and every slot that belongs to none of the items is empty.
struct LiveRows {
  /// The items for which there may be a cell.
  private(set) var items = 0..<0
  private var slots: [TableViewCell?] = []
  /// The slots from before a rearrangement; otherwise they are empty.
  private var leftovers: [TableViewCell?] = []

  /// - Precondition: `item` is one of `items`.
  subscript(item: Int) -> TableViewCell? { slots[item & (slots.count - 1)] }

  /// Calls a function with the cell of an item, if there is one, without counting.
  ///
  /// Who calls it keeps these rows in a constant: what the function does may give up the cell.
  @inline(__always)
  func look(at item: Int, _ body: (TableViewCell) -> Void) {
    slots.withUnsafeBufferPointer { slots in
      slots.withMemoryRebound(to: Unmanaged<TableViewCell>?.self) { references in
        if let reference = references[item & (references.count - 1)] { reference.look(body) }
      }
    }
  }

  /// The cells there are, in the order of their rows.
  var cells: [TableViewCell] { items.compactMap { self[$0] } }

  /// Where the first item comes, if there are none.
  mutating func start(at item: Int) {
    if items.isEmpty { items = item..<item }
  }

  /// Adds a cell, and items without one up to it, before all others.
  mutating func prepend(_ cell: consuming TableViewCell?, at item: Int) {
    extend(to: item..<item)
    slots[item & (slots.count - 1)] = cell
  }

  /// Adds a cell, and items without one up to it, after all others.
  mutating func append(_ cell: consuming TableViewCell?, at item: Int) {
    extend(to: item + 1..<item + 1)
    slots[item & (slots.count - 1)] = cell
  }

  /// Adds items without a cell at both ends, so that a range is among them.
  mutating func extend(to range: Range<Int>) {
    let all =
      min(range.lowerBound, items.lowerBound)..<max(range.upperBound, items.upperBound)
    if all.count > slots.count { makeRoom(for: all.count) }
    items = all
  }

  /// Gives one of the items a cell.
  mutating func put(_ cell: TableViewCell?, at item: Int) {
    slots[item & (slots.count - 1)] = cell
  }

  // MARK: Rearranging

  /// Has other items, for now without cells; those there were are left over.
  mutating func rearrange(for range: Range<Int>) {
    swap(&slots, &leftovers)
    items = range.lowerBound..<range.lowerBound
    extend(to: range)
  }

  /// Gives the cells of items from before the rearrangement to as many neighbours among those now.
  mutating func keep(_ old: Range<Int>, as first: Int) {
    let way = first - old.lowerBound
    slots.withUnsafeMutableBufferPointer { slots in
      leftovers.withUnsafeMutableBufferPointer { leftovers in
        for item in old {
          swap(&slots[(item + way) & (slots.count - 1)], &leftovers[item & (leftovers.count - 1)])
        }
      }
    }
  }

  /// The cell that an item from before the rearrangement had, if nobody has kept or taken it.
  mutating func takeLeftover(_ old: Int) -> TableViewCell? {
    let slot = old & (leftovers.count - 1)
    return leftovers[slot] == nil ? nil : leftovers[slot].take()
  }

  /// - Precondition: There is one.
  mutating func removeFirst() -> TableViewCell? {
    let item = items.lowerBound
    items = item + 1..<items.upperBound
    return empty(item)
  }

  /// - Precondition: There is one.
  mutating func removeLast() -> TableViewCell? {
    let item = items.upperBound - 1
    items = items.lowerBound..<item
    return empty(item)
  }

  private mutating func empty(_ item: Int) -> TableViewCell? {
    // An empty range lies where it is in any layout.
    if items.isEmpty { items = 0..<0 }
    return slots[item & (slots.count - 1)].take()
  }

  private mutating func makeRoom(for count: Int) {
    var capacity = max(16, slots.count)
    while capacity < count { capacity *= 2 }
    var larger = [TableViewCell?](repeating: nil, count: capacity)
    for item in items { larger[item & (capacity - 1)] = self[item] }
    slots = larger
  }
}
