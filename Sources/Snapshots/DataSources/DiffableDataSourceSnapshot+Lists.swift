internal import ScrollEngine

// Places as lists count them, and the difference between two snapshots.
extension DiffableDataSourceSnapshot {
  /// The item at an index path; nil if there is none.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    let order = order
    guard path.section >= 0, path.section < order.sections.count, path.row >= 0,
      path.row < order.items(inSection: path.section).count
    else { return nil }
    return items[Int(order.items[order.starts[path.section] + path.row])]
  }

  /// The index path of an item; nil if there is none.
  func indexPath(of identifier: ItemIdentifierType) -> IndexPath? {
    guard let slot = items.slot(of: identifier) else { return nil }
    let section = Int(order.sectionPlaces[itemChains.section(of: slot)])
    return IndexPath(row: Int(order.itemPlaces[slot]) - order.starts[section], section: section)
  }

  /// The section at an index; nil if there is none.
  func section(at index: Int) -> SectionIdentifierType? {
    let order = order
    guard order.sections.indices.contains(index) else { return nil }
    return sections[Int(order.sections[index])]
  }

  /// The numbers of the items from the first of some index paths to the last; paths without an item
  /// do not count.
  func numbers(of paths: [IndexPath]) -> Range<Int> {
    let order = order
    let paths = paths.filter { item(at: $0) != nil }
    guard let first = paths.min(), let last = paths.max() else { return 0..<0 }
    return order.starts[first.section] + first.row..<order.starts[last.section] + last.row + 1
  }

  /// The difference from an older snapshot; `inSight` are the numbers of its items in sight.
  ///
  /// - Complexity: O(n + b log b) for b stretches of items that have changed places
  func difference(
    from old: DiffableDataSourceSnapshot, inSight: Range<Int> = 0..<0
  ) -> SnapshotDifference {
    let (oldOrder, newOrder) = (old.order, order)
    let sectionMatch = IdentityMatch(
      sections, in: newOrder.sections, with: old.sections, in: oldOrder.sections,
      at: oldOrder.sectionPlaces)
    let itemMatch = match(
      items, newOrder.items, old.items, oldOrder.items, oldOrder.itemPlaces)
    if let (before, first, second) = sectionMatch.conflict {
      fatalError(
        "DiffableDataSourceSnapshot: sections \(sections[Int(newOrder.sections[first])]) at \(first) "
          + "and \(sections[Int(newOrder.sections[second])]) at \(second) both equal "
          + "\(old.sections[Int(oldOrder.sections[before])]) at \(before) before: == and hash(into:) "
          + "of \(SectionIdentifierType.self) disagree")
    }
    if let (before, first, second) = itemMatch.conflict {
      fatalError(
        "DiffableDataSourceSnapshot: \(name(ofItem: Int(newOrder.items[first]))) and "
          + "\(name(ofItem: Int(newOrder.items[second]))) both equal "
          + "\(old.name(ofItem: Int(oldOrder.items[before]))) before: == and hash(into:) of "
          + "\(ItemIdentifierType.self) disagree")
    }
    func numbers(_ slots: Set<Int>, _ places: [UInt32]) -> [Int] {
      slots.map { Int(places[$0]) }.sorted()
    }
    return SnapshotDifference(
      SnapshotDifference.States(
        oldStarts: oldOrder.starts, newStarts: newOrder.starts, sections: sectionMatch,
        items: itemMatch, inSight: inSight,
        sectionsToReload: numbers(marks.reloadedSections, newOrder.sectionPlaces),
        itemsToReload: numbers(marks.reloadedItems, newOrder.itemPlaces),
        itemsToReconfigure: numbers(marks.reconfiguredItems, newOrder.itemPlaces)))
  }
}
