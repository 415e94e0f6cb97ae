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
    let tracks = JumpTracks()
    tracks.makeRoom(in: container)
    container.dataSource = stack
    let panel = MillionListsPanel(container: container, stack: stack, queue: queue)
    self.panel = panel
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
        otherViews: tracks.views, viewport: JumpTracks.viewport)
    ]
    tracks.show(
      in: panes[0].window, tableCount: ListStack.listCount, rowCount: ThousandRows.rowCount,
      current: { [unowned self] in
        let list = inSight.first
        return .init(number: list?.number ?? 0, table: list?.table)
      },
      jump: { [unowned self] in jump(toRow: $0, ofList: $1) })
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
}
