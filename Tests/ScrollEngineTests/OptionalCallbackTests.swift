import ScrollEngine
import TestSupport
import Testing

/// A method that a delegate leaves to its default is not called again; its own methods always are.
@MainActor
@Suite("Optional methods of a delegate")
struct OptionalCallbackTests {
  class Rows: TableViewDataSource {
    let count: Int
    init(_ count: Int = 100) { self.count = count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
  }

  final class Plain: TableViewDelegate {}

  class Heights: TableViewDelegate {
    var asked = 0
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
      asked += 1
      return 10
    }
  }

  final class Overriding: Heights {
    override func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
      super.tableView(tableView, heightForRowAt: indexPath) * 2
    }
  }

  /// Forwards the question to a delegate that has only the default methods.
  final class Forwarder: TableViewDelegate {
    let other = Plain()
    var asked = 0
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
      asked += 1
      return other.tableView(tableView, heightForRowAt: indexPath) + Double(indexPath.row % 2)
    }
  }

  private func table(_ rows: Rows, _ delegate: (any TableViewDelegate)?) -> TableView {
    let table = exactTable(frame: Rect(x: 0, y: 0, width: 100, height: 200))
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 20
    table.dataSource = rows
    table.delegate = delegate
    table.layoutIfNeeded()
    return table
  }

  @Test("a delegate of a million equal rows is not asked for each")
  func equalRows() {
    let rows = Rows(1_000_000)
    let delegate = Plain()
    let table = table(rows, delegate)
    #expect(table.contentSize.height == 20_000_000)
    #expect(table.rowIndexByteCount < 10_000)
  }

  @Test("one that knows heights is asked for each, and so is a subclass that overrides")
  func heights() {
    let rows = Rows()
    let delegate = Heights()
    #expect(table(rows, delegate).contentSize.height == 1_000)
    #expect(delegate.asked >= 100)
    #expect(table(rows, Overriding()).contentSize.height == 20 * 100)
    let overriding = Overriding()
    #expect(table(rows, overriding).contentSize.height == 2_000)
  }

  @Test("another delegate is asked anew, in both directions, and none asks nobody")
  func anotherDelegate() {
    let rows = Rows()
    let (plain, heights) = (Plain(), Heights())
    let table = table(rows, plain)
    for _ in 0..<3 {
      #expect(table.contentSize.height == 2_000)
      table.delegate = heights
      #expect(table.contentSize.height == 1_000)
      table.delegate = nil
      #expect(table.contentSize.height == 2_000)
      table.delegate = plain
    }
  }

  @Test("one that forwards to an object of defaults answers itself")
  func forwarding() {
    let rows = Rows()
    let delegate = Forwarder()
    #expect(table(rows, delegate).contentSize.height == 2_050)
    #expect(delegate.asked >= 100)
  }

  @Test("what one table learns of its delegate says nothing of another table's")
  func twoTables() {
    let rows = Rows()
    let forwarder = Forwarder()
    let first = table(rows, forwarder.other)
    let second = table(rows, forwarder)
    #expect(first.contentSize.height == 2_000)
    #expect(second.contentSize.height == 2_050)
  }

  @Test("an empty table learns when its first rows come")
  func firstRows() throws {
    final class Growing: TableViewDataSource {
      var count = 0
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      }
    }
    for (delegate, height) in [(Plain(), 60.0), (Heights(), 30)]
      as [(any TableViewDelegate, Double)]
    {
      let rows = Growing()
      let table = exactTable(frame: Rect(x: 0, y: 0, width: 100, height: 200))
      table.register(TableViewCell.self, forCellReuseIdentifier: "row")
      table.rowHeight = 20
      table.dataSource = rows
      table.delegate = delegate
      table.layoutIfNeeded()
      rows.count = 3
      var updates = ListUpdates()
      updates.insert(at: (0..<3).map { IndexPath(row: $0, section: 0) })
      try table.apply(updates)
      table.layoutIfNeeded()
      #expect(table.contentSize.height == height)
      table.checkInvariants()
    }
  }

  @Test("a table that estimates finds out that there is nothing to estimate when a row is in sight")
  func nothingToEstimate() {
    let rows = Rows(1_000)
    let plain = Plain()
    let table = exactTable(frame: Rect(x: 0, y: 0, width: 100, height: 200))
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 20
    table.estimatedRowHeight = 30
    table.dataSource = rows
    table.delegate = plain
    #expect(table.contentSize.height == 30_000)
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 20_000)
    #expect(table.numberOfEstimatedRows == 0)
    table.checkInvariants()
  }

  @Test("headers are there for titles and views, whoever has them")
  func headers() {
    final class Views: TableViewDelegate {
      var asked = 0
      func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
        asked += 1
        return View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
      }
    }
    final class Titled: TableViewDataSource {
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      }
      func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        "A title"
      }
    }
    let rows = Rows(1)
    #expect(table(rows, Plain()).rectForHeader(inSection: 0).height == 0)
    let views = Views()
    let withViews = table(rows, views)
    #expect(withViews.rectForHeader(inSection: 0).height == 28)
    withViews.sectionHeaderHeight = 40
    withViews.layoutIfNeeded()
    #expect(withViews.rectForHeader(inSection: 0).height == 40)
    let titled = Titled()
    let withTitle = exactTable(frame: Rect(x: 0, y: 0, width: 100, height: 200))
    withTitle.register(TableViewCell.self, forCellReuseIdentifier: "row")
    withTitle.dataSource = titled
    withTitle.layoutIfNeeded()
    #expect(withTitle.headerView(forSection: 0)?.textLabel?.text == "A title")
  }

  @Test("a flow layout asks for what its delegate knows, and takes the rest from its properties")
  func flow() {
    class Items: CollectionViewDataSource {
      func collectionView(
        _ collectionView: CollectionView, numberOfItemsInSection section: Int
      ) -> Int { 1_000_000 }
      func collectionView(
        _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
      ) -> CollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      }
    }
    final class Spacing: CollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
      ) -> Double { 5 }
    }
    let items = Items()
    let delegate = Spacing()
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 60, height: 20)
    let collection = CollectionView(
      frame: Rect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = items
    collection.delegate = delegate
    collection.layoutIfNeeded()
    #expect(collection.contentSize.height == 25 * 1_000_000 - 5)
    collection.delegate = nil
    collection.layoutIfNeeded()
    #expect(collection.contentSize.height == 30 * 1_000_000 - 10)
  }
}
