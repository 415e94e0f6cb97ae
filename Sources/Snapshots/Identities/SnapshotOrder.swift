internal import Synchronization

/// The order of a snapshot's sections and items, from places to slots and back.
///
/// Items are numbered across all sections.
final class SnapshotOrder: Sendable {
  /// The slots of the sections.
  let sections: [UInt32]
  /// The index of the section in each slot.
  let sectionPlaces: [UInt32]
  /// The number of the first item of each section, and the number of all items.
  let starts: [Int]
  /// The slots of the items.
  let items: [UInt32]
  /// The number of the item in each slot.
  let itemPlaces: [UInt32]

  init(_ sectionChain: Chain, _ sectionLinks: ChainLinks, _ itemChains: ItemChains) {
    var sections: [UInt32] = []
    var sectionPlaces = [UInt32](repeating: ChainLinks.none, count: itemChains.sectionSlotCount)
    var starts = [0]
    var items: [UInt32] = []
    var itemPlaces = [UInt32](repeating: ChainLinks.none, count: itemChains.slotCount)
    items.reserveCapacity(itemChains.slotCount)
    sectionLinks.forEach(in: sectionChain) { section in
      sectionPlaces[section] = UInt32(sections.count)
      sections.append(UInt32(section))
      itemChains.forEach(inSection: section) { item in
        itemPlaces[item] = UInt32(items.count)
        items.append(UInt32(item))
      }
      starts.append(items.count)
    }
    self.sections = sections
    self.sectionPlaces = sectionPlaces
    self.starts = starts
    self.items = items
    self.itemPlaces = itemPlaces
  }

  /// The numbers of the items of a section.
  func items(inSection section: Int) -> Range<Int> { starts[section]..<starts[section + 1] }

  /// The section of an item.
  ///
  /// - Precondition: There is an item with that number.
  /// - Complexity: O(log S) for S sections
  func section(ofItem item: Int) -> Int {
    var (lower, upper) = (0, sections.count)
    while upper - lower > 1 {
      let middle = (lower + upper) / 2
      if starts[middle] <= item { lower = middle } else { upper = middle }
    }
    return lower
  }
}

/// Keeps the order of a snapshot, once something has asked for it, for all copies of the snapshot.
final class SnapshotOrderCache: Sendable {
  private let order = Mutex<SnapshotOrder?>(nil)

  init() {}

  func order(_ make: () -> SnapshotOrder) -> SnapshotOrder {
    order.withLock { order in
      if let order { return order }
      let made = make()
      order = made
      return made
    }
  }

  func forget() { order.withLock { $0 = nil } }
}
