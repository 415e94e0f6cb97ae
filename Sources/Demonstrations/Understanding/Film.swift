import Drawing
import SceneParts
import ScrollEngine

/// The four views of the article on an infinite plane, called the film, and a window that shows a
/// part of it.
@MainActor
enum Film {
  /// A view of the film: the article's colours and frames.
  struct Shot {
    let name: String
    let color: Color
    let frame: Rect
  }

  static let shots = [
    Shot(name: "red", color: Color(0xD0021B), frame: Rect(x: 20, y: 20, width: 100, height: 100)),
    Shot(
      name: "green", color: Color(light: Color(0x7ED321), dark: Color(0x6AB41E)),
      frame: Rect(x: 150, y: 160, width: 150, height: 200)),
    Shot(
      name: "blue", color: Color(0x4A90E2), frame: Rect(x: 40, y: 400, width: 200, height: 150)),
    Shot(
      name: "yellow", color: Color(light: Color(0xF8E71C), dark: Color(0xC7B91C)),
      frame: Rect(x: 100, y: 600, width: 180, height: 150)),
  ]

  /// The window of the article, in points.
  static let viewport = Size(width: 320, height: 480)
  /// The size of the film, in points.
  static let size = Size(width: 320, height: 850)

  static func makeViews() -> [FilmView] { shots.map(FilmView.init) }

  /// The width of the line that is drawn inside the edge of the window on the film, in points of
  /// the stage.
  static let lineWidth = 2.0
}

/// A view of the film: it shows its frame, which never changes, and counts its taps.
final class FilmView: View {
  private let shot: Film.Shot
  private(set) var taps = 0 { didSet { setNeedsDisplay() } }
  /// The window that is drawn over the view, in the coordinates of its superview; nil for none.
  var cutOut: (() -> Rect)?

  private static let wordsFont = Font(.words, size: 13, weight: .bold)
  private static let numbersFont = Font(.numbers, size: 12)

  init(_ shot: Film.Shot) {
    self.shot = shot
    super.init(frame: shot.frame)
    identifier = shot.name
    backgroundColor = shot.color
    let tap = TapGestureRecognizer()
    tap.onChange = { [unowned self] recognizer in
      if recognizer.state == .ended { taps += 1 }
    }
    addGestureRecognizer(tap)
  }

  override func draw(in canvas: inout Canvas) {
    // Only the red view needs white text.
    let ink = shot.name == "red" ? Color(0xFFFFFF) : Palette.ink
    let lines = [
      shot.name, "\(tidy(frame.minX)) \(tidy(frame.minY))",
      "\(tidy(frame.width)) \(tidy(frame.height))",
      taps == 0 ? "" : taps == 1 ? "1 tap" : "\(taps) taps",
    ]
    if let cutOut {
      // The line around the window must not strike through the words.
      let line = canvas.length(ofSurface: Film.lineWidth)
      canvas.keepText(
        offEdgesOf: convert(cutOut(), from: superview).inset(by: line / 2), by: 1.5 * line)
    }
    let pitch = max(18, canvas.legible(Self.numbersFont).lineHeight)
    for (place, line) in lines.enumerated() {
      canvas.text(
        line,
        in: Rect(x: 10, y: 8 + Double(place) * pitch, width: bounds.width - 20, height: pitch),
        font: place == 0 ? Self.wordsFont : Self.numbersFont, color: ink)
    }
  }
}

/// Draws the axes of the plane and the window, which move relative to each other while scrolling.
@MainActor
struct FilmDecoration: PaneDecoration {
  /// The view whose plane is drawn.
  let plane: View
  /// The view whose bounds are the window to outline, in the coordinates of the plane; nil if the
  /// pane's viewport is the window.
  let window: View?

  private static let labelFont = Font(.numbers, size: 12)

  func draw(
    over pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas
  ) {
    guard options.showsOutlines else { return }
    let origin = plane.convert(Point.zero, to: nil)
    let visible = canvas.visibleRect
    drawAxes(from: origin, in: visible, around: pane.viewport, theme, &canvas)
    guard let window else { return }
    canvas.stroke(filmFrame, Stroke(Palette.contentSize, width: 2, dash: Self.dash))
    let frame = plane.convert(window.bounds, to: nil)
    canvas.fill(frame, theme.accent.opacity(0.05))
    canvas.stroke(
      frame, Stroke(theme.viewport, width: canvas.length(ofSurface: Film.lineWidth)))
  }

  func drawOutside(
    of pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas
  ) {
    guard options.showsOutlines else { return }
    drawWay(in: pane, &canvas)
    guard let window else { return }
    let offset = window.offsetFacts
    let corner: Words = "\(offset.x) \(offset.y)"
    label(
      ["bounds.origin \(corner)", corner], beside: plane.convert(window.bounds, to: nil), theme,
      &canvas)
  }

  /// Draws how far the film has moved up, or the window down, left of both.
  private func drawWay(in pane: Pane, _ canvas: inout Canvas) {
    let top = plane.convert(Point.zero, to: nil)
    let way = (window ?? plane).bounds.minY
    guard way >= Self.leastWay else { return }
    let offset = (window ?? plane).offsetFacts.y
    let words: Words = window == nil ? "film \(offset) up" : "window \(offset) down"
    let x = top.x - canvas.length(ofSurface: 14)
    func point(_ y: Double) -> Point { Point(x: x, y: y) }
    var arrow =
      window == nil
      ? LengthArrow(from: point(0), to: point(top.y), words)
      : LengthArrow(from: point(top.y), to: point(top.y + way), words)
    arrow.isLeading = true
    // Without its words, the arrow would be a riddle.
    guard arrow.wordsFrame(on: canvas).minX >= canvas.visibleRect.minX else { return }
    arrow.draw(in: &canvas)
  }

  /// The least way that is drawn, in points.
  private static let leastWay = 24.0

  private static let dash = Dash(on: 10, off: 10)

  private var filmFrame: Rect {
    plane.convert(Rect(origin: .zero, size: Film.size), to: nil)
  }

  func outlines(of pane: Pane, _ options: StageOptions) -> [StageOutline] {
    guard options.showsOutlines, let window else { return [] }
    return [
      StageOutline(
        LegendEntry("content size: all of the film", .line(Palette.contentSize, dash: Self.dash)),
        name: "content size", rect: filmFrame),
      StageOutline(
        LegendEntry("bounds: the window on it", .viewport),
        name: "bounds of the scroll view", rect: plane.convert(window.bounds, to: nil)),
    ]
  }

  func legend(of pane: Pane, _ options: StageOptions) -> [LegendEntry] {
    options.showsOutlines
      ? [LegendEntry("axes of the content", .muted(isDashed: false))] : []
  }

  private func drawAxes(
    from origin: Point, in visible: Rect, around viewport: Size, _ theme: Theme,
    _ canvas: inout Canvas
  ) {
    let color = theme.muted
    canvas.polyline(
      [Point(x: visible.minX, y: origin.y), Point(x: visible.maxX, y: origin.y)], color, width: 1)
    canvas.polyline(
      [Point(x: origin.x, y: visible.minY), Point(x: origin.x, y: visible.maxY)], color, width: 1)
    let right = Self.clear(
      min(visible.maxX - 12, origin.x + Film.size.width + 40), of: viewport.width)
    let bottom = Self.clear(
      min(visible.maxY - 12, origin.y + Film.size.height + 30), of: viewport.height)
    arrow(at: Point(x: right, y: origin.y), towards: Point(x: 1, y: 0), color, &canvas)
    arrow(at: Point(x: origin.x, y: bottom), towards: Point(x: 0, y: 1), color, &canvas)
    canvas.text(
      "x", in: Rect(x: right - 14, y: origin.y - 20, width: 12, height: 16), font: Self.labelFont,
      color: color)
    canvas.text(
      "y", in: Rect(x: origin.x + 8, y: bottom - 16, width: 12, height: 16), font: Self.labelFont,
      color: color)
  }

  /// The end of an axis, or, near an edge of the viewport, a place before the edge and the scroll bar
  /// at it.
  private static func clear(_ end: Double, of edge: Double) -> Double {
    abs(end - edge) < clearance ? edge - clearance : end
  }
  private static let clearance = 24.0

  private func arrow(
    at tip: Point, towards direction: Point, _ color: Color, _ canvas: inout Canvas
  ) {
    let back = tip - direction * 8
    let side = Point(x: direction.y * 4, y: direction.x * 4)
    canvas.polyline([back + side, tip, back - side], color, width: 1)
  }

  /// Labels the window's origin, to the left of the film so that the label covers no view.
  private func label(
    _ words: [Words], beside frame: Rect, _ theme: Theme, _ canvas: inout Canvas
  ) {
    let gap = canvas.length(ofSurface: 6)
    let left = canvas.visibleRect.minX + gap
    for words in words {
      var tag = Tag(words)
      tag.ground = theme.panel
      tag.ink = theme.ink
      let x = min(frame.minX, filmFrame.minX) - gap - tag.size(on: canvas).width
      guard x >= left else { continue }
      return tag.draw(at: Point(x: x, y: frame.minY), in: &canvas)
    }
  }
}
