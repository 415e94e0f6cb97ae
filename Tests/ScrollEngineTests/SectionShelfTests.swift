import ScrollEngine
import TestSupport
import Testing

/// The header of each section holds a horizontal list, whose offset belongs to the section.
@MainActor
@Suite("Scroll views in the headers of sections")
struct SectionShelfTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let source = ShelvedSections()

  private func table(_ style: TableView.Style) -> TableView {
    let table = exactTable(frame: window.bounds, style: style)
    table.rowHeight = 20
    table.sectionHeaderHeight = 20
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.register(ShelfHeader.self, forHeaderFooterViewReuseIdentifier: "shelf")
    table.dataSource = source
    table.delegate = source
    window.addSubview(table)
    window.layoutIfNeeded()
    return table
  }

  private func collection(pinned: Bool) -> CollectionView {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 100, height: 20)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = Size(width: 20, height: 20)
    layout.sectionHeadersPinToVisibleBounds = pinned
    let collection = CollectionView(frame: window.bounds, collectionViewLayout: layout)
    collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.register(
      ShelfReusable.self, forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
      withReuseIdentifier: "shelf")
    collection.dataSource = source
    window.addSubview(collection)
    window.layoutIfNeeded()
    return collection
  }

  private func shelf(_ section: Int, of list: ScrollView) throws -> ScrollView {
    switch list {
    case let table as TableView:
      return try #require(table.headerView(forSection: section) as? ShelfHeader).shelf
    case let collection as CollectionView:
      let view = collection.supplementaryView(
        forElementKind: CollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: section))
      return try #require(view as? ShelfReusable).shelf
    default: throw Nothing()
    }
  }

  private struct Nothing: Error {}

  private func scroll(_ list: ScrollView, to y: Double) {
    list.contentOffset.y = y
    window.layoutIfNeeded()
  }

  /// Sections are 80 points long: a header and three rows.
  private func check(_ list: ScrollView) throws {
    try shelf(0, of: list).contentOffset.x = 33
    scroll(list, to: 800)
    #expect(try shelf(10, of: list).contentOffset.x == 0)
    try shelf(10, of: list).contentOffset.x = 44
    scroll(list, to: 0)
    #expect(try shelf(0, of: list).contentOffset.x == 33)
    #expect(try shelf(1, of: list).contentOffset.x == 0)
    scroll(list, to: 800)
    #expect(try shelf(10, of: list).contentOffset.x == 44)
  }

  @Test(
    "of a table stand where they stood when their section returns",
    arguments: [TableView.Style.plain, .grouped])
  func table(style: TableView.Style) throws { try check(table(style)) }

  @Test(
    "of a collection stand where they stood when their section returns", arguments: [false, true])
  func collections(pinned: Bool) throws { try check(collection(pinned: pinned)) }

  @Test("follow their section through updates, and are forgotten with it")
  func updates() throws {
    for list in [table(.grouped), collection(pinned: false)] as [ScrollView] {
      try shelf(0, of: list).contentOffset.x = 33
      try shelf(1, of: list).contentOffset.x = 44
      scroll(list, to: 800)
      source.sections += 1
      insert(in: list)
      window.layoutIfNeeded()
      scroll(list, to: 0)
      #expect(try shelf(0, of: list).contentOffset.x == 0)
      #expect(try shelf(1, of: list).contentOffset.x == 33)
      source.sections -= 1
      delete(in: list)
      window.layoutIfNeeded()
      window.advance(to: window.now + 1)
      scroll(list, to: 800)
      scroll(list, to: 0)
      #expect(try shelf(0, of: list).contentOffset.x == 0)
      #expect(try shelf(1, of: list).contentOffset.x == 44)
      list.removeFromSuperview()
    }
  }

  private func insert(in list: ScrollView) {
    (list as? TableView)?.insertSections([0], with: .none)
    (list as? CollectionView)?.insertSections([0])
  }

  /// Deletes the first of the two sections that the insertion has moved.
  private func delete(in list: ScrollView) {
    (list as? TableView)?.deleteSections([1], with: .fade)
    (list as? CollectionView)?.deleteSections([1])
  }

  @Test("begin anew after a reload, unless their content has a name, and stay in UIKit's way")
  func reload() throws {
    let table = table(.grouped)
    try shelf(0, of: table).contentOffset.x = 33
    table.reloadData()
    window.layoutIfNeeded()
    #expect(try shelf(0, of: table).contentOffset.x == 0)
    source.names = true
    table.reloadData()
    window.layoutIfNeeded()
    try shelf(0, of: table).contentOffset.x = 33
    table.reloadData()
    window.layoutIfNeeded()
    #expect(try shelf(0, of: table).contentOffset.x == 33)
    table.restoresOffsetsInCells = false
    try shelf(0, of: table).contentOffset.x = 21
    try shelf(1, of: table).contentOffset.x = 21
    scroll(table, to: 800)
    #expect(try shelf(10, of: table).contentOffset.x == 21)
  }
}

final class ShelfHeader: TableViewHeaderFooterView {
  let shelf = ScrollView()

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    addSubview(shelf)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    shelf.frame = bounds
    shelf.contentSize = Size(width: 300, height: bounds.height)
  }
}

final class ShelfReusable: CollectionReusableView {
  let shelf = ScrollView()

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    addSubview(shelf)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    shelf.frame = bounds
    shelf.contentSize = Size(width: 300, height: bounds.height)
  }
}

/// Twenty sections of three rows, each section with a shelf above its rows.
@MainActor
final class ShelvedSections: TableViewDataSource, TableViewDelegate, CollectionViewDataSource {
  var sections = 20
  var names = false

  func numberOfSections(in tableView: TableView) -> Int { sections }
  func numberOfSections(in collectionView: CollectionView) -> Int { sections }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double { 20 }

  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "shelf")
    if names { view?.contentIdentity = section }
    return view
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: elementKind, withReuseIdentifier: "shelf", for: indexPath)
  }
}
