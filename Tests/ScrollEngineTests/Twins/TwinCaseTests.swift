import TestSupport
import Testing

@testable import ScrollEngine

/// Differences between the two lists that random scripts found, each in a few steps.
@MainActor
@Suite("A table and a collection with one column, side by side,")
struct TwinCaseTests {
  private func twins(
    _ rows: Int..., heights: TwinSource.Heights = .even, even: Double = 20, spacing: Double = 0,
    inset: EdgeInsets = .zero, isStacked: Bool = false
  ) -> Twins {
    let twins = Twins(
      heights, even: even, spacing: spacing, inset: inset, header: 0, sticks: false,
      isStacked: isStacked)
    var names = 0
    show(
      ListModel(
        sections: rows.enumerated().map { section, count in
          names += count
          return ListModel.Section(name: section, rows: Array(names - count..<names))
        }), in: twins)
    twins.each { $0.reloadData() }
    twins.layOut()
    return twins
  }

  private func show(_ model: ListModel, in twins: Twins) {
    for source in [twins.rows, twins.items] { source.model = model }
  }

  private func move(_ source: (Int, Int), to target: (Int, Int), in twins: Twins) throws {
    var model = twins.rows.model
    let name = model.sections[source.0].rows.remove(at: source.1)
    model.sections[target.0].rows.insert(name, at: target.1)
    var updates = ListUpdates()
    updates.move(
      at: IndexPath(row: source.1, section: source.0),
      to: IndexPath(row: target.1, section: target.0))
    try apply(updates, showing: model, in: twins)
  }

  private func apply(
    _ updates: ListUpdates, animated: Bool = true, showing model: ListModel, in twins: Twins
  ) throws {
    show(model, in: twins)
    for list in twins.lists { try list.apply(updates, animated: animated) }
    twins.layOut()
  }

  private func resize(_ twins: Twins, _ width: Double, _ height: Double) {
    for view in twins.scrollers { view.frame.size = Size(width: width, height: height) }
    twins.layOut()
  }

  private func scroll(_ twins: Twins, to offset: Double) {
    for view in twins.scrollers { view.contentOffset.y = offset }
    twins.layOut()
    twins.forgetLog()
  }

  private func scrollToMiddle(_ twins: Twins, _ path: IndexPath, frames: Int) {
    twins.table.scrollToRow(at: path, at: .middle, animated: true)
    twins.collection.scrollToItem(at: path, at: .centeredVertically, animated: true)
    rest(twins, frames: frames)
  }

  private func rest(_ twins: Twins, frames: Int) {
    for _ in 0..<frames {
      for hand in twins.hands { hand.rest(1.0 / 60) }
      twins.layOut()
    }
    twins.forgetLog()
  }

  @Test("are not moved out of sight by a reload of the same content")
  func reloadOutOfSight() {
    let twins = twins(10, isStacked: true)
    // One jump scrolls past both lists, whose frames stay where they were, above the end.
    for container in twins.scrollers { container.frame.size.height = 60 }
    twins.layOut()
    for container in twins.scrollers { container.contentOffset.y = 360 }
    twins.layOut()
    twins.forgetLog()
    for _ in 0..<2 {
      twins.each { $0.reloadData() }
      twins.layOut()
      #expect(twins.difference == nil && !twins.rows.log.contains("scroll"))
      // The lists are only marked for a reload, and do not ask for data yet.
      twins.each { $0.setNeedsReload() }
      twins.layOut()
      #expect(twins.difference == nil && !twins.rows.log.contains("scroll"))
    }
  }

  // MARK: Rows that leave

  @Test("let a row that is in sight by a rounding error alone go at once")
  func hardlyInSight() throws {
    let twins = twins(6, 10, even: 31.4)
    resize(twins, 100, 297)
    scroll(twins, to: 111.19999999999999)
    let last = IndexPath(row: 7, section: 1)
    try #require(twins.table.cellForRow(at: last)?.frame.minY == 408.19999999999993)
    try move((1, 7), to: (1, 9), in: twins)
    #expect(twins.difference == nil && twins.rows.log.contains("end 1.9"))
  }

  @Test("send a row that passes the others just out of sight")
  func passing() throws {
    let twins = twins(50)
    let path = IndexPath(row: 5, section: 0)
    let cells: [View?] = [twins.table.cellForRow(at: path), twins.collection.cellForItem(at: path)]
    try move((0, 5), to: (0, 40), in: twins)
    for _ in 0..<17 {
      rest(twins, frames: 1)
      #expect(twins.difference == nil)
      // The cells move from 100 to the lower edge at 200.
      for cell in cells { #expect(0...100 ~= cell?.transit?.offset.y ?? -1) }
    }
  }

  // MARK: Scrolling to a row

  @Test("go on to a row that is scrolled to when another height leaves less to scroll")
  func targetInResize() {
    // With another width, both lists also compute the end of their content again.
    for width in [100.0, 120] {
      let twins = twins(25)
      resize(twins, 100, 100)
      scrollToMiddle(twins, IndexPath(row: 15, section: 0), frames: 15)
      resize(twins, width, 300)
      rest(twins, frames: 15)
      #expect(twins.difference == nil)
      // The middle of the row is at 310; the end is at 200.
      for list in twins.lists { #expect(list.contentOffset.y == 160) }
    }
  }

  @Test("follow a row that is scrolled to as soon as it is another one in a container")
  func targetInUpdate() throws {
    let twins = twins(40, isStacked: true)
    let path = IndexPath(row: 5, section: 0)
    scroll(twins, to: 700)
    scrollToMiddle(twins, path, frames: 6)
    try move((0, 5), to: (0, 9), in: twins)
    rest(twins, frames: 1)
    #expect(twins.difference == nil)
    rest(twins, frames: 30)
    #expect(twins.difference == nil)
    // 130 points above the list, plus 190 to the middle of the row, minus half of 200.
    for container in twins.scrollers { #expect(container.contentOffset.y == 220) }
  }

  // MARK: Rounding errors

  @Test("scroll once when rows come above what is in sight in a container")
  func insertionAbove() throws {
    for even in [82.7, 45.8, 20.1, 33.3, 7.7] {
      let twins = twins(60, even: even, isStacked: true)
      scroll(twins, to: 468.1)
      var model = twins.rows.model
      model.sections[0].rows.insert(100, at: 0)
      var updates = ListUpdates()
      updates.insert(at: [IndexPath(row: 0, section: 0)])
      try apply(updates, showing: model, in: twins)
      #expect(twins.difference == nil)
      #expect(twins.rows.log.filter { $0 == "scroll" }.count == 1)
    }
  }

  @Test("stay where a program has put them past the end when sums are added up in another order")
  func reloadPastTheEnd() throws {
    let twins = twins(2, even: 130.35, spacing: 1_000_000)
    var model = twins.rows.model
    model.sections = [
      ListModel.Section(name: 1, rows: [1]), ListModel.Section(name: 0, rows: [0]),
    ]
    var updates = ListUpdates()
    updates.insertSections([0])
    updates.move(at: IndexPath(row: 1, section: 0), to: IndexPath(row: 0, section: 0))
    try apply(updates, animated: false, showing: model, in: twins)
    scroll(twins, to: 90)
    twins.each { $0.reloadData() }
    twins.layOut()
    #expect(twins.difference == nil)
    for list in twins.lists { #expect(list.contentOffset.y == 90) }
  }

  @Test("do not scroll by a rounding error of their heights when they get wider")
  func widerByRounding() throws {
    for seed in [8, 11, 14] {
      let twins = twins(200, 200, heights: .told)
      for source in [twins.rows, twins.items] {
        for name in 0..<400 {
          source.heights[name] = Double((name * 7919 + seed * 104_729) % 997) / 14 + 0.1
        }
      }
      twins.each { $0.reloadData() }
      twins.layOut()
      scroll(twins, to: 9_000.3 + Double(seed) * 17.1)
      for row in [3, 19, 100, 150] { try move((0, row), to: (1, row), in: twins) }
      rest(twins, frames: 20)
      resize(twins, 130, 200)
      #expect(twins.difference == nil && !twins.rows.log.contains("scroll"))
    }
  }

  // MARK: Another size

  @Test("keep what is in sight again in a container that comes to its beginning when it is resized")
  func resizePastTheBeginning() {
    let twins = twins(20, isStacked: true)
    resize(twins, 74, 264)
    scroll(twins, to: -38)
    resize(twins, 100, 195)
    #expect(twins.difference == nil && twins.rows.log == ["end 0.4"])
  }

  /// Tables consider only heights, as in UIKit. Collections show items with an area in the bounds.
  @Test("differ in rows without a width: only the table asks for cells")
  func noWidth() {
    let twins = twins(3, inset: EdgeInsets(top: 0, left: 120, bottom: 0, right: 0))
    #expect(twins.table.indexPathsForVisibleRows?.count == 3)
    #expect(twins.collection.indexPathsForVisibleItems.isEmpty)
  }
}
