import Geometry
import SceneParts

/// Where title, viewports and their surroundings lie on a stage: pure arithmetic.
struct StageLayout: Hashable {
  struct PaneFrame: Hashable {
    /// The area of the pane: its viewport and what is visible around it.
    let column: Rect
    /// The part of it in which anything may be visible: pages cut off here do not touch a
    /// neighbour's.
    let sight: Rect
    /// The viewport, scaled.
    let viewport: Rect
    /// Where the line above the viewport is centred.
    let titleY: Double
    /// The map of the content at the left of the viewport, and the queues at its right; nil where
    /// there is none, or no room for it.
    var map: Rect?
    var tray: Rect?
    /// How many times larger than usual these are drawn.
    var asideScale = 1.0

    /// Where a press means the map: a narrow strip is hard to hit.
    var mapReach: Rect? { map?.inset(by: -6) }
  }

  /// What lies beside a viewport.
  struct Aside: Hashable {
    var hasMap = false
    var hasTray = false
  }

  /// The room that a panel asks for.
  struct PanelSize: Hashable {
    /// Below all columns, in points.
    var height: Double
    /// The least width beside a single viewport; nil if it is always below. In points.
    var sideWidth: Double?
    /// The most height that it makes use of there, in points.
    var sideHeight: Double

    static let none = PanelSize(height: 0, sideWidth: nil, sideHeight: 0)
  }

  private static let mapWidth = 34.0
  private static let narrowMapWidth = 22.0
  /// Between the map and the viewport, and between the viewport and the tray, in points.
  private static let mapGap = 34.0
  private static let trayGap = 56.0
  /// The same where the room is scarce.
  private static let narrowGap = 12.0

  static let margin = StageMetrics.margin
  /// On each side of the line between two columns, in points.
  static let gutter = 8.0
  /// Between the last of stacked viewports and the panel, in points.
  static let panelGap = 12.0
  /// Lower stages have a header with the bare minimum of space; in points.
  static let veryLowHeight = 460.0
  /// The viewport's share of the height below the header; the rest shows what lies outside.
  private static let viewportShare = 0.78
  /// The same where nothing above and below is worth as much room.
  private static let aloneViewportShare = 0.88
  /// The same on a stage so small that text at the usual share is hard to read.
  private static let smallViewportShare = 0.92
  /// The same in a window so low that the text of the rows matters more than what lies outside.
  private static let lowViewportShare = 0.975
  /// Above and below a viewport with its outline, in points.
  private static let leastGap = 8.0
  /// The smallest scale at which the text of rows is easy to read.
  private static let easyScale = 0.75
  /// Map and queues grow with a stage on which they have more height than this, in points.
  private static let asideHeight = 420.0
  private static let greatestAsideScale = 2.0
  /// The most of the width that a panel takes there, unless it needs more to be read.
  private static let greatestSideShare = 0.5
  private static let greatestPanelScale = 2.0

  /// Where the title, and the sentence below it, are centred.
  let titleY: Double
  let sentenceY: Double
  let headerHeight: Double
  /// Points of the stage per point of a scene.
  let scale: Double
  let panes: [PaneFrame]
  /// The frame of the scene's panel.
  let panel: Rect
  /// Where in it the panel draws: the origin on the stage, the size in its own points.
  let panelContent: Rect
  /// Points of the stage per point of the panel.
  let panelScale: Double

  /// Lays out a stage.
  ///
  /// - Parameters:
  ///   - size: Of the stage, in points.
  ///   - viewports: The size of each viewport, in points of the scene; at least one.
  ///   - rooms: The space reserved for each of them, which may differ from its size; by default
  ///     that size.
  ///   - showsRowsOutside: Whether rows lie above and below the viewports, with a cell or without.
  ///   - isStacked: Whether the viewports lie below one another instead of side by side.
  ///   - asides: What lies beside each of them; nothing by default.
  ///   - footerHeight: What lies over the bottom of each column and must not cover the viewport.
  ///   - panel: What the scene shows below all columns, or beside a single viewport.
  ///   - enlarges: Whether map, queues and panel may be larger than usual.
  init(
    size: Size, viewports: [Size], rooms: [Size]? = nil, showsRowsOutside: Bool = true,
    isStacked: Bool = false,
    asides: [Aside] = [], footerHeight: Double = 0, panel: PanelSize = .none,
    enlarges: Bool = true
  ) {
    let count = viewports.count
    let rooms = rooms ?? viewports
    let viewport = Size(
      width: rooms.map(\.width).max() ?? 1, height: rooms.map(\.height).max() ?? 1)
    let paneTitleY: Double
    (titleY, sentenceY, paneTitleY, headerHeight) =
      if size.height < Self.veryLowHeight {
        (18, 38, 59, 72)
      } else {
        (22, 44, 72, 88)
      }
    let share = showsRowsOutside ? Self.viewportShare : Self.aloneViewportShare
    let smallShare =
      size.height < Self.veryLowHeight ? Self.lowViewportShare : Self.smallViewportShare
    /// The scale of the viewports, and where they begin, in columns of a size.
    func place(width: Double, height: Double) -> (scale: Double, y: Double) {
      func scale(share: Double) -> Double {
        Self.wholeScale(
          min(
            min(height * share, height - 2 * Self.leastGap) / viewport.height,
            (width - 2 * Self.margin) / viewport.width))
      }
      let usual = scale(share: share)
      let chosen = usual < Self.easyScale ? scale(share: smallShare) : usual
      return (chosen, ((height - viewport.height * chosen) / 2).rounded())
    }
    let whole = Size(width: size.width, height: max(0, size.height - headerHeight))
    let sideWidth =
      enlarges && count == 1 && !isStacked
      ? Self.sideWidth(of: panel, in: whole, asides.first, viewport.width) {
        place(width: $0, height: $1).scale
      } : nil
    let panelHeight = sideWidth == nil ? panel.height : 0
    let height = max(0, whole.height - panelHeight)
    if let sideWidth {
      self.panel = Rect(
        x: size.width - sideWidth, y: headerHeight, width: sideWidth, height: whole.height)
      panelScale = Self.eighths(
        min(sideWidth / (panel.sideWidth ?? sideWidth), Self.greatestPanelScale))
      let content = min(panel.sideHeight, self.panel.height / panelScale)
      panelContent = Rect(
        x: self.panel.minX, y: (self.panel.midY - content * panelScale / 2).rounded(),
        width: self.panel.width / panelScale, height: content)
    } else {
      self.panel = Rect(x: 0, y: size.height - panelHeight, width: size.width, height: panelHeight)
      panelScale = 1
      panelContent = self.panel
    }
    if isStacked {
      let lineHeight = 2 * (headerHeight - paneTitleY)
      let area = Rect(
        x: 0, y: headerHeight - lineHeight, width: size.width,
        height: max(0, height - footerHeight - (panelHeight > 0 ? Self.panelGap : 0)) + lineHeight)
      (scale, panes) = Self.stack(viewports, of: viewport, lineHeight: lineHeight, in: area)
      return
    }
    let columnWidth = (size.width - (sideWidth ?? 0)) / Double(count)
    var placed = place(width: columnWidth, height: height)
    if placed.y < footerHeight {
      placed = place(width: columnWidth, height: height - footerHeight)
    }
    let scale = placed.scale
    self.scale = scale
    panes = viewports.enumerated().map { [headerHeight] index, own in
      let left = columnWidth * Double(index)
      let scaled = Size(width: own.width * scale, height: own.height * scale)
      let aside = asides.indices.contains(index) ? asides[index] : Aside()
      let row = Self.row(
        scaled.width, aside,
        within: Size(width: columnWidth, height: enlarges ? height - footerHeight : 0))
      let column = Rect(x: left, y: headerHeight, width: columnWidth, height: height)
      return PaneFrame(
        column: column,
        // What lies beside the viewport stays clear of the map and the queues.
        sight: column.inset(
          by: EdgeInsets(
            top: 0,
            left: row.map.map { $0.start + $0.width + Self.gutter }
              ?? (index > 0 ? Self.gutter : 0),
            // Nothing lies under the statistics.
            bottom: footerHeight,
            right: row.tray.map { columnWidth - $0.start + Self.gutter }
              ?? (index < count - 1 ? Self.gutter : 0))),
        viewport: Rect(
          origin: Point(
            x: (left + row.viewport).rounded(),
            y: headerHeight + placed.y + ((viewport.height - own.height) / 2 * scale).rounded()),
          size: scaled), titleY: paneTitleY,
        map: row.map.map {
          Rect(
            x: (left + $0.start).rounded(), y: headerHeight + 14, width: $0.width,
            height: max(1, height - footerHeight - 30))
        },
        tray: row.tray.map {
          Rect(
            x: (left + $0.start).rounded(), y: headerHeight + 14, width: $0.width,
            height: max(1, height - footerHeight - 22))
        }, asideScale: row.scale)
    }
  }

  /// Where map, viewport and tray begin in a column, and how wide the first and the last are, all in
  /// points from the column's left edge; and how many times larger than usual they are.
  private static func row(
    _ viewport: Double, _ aside: Aside, within room: Size
  ) -> (
    map: (start: Double, width: Double)?, viewport: Double, tray: (start: Double, width: Double)?,
    scale: Double
  ) {
    let width = room.width
    let middle = (width - viewport) / 2
    if aside.hasTray {
      let beside = asideWidth(aside)
      if beside + viewport + 2 * margin <= width {
        let scale = max(
          1,
          eighths(
            min(
              (width - 2 * margin - viewport) / beside, room.height / asideHeight,
              greatestAsideScale)))
        let map = aside.hasMap ? (mapWidth + mapGap) * scale : 0
        let start = ((width - viewport - beside * scale) / 2).rounded()
        return (
          aside.hasMap ? (start, mapWidth * scale) : nil, start + map,
          (start + map + viewport + trayGap * scale, QueueTray.usualWidth * scale), scale
        )
      }
    }
    let hasMap = aside.hasMap && middle >= narrowMapWidth + narrowGap + gutter + 4
    let hasTray = aside.hasTray && middle >= QueueTray.narrowWidth + narrowGap + gutter
    return (
      hasMap ? (middle - narrowGap - narrowMapWidth, narrowMapWidth) : nil, middle,
      hasTray ? (middle + viewport + narrowGap, QueueTray.narrowWidth) : nil, 1
    )
  }

  /// What map and tray take of the width with their gaps, at their usual size.
  private static func asideWidth(_ aside: Aside) -> Double {
    (aside.hasMap ? mapWidth + mapGap : 0)
      + (aside.hasTray ? trayGap + QueueTray.usualWidth : 0)
  }

  /// The width of a panel beside the viewport; nil where that is no larger for it.
  ///
  /// `area` is what lies below the header; `scale` returns the viewport's scale in a column of a width
  /// and a height.
  private static func sideWidth(
    of panel: PanelSize, in area: Size, _ aside: Aside?, _ viewport: Double,
    _ scale: (Double, Double) -> Double
  ) -> Double? {
    guard let least = panel.sideWidth else { return nil }
    let beside = aside.map(asideWidth) ?? 0
    let column = area.width - least
    let larger = scale(column - beside, area.height)
    guard larger > scale(area.width - beside, area.height - panel.height) else { return nil }
    let free = area.width - beside - viewport * larger - 2 * margin
    return min(free, max(least, area.width * greatestSideShare)).rounded(.down)
  }

  /// The greatest scale up to `fit` at which the articles' sizes stay whole pixels: in eighths.
  private static func wholeScale(_ fit: Double) -> Double { max(1.0 / 8, eighths(fit)) }

  private static func eighths(_ scale: Double) -> Double { (scale * 8).rounded(.down) / 8 }

  /// Stacks viewports, each below a line for its title.
  ///
  /// `largest` is as wide and as high as any of the viewports, in points of the scene; `lineHeight`
  /// is the title's, in points.
  private static func stack(
    _ viewports: [Size], of largest: Size, lineHeight: Double, in area: Rect
  ) -> (scale: Double, panes: [PaneFrame]) {
    let bandHeight = area.height / Double(viewports.count)
    let scale = wholeScale(
      min(
        max(0, bandHeight - lineHeight) * smallViewportShare / largest.height,
        (area.width - 2 * margin) / largest.width))
    let panes = viewports.enumerated().map { place, own in
      let top = (area.minY + bandHeight * Double(place)).rounded()
      let bottom = (area.minY + bandHeight * Double(place + 1)).rounded()
      let column = Rect(
        x: area.minX, y: top + lineHeight, width: area.width,
        height: max(0, bottom - top - lineHeight))
      let scaled = Size(width: own.width * scale, height: own.height * scale)
      return PaneFrame(
        column: column, sight: column,
        viewport: Rect(
          origin: Point(
            x: (column.midX - scaled.width / 2).rounded(),
            y: (column.midY - scaled.height / 2).rounded()),
          size: scaled), titleY: top + lineHeight / 2)
    }
    return (scale, panes)
  }

  /// Converts a point of the stage to a pane's window.
  func scenePoint(_ point: Point, inPane index: Int) -> Point {
    (point - panes[index].viewport.origin) * (1 / scale)
  }

  /// Converts a point of a pane's window to the stage.
  func stagePoint(_ point: Point, inPane index: Int) -> Point {
    point * scale + panes[index].viewport.origin
  }

  /// The pane whose column contains a point of the stage, or nil above all of them.
  func paneIndex(at point: Point) -> Int? {
    panes.firstIndex { $0.column.contains(point) }
  }
}
