public import Geometry

/// Records what views draw, each in its own coordinates, as one list in those of the surface.
///
/// ```swift
/// var canvas = Canvas(size: Size(width: 320, height: 568), text: fonts)
/// canvas.saved { canvas in
///   canvas.translate(by: Point(x: 16, y: 16))
///   canvas.fill(Rect(x: 0, y: 0, width: 288, height: 72), .init(0x398FC4))
/// }
/// ```
public struct Canvas {
  /// The size of the surface in points.
  public let size: Size
  public let text: any TextMeasuring
  public private(set) var commands: [DrawCommand] = []
  private var state: State

  /// More commands than most pictures have: to let the list grow costs more than a little memory.
  private static let usualCount = 64

  /// Translation, scale, opacity and clip at a moment.
  public struct State {
    fileprivate var translation = Point.zero
    fileprivate var scale = 1.0
    fileprivate var opacity = 1.0
    fileprivate var clip: Rect
    fileprivate var pushedClips = 0
  }

  public init(size: Size, text: any TextMeasuring) {
    self.size = size
    self.text = text
    state = State(clip: Rect(origin: .zero, size: size))
    commands.reserveCapacity(Self.usualCount)
  }

  /// What has been recorded, over a background.
  public func displayList(background: Color) -> DisplayList {
    DisplayList(size: size, background: background, commands: commands)
  }

  // MARK: State

  /// Runs `body`; translation, scale, opacity and clip are afterwards what they were before.
  public mutating func saved(_ body: (inout Canvas) -> Void) {
    let before = save()
    body(&self)
    restore(before)
  }

  /// Gives what ``restore(_:)`` needs: for callers to which a closure is too dear.
  public mutating func save() -> State {
    let before = state
    state.pushedClips = 0
    return before
  }

  /// Goes back to a moment; each `save` needs its `restore`, the last one first.
  public mutating func restore(_ before: State) {
    for _ in 0..<state.pushedClips { commands.append(.popClip) }
    state = before
  }

  public mutating func translate(by translation: Point) {
    state.translation = state.translation + translation * state.scale
  }

  /// Magnifies what follows; text keeps whole point sizes.
  public mutating func scale(by factor: Double) {
    state.scale *= factor
  }

  /// Makes what follows more transparent; factors multiply, and not a number counts as 0.
  public mutating func multiplyOpacity(by opacity: Double) {
    state.opacity *= opacity > 0 ? min(opacity, 1) : 0
  }

  /// Cuts what follows to `rect`. Call it inside `saved`.
  public mutating func clip(to rect: Rect) {
    let outer = surface(rect)
    state.clip = state.clip.intersection(outer)
    state.pushedClips += 1
    commands.append(.pushClip(outer))
  }

  /// The part of the surface that can still be painted, in the coordinates in force.
  public var visibleRect: Rect {
    Rect(
      origin: (state.clip.origin - state.translation) * (1 / state.scale),
      size: Size(
        width: state.clip.width / state.scale, height: state.clip.height / state.scale))
  }

  /// The rectangle in points of the surface.
  public func surface(_ rect: Rect) -> Rect {
    rect.scaled(by: state.scale).offsetBy(state.translation)
  }

  // MARK: Drawing

  public mutating func fill(_ rect: Rect, _ color: Color, cornerRadius: Double = 0) {
    let color = color.opacity(state.opacity)
    let rect = surface(rect)
    guard color.alpha > 0, rect.intersects(state.clip) else { return }
    commands.append(.fill(rect, color, cornerRadius: cornerRadius * state.scale))
  }

  public mutating func stroke(_ rect: Rect, _ stroke: Stroke) {
    let rect = surface(rect)
    var stroke = stroke
    stroke.color = stroke.color.opacity(state.opacity)
    guard stroke.color.alpha > 0, stroke.width > 0, rect.intersects(state.clip) else { return }
    stroke.width *= state.scale
    stroke.cornerRadius *= state.scale
    stroke.dash = stroke.dash.map { Dash(on: $0.on * state.scale, off: $0.off * state.scale) }
    commands.append(.stroke(rect, stroke))
  }

  /// Draws a line inside `rect` along one of its edges; `width` is in points, but at least a pixel.
  public mutating func line(
    along edge: Rect.Edge, of rect: Rect, _ color: Color, width: Double = 1
  ) {
    let color = color.opacity(state.opacity)
    let rect = surface(rect)
    guard color.alpha > 0, width > 0, rect.intersects(state.clip) else { return }
    commands.append(.line(rect, edge, color, width: width * state.scale))
  }

  public mutating func polyline(_ points: [Point], _ color: Color, width: Double) {
    let color = color.opacity(state.opacity)
    guard points.count > 1, color.alpha > 0, width > 0 else { return }
    commands.append(
      .polyline(
        points.map { state.translation + $0 * state.scale }, color, width: width * state.scale))
  }

  /// The font as it is on the surface, where its size is a whole number of points.
  private func surfaceFont(_ font: Font) -> Font {
    var font = font
    font.size = max(1, (font.size * state.scale).rounded())
    return font
  }

  /// A font at such a size that lines which fit into a width do so where they are magnified, too.
  ///
  /// Text keeps whole point sizes: 13 points at a scale of 0.5 are 7, and wider than half of the width
  /// that was measured. Where that is too wide the next smaller size is taken.
  /// - Parameter width: In points, in the coordinates in force.
  public func font(_ font: Font, fitting lines: [String], within width: Double) -> Font {
    guard state.scale != 1, state.scale > 0 else { return font }
    let exact = font.size * state.scale
    var drawn = surfaceFont(font)
    let size = drawn.size
    while drawn.size > max(1, exact - 1),
      lines.contains(where: { text.width(of: $0, in: drawn) > width * state.scale })
    {
      drawn.size -= 1
    }
    guard drawn.size < size else { return font }
    drawn.size /= state.scale
    return drawn
  }

  /// Draws one line of text that stands on the baseline of `anchor`.
  public mutating func draw(_ run: TextRun) {
    var run = run
    run.color = run.color.opacity(state.opacity)
    run.anchor = state.translation + run.anchor * state.scale
    run.font = surfaceFont(run.font)
    run.maximumWidth = run.maximumWidth.map { $0 * state.scale }
    let clip = state.clip
    guard run.color.alpha > 0, !run.string.isEmpty, !clip.isEmpty,
      run.anchor.y + run.font.size > clip.minY, run.anchor.y - run.font.size * 1.5 < clip.maxY
    else { return }
    commands.append(.text(run))
  }

  /// Draws one line of text with its capitals centred on the height of `rect`.
  ///
  /// - Parameter isCut: Whether what is wider than `rect` is cut off with an ellipsis.
  public mutating func text(
    _ string: String, in rect: Rect, font: Font, color: Color,
    alignment: TextRun.Alignment = .leading, isCut: Bool = true
  ) {
    let x =
      switch alignment {
      case .leading: rect.minX
      case .center: rect.midX
      case .trailing: rect.maxX
      }
    draw(
      TextRun(
        string, font: font, color: color,
        anchor: Point(x: x, y: rect.midY + font.capHeight / 2), alignment: alignment,
        maximumWidth: isCut ? rect.width : nil))
  }
}
