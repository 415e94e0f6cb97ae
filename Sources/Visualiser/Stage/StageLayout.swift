import Geometry
import SceneParts

/// The positions of title, viewports and their surroundings on a stage: pure arithmetic.
struct StageLayout: Hashable {
  struct PaneFrame: Hashable {
    /// The area of the pane: its viewport and what is visible around it.
    let column: Rect
    /// The part of the column in which views may be visible, so that clipped pages do not touch
    /// those of the next pane.
    let sight: Rect
    /// The viewport, scaled.
    let viewport: Rect
    /// The middle of the line above the viewport.
    let titleY: Double
    /// The map of the content at the left of the viewport, and the reuse queues at its right; nil
    /// if there is none, or if it does not fit.
    var map: Rect?
    var tray: Rect?
    /// The card of the scene's settings, below the queues; nil if there is none, or no room.
    var settings: Rect?
    /// The scale of the map and the queues, and that of the card; 1 is the usual size.
    var asideScale = 1.0
    var settingsScale = 1.0

    /// The area in which a press hits the map: larger than the narrow map itself.
    var mapReach: Rect? { map?.inset(by: -6) }

    /// Divides the column of the queues between these and the card of the settings.
    fileprivate mutating func placeSettings(_ wanted: Settings) {
      guard let tray, tray.width >= QueueTray.usualWidth else { return }
      switch wanted {
      case .none: break
      case .below(let height):
        let most = tray.height - (StageLayout.leastTray + StageLayout.settingsGap) * asideScale
        let scale = min(asideScale, StageLayout.eighths(most / height))
        guard scale >= 1 else { return }
        settingsScale = scale
        settings = Rect(
          x: tray.minX, y: tray.maxY - height * scale, width: tray.width, height: height * scale)
        self.tray?.size.height -= height * scale + StageLayout.settingsGap * asideScale
      case .instead(let height):
        settings = Rect(origin: tray.origin, size: Size(width: tray.width, height: height))
      }
    }
  }

  /// The parts beside a viewport.
  struct Aside: Hashable {
    var hasMap = false
    var hasTray = false
    var settings = Settings.none
  }

  /// The card of the scene's settings in the column of the queues.
  enum Settings: Hashable {
    case none
    /// Below the queues; its height is in points at scale 1.
    case below(Double)
    /// In the place of the queues.
    case instead(Double)
  }

  private static let settingsGap = 12.0
  /// The least height that a card leaves for the queues, in points at scale 1.
  private static let leastTray = 128.0

  /// The size that a panel requests.
  struct PanelSize: Hashable {
    /// The height below all columns, in points.
    var height: Double
    /// The least width beside a single viewport, in points; nil if the panel is always below.
    var sideWidth: Double?
    /// The greatest useful height beside the viewport, in points.
    var sideHeight: Double

    static let none = PanelSize(height: 0, sideWidth: nil, sideHeight: 0)
  }

  private static let mapWidth = 34.0
  private static let narrowMapWidth = 22.0
  /// The distances between the map and the viewport, and between the viewport and the tray, in
  /// points.
  private static let mapGap = 34.0
  private static let trayGap = 56.0
  /// Both distances if space is scarce, in points.
  private static let narrowGap = 12.0

  static let margin = StageMetrics.margin
  /// The distance on each side of the line between two columns, in points.
  static let gutter = 8.0
  /// The distance between the last of stacked viewports and the panel, in points.
  static let panelGap = 12.0
  /// The height of a stage, in points, below which the header has minimal spacing.
  static let veryLowHeight = 460.0
  /// The viewport's share of the height below the header; the rest shows the content outside.
  private static let viewportShare = 0.78
  /// The viewport's share if there are no rows to show above and below.
  private static let aloneViewportShare = 0.88
  /// The viewport's share on a stage so small that text at the usual share is hard to read.
  private static let smallViewportShare = 0.92
  /// The viewport's share in a window so low that legible rows matter more than the content
  /// outside.
  private static let lowViewportShare = 0.975
  /// The least distance above and below a viewport with its outline, in points.
  private static let leastGap = 8.0
  /// The smallest scale at which the text of rows is easy to read, and the height, in points, from
  /// which a viewport leaves more room for the content outside.
  private static let easyScale = 0.75
  private static let easyHeight = 480.0
  /// The height, in points, above which map and queues are scaled up.
  private static let asideHeight = 420.0
  private static let greatestAsideScale = 2.0
  /// The greatest fraction of the width for a panel beside a viewport; its least width may exceed
  /// this.
  private static let greatestSideShare = 0.5
  private static let greatestPanelScale = 1.5
  /// The distance of a panel beside a viewport from the edges, in points.
  private static let cardMargin = 14.0

  /// The middles of the title and of the sentence below it.
  let titleY: Double
  let sentenceY: Double
  let headerHeight: Double
  /// Points of the stage per point of a scene.
  let scale: Double
  let panes: [PaneFrame]
  /// The area reserved for the scene's panel, and the part of it that the panel fills: beside a
  /// viewport a card as high as the panel's content.
  let panel: Rect
  let panelCard: Rect
  /// The band of the settings below several viewports; nil for none.
  let band: Rect?
  /// The content of the panel: the origin on the stage, the size in the panel's own points.
  let panelContent: Rect
  /// Points of the stage per point of the panel.
  let panelScale: Double

  /// Lays out a stage.
  ///
  /// - Parameters:
  ///   - size: The size of the stage, in points.
  ///   - viewports: The size of each viewport, in points of the scene; at least one.
  ///   - rooms: The space reserved for each viewport; nil for the viewport's own size.
  ///   - showsRowsOutside: Whether rows lie above and below the viewports, with a cell or without.
  ///   - isStacked: Whether the viewports are below each other instead of side by side.
  ///   - asides: The parts beside each viewport; none by default.
  ///   - bandHeight: The height of the settings' band below all columns and the panel, in points.
  ///   - panel: The requested size of the scene's panel, below all columns or beside a single
  ///     viewport.
  ///   - enlarges: Whether map, queues and panel may be scaled up.
  init(
    size: Size, viewports: [Size], rooms: [Size]? = nil, showsRowsOutside: Bool = true,
    isStacked: Bool = false,
    asides: [Aside] = [], bandHeight: Double = 0, panel: PanelSize = .none, enlarges: Bool = true
  ) {
    band =
      bandHeight > 0
      ? Rect(x: 0, y: size.height - bandHeight, width: size.width, height: bandHeight) : nil
    let size = Size(width: size.width, height: size.height - bandHeight)
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
    /// The scale of the viewports, and their y, in columns of a size.
    func place(width: Double, height: Double) -> (scale: Double, y: Double) {
      func scale(share: Double) -> Double {
        Self.wholeScale(
          min(
            min(height * share, height - 2 * Self.leastGap) / viewport.height,
            (width - 2 * Self.margin) / viewport.width))
      }
      let usual = scale(share: share)
      let isSmall = usual < Self.easyScale || viewport.height * usual < Self.easyHeight
      let chosen = isSmall ? scale(share: smallShare) : usual
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
        min(
          (sideWidth - Self.cardMargin) / (panel.sideWidth ?? sideWidth), Self.greatestPanelScale))
      let most = self.panel.height - 2 * Self.cardMargin
      let content = min(panel.sideHeight, most / panelScale)
      panelCard = Rect(
        x: self.panel.minX, y: headerHeight + Self.cardMargin,
        width: sideWidth - Self.cardMargin, height: (content * panelScale).rounded(.up))
      panelContent = Rect(
        x: panelCard.minX, y: panelCard.minY, width: panelCard.width / panelScale, height: content)
    } else {
      self.panel = Rect(x: 0, y: size.height - panelHeight, width: size.width, height: panelHeight)
      panelScale = 1
      panelContent = self.panel
      panelCard = self.panel
    }
    if isStacked {
      let lineHeight = 2 * (headerHeight - paneTitleY)
      let area = Rect(
        x: 0, y: headerHeight - lineHeight, width: size.width,
        height: max(0, height - (panelHeight > 0 ? Self.panelGap : 0)) + lineHeight)
      (scale, panes) = Self.stack(viewports, of: viewport, lineHeight: lineHeight, in: area)
      return
    }
    let columnWidth = (size.width - (sideWidth ?? 0)) / Double(count)
    let placed = place(width: columnWidth, height: height)
    let scale = placed.scale
    self.scale = scale
    panes = viewports.enumerated().map { [headerHeight] index, own in
      let left = columnWidth * Double(index)
      let scaled = Size(width: own.width * scale, height: own.height * scale)
      let aside = asides.indices.contains(index) ? asides[index] : Aside()
      let row = Self.row(
        scaled.width, aside,
        within: Size(width: columnWidth, height: enlarges ? height : 0))
      let column = Rect(x: left, y: headerHeight, width: columnWidth, height: height)
      var frame = PaneFrame(
        column: column,
        // Views beside the viewport stay clear of the map and the queues.
        sight: column.inset(
          by: EdgeInsets(
            top: 0,
            left: row.map.map { $0.start + $0.width + Self.gutter }
              ?? (index > 0 ? Self.gutter : 0),
            bottom: 0,
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
            height: max(1, height - 30))
        },
        tray: row.tray.map {
          Rect(
            x: (left + $0.start).rounded(), y: headerHeight + 14, width: $0.width,
            height: max(1, height - 22))
        }, asideScale: row.scale)
      frame.placeSettings(aside.settings)
      return frame
    }
  }

  /// The starts of map, viewport and tray, from the left edge of the column, and the widths of map
  /// and tray, all in points; and the scale of map and tray.
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

  /// The width of map and tray with their gaps at the usual size, in points.
  private static func asideWidth(_ aside: Aside) -> Double {
    (aside.hasMap ? mapWidth + mapGap : 0)
      + (aside.hasTray ? trayGap + QueueTray.usualWidth : 0)
  }

  /// The width of a panel beside the viewport, in points; nil if the viewport would not become
  /// larger.
  ///
  /// `area` is the size below the header; `scale` returns the viewport's scale for the width and
  /// the height of a column.
  private static func sideWidth(
    of panel: PanelSize, in area: Size, _ aside: Aside?, _ viewport: Double,
    _ scale: (Double, Double) -> Double
  ) -> Double? {
    guard let least = panel.sideWidth.map({ $0 + cardMargin }) else { return nil }
    let beside = aside.map(asideWidth) ?? 0
    let column = area.width - least
    let larger = scale(column - beside, area.height)
    guard larger > scale(area.width - beside, area.height - panel.height) else { return nil }
    let free = area.width - beside - viewport * larger - 2 * margin
    return min(free, max(least, area.width * greatestSideShare)).rounded(.down)
  }

  /// The greatest multiple of 1/8 up to `fit`, but at least 1/8; at such scales, the sizes used in
  /// the articles are whole pixels.
  private static func wholeScale(_ fit: Double) -> Double { max(1.0 / 8, eighths(fit)) }

  private static func eighths(_ scale: Double) -> Double { (scale * 8).rounded(.down) / 8 }

  /// Stacks viewports, each below a line for its title.
  ///
  /// `largest` has the greatest width and height of all viewports, in points of the scene;
  /// `lineHeight` is the height of a title, in points.
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

  /// The pane whose column contains a point of the stage; nil if none does.
  func paneIndex(at point: Point) -> Int? {
    panes.firstIndex { $0.column.contains(point) }
  }
}
