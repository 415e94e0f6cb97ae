@testable import ScrollEngine
import TestSupport
import Testing

/// Lists that a callback changes while they measure.
@MainActor
@Suite("A change in the middle of measuring")
struct MeasuringTests {
  /// An event that makes a list measure new elements, or elements that have a cell.
  enum Event: CaseIterable { case width, scrolling, insertion, reconfiguring, reload, sections }

  @Test(
    "leaves no element of a length that is not its own",
    arguments: [
      (.cellHeights, "sizeThatFits(_:)", "reloadRows(at:with:)", .width),
      (.cellHeights, "layoutSubviews() of a cell", "insertRows(at:with:)", .width),
      (.heights, "tableView(_:heightForRowAt:)", "insertRows(at:with:)", .reconfiguring),
      (.heights, "tableView(_:heightForRowAt:)", "reloadSections(_:with:)", .reconfiguring),
      (.cellSizes, "preferredLayoutAttributesFitting(_:)", "insertItems(at:)", .width),
      (.cellSizes, "sizeThatFits(_:)", "reloadItems(at:)", .width),
      (.cellSizes, "collectionView(_:cellForItemAt:)", "insertItems(at:)", .scrolling),
      (.cellSizes, "collectionView(_:cellForItemAt:)", "deleteItems(at:)", .insertion),
      (.cellSizes, "collectionView(_:cellForItemAt:)", "moveItem(at:to:)", .reconfiguring),
      (.cellSizes, "sizeThatFits(_:)", "reloadData() of no rows", .width),
    ] as [(CallbackClient.Kind, String, String, Event)], [false, true])
  func lengths(
    change: (kind: CallbackClient.Kind, callback: String, call: String, event: Event),
    isStacked: Bool
  ) {
    for count in 1...3 { run(change, isStacked, count) }
  }

  @Test(
    "has the lines made once more where it changes how they are made",
    arguments: [CallbackClient.Kind.evenFlow, .sizes, .cellSizes],
    ["estimatedItemSize", "itemSize", "delegate = nil"])
  func lines(kind: CallbackClient.Kind, call: String) {
    for callback in [
      "collectionView(_:layout:insetForSectionAt:)",
      "collectionView(_:layout:referenceSizeForHeaderInSection:)",
      "collectionView(_:layout:sizeForItemAt:)",
    ] {
      for event in [Event.reload, .sections, .insertion] {
        for count in 1...4 {
          for seed in 0..<2 { run((kind, callback, call, event), false, count, seed: UInt64(seed)) }
        }
      }
    }
  }

  @Test("leaves items that are to be refilled and are gone")
  func refilled() throws {
    let client = CallbackClient(
      kind: .sizes, isStacked: false,
      trigger: .once("collectionView(_:layout:sizeForItemAt:)", 1), seed: 5)
    client.onlyCall = "reloadData() of no rows"
    client.setUp()
    client.window.layoutIfNeeded()
    client.rest = 1
    let collection = try #require(client.list as? CollectionView)
    collection.collectionViewLayout.invalidateLayout()
    collection.reconfigureItems(at: [IndexPath(item: 3, section: 2)])
    client.window.layoutIfNeeded()
    #expect(client.done.count == 1 && client.complaint ?? client.wrong == nil)
  }

  @Test("moves nothing in sight, and rows out of sight are measured all the same")
  func outOfSight() throws {
    final class Rows: TableViewDataSource, TableViewDelegate {
      var counts = [30, 30]
      var isChanging = false
      func numberOfSections(in tableView: TableView) -> Int { 2 }
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        counts[section]
      }
      func tableView(_ tableView: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
      }
      func tableView(_ tableView: TableView, heightForRowAt path: IndexPath) -> Double {
        if isChanging, path == IndexPath(row: 5, section: 1) {
          isChanging = false
          tableView.reloadRows(at: [IndexPath(row: 29, section: 1)], with: .none)
        }
        return 50
      }
    }
    let (window, rows) = (Window(frame: Rect(x: 0, y: 0, width: 100, height: 200)), Rows())
    let table = TableView(frame: window.bounds)
    table.estimatedRowHeight = 20
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.delegate = rows
    window.addSubview(table)
    window.layoutIfNeeded()
    table.scrollToRow(at: IndexPath(row: 12, section: 1), at: .top, animated: false)
    window.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 13, section: 1)))
    let place = cell.frame.minY - table.contentOffset.y
    rows.isChanging = true
    table.rowsMeasuredPerFrame = 40
    for frame in 1..<9 { window.advance(to: Double(frame) / 60) }
    #expect(!rows.isChanging && table.numberOfEstimatedRows == 0)
    #expect(cell.frame.minY - table.contentOffset.y == place)
    #expect(table.indexPath(for: cell) == IndexPath(row: 13, section: 1))
  }

  private func run(
    _ change: (kind: CallbackClient.Kind, callback: String, call: String, event: Event),
    _ isStacked: Bool, _ count: Int, seed: UInt64 = 5
  ) {
    let client = CallbackClient(
      kind: change.kind, isStacked: isStacked, trigger: .once(change.callback, count), seed: seed)
    client.onlyCall = change.call
    client.setUp()
    client.window.layoutIfNeeded()
    client.rest = 1
    act(change.event, client)
    for _ in 0..<20 { client.window.advance(to: client.window.now + 0.1) }
    client.window.layoutIfNeeded()
    #expect(client.complaint ?? client.wrong == nil, "\(change), \(count)")
  }

  private func act(_ event: Event, _ client: CallbackClient) {
    switch event {
    case .width:
      client.list.frame.size.width = 70
      client.container.frame.size.width = 70
    case .scrolling:
      client.list.contentOffset.y = 90
      client.container.contentOffset.y = 150
    case .insertion: client.insertOne()
    case .reload: client.list.reloadData()
    case .sections:
      client.names.insert([1, 2, 3], at: 0)
      client.names.insert([4, 5], at: 2)
      client.list.performBatchUpdates {
        client.list.insertSections([0, 2])
        client.list.reloadSections([2])
      }
    case .reconfiguring:
      let paths = (0..<4).map { IndexPath(row: $0, section: 0) }
      for path in paths { client.names[0][path.row] = client.newName() }
      (client.list as? TableView)?.reconfigureRows(at: paths)
      (client.list as? CollectionView)?.reconfigureItems(at: paths)
    }
    client.window.layoutIfNeeded()
  }
}
