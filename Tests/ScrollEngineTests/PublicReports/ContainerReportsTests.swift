@testable import ScrollEngine
import TestSupport
import Testing

/// Bug reports about other projects' stacks, pagers and carousels, by repository and number.
@MainActor
@Suite("What was reported of other stacks and pagers does not happen here:")
struct ContainerReportsTests {
  @Test(
    "children that are hidden and shown again and again end where they belong (openradar 22819594, stream-chat-swift 1228, Form 14)",
    arguments: Soak.seeds(1...4))
  func toggling(seed: UInt64) {
    let stack = StackOfViews()
    let container = stack.container
    let hand = Hand(stack.window)
    var random = SeededRandom(seed: seed)
    container.spacing = 8
    // One of the views has a height of zero.
    let views = [stack.plain(30), stack.scrolling(300), stack.plain(0), stack.plain(40)]
    stack.layOut()
    let tops = views.map { container.contentFrame(of: $0)?.minY }
    for _ in 0..<60 {
      let view = views[.random(in: 0...3, using: &random)]
      container.animateChanges { view.isHidden.toggle() }
      if .random(using: &random) {
        view.isHidden = view.isHidden
        container.animateChanges { view.isHidden.toggle() }
      }
      hand.rest(.random(in: 0...0.05, using: &random))
      container.checkInvariants()
    }
    container.animateChanges { for view in views { view.isHidden = false } }
    hand.settle()
    #expect(views.map { container.contentFrame(of: $0)?.minY } == tops)
    #expect(container.contentSize.height == 394)
    // One view is removed while it is being hidden, and another is added again while it leaves.
    container.animateChanges { views[0].isHidden = true }
    hand.rest(0.1)
    container.removeArrangedSubview(views[0])
    container.animateChanges { container.removeArrangedSubview(views[1]) }
    hand.rest(0.1)
    container.addArrangedSubview(views[1])
    hand.settle()
    stack.layOut()
    #expect(views.dropFirst().map { container.contentFrame(of: $0)?.minY } == [56, 0, 8])
    #expect(container.contentSize.height == 356 && views[1].presentationOffset == .zero)
  }

  @Test("a stack that leaves its window past its end has its children in sight when it comes back")
  func leavingPastTheEnd() {
    let stack = StackOfViews()
    let child = stack.scrolling(500)
    stack.scroll(to: 400)
    let hand = Hand(stack.window)
    hand.down(50, 90, device: .touch)
    for y in [70.0, 50, 30, 10] { hand.move(50, y, device: .touch) }
    #expect(stack.container.contentOffset.y > 410)
    stack.container.removeFromSuperview()
    stack.window.addSubview(stack.container)
    stack.layOut()
    #expect(stack.container.contentOffset.y == 400 && child.contentOffset.y == 400)
  }

  @Test(
    "a strip that still moves in one row stands still in the row that has its cell next (AFTabledCollectionView 15, IGListKit 133)"
  )
  func strips() throws {
    let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let rows = StripRows()
    let table = exactTable(frame: window.bounds)
    table.rowHeight = 20
    table.register(StripCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    window.addSubview(table)
    let hand = Hand(window)
    func strip(_ row: Int) -> ScrollView? {
      (table.cellForRow(at: IndexPath(row: row, section: 0)) as? StripCell)?.strip
    }
    func show(_ row: Int) {
      table.contentOffset.y = Double(row) * 20
      window.layoutIfNeeded()
    }
    show(0)
    // The strip in the first row is flicked, and the one in the third row is held past its edge.
    hand.down(90, 10, device: .touch)
    for x in [74.0, 58, 42, 26, 10] { hand.move(x, 10, device: .touch) }
    hand.up(10, 10, device: .touch)
    hand.rest(0.05)
    let place = try #require(strip(0)).contentOffset.x
    #expect(strip(0)?.isDecelerating == true && place > 0)
    hand.down(10, 50, device: .touch)
    for x in [26.0, 42, 58, 74, 90] { hand.move(x, 50, device: .touch) }
    #expect(try #require(strip(2)).contentOffset.x < -10)
    show(25)
    hand.rest(0.1)
    #expect(
      (25..<30).allSatisfy { strip($0)?.contentOffset.x == 0 && strip($0)?.isDragging == false })
    show(0)
    hand.settle()
    #expect(try #require(strip(0)).contentOffset.x >= place)
    #expect((1..<5).allSatisfy { strip($0)?.contentOffset.x == 0 })
  }
}

@MainActor
private final class StripRows: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 100 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
}

private final class StripCell: TableViewCell {
  let strip = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 20))

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    strip.contentSize = Size(width: 2_000, height: 20)
    strip.showsHorizontalScrollIndicator = false
    contentView.addSubview(strip)
  }

  required convenience init(forReuseIdentifier identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }
}
