import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("The adjusted content inset")
struct AdjustedInsetTests {
  final class Delegate: ScrollViewDelegate {
    var insets: [EdgeInsets] = []
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {
      insets.append(scrollView.adjustedContentInset)
    }
  }

  final class Watcher: ScrollView {
    var changes = 0
    override func adjustedContentInsetDidChange() {
      super.adjustedContentInsetDidChange()
      changes += 1
    }
  }

  let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 400))
  let view = Watcher(frame: Rect(x: 0, y: 0, width: 300, height: 400))
  let delegate = Delegate()
  let phone = EdgeInsets(top: 44, left: 10, bottom: 34, right: 20)

  init() {
    view.contentSize = Size(width: 300, height: 1000)
    view.delegate = delegate
    window.addSubview(view)
    window.layoutIfNeeded()
  }

  private func cover(_ insets: EdgeInsets) {
    window.hostSafeAreaInsets = insets
    window.layoutIfNeeded()
  }

  @Test("takes the safe area along axes that scroll, and is told once")
  func scrollable() {
    cover(phone)
    #expect(view.contentInsetAdjustmentBehavior == .automatic)
    #expect(view.adjustedContentInset == EdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(view.contentInset == .zero && view.contentOffset == Point(x: 0, y: -44))
    #expect(view.scrollRange.minimum.y == -44 && view.scrollRange.maximum.y == 634)
    #expect(view.changes == 1 && delegate.insets == [view.adjustedContentInset])
    view.contentSize = Size(width: 900, height: 100)
    #expect(view.adjustedContentInset == EdgeInsets(top: 0, left: 10, bottom: 0, right: 20))
    #expect(view.contentOffset == Point(x: -10, y: 0) && view.changes == 2)
    view.alwaysBounceVertical = true
    #expect(view.adjustedContentInset == phone && view.contentOffset == Point(x: -10, y: -44))
    view.frame.size.width = 900
    window.layoutIfNeeded()
    #expect(view.adjustedContentInset.left == 0 && view.contentOffset.x == 0)
  }

  @Test(
    "follows the behaviour",
    arguments: [
      (.never, .zero), (.always, EdgeInsets(top: 44, left: 10, bottom: 34, right: 20)),
      (.scrollableAxes, EdgeInsets(top: 44, left: 0, bottom: 34, right: 0)),
      (.automatic, EdgeInsets(top: 44, left: 0, bottom: 34, right: 0)),
    ] as [(ScrollView.ContentInsetAdjustmentBehavior, EdgeInsets)])
  func behaviours(behaviour: ScrollView.ContentInsetAdjustmentBehavior, inset: EdgeInsets) {
    view.contentInsetAdjustmentBehavior = behaviour
    cover(phone)
    #expect(view.adjustedContentInset == inset)
    view.contentInset = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.adjustedContentInset.top == inset.top + 1)
    #expect(view.adjustedContentInset.right == inset.right + 4)
    view.contentInsetAdjustmentBehavior = .never
    #expect(view.adjustedContentInset == view.contentInset)
    cover(.zero)
    #expect(view.adjustedContentInset == view.contentInset)
  }

  @Test("keeps the beginning below the safe area's edge, and other content where it is")
  func offsets() {
    view.contentInset.top = 5
    cover(phone)
    #expect(view.contentOffset.y == -44)
    view.contentOffset.y = -49
    cover(EdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(view.contentOffset.y == -25)
    view.contentOffset.y = 200
    cover(phone)
    #expect(view.contentOffset.y == 200)
    view.contentOffset.y = view.scrollRange.maximum.y
    #expect(view.contentOffset.y == 634)
    cover(.zero)
    #expect(view.contentOffset.y == 600)
  }

  @Test("tells of insets of the program and of a refresh control, too")
  func others() {
    view.contentInset.bottom = 7
    #expect(view.changes == 1)
    view.contentInset.bottom = 7
    #expect(view.changes == 1)
    let control = RefreshControl()
    view.refreshControl = control
    #expect(view.changes == 1)
    control.beginRefreshing()
    #expect(view.changes == 2 && view.adjustedContentInset.top == RefreshControl.height)
    control.endRefreshing()
    #expect(view.changes == 3 && delegate.insets.last?.top == 0)
    var calls: [DelegateCall] = []
    view.onCall = { calls.append($0) }
    view.contentInset.left = 3
    #expect(calls == [.didChangeAdjustedContentInset])
    #expect(calls.first?.name(in: view) == "scrollViewDidChangeAdjustedContentInset")
  }

  @Test("leaves its contents what it does not take")
  func contents() {
    let part = View(frame: Rect(x: 0, y: 0, width: 300, height: 100))
    view.addSubview(part)
    cover(phone)
    #expect(part.safeAreaInsets == EdgeInsets(top: 0, left: 10, bottom: 0, right: 20))
    view.contentOffset.y = 50
    window.layoutIfNeeded()
    #expect(part.safeAreaInsets.top == 0)
    view.contentInsetAdjustmentBehavior = .never
    window.layoutIfNeeded()
    #expect(part.safeAreaInsets.top == 44)
    view.contentOffset.y = -30
    window.layoutIfNeeded()
    #expect(part.safeAreaInsets.top == 14)
  }

  @Test("moves the indicators as well, unless they are not to")
  func indicators() {
    cover(phone)
    view.contentOffset.y = -44
    let frame = view.indicatorFrame(along: .vertical)
    view.automaticallyAdjustsScrollIndicatorInsets = false
    view.verticalScrollIndicatorInsets = phone
    #expect(view.indicatorFrame(along: .vertical) == frame)
    view.verticalScrollIndicatorInsets = .zero
    #expect(view.indicatorFrame(along: .vertical).minY == frame.minY - 44)
    #expect(view.indicatorFrame(along: .vertical).minX == frame.minX + 20)
  }

  @Test("holds a header that sticks, and rows, below the safe area")
  func table() {
    final class Source: TableViewDataSource, TableViewDelegate {
      func numberOfSections(in tableView: TableView) -> Int { 3 }
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 10 }
      func tableView(
        _ tableView: TableView, cellForRowAt indexPath: IndexPath
      ) -> TableViewCell { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }
      func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        "Section \(section)"
      }
    }
    let source = Source()
    let table = TableView(frame: window.bounds)
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 44
    table.dataSource = source
    table.delegate = source
    window.addSubview(table)
    cover(phone)
    #expect(table.contentOffset.y == -44 && table.adjustedContentInset.left == 0)
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(cell?.safeAreaInsets == EdgeInsets(top: 0, left: 10, bottom: 0, right: 20))
    table.scrollToRow(at: IndexPath(row: 5, section: 1), at: .top, animated: false)
    window.layoutIfNeeded()
    let row = table.rectForRow(at: IndexPath(row: 5, section: 1))
    let header = table.headerView(forSection: 1)
    #expect(header?.frame.minY == table.contentOffset.y + 44)
    #expect(row.minY == header?.frame.maxY)
    #expect(table.scrollToTop())
    window.advance(to: 5)
    #expect(table.contentOffset.y == -44)
  }

  @Test("of a list in a stack leaves the stack's axis to the stack")
  func stacked() {
    let stack = StackingScrollView(frame: window.bounds)
    let child = ScrollView(frame: Rect(x: 0, y: 0, width: 300, height: 0))
    child.contentSize = Size(width: 900, height: 900)
    stack.addArrangedSubview(child)
    window.addSubview(stack)
    cover(phone)
    #expect(stack.contentOffset.y == -44)
    #expect(child.adjustedContentInset == EdgeInsets(top: 0, left: 10, bottom: 0, right: 20))
    #expect(stack.contentSize.height == 900 && child.contentOffset.x == -10)
  }

  @Test("leaves a drag under the finger and a motion on its way")
  func inMotion() {
    view.setContentOffset(Point(x: 0, y: 300), animated: true)
    window.advance(to: 0.1)
    let offset = view.contentOffset
    cover(phone)
    #expect(view.contentOffset == offset)
    window.advance(to: 2)
    #expect(view.contentOffset.y == 300)
    view.setContentOffset(Point(x: 0, y: 634), animated: true)
    window.advance(to: 2.1)
    cover(.zero)
    window.advance(to: 4)
    #expect(view.contentOffset.y == 600)
  }

  @Test("is the sum of its parts after any changes, and the offset in the range")
  func model() {
    for seed in Soak.seeds(1...60) { run(seed) }
  }

  private func run(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    func number(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &random))
    }
    func insets() -> EdgeInsets {
      EdgeInsets(
        top: number(0...50), left: number(0...20), bottom: number(0...50), right: number(0...20))
    }
    let window = Window(frame: window.frame)
    let view = Watcher(frame: window.frame)
    view.delegate = delegate
    window.addSubview(view)
    for step in 0..<60 {
      let (before, changes) = (view.adjustedContentInset, view.changes)
      switch Int.random(in: 0..<8, using: &random) {
      case 0: window.hostSafeAreaInsets = insets()
      case 1: view.contentInset = insets()
      case 2: view.contentSize = Size(width: number(0...600), height: number(0...900))
      case 3: view.alwaysBounceVertical.toggle()
      case 4: view.alwaysBounceHorizontal.toggle()
      case 5:
        let all: [ScrollView.ContentInsetAdjustmentBehavior] = [
          .automatic, .scrollableAxes, .never, .always,
        ]
        view.contentInsetAdjustmentBehavior = all[Int.random(in: 0..<4, using: &random)]
      case 6: view.frame.size = Size(width: number(100...300), height: number(100...400))
      default: view.contentOffset = view.scrollRange.clamp(Point(x: 0, y: number(-50...900)))
      }
      window.layoutIfNeeded()
      var expected = view.contentInset
      let covered = view.safeAreaInsets
      if takes(view, view.alwaysBounceVertical, view.contentSize.height > view.bounds.height) {
        expected.top += covered.top
        expected.bottom += covered.bottom
      }
      if takes(view, view.alwaysBounceHorizontal, view.contentSize.width > view.bounds.width) {
        expected.left += covered.left
        expected.right += covered.right
      }
      #expect(view.adjustedContentInset == expected, "seed \(seed), step \(step)")
      #expect(view.scrollRange.contains(view.contentOffset), "seed \(seed), step \(step)")
      #expect(view.changes > changes || before == expected, "seed \(seed), step \(step)")
    }
  }

  private func takes(_ view: ScrollView, _ bounces: Bool, _ isLonger: Bool) -> Bool {
    switch view.contentInsetAdjustmentBehavior {
    case .never: false
    case .always: true
    case .automatic, .scrollableAxes: bounces || isLonger
    }
  }
}
