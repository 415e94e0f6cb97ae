import Controls
import TestSupport
import Testing

@testable import ScrollEngine

@MainActor
@Suite("The keyboard's focus")
struct FocusTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 400))
  let hand: Hand

  init() { hand = Hand(window) }

  @discardableResult
  private func press(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers = []) -> Bool {
    window.router.handle(
      InputEvent(time: window.now, .key(InputEvent.KeyPress(key, modifiers: modifiers))))
  }

  private func button(_ x: Double, _ y: Double, in view: View? = nil) -> Button {
    let button = Button(type: .system)
    button.frame = Rect(x: x, y: y, width: 80, height: 30)
    (view ?? window).addSubview(button)
    return button
  }

  private var rings: Int {
    var canvas = Canvas(size: window.bounds.size, text: FixedAdvanceText())
    window.renderWindow(in: &canvas)
    return canvas.commands.count { if case .stroke = $0 { true } else { false } }
  }

  @Test("goes in reading order, around the ends, and past what cannot have it")
  func order() {
    let below = button(10, 100)
    let right = button(200, 12)
    let left = button(10, 10)
    let hidden = button(10, 200)
    hidden.isHidden = true
    let disabled = button(10, 250)
    disabled.isEnabled = false
    #expect(rings == 0 && press(.tab) && window.focusedView === left && rings == 1)
    press(.tab)
    #expect(right.isFocused)
    press(.tab)
    #expect(below.isFocused)
    press(.tab)
    #expect(left.isFocused)
    press(.tab, .shift)
    #expect(below.isFocused)
    window.userInterfaceLayoutDirection = .rightToLeft
    #expect(window.focusableViews.first === right)
    below.isEnabled = false
    #expect(window.focusedView == nil && rings == 0)
  }

  @Test("is nowhere where there is nothing to use, and leaves with a click or its view")
  func leaving() {
    #expect(!press(.tab) && !press(.space))
    let button = button(10, 10)
    press(.tab)
    hand.tap(300, 300)
    #expect(!button.isFocused && rings == 0)
    press(.tab)
    button.removeFromSuperview()
    #expect(window.focusedView == nil && !press(.enter))
  }

  @Test("lets the space bar and the return key do what a tap does")
  func triggering() {
    let button = button(10, 10)
    var count = 0
    button.addAction(Action { _ in count += 1 }, for: .touchUpInside)
    button.addAction(Action { _ in count += 10 }, for: .primaryActionTriggered)
    let control = Switch(frame: Rect(x: 10, y: 50, width: 0, height: 0))
    window.addSubview(control)
    let pages = PageControl(frame: Rect(x: 10, y: 100, width: 100, height: 26))
    pages.numberOfPages = 3
    window.addSubview(pages)
    press(.tab)
    #expect(press(.space) && press(.enter) && count == 22)
    press(.tab)
    #expect(press(.space) && control.isOn)
    press(.tab)
    #expect(press(.right) && press(.right) && press(.left) && pages.currentPage == 1)
  }

  @Test("of a text field is editing, with all selected; leaving it ends that")
  func textFields() {
    let field = TextField(frame: Rect(x: 10, y: 10, width: 100, height: 30))
    field.text = "abc"
    window.addSubview(field)
    let button = button(10, 100)
    press(.tab)
    #expect(field.isEditing && field.text.map { String($0[field.selectedRange]) } == "abc")
    #expect(press(.space) && field.isEditing)
    press(.tab)
    #expect(!field.isEditing && button.isFocused)
    // After a click into the field, Tab moves on from the field.
    hand.tap(50, 25)
    #expect(field.isEditing && !field.isFocused)
    press(.tab)
    #expect(button.isFocused)
  }

  @Test("scrolls into sight what it comes to")
  func scrolling() {
    let scrollView = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 200))
    scrollView.contentSize = Size(width: 400, height: 1000)
    window.addSubview(scrollView)
    _ = button(10, 10, in: scrollView)
    let far = button(10, 800, in: scrollView)
    press(.tab)
    press(.tab)
    hand.settle()
    #expect(far.isFocused && scrollView.contentOffset.y == 630)
  }

  // MARK: Lists

  private func list(sections: [Int] = [10, 0, 10]) -> (TableView, SectionSource) {
    let table = exactTable(frame: Rect(x: 0, y: 0, width: 400, height: 200))
    let source = SectionSource(sections)
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 40
    table.dataSource = source
    table.delegate = source
    window.addSubview(table)
    window.layoutIfNeeded()
    return (table, source)
  }

  private final class SectionSource: TableViewDataSource, TableViewDelegate {
    var sections: [Int]
    var chosen: [IndexPath] = []
    init(_ sections: [Int]) { self.sections = sections }
    func numberOfSections(in tableView: TableView) -> Int { sections.count }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      sections[section]
    }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
      chosen.append(indexPath)
    }
  }

  @Test("goes from row to row by arrows, scrolls no further than it must, and selects by return")
  func rows() {
    let (table, source) = list()
    #expect(!press(.down) || table.focusedIndexPath == nil, "without focus, keys scroll")
    hand.settle()
    table.contentOffset = .zero
    press(.tab)
    #expect(table.isFocused && table.focusedIndexPath == nil)
    press(.down)
    #expect(table.focusedIndexPath == IndexPath(row: 0, section: 0))
    for _ in 0..<5 { press(.down) }
    #expect(table.focusedIndexPath == IndexPath(row: 5, section: 0))
    #expect(table.contentOffset.y == 40 && source.chosen.isEmpty)
    press(.enter)
    #expect(source.chosen == [IndexPath(row: 5, section: 0)])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 5, section: 0))
    for _ in 0..<5 { press(.down) }
    #expect(table.focusedIndexPath == IndexPath(row: 0, section: 2), "empty sections are passed")
    press(.end)
    #expect(table.focusedIndexPath == IndexPath(row: 9, section: 2))
    #expect(table.contentOffset.y == 600)
    press(.home)
    press(.up)
    #expect(table.focusedIndexPath == IndexPath(row: 0, section: 0) && table.contentOffset.y == 0)
    hand.tap(350, 380)
    #expect(table.focusedIndexPath == nil)
  }

  @Test("selects as it goes where the selection follows it")
  func selectionFollows() {
    let (table, source) = list()
    table.selectionFollowsFocus = true
    press(.tab)
    for _ in 0..<3 { press(.down) }
    #expect(source.chosen.map(\.row) == [0, 1, 2])
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
  }

  @Test("stays with its row when others come and go")
  func updates() {
    let (table, source) = list()
    press(.tab)
    for _ in 0..<3 { press(.down) }
    source.sections[0] += 1
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(table.focusedIndexPath == IndexPath(row: 3, section: 0))
    source.sections[0] -= 1
    table.deleteRows(at: [IndexPath(row: 3, section: 0)], with: .none)
    // The row that took the place of the deleted row has the focus now.
    #expect(table.focusedIndexPath == IndexPath(row: 3, section: 0) && table.isFocused)
    source.sections = [0]
    table.reloadData()
    window.layoutIfNeeded()
    #expect(!press(.end) || table.focusedIndexPath == nil)
  }

  @Test("goes across the lines of a collection, to what lies nearest")
  func grid() {
    final class Items: CollectionViewDataSource {
      func collectionView(
        _ collectionView: CollectionView, numberOfItemsInSection section: Int
      ) -> Int { 11 }
      func collectionView(
        _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
      ) -> CollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 100, height: 50)
    layout.minimumInteritemSpacing = 0
    let collection = CollectionView(
      frame: Rect(x: 0, y: 0, width: 400, height: 300), collectionViewLayout: layout)
    let items = Items()
    collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = items
    window.addSubview(collection)
    window.layoutIfNeeded()
    press(.tab)
    func item(_ key: InputEvent.Key) -> Int? {
      press(key)
      return collection.focusedIndexPath?.item
    }
    #expect(
      [.right, .right, .right, .down, .down, .left, .up].map(item) == [0, 1, 2, 6, 10, 9, 5])
    #expect([.left, .left, .up].map(item) == [4, 4, 0])
  }

  private func collection(
    _ source: CollectionSource, width: Double = 400, isHorizontal: Bool = false
  ) -> CollectionView {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 100, height: 50)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    if isHorizontal { layout.scrollDirection = .horizontal }
    let collection = source.collection(
      layout, width: width, height: isHorizontal ? 50 : 300, in: window)
    window.layoutIfNeeded()
    press(.tab)
    return collection
  }

  @Test("scrolls a list across as far as it must")
  func horizontalList() {
    let source = CollectionSource(20)
    let collection = collection(source, isHorizontal: true)
    // The first key only shows where the focus is.
    for _ in 0..<6 { press(.right) }
    #expect(collection.focusedIndexPath?.item == 5 && collection.contentOffset.x == 200)
    withExtendedLifetime(source) {}
  }

  @Test("goes left and right as one sees them, where one reads from the right")
  func mirroredGrid() {
    window.userInterfaceLayoutDirection = .rightToLeft
    let source = CollectionSource(11)
    let collection = collection(source)
    func item(_ key: InputEvent.Key) -> Int? {
      press(key)
      return collection.focusedIndexPath?.item
    }
    #expect([.left, .left, .left, .down, .down, .right, .up].map(item) == [0, 1, 2, 6, 10, 9, 5])
    withExtendedLifetime(source) {}
  }

  @Test("goes to the first of two that are equally near")
  func equallyNear() {
    let sizes = [200.0, 100, 100].map { Size(width: $0, height: 50) }
    let source = FlowSource([.init(sizes: sizes)])
    let collection = collection(source, width: 200)
    press(.down)
    #expect(collection.focusedIndexPath?.item == 0)
    press(.down)
    #expect(collection.focusedIndexPath?.item == 1)
    withExtendedLifetime(source) {}
  }

  @Test("reads lines from top to bottom, and each from its beginning")
  func readingOrder() {
    let rects = [
      Rect(x: 100, y: 4, width: 50, height: 20), Rect(x: 0, y: 0, width: 50, height: 30),
      Rect(x: 0, y: 40, width: 50, height: 20), Rect(x: 60, y: 14, width: 30, height: 90),
    ]
    #expect(ReadingOrder.order(rects) == [1, 3, 0, 2])
    #expect(ReadingOrder.order(rects, isMirrored: true) == [0, 3, 1, 2])
    #expect(ReadingOrder.order([]) == [])
  }
}
