@testable import ScrollEngine
import TestSupport
import Testing

/// One test for each row of the table in the article on layout.
@MainActor
@Suite("What a callback of a list may do")
struct CallbackRulesTests {
  /// A list that has been laid out once, and makes `call` in the next run of `callback`.
  private func client(
    _ kind: CallbackClient.Kind, _ callback: String, _ call: String
  ) -> CallbackClient {
    let client = CallbackClient(
      kind: kind, isStacked: false, trigger: .once(callback, 1), seed: 5)
    client.onlyCall = call
    client.setUp()
    client.window.layoutIfNeeded()
    client.rest = 1
    return client
  }

  private func counts(of client: CallbackClient) -> [Int] {
    (0..<client.list.numberOfSections).map(client.list.knownCount(inSection:))
  }

  @Test(
    "Asked for its content, another content is asked for anew",
    arguments: [
      (.heights, "tableView(_:numberOfRowsInSection:)", "reloadData() of no rows"),
      (.heights, "tableView(_:heightForRowAt:)", "insertRows(at:with:)"),
      (.heights, "tableView(_:heightForHeaderInSection:)", "dataSource = another"),
      (.estimates, "tableView(_:estimatedHeightForRowAt:)", "deleteRows(at:with:)"),
      (.estimates, "tableView(_:estimatedHeightForRowAt:)", "reloadData() of no rows"),
      (.sizes, "collectionView(_:numberOfItemsInSection:)", "reloadData() of no rows"),
      (.sizes, "collectionView(_:layout:sizeForItemAt:)", "insertItems(at:)"),
      (.sizes, "collectionView(_:layout:insetForSectionAt:)", "dataSource = another"),
      (.ownLayout, "prepare() of the layout", "deleteItems(at:)"),
    ] as [(CallbackClient.Kind, String, String)])
  func content(kind: CallbackClient.Kind, callback: String, call: String) {
    for isUpdate in [false, true] {
      let client = client(kind, callback, call)
      if isUpdate { client.insertOne() } else { client.list.reloadData() }
      client.window.layoutIfNeeded()
      client.list.reloadData()
      client.window.layoutIfNeeded()
      #expect(client.done.count == 1 && client.complaint == nil)
      #expect(counts(of: client) == (client.isSource ? client.names.map(\.count) : [4]))
    }
  }

  @Test(
    "While cells come and go, updates wait and the list asks for nothing",
    arguments: [
      (.heights, "tableView(_:cellForRowAt:)", "insertRows(at:with:)"),
      (.estimates, "tableView(_:heightForRowAt:)", "deleteRows(at:with:)"),
      (.rowHeight, "tableView(_:willDisplay:forRowAt:)", "beginUpdates() and endUpdates()"),
      (.cellHeights, "sizeThatFits(_:)", "deleteSections(_:with:)"),
      (.rowHeight, "tableView(_:didEndDisplaying:forRowAt:)", "performBatchUpdates(_:completion:)"),
      (.evenFlow, "collectionView(_:cellForItemAt:)", "insertItems(at:)"),
      (.cellSizes, "preferredLayoutAttributesFitting(_:)", "deleteItems(at:)"),
      (.evenFlow, "collectionView(_:willDisplay:forItemAt:)", "performBatchUpdates(_:completion:)"),
      (.ownLayout, "layoutAttributesForElements(in:) of the layout", "insertSections(_:with:)"),
    ] as [(CallbackClient.Kind, String, String)])
  func waiting(kind: CallbackClient.Kind, callback: String, call: String) {
    let client = client(kind, callback, call)
    let before = counts(of: client)
    var after: [Int]?
    client.didDo = { [unowned client] in
      after = (0..<client.list.knownSections).map(client.list.knownCount(inSection:))
    }
    client.list.contentOffset.y = 100
    client.window.layoutIfNeeded()
    #expect(client.done.count == 1 && client.complaint == nil)
    #expect(after == before && counts(of: client) == client.names.map(\.count))
  }

  @Test("A change that waits goes on waiting while a batch is open")
  func openBatch() throws {
    let client = client(.rowHeight, "tableView(_:cellForRowAt:)", "insertRows(at:with:)")
    let table = try #require(client.list as? TableView)
    client.didDo = { table.beginUpdates() }
    table.contentOffset.y = 100
    client.window.layoutIfNeeded()
    #expect(client.done.count == 1)
    table.endUpdates()
    client.window.layoutIfNeeded()
    #expect(client.wrong == nil)
  }

  @Test("A delegate that zooms when it is asked for its view leaves the content in its range")
  func zooming() {
    for (seed, count) in (0..<4).flatMap({ seed in (1..<24).map { (seed, $0) } }) {
      let client = CallbackClient(
        kind: .scroller, isStacked: false, trigger: .once("viewForZooming(in:)", count),
        seed: UInt64(seed))
      client.onlyCall = "zoom(to:animated:)"
      client.setUp()
      client.window.layoutIfNeeded()
      client.view.zoomScale = 3
      client.view.contentOffset = client.view.scrollRange.maximum
      client.rest = 1
      client.view.setZoomScale(0.5, animated: true)
      for _ in 0..<80 { client.window.advance(to: client.window.now + 1 / 60) }
      #expect(client.wrong == nil, "\(seed), \(count)")
    }
  }

  @Test(
    "In between, it takes effect at once",
    arguments: [
      (.heights, "scrollViewDidScroll(_:)", "insertRows(at:with:)"),
      (.heights, "scrollViewDidScroll(_:)", "reloadData() of no rows"),
      (.evenFlow, "scrollViewDidScroll(_:)", "deleteItems(at:)"),
    ] as [(CallbackClient.Kind, String, String)])
  func between(kind: CallbackClient.Kind, callback: String, call: String) {
    let client = client(kind, callback, call)
    var after: [Int]?
    client.didDo = { [unowned client] in
      after = (0..<client.list.knownSections).map(client.list.knownCount(inSection:))
    }
    client.list.contentOffset.y = 40
    #expect(client.done.count == 1 && after == client.names.map(\.count))
  }

  @Test("A completion that waits has nothing asked for twice")
  func completion() {
    final class Rows: TableViewDataSource, TableViewDelegate {
      var (count, counts, asked, isChanging, isDone) = (9, 0, 0, false, false)
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        counts += 1
        return count
      }
      func tableView(_ tableView: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
      }
      func tableView(_ tableView: TableView, heightForRowAt path: IndexPath) -> Double {
        asked += 1
        return 40
      }
      func tableView(_ table: TableView, willDisplay cell: TableViewCell, forRowAt: IndexPath) {
        guard isChanging else { return }
        isChanging = false
        table.beginUpdates()
        table.performBatchUpdates { [unowned self] in
          count += 1
          table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        } completion: { [unowned self] in
          isDone = $0
        }
        table.endUpdates()
        table.reloadData()
        (counts, asked) = (0, 0)
      }
    }
    let (table, rows) = (TableView(frame: Rect(x: 0, y: 0, width: 100, height: 100)), Rows())
    table.estimatedRowHeight = 0
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.delegate = rows
    table.layoutIfNeeded()
    rows.isChanging = true
    table.contentOffset.y = 80
    table.layoutIfNeeded()
    table.layoutIfNeeded()
    #expect(rows.isDone && table.numberOfRows(inSection: 0) == 10)
    #expect(rows.counts == 1 && rows.asked == 10)
  }

  @Test("A list that asks for other content each time stops the program with the callback")
  func never() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      final class Restless: TableViewDataSource {
        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
          tableView.reloadData()
          return 3
        }
        func tableView(_ tableView: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
          TableViewCell(style: .default, reuseIdentifier: nil)
        }
      }
      await MainActor.run {
        let source = Restless()
        let table = TableView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
        table.dataSource = source
        table.layoutIfNeeded()
      }
    }
    #expect(
      lastWords(result).contains(
        "TableView: tableView(_:numberOfRowsInSection:) changes the table or its data source each "
          + "time it is asked for its content, 100 times now"))
  }

  @Test("A selected element that is not there stops the program with the delegate's own method")
  func selected() async {
    let table = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { CallbackRulesTests.choose(.rowHeight) }
    }
    #expect(lastWords(table).contains("tableView(_:willSelectRowAt:), which named it, was called"))
    let items = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { CallbackRulesTests.choose(.evenFlow) }
    }
    #expect(lastWords(items).contains("collectionView(_:shouldSelectItemAt:) was called"))
  }

  private static func choose(_ kind: CallbackClient.Kind) {
    let client = CallbackClient(kind: kind, isStacked: false, trigger: .often(0), seed: 1)
    client.setUp()
    client.window.layoutIfNeeded()
    client.list.chooseByKey(IndexPath(row: 70, section: 0))
  }

  @Test("An update that does not match the data stops the program with callback and call")
  func mismatch() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let client = CallbackClient(
          kind: .rowHeight, isStacked: false,
          trigger: .once("tableView(_:willDisplay:forRowAt:)", 2), seed: 1)
        client.onlyCall = "insertRows(at:with:) of nothing"
        client.rest = 1
        client.setUp()
        client.window.layoutIfNeeded()
      }
    }
    #expect(
      lastWords(result).contains(
        "insertRows(at:with:) was called from within tableView(_:willDisplay:forRowAt:): change the "
          + "data and name each change, or call reloadData()"))
  }

  @Test(
    "So does one in a callback of a zoom",
    arguments: [
      "viewForZooming(in:)", "scrollViewWillBeginZooming(_:with:)", "scrollViewDidZoom(_:)",
      "scrollViewDidEndZooming(_:with:atScale:)",
    ])
  func mismatchInZoom(callback: String) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [callback] in
      await MainActor.run {
        let (window, table) = (Window(), TableView())
        let zoomer = InsertingZoomer(callback: callback)
        window.frame = Rect(x: 0, y: 0, width: 100, height: 100)
        table.frame = window.bounds
        (table.dataSource, table.delegate, table.maximumZoomScale) = (zoomer, zoomer, 2)
        window.addSubview(table)
        window.layoutIfNeeded()
        zoomer.isArmed = true
        table.setZoomScale(2, animated: true)
        for frame in 0..<120 { window.advance(to: Double(frame) / 60) }
      }
    }
    #expect(
      lastWords(result).contains("insertRows(at:with:) was called from within \(callback)"))
  }
}

/// Inserts a row that the data does not have, in a callback of a zoom.
private final class InsertingZoomer: TableViewDataSource, TableViewDelegate {
  private let callback: String
  var isArmed = false

  init(callback: String) { self.callback = callback }

  private func insert(_ scrollView: ScrollView, in callback: String) {
    guard isArmed, callback == self.callback, let table = scrollView as? TableView else { return }
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell()
  }

  func viewForZooming(in scrollView: ScrollView) -> View? {
    insert(scrollView, in: #function)
    return scrollView.subviews.first
  }
  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {
    insert(scrollView, in: #function)
  }
  func scrollViewDidZoom(_ scrollView: ScrollView) { insert(scrollView, in: #function) }
  func scrollViewDidEndZooming(
    _ scrollView: ScrollView, with view: View?, atScale scale: Double
  ) { insert(scrollView, in: #function) }
}
