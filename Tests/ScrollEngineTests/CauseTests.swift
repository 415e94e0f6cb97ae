import ScrollEngine
import TestSupport
import Testing

/// Each change of a scroll view has a cause.
@MainActor
@Suite("A change of a scroll view")
struct CauseTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let view = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let delegate = CallLog()
  let hand: Hand
  let log: ChangeLog

  init() {
    hand = Hand(window)
    view.contentSize = Size(width: 100, height: 1_000)
    view.delegate = delegate
    window.addSubview(view)
    window.layoutIfNeeded()
    view.contentOffset.y = 200
    log = ChangeLog(view)
  }

  /// The causes of the changes that an act makes in a view.
  private func causes(in view: ScrollView, _ act: () -> Void) -> [String] {
    let log = ChangeLog(view)
    act()
    return log.words
  }

  private func flick(by distance: Double) {
    hand.down(50, 50, device: .touch)
    for step in 1...4 { hand.move(50, 50 + distance * Double(step) / 4, device: .touch) }
    hand.up(50, 50 + distance, device: .touch)
  }

  @Test("by a person is the finger's, the wheel's or a key's")
  func input() {
    hand.drag(from: 50, 50, by: 0, -20)
    #expect(log.words == ["contentOffset: finger"])
    log.clear()
    hand.wheel(50, 50, 1)
    #expect(log.words == ["contentOffset: wheel"])
    log.clear()
    view.becomeFirstResponder()
    hand.press(.pageDown)
    #expect(log.words == ["contentOffset: key"])
    log.clear()
    hand.wheel(50, 50, 1, modifiers: .shift)
    #expect(log.words == [])
  }

  @Test("after a release is a deceleration, or the bounce back from past an edge")
  func flings() {
    flick(by: -40)
    hand.settle()
    #expect(log.words == ["contentOffset: finger", "contentOffset: deceleration"])
    log.clear()
    view.contentOffset.y = 0
    hand.drag(from: 50, 20, by: 0, 60)
    #expect(
      log.words == [
        "contentOffset: program, contentOffset =", "contentOffset: finger",
        "contentOffset: bounce",
      ])
    log.clear()
    view.contentOffset.y = 60
    flick(by: 45)
    hand.settle()
    #expect(log.words.suffix(2) == ["contentOffset: deceleration", "contentOffset: bounce"])
    #expect(view.contentOffset.y == 0)
  }

  @Test("by the program has the name of the call")
  func calls() {
    view.contentOffset.y = 10
    view.setContentOffset(Point(x: 0, y: 20), animated: false)
    view.scrollRectToVisible(Rect(x: 0, y: 500, width: 1, height: 1), animated: false)
    view.scroll(by: Point(x: 0, y: 5))
    view.moveContent(to: Point(x: 0, y: 50))
    view.bounds.origin.y = 60
    view.bounds.size.height = 90
    view.contentInset.top = 7
    view.contentSize.height = 900
    view.setContentSize(Size(width: 100, height: 950), inset: .zero, offset: Point(x: 0, y: 8))
    #expect(
      log.words == [
        "contentOffset: program, contentOffset =", "contentOffset: program, setContentOffset",
        "contentOffset: program, scrollRectToVisible", "contentOffset: program, scroll(by:)",
        "contentOffset: program, moveContent", "contentOffset: program, bounds =",
        "bounds.size: program, frame or bounds =", "contentInset: program, contentInset =",
        "contentSize: program, contentSize =", "contentInset: program, setContentSize",
        "contentSize: program, setContentSize", "contentOffset: program, setContentSize",
      ])
    log.clear()
    view.setContentOffset(Point(x: 0, y: 300), animated: true)
    hand.settle()
    view.scrollSmoothly(to: Point(x: 0, y: 200))
    hand.settle()
    view.scrollToTop()
    hand.settle()
    #expect(
      log.words == [
        "contentOffset: animation, setContentOffset", "contentOffset: animation, scrollSmoothly",
        "contentOffset: animation, scrollToTop",
      ])
  }

  @Test("in a delegate's callback is the program's, whatever the engine is doing")
  func callbacks() {
    delegate.onCall = { view, name in
      if name == "didScroll", view.contentOffset.y > 210 { view.contentOffset.y = 205 }
    }
    hand.wheel(50, 50, -1)
    #expect(
      log.words.prefix(2) == ["contentOffset: wheel", "contentOffset: program, contentOffset ="])
    delegate.onCall = nil
    view.setContentOffset(Point(x: 0, y: 100), animated: true)
    hand.rest(0.1)
    log.clear()
    delegate.onCall = { view, name in
      if name == "didEndScrollingAnimation" { view.contentInset.top = 3 }
    }
    view.setContentOffset(Point(x: 0, y: 50), animated: false)
    #expect(
      log.words == [
        "contentInset: program, contentInset =", "contentOffset: program, setContentOffset",
      ])
  }

  @Test("of the range moves the offset by clamping, with the call that made it shorter")
  func clamping() {
    view.contentOffset.y = 900
    log.clear()
    view.contentSize.height = 500
    #expect(
      log.words == [
        "contentSize: program, contentSize =", "contentOffset: clamping, contentSize =",
      ])
    log.clear()
    view.frame.size.height = 200
    #expect(
      log.words == [
        "bounds.size: program, frame or bounds =", "contentOffset: clamping, frame or bounds =",
      ])
    view.contentInset.bottom = 50
    view.contentOffset.y = 350
    log.clear()
    view.contentInset.bottom = 0
    #expect(
      log.words == [
        "contentInset: program, contentInset =", "contentOffset: clamping, contentInset =",
      ])
  }

  @Test("by a superview is a layout: autoresizing, constraints")
  func layout() {
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.contentOffset.y = 900
    log.clear()
    window.frame.size = Size(width: 120, height: 300)
    #expect(log.words == ["bounds.size: layout", "contentOffset: clamping"])
    let inner = View(frame: .zero)
    let sized = ScrollView(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    sized.addSubview(inner)
    window.addSubview(sized)
    inner.translatesAutoresizingMaskIntoConstraints = false
    let words = causes(in: sized) {
      LayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: sized.topAnchor),
        inner.bottomAnchor.constraint(equalTo: sized.bottomAnchor),
        inner.heightAnchor.constraint(equalToConstant: 400),
      ])
      window.layoutIfNeeded()
    }
    #expect(words == ["contentSize: layout"])
  }

  @Test("of the safe area changes insets, and the offset at the beginning")
  func safeArea() {
    view.contentOffset = .zero
    log.clear()
    window.hostSafeAreaInsets = EdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    window.layoutIfNeeded()
    #expect(log.words == ["adjustedContentInset: safe area", "contentOffset: safe area"])
    let control = RefreshControl()
    view.refreshControl = control
    log.clear()
    control.beginRefreshing()
    control.endRefreshing()
    hand.settle()
    #expect(
      log.words == [
        "adjustedContentInset: program, beginRefreshing",
        "adjustedContentInset: program, endRefreshing",
      ])
    control.beginRefreshing()
    view.contentOffset.y = -104
    log.clear()
    view.refreshControl = nil
    #expect(
      log.words == [
        "adjustedContentInset: program, refreshControl =",
        "contentOffset: clamping, refreshControl =",
      ])
    #expect(view.contentOffset.y == -44)
  }

  @Test("of a linked view is the link's")
  func links() {
    let follower = ScrollView(frame: Rect(x: 0, y: 200, width: 100, height: 100))
    follower.contentSize = view.contentSize
    window.addSubview(follower)
    window.layoutIfNeeded()
    view.link(to: follower, along: .vertical, .rate(0.5))
    #expect(causes(in: follower) { hand.wheel(50, 50, 1) } == ["contentOffset: link"])
  }

  @Test("of zooming is the zoom's, or the call's")
  func zooming() {
    let picture = View(frame: Rect(x: 0, y: 0, width: 100, height: 1_000))
    view.addSubview(picture)
    delegate.zoomed = picture
    view.maximumZoomScale = 4
    log.clear()
    hand.wheel(50, 50, 1, modifiers: .control)
    #expect(Set(log.words) == ["contentSize: zoom", "contentOffset: zoom"])
    log.clear()
    view.setZoomScale(3, animated: false)
    #expect(log.words.first == "contentSize: program, setZoomScale")
  }

  @Test("of rows above the visible ones keeps the place by anchoring, with the call")
  func anchoring() {
    let source = RowSource(40)
    let table = exactTable()
    table.frame = window.bounds
    table.rowHeight = 20
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    window.addSubview(table)
    window.layoutIfNeeded()
    table.contentOffset.y = 205
    window.layoutIfNeeded()
    let words = causes(in: table) {
      source.counts[0] += 3
      table.insertRows(at: (0..<3).map { IndexPath(row: $0, section: 0) }, with: .none)
      window.layoutIfNeeded()
    }
    #expect(
      words == ["contentSize: program, insertRows", "contentOffset: anchoring, insertRows"])
    #expect(table.contentOffset.y == 265)
    let batch = causes(in: table) {
      table.beginUpdates()
      source.counts[0] -= 42
      table.deleteRows(at: (1..<43).map { IndexPath(row: $0, section: 0) }, with: .none)
      table.endUpdates()
      window.layoutIfNeeded()
    }
    #expect(batch.contains("contentSize: program, endUpdates"))
    source.counts[0] = 60
    let reload = causes(in: table) {
      table.reloadData()
      window.layoutIfNeeded()
      table.scrollToRow(at: IndexPath(row: 30, section: 0), at: .top, animated: false)
    }
    #expect(
      reload == ["contentSize: program, reloadData", "contentOffset: program, scrollToRow"])
  }

  @Test("of a child that a container scrolls is the container's, whoever scrolls that")
  func containers() {
    let container = ContainerScrollView()
    let tables = ArticleTables(in: container)
    let hand = Hand(tables.window)
    let outer = ChangeLog(container)
    let inner = ChangeLog(tables.first)
    hand.wheel(100, 100, -2)
    #expect(outer.words == ["contentOffset: wheel"])
    #expect(inner.words.allSatisfy { $0.hasSuffix(": container") } && !inner.words.isEmpty)
    outer.clear()
    tables.second.scrollToRow(at: IndexPath(row: 11, section: 0), at: .bottom, animated: false)
    #expect(outer.words == ["contentOffset: program, scrollToRow"])
    outer.clear()
    tables.firstSource.counts[0] += 1
    tables.first.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    tables.window.layoutIfNeeded()
    #expect(
      outer.words == ["contentSize: program, insertRows", "contentOffset: anchoring, insertRows"])
    tables.first.contentOffset.y = 10
    #expect(outer.words.last == "contentOffset: program, contentOffset =")
  }

  @Test("is reported once, and the changes add up, for random acts", arguments: Soak.seeds(1...40))
  func sums(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let source = RowSource(30)
    let table = TableView()
    table.frame = window.bounds
    table.estimatedRowHeight = 12
    table.rowHeight = seed % 2 == 0 ? 20 : TableView.automaticDimension
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.delegate = delegate
    window.addSubview(table)
    window.layoutIfNeeded()
    let log = ChangeLog(table)
    var acts: [String] = []
    for _ in 0..<60 {
      let before = (
        table.contentOffset, table.contentSize, table.bounds.size, table.adjustedContentInset
      )
      log.clear()
      let act = Int.random(in: 0..<12, using: &random)
      let y = Double.random(in: -40...700, using: &random)
      switch act {
      case 0: hand.drag(from: 50, 50, by: 0, Double.random(in: -80...80, using: &random))
      case 1: hand.wheel(50, 50, Double.random(in: -3...3, using: &random).rounded())
      case 2: flick(by: Double.random(in: -45...45, using: &random))
      case 3: table.setContentOffset(Point(x: 0, y: y), animated: Bool.random(using: &random))
      case 4: table.contentOffset.y = y
      case 5:
        source.counts[0] += 2
        table.insertRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)])
      case 6 where source.counts[0] > 3:
        source.counts[0] -= 1
        table.deleteRows(at: [IndexPath(row: 1, section: 0)])
      case 7: table.frame.size.height = Double.random(in: 40...100, using: &random).rounded()
      case 8: table.contentInset.top = Double.random(in: 0...30, using: &random).rounded()
      case 9: window.hostSafeAreaInsets.top = Double.random(in: 0...30, using: &random).rounded()
      case 10:
        source.counts[0] = Int.random(in: 1...40, using: &random)
        table.reloadData()
      default: hand.rest(0.1)
      }
      window.layoutIfNeeded()
      acts.append("\(act)")
      let sum = log.sum()
      #expect(
        sum != nil && (sum?.offset ?? before.0) == table.contentOffset
          && (sum?.content ?? before.1) == table.contentSize
          && (sum?.size ?? before.2) == table.bounds.size
          && zip(before.3.sides, sum?.inset ?? []).map(+).elementsEqual(
            table.adjustedContentInset.sides, by: { abs($0 - $1) < 1e-9 }),
        "\(acts)")
      let moved = log.changes.contains {
        if case .contentOffset = $0.quantity { true } else { false }
      }
      #expect(moved || table.contentOffset == before.0, "\(acts)")
    }
  }
}
