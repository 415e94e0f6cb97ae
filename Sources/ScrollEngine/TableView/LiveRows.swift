/// The cells of the visible rows, found by the item of their row without a search.
///
/// A ring: the cell of item `i` is in slot `i & mask`, so that no cell changes its slot when rows
/// come and go at both ends. Headers, footers and rows without a height are items without a cell.
///
/// Invariant: `items` has at most as many items as there are slots, the number of slots is a power
/// of two, and every slot that belongs to no item is empty.
struct LiveRows {
  /// The items that may have a cell.
  private(set) var items = 0..<0
  private var slots: [TableViewCell?] = []
  /// The slots from before the last rearrangement, without the cells kept or taken since.
  private var leftovers: [TableViewCell?] = []

  /// - Precondition: `item` is one of `items`.
  subscript(item: Int) -> TableViewCell? { slots[item & (slots.count - 1)] }

  /// The items and their cells at one time.
  struct Shown {
    let items: Range<Int>
    fileprivate let slots: [TableViewCell?]

    /// Calls a function with the cell of an item, if any, without reference counting.
    ///
    /// The caller keeps this value in a constant: the function may release the cell.
    @inline(__always)
    func withCell(at item: Int, _ body: (TableViewCell) -> Void) {
      slots.withUnsafeBufferPointer { slots in
        slots.withMemoryRebound(to: Unmanaged<TableViewCell>?.self) { references in
          if let reference = references[item & (references.count - 1)] {
            reference.withObject(body)
          }
        }
      }
    }
  }

  /// The items and their cells as they are now.
  var shown: Shown { Shown(items: items, slots: slots) }

  /// Whether an item has no cell, without reference counting.
  ///
  /// - Precondition: `item` is one of `items`.
  @inline(__always)
  func lacksCell(at item: Int) -> Bool {
    slots.withUnsafeBufferPointer { slots in
      slots.withMemoryRebound(to: Unmanaged<TableViewCell>?.self) { references in
        references[item & (references.count - 1)] == nil
      }
    }
  }

  /// All cells, in the order of their rows.
  var cells: [TableViewCell] { items.values { self[$0] } }

  /// Sets the position of the first item to be added, if there are no items yet.
  mutating func start(at item: Int) {
    if items.isEmpty { items = item..<item }
  }

  /// Prepends an item with its cell, and the items without a cell between that item and the current
  /// first item.
  mutating func prepend(_ cell: consuming TableViewCell?, at item: Int) {
    extend(to: item..<item)
    slots[item & (slots.count - 1)] = cell
  }

  /// Appends an item with its cell, and the items without a cell between the current last item and
  /// that item.
  mutating func append(_ cell: consuming TableViewCell?, at item: Int) {
    extend(to: item + 1..<item + 1)
    slots[item & (slots.count - 1)] = cell
  }

  /// Adds items without a cell at both ends to include a range.
  mutating func extend(to range: Range<Int>) {
    let all =
      min(range.lowerBound, items.lowerBound)..<max(range.upperBound, items.upperBound)
    if all.count > slots.count { makeRoom(for: all.count) }
    items = all
  }

  /// Sets or removes the cell of one of the items.
  mutating func put(_ cell: TableViewCell?, at item: Int) {
    slots[item & (slots.count - 1)] = cell
  }

  // MARK: Rearranging

  /// Replaces the items with new items, which have no cells yet; the old cells become leftovers.
  mutating func rearrange(for range: Range<Int>) {
    swap(&slots, &leftovers)
    items = range.lowerBound..<range.lowerBound
    extend(to: range)
  }

  /// Moves the cells of a range of old items to as many new items, from `first` on.
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

  /// Takes the cell that an item had before the rearrangement; nil if the cell was kept or taken
  /// already, or if the item had no cell.
  mutating func takeLeftover(_ old: Int) -> TableViewCell? {
    let slot = old & (leftovers.count - 1)
    return leftovers[slot] == nil ? nil : leftovers[slot].take()
  }

  /// - Precondition: There is a first item.
  mutating func removeFirst() -> TableViewCell? {
    let item = items.lowerBound
    items = item + 1..<items.upperBound
    return empty(item)
  }

  /// - Precondition: There is a last item.
  mutating func removeLast() -> TableViewCell? {
    let item = items.upperBound - 1
    items = items.lowerBound..<item
    return empty(item)
  }

  private mutating func empty(_ item: Int) -> TableViewCell? {
    // Every empty range becomes 0..<0, so that empty ranges are equal.
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
