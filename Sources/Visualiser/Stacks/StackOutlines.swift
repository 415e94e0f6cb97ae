internal import Documents
import Drawing
import SceneParts
import ScrollEngine

/// Outlines the rows and items of a stack that have no cell.
@MainActor
struct StackOutlines: PaneDecoration {
  let build: StackBuild

  private static let outlineWidth = 1.5
  private static let dash = Dash(on: 6, off: 6)
  /// The least size of an outline; smaller outlines would merge.
  private static let leastHeight = 6.0

  func draw(over pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas) {
    guard options.showsOutlines, options.showsOutside else { return }
    for section in build.sections { drawOutlines(of: section, &canvas) }
  }

  func legend(of pane: Pane, _ options: StageOptions) -> [LegendEntry] {
    let colors = build.sections.filter { $0.list != nil }.map(\.colors.cell)
    guard options.showsOutlines, options.showsOutside, !colors.isEmpty else { return [] }
    return [LegendEntry("row without a cell", .dashes(Pane.unique(colors)))]
  }

  private func drawOutlines(of section: StackSection, _ canvas: inout Canvas) {
    guard let list = section.list, section.description.count > 0,
      let content = build.container.contentFrame(of: list)
    else { return }
    var frame = build.container.convert(content, to: nil)
    let visible = canvas.visibleRect
    guard frame.minY < visible.maxY, visible.minY < frame.maxY, frame.minX < visible.maxX,
      visible.minX < frame.maxX
    else { return }
    // The content of a list that scrolls by itself is displaced by the list's own offset.
    if !build.isCut(section) { frame.origin = frame.origin - list.contentOffset }
    let area = visible.offsetBy(Point.zero - frame.origin)
    for place in emptyPlaces(of: list, in: area)
    where min(place.width, place.height) >= Self.leastHeight {
      canvas.stroke(
        place.offsetBy(frame.origin),
        Stroke(section.colors.cell, width: Self.outlineWidth, dash: Self.dash))
    }
  }

  /// The frames of rows or items without a cell, in the coordinates of the list's content.
  private func emptyPlaces(of list: any ReusingView, in area: Rect) -> [Rect] {
    switch list {
    case let table as TableView:
      return table.indexPathsForRows(from: area.minY, to: area.maxY)
        .filter { table.cellForRow(at: $0) == nil }.map { table.rectForRow(at: $0) }
    case let collection as CollectionView:
      return (collection.collectionViewLayout.layoutAttributesForElements(in: area) ?? [])
        .filter { collection.cellForItem(at: $0.indexPath) == nil }.map(\.frame)
    default: return []
    }
  }
}
