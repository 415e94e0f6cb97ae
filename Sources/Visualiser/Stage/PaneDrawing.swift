import Drawing
import Scenes
import ScrollEngine

/// Draws one viewport: the engine's own views, and over them what an app's user never sees.
@MainActor
struct PaneDrawing {
  let pane: Pane
  /// The area of the pane, in points of the stage.
  let column: Rect
  /// The part of it in which anything may be visible.
  let sight: Rect
  /// The frame of the viewport, in points of the stage.
  let viewport: Rect
  let scale: Double
  let options: StageOptions
  let theme: Theme

  static let veilOpacity = 0.6
  /// Smaller text is hard to read, in points of the shell.
  private static let legibleSize = 11.0
  private static let outlineWidth = 2.0
  private static let rimWidth = 1.0

  func draw(in canvas: inout Canvas) {
    if options.showsContentOnly { return drawContent(in: &canvas) }
    let first = canvas.commands.count
    canvas.saved { canvas in
      canvas.clip(to: options.showsOutside ? column : viewport)
      canvas.saved { canvas in
        if options.showsOutside, sight != column { canvas.clip(to: sight) }
        // Text under the veil would be too faint to read.
        canvas.limitText(to: viewport)
        canvas.keepTextLegible(Self.legibleSize)
        canvas.translate(by: viewport.origin)
        canvas.scale(by: scale)
        pane.window.renderWindow(in: &canvas)
        for decoration in pane.decorations {
          decoration.draw(over: pane, options, theme, in: &canvas)
        }
      }
      if options.showsOutside { veilOutside(in: &canvas) }
      canvas.saved { canvas in
        if options.showsOutside, sight != column { canvas.clip(to: sight) }
        canvas.translate(by: viewport.origin)
        canvas.scale(by: scale)
        canvas.keepTextLegible(Self.legibleSize)
        if options.showsOutside {
          for decoration in pane.decorations {
            decoration.drawOutside(of: pane, options, theme, in: &canvas)
          }
        }
        if options.showsOutlines { drawStamps(in: &canvas) }
      }
    }
    guard options.showsOutlines, pane.outlinesViewport else { return }
    var outline = viewport.inset(by: -Self.outlineWidth)
    if let rim = theme.viewportRim {
      canvas.stroke(
        viewport.inset(by: -Self.rimWidth), Stroke(rim, width: Self.rimWidth))
      outline = outline.inset(by: -Self.rimWidth)
    }
    drawFrame(outline, around: canvas.commands[first...], in: &canvas)
  }

  /// Draws the frame of the viewport, with gaps where its upper or lower edge would strike out text.
  private func drawFrame(
    _ outline: Rect, around commands: ArraySlice<DrawCommand>, in canvas: inout Canvas
  ) {
    let edges = [
      Rect(x: outline.minX, y: outline.minY, width: outline.width, height: Self.outlineWidth),
      Rect(
        x: outline.minX, y: outline.maxY - Self.outlineWidth, width: outline.width,
        height: Self.outlineWidth),
    ]
    let gaps = edges.map { Self.gaps(in: canvas.surface($0), commands, canvas.text) }
    for x in [outline.minX, outline.maxX - Self.outlineWidth] {
      canvas.fill(
        Rect(x: x, y: outline.minY, width: Self.outlineWidth, height: outline.height),
        theme.viewport)
    }
    let origin = canvas.surface(Rect(origin: .zero, size: .zero)).minX
    let scale = canvas.surface(Rect(x: 0, y: 0, width: 1, height: 1)).width
    for (edge, gaps) in zip(edges, gaps) {
      var x = edge.minX
      for gap in gaps.sorted(by: { $0.lowerBound < $1.lowerBound }) {
        let start = max(x, (gap.lowerBound - origin) / scale)
        if start > x {
          canvas.fill(
            Rect(x: x, y: edge.minY, width: start - x, height: edge.height), theme.viewport)
        }
        x = max(x, (gap.upperBound - origin) / scale)
      }
      if x < edge.maxX {
        canvas.fill(
          Rect(x: x, y: edge.minY, width: edge.maxX - x, height: edge.height), theme.viewport)
      }
    }
  }

  /// Where text lies on an edge, across the surface, in points of it.
  private static func gaps(
    in edge: Rect, _ commands: ArraySlice<DrawCommand>, _ measuring: any TextMeasuring
  ) -> [ClosedRange<Double>] {
    commands.compactMap { command in
      guard case .text(let run) = command else { return nil }
      let middle = run.anchor.y - run.font.capHeight / 2
      guard abs(middle - edge.midY) < run.font.capHeight / 2 + 3 else { return nil }
      let width = min(measuring.width(of: run.string, in: run.font), run.maximumWidth ?? .infinity)
      let start =
        switch run.alignment {
        case .leading: run.anchor.x
        case .center: run.anchor.x - width / 2
        case .trailing: run.anchor.x - width
        }
      // A stamp's letter has a disc around it.
      let margin = run.alignment == .center && run.string.count <= 2 ? 10 - width / 2 : 4.0
      return start - margin...start + width + max(margin, 4)
    }
  }

  private func drawContent(in canvas: inout Canvas) {
    canvas.saved { canvas in
      canvas.clip(to: viewport)
      canvas.translate(by: viewport.origin)
      canvas.scale(by: scale)
      pane.window.renderWindow(in: &canvas)
    }
  }

  // MARK: Stamps

  /// In points of the scene, but large enough for its letter on the stage.
  static func stampRadius(atScale scale: Double) -> Double { max(11, 9.5 / scale) }

  /// Names each cell by its stamp, as far as it has room.
  private func drawStamps(in canvas: inout Canvas) {
    let usual = Self.stampRadius(atScale: scale)
    let visible = canvas.visibleRect
    for list in pane.lists {
      let queue = list.queue
      for cell in list.liveCells {
        let frame = cell.convert(cell.bounds, to: nil)
        guard frame.intersects(visible), min(frame.width, frame.height) >= 1.2 * usual else {
          continue
        }
        let radius = min(usual, frame.height / 2 - 1)
        let center = list.stampPlace.center(in: frame, radius: radius)
        guard cell.isSeen(at: center) else { continue }
        canvas.stamp(pane.stamps.stamp(of: cell, in: queue), at: center, radius: radius)
      }
    }
  }

  // MARK: Outside

  private func veilOutside(in canvas: inout Canvas) {
    let veil = theme.background.opacity(Self.veilOpacity)
    canvas.fill(
      Rect(
        x: column.minX, y: column.minY, width: column.width,
        height: viewport.minY - column.minY), veil)
    canvas.fill(
      Rect(
        x: column.minX, y: viewport.maxY, width: column.width,
        height: column.maxY - viewport.maxY), veil)
    canvas.fill(
      Rect(
        x: column.minX, y: viewport.minY, width: viewport.minX - column.minX,
        height: viewport.height), veil)
    canvas.fill(
      Rect(
        x: viewport.maxX, y: viewport.minY, width: column.maxX - viewport.maxX,
        height: viewport.height), veil)
  }
}

extension View {
  /// Whether nothing above it clips a point of its window off.
  fileprivate func isSeen(at point: Point) -> Bool {
    var view = superview
    while let current = view {
      if current.clipsToBounds, !current.convert(current.bounds, to: nil).contains(point) {
        return false
      }
      view = current.superview
    }
    return true
  }
}
