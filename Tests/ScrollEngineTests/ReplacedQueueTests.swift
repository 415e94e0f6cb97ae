import ScrollEngine
import Testing

@MainActor
@Suite("A queue that a list gives up while it hands out a cell")
struct ReplacedQueueTests {
  private final class Cell: TableViewCell {
    var onReuse: (() -> Void)?

    override func prepareForReuse() {
      super.prepareForReuse()
      onReuse?()
    }
  }

  private let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  private let table = TableView(frame: Rect(x: 0, y: 0, width: 100, height: 100))

  /// Empties the table after a layout, so that its cells are queued and it may get another queue.
  private func emptyTable(_ source: RowSource) {
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    window.addSubview(table)
    window.layoutIfNeeded()
    source.counts = [0]
    table.reloadData()
    window.layoutIfNeeded()
  }

  @Test("one that listens to the queue drops it")
  func listener() throws {
    let source = RowSource(5)
    emptyTable(source)
    weak let old = table.reuseQueue
    let waiting = try #require(old?.queuedCells(withIdentifier: "cell").last)
    var moves: [ReuseMove.Kind] = []
    old?.onChange = { [table] _, _ in table.reuseQueue = ReuseQueue() }
    old?.onMove = { moves.append($0.kind) }
    #expect(table.dequeueReusableCell(withIdentifier: "cell") === waiting)
    #expect(moves == [.reused])
    #expect(old == nil && table.reuseQueue.identifiers.isEmpty)
  }

  @Test("the cell that is reset drops it")
  func cell() throws {
    let source = RowSource(5)
    emptyTable(source)
    weak let old = table.reuseQueue
    let waiting = try #require(old?.queuedCells(withIdentifier: "cell").last as? Cell)
    waiting.onReuse = { [table] in table.reuseQueue = ReuseQueue() }
    #expect(table.dequeueReusableCell(withIdentifier: "cell") === waiting)
    #expect(old == nil && table.reuseQueue.identifiers.isEmpty)
    waiting.onReuse = nil
  }
}
