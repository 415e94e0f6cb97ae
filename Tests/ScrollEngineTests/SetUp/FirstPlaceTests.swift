@testable import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("The first place of content")
struct FirstPlaceTests {
  private let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 400))

  private func scrollView() -> ScrollView {
    let view = ScrollView(frame: window.bounds)
    view.contentSize = Size(width: 1_000, height: 2_000)
    return view
  }

  @Test("is the beginning where a program has set the beginning, wherever insets move that")
  func beginning() {
    let view = scrollView()
    view.contentOffset.y = 50
    view.contentOffset = .zero
    view.contentInset.top = 20
    window.addSubview(view)
    window.hostSafeAreaInsets.top = 44
    window.layoutIfNeeded()
    #expect(view.contentOffset == Point(x: 0, y: -64))
  }

  @Test("is the beginning of a stack along an axis that was set first")
  func axis() {
    let stack = StackingScrollView(frame: window.bounds)
    stack.axis = .horizontal
    stack.addArrangedSubview(View(frame: Rect(x: 0, y: 0, width: 900, height: 10)))
    stack.contentInset.left = 20
    window.addSubview(stack)
    window.layoutIfNeeded()
    #expect(stack.contentOffset == Point(x: -20, y: 0))
  }

  @Test("is the right end from right to left, whenever an inset is set")
  func rightToLeft() {
    let flow = CollectionViewFlowLayout()
    flow.scrollDirection = .horizontal
    flow.itemSize = Size(width: 90, height: 380)
    let collection = CollectionView(collectionViewLayout: flow)
    let source = CountedSource([10])
    collection.semanticContentAttribute = .forceRightToLeft
    collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
    window.addSubview(collection)
    collection.frame = window.bounds
    collection.contentInset.right = 20
    window.layoutIfNeeded()
    #expect(collection.contentOffset.x == collection.contentSize.width - 320 + 20)
  }

  @Test("is no longer where a stack has placed a child that has left it")
  func left() {
    let stack = StackingScrollView(frame: window.bounds)
    let child = scrollView()
    child.contentInset.top = 20
    stack.addArrangedSubview(child)
    stack.removeArrangedSubview(child)
    child.contentInset.top = 60
    window.addSubview(child)
    window.layoutIfNeeded()
    #expect(child.contentOffset.y == -60)
  }

  @Test("is that of a row to which a container is to scroll, whatever comes and goes before it")
  func target() {
    let container = ContainerScrollView(frame: window.bounds)
    let (first, table, source) = (View(), TableView(), RowSource(100))
    first.frame.size.height = 400
    table.dataSource = source
    table.rowHeight = 44
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    container.addArrangedSubview(first)
    container.addArrangedSubview(table)
    table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .bottom, animated: false)
    container.removeArrangedSubview(first)
    let last = View()
    last.frame.size.height = 1_000
    container.addArrangedSubview(last)
    window.addSubview(container)
    window.layoutIfNeeded()
    #expect(container.contentOffset.y == 4_400 - 400)
  }

  @Test("is clear of the safe area for the content that there is, from right to left, too")
  func safeArea() {
    let flow = CollectionViewFlowLayout()
    let collection = CollectionView(collectionViewLayout: flow)
    let source = CountedSource([10])
    collection.semanticContentAttribute = .forceRightToLeft
    collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
    collection.frame = window.bounds
    window.addSubview(collection)
    flow.itemSize = Size(width: 300, height: 90)
    #expect(collection.contentSize.height > window.bounds.height)
    flow.itemSize = Size(width: 300, height: 9)
    window.hostSafeAreaInsets = EdgeInsets(top: 40, left: 0, bottom: 0, right: 0)
    window.layoutIfNeeded()
    #expect(collection.adjustedContentInset.top == 0)
  }

  @Test("is the same for a row to scroll to, whether the view had its size then or not")
  func estimates() {
    let source = RowSource(15)
    let places = [false, true].map { isSizedFirst in
      let (window, table, heights) = (Window(frame: window.frame), TableView(), SetUpHeights())
      if isSizedFirst { table.frame = window.bounds }
      table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = source
      table.delegate = heights
      // By this estimate, the content is shorter than the view.
      table.estimatedRowHeight = 16
      window.addSubview(table)
      table.scrollToRow(at: IndexPath(row: 1, section: 0), at: .top, animated: false)
      table.frame = window.bounds
      return withExtendedLifetime(heights) {
        window.layoutIfNeeded()
        return table.contentOffset.y
      }
    }
    #expect(places[0] == places[1])
  }

  @Test("keeps no view that has left a stack before its layout")
  func release() {
    let stack = StackingScrollView()
    weak var gone: ScrollView?
    do {
      let child = ScrollView()
      stack.addArrangedSubview(child)
      stack.removeArrangedSubview(child)
      gone = child
    }
    #expect(gone == nil)
  }

  @Test("An offset that a child sets while it is brought into range scrolls its container")
  func forwarded() {
    final class Delegate: ScrollViewDelegate {
      var calls = 0
      func scrollViewDidScroll(_ scrollView: ScrollView) {
        calls += 1
        if calls == 1 { scrollView.contentOffset.y = 300 }
      }
    }
    let (stack, child, delegate) = (
      StackingScrollView(frame: window.bounds), scrollView(), Delegate()
    )
    stack.addArrangedSubview(child)
    window.addSubview(stack)
    window.layoutIfNeeded()
    child.contentOffset.x = 200
    child.delegate = delegate
    child.contentSize.width = 320
    window.layoutIfNeeded()
    #expect(child.contentOffset.x == 0 && stack.contentOffset.y == 300)
  }
}
