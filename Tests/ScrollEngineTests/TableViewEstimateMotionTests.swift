import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A table that estimates the heights of its rows, while it moves,")
struct TableViewEstimateMotionTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 200))

  @Test("follows the pointer, whatever rows above turn out to be")
  func dragging() {
    let source = EstimateSource.uneven(2_000)
    let table = source.table(in: window)
    window.layoutIfNeeded()
    table.contentOffset.y = 30_000
    window.layoutIfNeeded()
    let hand = Hand(window)
    hand.down(50, 20)
    hand.move(50, 26)
    window.layoutIfNeeded()
    var y = 26.0
    for step in 0..<40 {
      let before = table.placesOnScreen
      y += 4
      hand.move(50, y)
      window.layoutIfNeeded()
      for (path, place) in table.placesOnScreen {
        guard let old = before[path] else { continue }
        #expect(abs(place - old - 4) < 1e-9, "step \(step), \(path)")
      }
    }
    hand.rest(0.1)
    hand.up(50, y)
    #expect(!table.isDecelerating)
    table.checkInvariants()
  }

  /// The same gesture in a table that knows all heights moves its rows in the same way.
  @Test(
    "is thrown and turned by the wheel as one that knows all heights", arguments: [true, false])
  func sameMotion(isFling: Bool) {
    let steps: [[Double]] = [30.0, 0].map { estimate in
      let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 200))
      let source = EstimateSource.uneven(4_000)
      let table = source.table(estimate: estimate, in: window)
      window.layoutIfNeeded()
      table.scrollToRow(at: IndexPath(row: 2_000, section: 0), at: .top, animated: false)
      window.layoutIfNeeded()
      let hand = Hand(window)
      if isFling {
        hand.down(50, 50)
        for y in stride(from: 60.0, through: 120, by: 12) { hand.move(50, y) }
        hand.up(50, 120)
      } else {
        window.router.handle(
          InputEvent(
            time: 0.1,
            .wheel(
              InputEvent.Wheel(at: Point(x: 50, y: 50), delta: Point(x: 0, y: -3), modifiers: []))))
      }
      var steps: [Double] = []
      var before = table.placesOnScreen
      for _ in 0..<90 {
        hand.rest(1.0 / 60)
        let places = table.placesOnScreen
        // After a fast frame, none of the rows may be visible that were visible before.
        let common = places.keys.first { before[$0] != nil }
        steps.append(common.map { (places[$0] ?? 0) - (before[$0] ?? 0) } ?? 0)
        before = places
        table.checkInvariants()
      }
      return steps
    }
    #expect(steps[0].contains { abs($0) > 1 })
    for (estimated, exact) in zip(steps[0], steps[1]) { #expect(abs(estimated - exact) < 1e-6) }
  }

  // MARK: Scrolling to rows

  @Test(
    "scrolls a row exactly to its place, over rows that are not measured",
    arguments: [TableView.ScrollPosition.top, .middle, .bottom], EstimateSource.Teller.allCases)
  func scrollToRow(position: TableView.ScrollPosition, teller: EstimateSource.Teller) {
    let hand = Hand(window)
    for isAnimated in [false, true] {
      for row in [1_500, 3, 700, 701, 1_999, 0, 1_000] {
        let source = EstimateSource.uneven(2_000, teller: teller)
        let table = source.table(in: window)
        table.contentInset = EdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
        window.layoutIfNeeded()
        let path = IndexPath(row: row, section: 0)
        table.scrollToRow(at: path, at: position, animated: isAnimated)
        if isAnimated { hand.settle() }
        let frame = table.rectForRow(at: path)
        let range = table.scrollRange[.vertical]
        let wanted =
          switch position {
          case .top: frame.minY - 10
          case .bottom: frame.maxY - 180
          default: frame.midY - 95
          }
        #expect(
          table.contentOffset.y == min(max(wanted, range.lowerBound), range.upperBound),
          "row \(row), animated \(isAnimated)")
        #expect(frame.height == source.sections[0][row])
        #expect(table.cellForRow(at: path) != nil)
        table.checkInvariants()
        table.removeFromSuperview()
      }
    }
  }

  @Test("moves on its way to a row as little at a time as it would with known heights")
  func animatedWay() {
    let source = EstimateSource.uneven(2_000)
    let table = source.table(in: window)
    window.layoutIfNeeded()
    let path = IndexPath(row: 30, section: 0)
    table.scrollToRow(at: path, at: .top, animated: true)
    var before = table.placesOnScreen
    var largest = 0.0
    var time = 0.0
    while time < 0.5 {
      time += 1.0 / 240
      window.advance(to: time)
      for (path, place) in table.placesOnScreen {
        if let old = before[path] { largest = max(largest, abs(place - old)) }
      }
      before = table.placesOnScreen
    }
    #expect(table.placesOnScreen[path] == 0)
    // About 1,200 points in 72 frames, at most 1.9 times the average speed, plus corrections.
    #expect(largest < 60)
  }

  @Test("scrolls as little as makes a row visible, and not at all if it is")
  func nearestPosition() {
    let source = ListSource([.init(header: 20, rows: Array(repeating: 30, count: 40))])
    let table = source.table(style: .plain, in: window)
    window.layoutIfNeeded()
    func scroll(_ row: Int) -> Double {
      table.scrollToRow(at: IndexPath(row: row, section: 0), at: .none, animated: false)
      return table.contentOffset.y
    }
    // The header sticks and covers the first 20 points.
    #expect(scroll(1) == 0)
    #expect(scroll(3) == 40)
    #expect(scroll(2) == 40)
    #expect(scroll(0) == 0)
    table.selectRow(at: IndexPath(row: 10, section: 0))
    table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(table.contentOffset.y == 300)
  }

  @Test("gives up a way to a row when a person takes over")
  func interrupted() {
    let source = EstimateSource.uneven(2_000)
    let table = source.table(in: window)
    window.layoutIfNeeded()
    table.scrollToRow(at: IndexPath(row: 900, section: 0), at: .top, animated: true)
    let hand = Hand(window)
    hand.rest(0.1)
    hand.down(50, 100)
    hand.rest(0.05)
    hand.move(50, 110)
    hand.move(50, 111)
    hand.rest(0.2)
    hand.up(50, 111)
    hand.settle()
    let offset = table.contentOffset.y
    #expect(table.visibleRows.first?.row ?? 2_000 < 890)
    table.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(table.contentOffset.y == offset)
    table.checkInvariants()
  }

  // MARK: In a container

  @Test(
    "does not make its container jump, and shares cells as if all heights were known",
    arguments: EstimateSource.Teller.allCases, Soak.seeds(1...8))
  func inContainer(teller: EstimateSource.Teller, seed: UInt64) {
    let container = ContainerScrollView(frame: window.bounds)
    window.addSubview(container)
    let queue = ReuseQueue()
    var numbers = RandomNumbers(seed: seed)
    let sources = (0..<8).map { _ in
      EstimateSource([(0..<40).map { _ in numbers.number(in: 10...70) }], teller: teller)
    }
    let tables = sources.map { source in
      let table = source.table(style: .grouped)
      table.reuseQueue = queue
      container.addArrangedSubview(table)
      return table
    }
    window.layoutIfNeeded()
    func places() -> [[Int]: Double] {
      var places: [[Int]: Double] = [:]
      for (number, table) in tables.enumerated() where table.frame.height > 0 {
        for (path, place) in table.placesOnScreen {
          places[[number, path.row]] = place + table.frame.minY - container.contentOffset.y
        }
      }
      return places
    }
    var mostVisible = places().count
    for step in 0..<800 {
      let before = places()
      let isJump = step % 50 == 49
      let move = isJump ? 0 : numbers.number(in: -60...40)
      let old = container.contentOffset.y
      container.contentOffset.y =
        isJump
        ? numbers.number(in: 0...container.scrollRange.maximum.y)
        : min(max(old + move, 0), container.scrollRange.maximum.y)
      let moved = container.contentOffset.y - old
      window.layoutIfNeeded()
      container.checkInvariants()
      let after = places()
      mostVisible = max(mostVisible, after.count)
      let isInside =
        container.contentOffset.y > 0
        && container.contentOffset.y < container.scrollRange.maximum.y
      if !isJump, isInside {
        for (row, place) in after {
          if let old = before[row] {
            let closeness = Closeness(upTo: container.contentSize.height)
            #expect(
              closeness.isEqual(place, old - moved), "seed \(seed), step \(step), \(row)")
          }
        }
      }
      // A row of the previous table may be in sight until a nearer row turns out to be higher.
      #expect(
        queue.statistics(forIdentifier: "cell").created <= mostVisible + 1,
        "seed \(seed), step \(step)")
    }
  }
}
