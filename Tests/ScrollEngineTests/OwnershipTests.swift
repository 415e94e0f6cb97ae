import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("Nothing keeps alive what nobody owns")
struct OwnershipTests {
  /// Everything a screen is made of, released at once.
  @Test("of a window with a container of tables, after it was used")
  func wholeScreen() {
    weak var window: Window?
    weak var container: ContainerScrollView?
    weak var table: TableView?
    weak var cell: TableViewCell?
    weak var recognizer: GestureRecognizer?
    weak var queue: ReuseQueue?
    weak var source: ListSource?
    do {
      let root = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
      let stack = ContainerScrollView(frame: root.bounds)
      let list = ListSource.uniform(50, height: 20)
      let view = list.table()
      stack.addArrangedSubview(view)
      root.addSubview(stack)
      root.layoutIfNeeded()
      let hand = Hand(root)
      hand.drag(from: 50, 80, by: 0, -30)
      hand.tap(50, 50)
      root.layoutIfNeeded()
      hand.down(50, 50)
      window = root
      container = stack
      table = view
      cell = view.visibleCells.first
      recognizer = stack.panGestureRecognizer
      queue = view.reuseQueue
      source = list
    }
    #expect(window == nil && container == nil && table == nil && cell == nil)
    #expect(recognizer == nil && queue == nil && source == nil)
  }

  @Test("of a delegate that owns its table")
  func delegateOwnsTable() {
    final class Controller: TableViewDelegate {
      let table = exactTable()
      init() { table.delegate = self }
      func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double { 1 }
      func tableView(_ t: TableView, willDisplay cell: TableViewCell, forRowAt path: IndexPath) {}
      func tableView(
        _ t: TableView, didEndDisplaying cell: TableViewCell, forRowAt path: IndexPath
      ) {}
      func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { nil }
      func tableView(_ t: TableView, heightForHeaderInSection section: Int) -> Double { 0 }
    }
    weak var controller: Controller?
    weak var table: TableView?
    do {
      let made = Controller()
      controller = made
      table = made.table
    }
    #expect(controller == nil)
    #expect(table == nil)
  }

  @Test("of a child that a container no longer has, before the next layout")
  func removedChild() {
    let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let container = ContainerScrollView(frame: window.bounds)
    window.addSubview(container)
    weak var child: TableView?
    do {
      let source = ListSource.uniform(5, height: 50)
      let table = source.table()
      container.addArrangedSubview(table)
      container.addSubview(View())
      window.layoutIfNeeded()
      _ = container.presentedSubviews
      table.rowHeight = 7
      container.removeArrangedSubview(table)
      child = table
    }
    #expect(child == nil)
  }

  @Test("of a view and its recognizers, whichever goes first")
  func recognizers() {
    weak var view: View?
    let tap = TapGestureRecognizer()
    do {
      let made = View()
      made.addGestureRecognizer(tap)
      view = made
    }
    #expect(view == nil && tap.view == nil)
  }
}
