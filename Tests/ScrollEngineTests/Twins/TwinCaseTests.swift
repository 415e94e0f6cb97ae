import Testing

@testable import ScrollEngine

/// What random scripts found one list to do and the other not, each in as few steps as show it.
@MainActor
@Suite("A table and a collection with one column, side by side,")
struct TwinCaseTests {
  private func twins(
    _ rows: Int, _ heights: TwinSource.Heights = .even, inset: EdgeInsets = .zero,
    isStacked: Bool = false
  ) -> Twins {
    let twins = Twins(
      heights, even: 20, spacing: 0, inset: inset, header: 0, sticks: false, isStacked: isStacked)
    for source in [twins.rows, twins.items] {
      source.model = ListModel(sections: [ListModel.Section(name: 0, rows: Array(0..<rows))])
    }
    twins.each { $0.reloadData() }
    twins.layOut()
    return twins
  }

  @Test("are not moved out of sight by a reload of the same content")
  func reloadOutOfSight() {
    let twins = twins(10, isStacked: true)
    // Past both at once: they lie still where they were above the end.
    for container in twins.scrollers { container.frame.size.height = 60 }
    twins.layOut()
    for container in twins.scrollers { container.contentOffset.y = 360 }
    twins.layOut()
    twins.forgetLog()
    for _ in 0..<2 {
      twins.each { $0.reloadData() }
      twins.layOut()
      #expect(twins.difference == nil && !twins.rows.log.contains("scroll"))
      // Only marked, not asked for yet.
      twins.each { $0.setNeedsReload() }
      twins.layOut()
      #expect(twins.difference == nil && !twins.rows.log.contains("scroll"))
    }
  }

  /// Tables look at heights alone, as UIKit's do; a collection shows what has an area in its bounds.
  @Test("differ in rows without a width: only the table asks for cells")
  func noWidth() {
    let twins = twins(3, inset: EdgeInsets(top: 0, left: 120, bottom: 0, right: 0))
    #expect(twins.table.indexPathsForVisibleRows?.count == 3)
    #expect(twins.collection.indexPathsForVisibleItems.isEmpty)
  }
}
