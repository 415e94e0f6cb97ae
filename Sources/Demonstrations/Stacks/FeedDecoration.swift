import Drawing
import SceneParts
import ScrollEngine

/// Outlines the items of a feed that have no cell, at their positions.
@MainActor
struct FeedDecoration: PaneDecoration {
  let sources: [FeedSource]

  private static let dash = Dash(on: 10, off: 10)
  private static let font = Font(.words, size: 18, weight: .semibold)

  /// An item without a cell.
  private struct Gap {
    let item: Int
    let name: String
    let frame: Rect
    let colors: Palette.Table
    let isRow: Bool
  }

  func draw(
    over pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas
  ) {
    guard options.showsOutlines else { return }
    for gap in gaps(in: pane, canvas) where isInside(gap, pane) || !options.showsOutside {
      outline(gap, &canvas)
    }
  }

  func drawOutside(
    of pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas
  ) {
    guard options.showsOutlines else { return }
    for gap in gaps(in: pane, canvas) where !isInside(gap, pane) {
      outline(gap, &canvas)
      let text = gap.frame.inset(by: EdgeInsets(top: 8, left: 12, bottom: 8, right: 12))
      let line = Rect(x: text.minX, y: text.midY - 12, width: text.width, height: 24)
      guard gap.isRow else {
        canvas.say(
          Words(String(gap.item + 1)), in: line, font: Self.font, color: theme.ink,
          alignment: .center)
        continue
      }
      canvas.text(gap.name, in: line, font: Self.font, color: theme.ink)
      canvas.text("no cell", in: line, font: Self.font, color: theme.ink, alignment: .trailing)
    }
  }

  private func isInside(_ gap: Gap, _ pane: Pane) -> Bool {
    Rect(origin: .zero, size: pane.viewport).contains(Point(x: gap.frame.midX, y: gap.frame.midY))
  }

  /// Dashes are used only for items without a cell.
  private func outline(_ gap: Gap, _ canvas: inout Canvas) {
    canvas.stroke(
      gap.frame,
      Stroke(gap.colors.cell, width: 2, dash: Self.dash, cornerRadius: gap.isRow ? 8 : 6))
  }

  /// Whether a list scrolls horizontally in a vertical feed.
  private func scrollsAcross(_ source: FeedSource, _ pane: Pane) -> Bool {
    source.part.kind == .shelf && (pane.root as? StackingScrollView)?.axis == .vertical
  }

  private func gaps(in pane: Pane, _ canvas: Canvas) -> [Gap] {
    sources.flatMap { source in
      let content = pane.contentFrame(of: source.view)
      let origin =
        content.origin - (scrollsAcross(source, pane) ? source.view.contentOffset : .zero)
      let visible = canvas.visibleRect.offsetBy(Point.zero - origin)
      return source.frames(in: visible).compactMap { item, frame in
        Gap(
          item: item, name: source.name(ofItemAt: IndexPath(item: item, section: 0)),
          frame: frame.offsetBy(origin), colors: source.colors, isRow: source.view is TableView)
      }
    }
  }
}

extension FeedSource {
  /// The items without a cell in a rectangle of the list's content, with their frames in the
  /// content.
  fileprivate func frames(in rect: Rect) -> [(item: Int, frame: Rect)] {
    let live = Set(view.livePaths.map(\.item))
    let all: [(Int, Rect)]
    switch view {
    case let table as TableView:
      all = table.indexPathsForRows(from: rect.minY, to: rect.maxY).map {
        ($0.row, table.rectForRow(at: $0))
      }
    case let collection as CollectionView:
      all = (0..<count).compactMap { item in
        collection.layoutAttributesForItem(at: IndexPath(item: item, section: 0)).map {
          (item, $0.frame)
        }
      }
    default: all = []
    }
    return all.filter { !live.contains($0.0) && $0.1.intersects(rect) }
  }
}
