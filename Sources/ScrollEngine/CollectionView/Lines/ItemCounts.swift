import Extents

/// The number of items in each section, and their indices counted across all sections.
struct ItemCounts {
  /// The number of items of each section, as an extent: neighbouring sections with equal numbers
  /// are one run.
  private var sections = Extents()

  init() {}

  init(sections: Int, items: (Int) -> Int) {
    self.sections = Extents(count: sections) { Double(items($0)) }
  }

  var numberOfSections: Int { sections.count }

  /// The number of all items.
  var total: Int { Int(sections.total) }

  func numberOfItems(inSection section: Int) -> Int { Int(sections[section]) }

  /// The end of the run of sections, from `section` on, that have the same number of items.
  func endOfEqualSections(from section: Int) -> Int { sections.run(at: section).end }

  /// The items of a section, counted across all sections.
  func items(inSection section: Int) -> Range<Int> {
    let first = Int(sections.offset(of: section))
    return first..<first + Int(sections[section])
  }

  func hasSection(_ section: Int) -> Bool { section >= 0 && section < numberOfSections }

  func hasItem(at path: IndexPath) -> Bool {
    hasSection(path.section) && path.item >= 0
      && path.item < numberOfItems(inSection: path.section)
  }

  func index(of path: IndexPath) -> Int { Int(sections.offset(of: path.section)) + path.item }

  /// The index path of an item, given by its index among all items.
  func indexPath(at index: Int) -> IndexPath {
    guard let section = sections.index(at: Double(index)) else {
      fail("CollectionView: there is no item \(index) among \(total)")
    }
    return IndexPath(item: index - Int(sections.offset(of: section)), section: section)
  }
}
