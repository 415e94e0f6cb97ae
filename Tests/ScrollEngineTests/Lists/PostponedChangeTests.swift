@testable import ScrollEngine
import TestSupport
import Testing

/// A data source and delegate of both kinds of lists that runs a test's closures.
@MainActor
private final class Growing: TableViewDataSource, TableViewDelegate, CollectionViewDataSource,
  CollectionViewDelegate
{
  var names = Array(0..<12)
  var willDisplay: ((ListView, Int) -> Void)?
  var didEnd: ((ListView, Int) -> Void)?
  var onCount: ((ListView) -> Void)?

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    onCount?(tableView)
    return names.count
  }
  func tableView(_ tableView: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
    cell.tag = names[path.row]
    return cell
  }
  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt path: IndexPath
  ) { willDisplay?(tableView, path.row) }
  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt path: IndexPath
  ) { didEnd?(tableView, path.row) }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  {
    onCount?(collectionView)
    return names.count
  }
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt path: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    cell.tag = names[path.item]
    return cell
  }
  func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
    forItemAt path: IndexPath
  ) { willDisplay?(collectionView, path.item) }
  func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
    forItemAt path: IndexPath
  ) { didEnd?(collectionView, path.item) }

  /// A table or a collection with room for five elements.
  func list(isTable: Bool, in window: Window?) -> ListView {
    let frame = Rect(x: 0, y: 0, width: 100, height: 100)
    if isTable {
      let table = exactTable(frame: frame)
      table.rowHeight = 20
      table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = self
      table.delegate = self
      window?.addSubview(table)
      return table
    }
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 100, height: 20)
    layout.minimumLineSpacing = 0
    let collection = CollectionView(frame: frame, collectionViewLayout: layout)
    collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = self
    collection.delegate = self
    window?.addSubview(collection)
    return collection
  }
}

extension ListView {
  fileprivate func insert(_ paths: [IndexPath]) {
    (self as? TableView)?.insertRows(at: paths, with: .none)
    (self as? CollectionView)?.insertItems(at: paths)
  }
  fileprivate func delete(_ paths: [IndexPath]) {
    (self as? TableView)?.deleteRows(at: paths, with: .none)
    (self as? CollectionView)?.deleteItems(at: paths)
  }
  fileprivate func reload(_ paths: [IndexPath]) {
    (self as? TableView)?.reloadRows(at: paths, with: .none)
    (self as? CollectionView)?.reloadItems(at: paths)
  }
  fileprivate func refillCells(_ paths: [IndexPath]) {
    (self as? TableView)?.reconfigureRows(at: paths)
    (self as? CollectionView)?.reconfigureItems(at: paths)
  }
  fileprivate func check() {
    (self as? TableView)?.checkInvariants()
    (self as? CollectionView)?.checkInvariants()
  }
  fileprivate var tags: [Int] { liveElements.map(\.cell.tag) }
}

@MainActor
@Suite("A change that a callback of a list asks for")
struct PostponedChangeTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  private let source = Growing()

  private func path(_ number: Int) -> IndexPath { IndexPath(row: number, section: 0) }

  @Test("More is loaded when the end is shown, at once", arguments: [true, false], [false, true])
  func more(isTable: Bool, inBatch: Bool) {
    let list = source.list(isTable: isTable, in: window)
    var completions = 0
    source.willDisplay = { [unowned source] list, number in
      guard number == source.names.count - 1, number < 60 else { return }
      let new = number + 1..<number + 11
      if inBatch {
        list.performBatchUpdates {
          source.names += new
          list.insert(new.map(path))
        } completion: { _ in
          completions += 1
        }
      } else {
        source.names += new
        list.insert(new.map(path))
      }
    }
    for offset in stride(from: 0.0, through: 2_000, by: 33) {
      list.contentOffset.y = min(offset, list.scrollRange.maximum.y)
      window.layoutIfNeeded()
      list.check()
    }
    #expect(source.names == Array(0..<62) && list.contentSize.height == 62 * 20)
    #expect(list.tags == Array(57..<62))
    window.advance(to: 1)
    #expect(completions == (inBatch ? 5 : 0))
  }

  @Test(
    "Every kind of change waits, in every callback of a layout", arguments: [true, false],
    ["insert", "delete", "reload", "refill", "batch", "all", "several"])
  func kinds(isTable: Bool, kind: String) {
    for isLeaving in [false, true] {
      let source = Growing()
      let list = source.list(isTable: isTable, in: window)
      var isDone = false
      let change = { (list: ListView, _: Int) in
        guard !isDone else { return }
        isDone = true
        switch kind {
        case "insert":
          source.names.insert(99, at: 0)
          list.insert([path(0)])
        case "delete":
          source.names.removeLast(9)
          list.delete((3..<12).map(path))
        case "reload":
          source.names[1] = 99
          list.reload([path(1)])
        case "refill":
          source.names[2] = 99
          list.refillCells([path(2)])
        case "batch":
          list.performBatchUpdates {
            source.names.removeFirst(2)
            list.delete([path(0), path(1)])
          }
        case "all":
          source.names = [5, 6]
          list.reloadData()
        default:
          source.names.insert(99, at: 0)
          list.insert([path(0)])
          source.names.removeLast()
          list.delete([path(12)])
        }
      }
      if isLeaving { source.didEnd = change } else { source.willDisplay = change }
      window.layoutIfNeeded()
      list.contentOffset.y = 50
      window.layoutIfNeeded()
      list.check()
      #expect(isDone)
      list.contentOffset.y = 0
      window.layoutIfNeeded()
      list.check()
      #expect(list.tags == Array(source.names.prefix(5)), "\(kind) \(isLeaving)")
      (source.didEnd, source.willDisplay) = (nil, nil)
      list.removeFromSuperview()
    }
  }

  @Test("One asked for while another is checked reloads the list", arguments: [true, false])
  func whileChecked(isTable: Bool) {
    let list = source.list(isTable: isTable, in: window)
    window.layoutIfNeeded()
    source.onCount = { [source] list in
      source.onCount = nil
      source.names.insert(98, at: 0)
      list.insert([path(0)])
    }
    source.names.append(99)
    list.insert([path(12)])
    window.layoutIfNeeded()
    list.check()
    #expect(list.tags == [98, 0, 1, 2, 3] && list.contentSize.height == 14 * 20)
  }

  @Test("A new list asks for its content before a block changes that", arguments: [true, false])
  func blockBeforeLayout(isTable: Bool) {
    let list = source.list(isTable: isTable, in: window)
    var questions = 0
    source.onCount = { _ in questions += 1 }
    list.performBatchUpdates {
      #expect(questions > 0)
      source.names.insert(99, at: 0)
      list.insert([path(0)])
    }
    window.layoutIfNeeded()
    list.check()
    #expect(list.tags == [99, 0, 1, 2, 3])
  }

  @Test("A reload in a block waits for the end of the block", arguments: [true, false])
  func reloadInBlock(isTable: Bool) {
    let list = source.list(isTable: isTable, in: window)
    window.layoutIfNeeded()
    var questions = 0
    source.onCount = { _ in questions += 1 }
    var ends: [Bool] = []
    list.performBatchUpdates {
      list.reloadData()
      #expect(questions == 0)
      source.names = [5, 6]
    } completion: {
      ends.append($0)
    }
    window.layoutIfNeeded()
    list.check()
    #expect(list.tags == [5, 6] && questions > 0 && ends == [true])
  }

  @Test("A cell that never settles is named")
  func restless() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      final class Restless: TableViewCell {
        override func layoutSubviews() {
          super.layoutSubviews()
          frame.size.height += 1
          superview?.setNeedsLayout()
        }
      }
      await MainActor.run {
        let source = Growing()
        let list = source.list(isTable: true, in: nil)
        (list as? TableView)?.register(Restless.self, forCellReuseIdentifier: "cell")
        list.layoutIfNeeded()
      }
    }
    #expect(
      lastWords(result).contains("does not settle after 100 passes: layoutSubviews() of Restless"))
  }
}
