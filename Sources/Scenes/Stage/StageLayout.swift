import Geometry

/// Where title, viewports and their surroundings lie on a stage: pure arithmetic.
struct StageLayout: Hashable {
  struct PaneFrame: Hashable {
    /// What belongs to the pane: its viewport and what is seen around it.
    let column: Rect
    /// The viewport, scaled.
    let viewport: Rect
  }

  static let margin = 28.0
  static let headerHeight = 104.0

  /// Points on the stage for a point of a scene.
  let scale: Double
  let panes: [PaneFrame]

  /// - Parameters:
  ///   - size: Of the stage, in points.
  ///   - viewport: The size of each viewport, in points of the scene.
  ///   - count: The number of viewports, at least one.
  init(size: Size, viewport: Size, count: Int) {
    let height = max(0, size.height - Self.headerHeight)
    let columnWidth = size.width / Double(count)
    let fit = min(
      height * 0.78 / viewport.height,
      (columnWidth - 2 * Self.margin) / viewport.width)
    // In steps of an eighth the articles' sizes stay whole pixels.
    let scale = max(1, (fit * 8).rounded(.down)) / 8
    self.scale = scale
    let scaled = Size(width: viewport.width * scale, height: viewport.height * scale)
    let y = Self.headerHeight + ((height - scaled.height) / 2).rounded()
    panes = (0..<count).map { index in
      let left = columnWidth * Double(index)
      return PaneFrame(
        column: Rect(x: left, y: Self.headerHeight, width: columnWidth, height: height),
        viewport: Rect(
          origin: Point(x: (left + (columnWidth - scaled.width) / 2).rounded(), y: y),
          size: scaled))
    }
  }

  /// The point of a pane's window that is seen at a point of the stage.
  func scenePoint(_ point: Point, inPane index: Int) -> Point {
    (point - panes[index].viewport.origin) * (1 / scale)
  }

  /// The point of the stage at which a point of a pane's window is seen.
  func stagePoint(_ point: Point, inPane index: Int) -> Point {
    point * scale + panes[index].viewport.origin
  }

  /// The pane in whose column a point of the stage lies, or nil above all of them.
  func paneIndex(at point: Point) -> Int? {
    panes.firstIndex { $0.column.contains(point) }
  }
}
