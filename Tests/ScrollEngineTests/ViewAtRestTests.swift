import TestSupport
import Testing

@testable import ScrollEngine

@MainActor
@Suite("A view at rest")
struct ViewAtRestTests {
  @Test("has no recognizers before a pointer comes near, and then the usual ones in their order")
  func recognizers() {
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 500))
    let container = ContainerScrollView(frame: window.bounds)
    window.addSubview(container)
    let source = RowSource(30)
    let table = ArticleTables.table(rowHeight: 44)
    table.dataSource = source
    container.addArrangedSubview(table)
    table.isScrollEnabled = false
    window.layoutIfNeeded()
    #expect(!table.isReadyForGestures)
    #expect(!container.isReadyForGestures)

    let hand = Hand(window)
    hand.down(100, 100)
    #expect(table.isReadyForGestures)
    #expect(container.isReadyForGestures)
    hand.up(100, 100)
    #expect(table.gestureRecognizers?.first === table.panGestureRecognizer)
    #expect(table.gestureRecognizers?.count == 2)
    #expect(!table.panGestureRecognizer.isEnabled)
    #expect(container.gestureRecognizers?.map { $0 === container.panGestureRecognizer } == [true])
  }

  @Test("has those of the program after its own")
  func order() {
    let view = ScrollView()
    let own = TapGestureRecognizer { _ in }
    view.addGestureRecognizer(own)
    #expect(view.gestureRecognizers?.count == 2)
    #expect(view.gestureRecognizers?.last === own)
    view.removeGestureRecognizer(own)
    #expect(view.gestureRecognizers?.map { $0 === view.panGestureRecognizer } == [true])
  }
}
