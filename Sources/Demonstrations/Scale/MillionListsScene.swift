import Drawing
import Scenes
import ScrollEngine

/// A million tables of a thousand rows in one container, which makes those in sight.
@MainActor
final class MillionListsScene: Scene {
  let panes: [Pane]
  let panel: (any ScenePanel)?
  let container = ContainerScrollView()
  let stack: ListStack

  init(seed: UInt64) {
    let queue = ReuseQueue()
    let stack = ListStack(seed: seed, queue: queue)
    self.stack = stack
    let container = container
    BillionRowsScene.prepare(container)
    container.dataSource = stack
    let panel = MillionListsPanel(container: container, stack: stack, queue: queue)
    self.panel = panel
    let tracks = (0..<2).map(BillionRowsScene.makeTrack)
    panes = [
      Pane(
        title: "A million tables, one container", shortTitle: "Container", verdict: .frugal,
        root: container, rootID: "container",
        lists: [
          PaneList(
            id: "table", title: "Table at the top",
            currentViews: {
              let tables = container.visibleArrangedSubviews.compactMap {
                stack.list(of: $0)?.table
              }
              return tables.isEmpty ? [stack.lists[0].table] : tables
            }, colors: Palette.first,
            count: { panel.rows })
        ],
        otherViews: [("tables", tracks[0]), ("rows", tracks[1])],
        viewport: BillionRowsScene.viewport)
    ]
    for track in tracks { panes[0].window.addSubview(track) }
    wireTableTrack(tracks[0])
    wireRowTrack(tracks[1])
  }

  /// The lists in sight, from top to bottom.
  var inSight: [ThousandRows] {
    container.visibleArrangedSubviews.compactMap(stack.list(of:))
  }

  // MARK: Jumping

  /// Scrolls to exactly a row, of a list that need not exist yet.
  func jump(toRow row: Int, ofList number: Int) {
    container.scrollToChild(at: number, at: .start, animated: false)
    guard let list = container.child(at: number).flatMap(stack.list(of:)) else { return }
    list.table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
  }

  private func wireTableTrack(_ track: JumpTrack) {
    let last = Double(ListStack.listCount - 1)
    track.onJump = { [unowned self] in jump(toRow: 0, ofList: Int(($0 * last).rounded())) }
    track.place = { [unowned self] in
      let number = inSight.first?.number ?? 0
      return JumpTrack.Place(
        text: "Table \(grouped(number + 1)) of \(grouped(ListStack.listCount))",
        fraction: Double(number) / last)
    }
  }

  private func wireRowTrack(_ track: JumpTrack) {
    let last = Double(ThousandRows.rowCount - 1)
    track.onJump = { [unowned self] in
      jump(toRow: Int(($0 * last).rounded()), ofList: inSight.first?.number ?? 0)
    }
    track.place = { [unowned self] in
      let list = inSight.first
      // The row below the heading, which stays at the top.
      let top = Point(
        x: 0, y: max(list?.table.contentOffset.y ?? 0, 0) + ThousandRows.headerHeight)
      let row = list?.table.indexPathForRow(at: top)?.row ?? 0
      return JumpTrack.Place(
        text: "Row \(grouped(row)) of \(grouped(ThousandRows.rowCount))",
        fraction: Double(row) / last)
    }
  }
}
