import Extents
@testable import ScrollEngine
import TestSupport
import Testing

/// Lists with a callback that changes the data once, while the list asks for data.
@MainActor
@Suite("What a callback answers for old data")
struct AskedAgainTests {
  private let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 400))

  @Test("is not taken for an item of the new ones")
  func size() {
    final class Sizes: CollectionViewDelegateFlowLayout {
      weak var collection: CollectionView?
      var calls = 0
      func collectionView(
        _ collectionView: CollectionView, layout: CollectionViewLayout,
        sizeForItemAt path: IndexPath
      ) -> Size {
        calls += 1
        if calls == 1 {
          collection?.reloadData()
          return Size(width: 300, height: 30)
        }
        return Size(width: 300, height: 50)
      }
    }
    let collection = CollectionView(
      frame: window.bounds, collectionViewLayout: CollectionViewFlowLayout())
    let (source, sizes) = (CountedSource([8]), Sizes())
    sizes.collection = collection
    collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
    collection.delegate = sizes
    window.addSubview(collection)
    window.layoutIfNeeded()
    let heights = (0..<8).map {
      collection.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.height
    }
    #expect(heights == Array(repeating: 50, count: 8))
  }

  /// A data source that runs `inTitle` once, when it is asked about the header of section 0.
  private final class Titles: TableViewDataSource {
    weak var table: TableView?
    var rows = [3, 3]
    var title: String? = "title"
    var inTitle: ((Titles) -> Void)?
    func numberOfSections(in tableView: TableView) -> Int { rows.count }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      rows[section]
    }
    func tableView(_ tableView: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
      defer {
        inTitle?(self)
        inTitle = nil
      }
      return title
    }
  }

  private func table(_ titles: Titles) -> TableView {
    let table = TableView(frame: window.bounds)
    titles.table = table
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 40
    table.dataSource = titles
    window.addSubview(table)
    return table
  }

  @Test("The title of a section is shown though its header's delegate has inserted a row")
  func title() {
    final class Headers: TableViewDelegate {
      weak var titles: Titles?
      var isLayout = false
      func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
        guard isLayout, let titles, section == 0 else { return nil }
        isLayout = false
        titles.rows[0] += 1
        tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        return nil
      }
    }
    let (titles, headers) = (Titles(), Headers())
    let table = table(titles)
    headers.titles = titles
    table.delegate = headers
    _ = table.contentSize
    headers.isLayout = true
    window.layoutIfNeeded()
    #expect(!headers.isLayout && table.numberOfRows(inSection: 0) == 4)
    #expect(table.headerView(forSection: 0) != nil && table.headerView(forSection: 1) != nil)
  }

  @Test("A section without a title and without a view has no empty header")
  func band() {
    final class Plain: TableViewDelegate {}
    let (titles, plain) = (Titles(), Plain())
    titles.title = nil
    titles.inTitle = { $0.table?.reloadData() }
    let table = table(titles)
    table.sectionHeaderHeight = 40
    table.delegate = plain
    window.layoutIfNeeded()
    #expect(titles.inTitle == nil)
    #expect(table.rect(forSection: 0).height == 3 * 40)
  }

  /// A child that runs `onAsk` once, when its content size is read.
  private final class Asked: ScrollView {
    /// How many times the size is read before `onAsk` runs.
    var asksBefore = 0
    var onAsk: (() -> Void)?
    override var contentSize: Size {
      get {
        asksBefore -= 1
        if asksBefore < 0, let ask = onAsk {
          onAsk = nil
          ask()
        }
        return super.contentSize
      }
      set { super.contentSize = newValue }
    }
  }

  @Test("A child that replaces another one while a stack asks for its length gets its own length")
  func replaced() {
    let stack = StackingScrollView(frame: window.bounds)
    let (first, last, other) = (View(), Asked(), View())
    first.frame.size.height = 100
    other.frame.size.height = 250
    last.contentSize = Size(width: 320, height: 60)
    stack.addArrangedSubview(first)
    stack.addArrangedSubview(last)
    window.addSubview(stack)
    window.layoutIfNeeded()
    last.onAsk = { stack.replaceArrangedSubview(first, with: other) }
    stack.spacing = 10
    window.layoutIfNeeded()
    #expect(stack.arrangedSubviews.first === other && last.onAsk == nil)
    #expect(stack.contentSize.height == 250 + 10 + 60 && last.frame.minY == 260)
  }
  @Test("A child may take all children out, whatever it is asked for", arguments: 0..<30)
  func removal(asks: Int) {
    for stack in [
      StackingScrollView(frame: window.bounds), ContainerScrollView(frame: window.bounds),
    ] {
      let (first, child, last) = (View(), Asked(), Asked())
      first.frame.size.height = 100
      child.contentSize = Size(width: 320, height: 200)
      last.contentSize = Size(width: 320, height: 900)
      for view in [first, child, last] { stack.addArrangedSubview(view) }
      window.addSubview(stack)
      window.layoutIfNeeded()
      child.asksBefore = asks
      child.onAsk = { for view in stack.arrangedSubviews { view.removeFromSuperview() } }
      for child in [last, child] { stack.contentSizeBecameStale(of: child) }
      stack.contentOffset.y = 60
      window.layoutIfNeeded()
      stack.spacing = 3
      child.contentInset.top = 5
      window.layoutIfNeeded()
      let rest = child.onAsk == nil ? 0 : 3
      #expect(stack.arrangedSubviews.count == rest && stack.slots.count == rest)
      stack.removeFromSuperview()
      child.onAsk = nil
    }
  }
}
