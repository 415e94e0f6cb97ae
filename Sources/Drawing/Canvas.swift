public import Geometry

/// Records what views draw in their own coordinates as one list in surface coordinates.
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
  /// Measures the text that views draw.
  public let text: any TextMeasuring
  /// Which of their colours views draw in.
  public private(set) var appearance: Appearance
  /// The pixels of the surface.
  public let grid: PixelGrid
  /// The commands recorded so far.
  public private(set) var commands: [DrawCommand] = []
  private var state: State
  /// All transforms pushed so far, each as it takes commands to the surface.
  private var transforms: [AffineTransform] = []

  /// More commands than most pictures have: growing the list costs more than a little memory.
  private static let usualCount = 64

  /// Translation, scale, opacity and clip at a moment.
  public struct State {
    fileprivate var translation = Point.zero
    fileprivate var scale = 1.0
    fileprivate var opacity = 1.0
    fileprivate var clip: Rect
    fileprivate var pushedClips = 0
    /// One more than the place of the transform in force; 0 for none. What is measured in commands is
    /// then not what is measured on the surface.
    fileprivate var transform = 0
    /// Where text must lie, on the surface; nil for anywhere.
    fileprivate var textRegion: Rect?
    /// What text must not touch the edges of, on the surface: it lies in the one or out of the
    /// other. nil for nothing.
    fileprivate var textEdges: (inner: Rect, outer: Rect)?
    /// The least size of lines of text in commands, in points.
    fileprivate var legibleSize = 0.0
  }

  /// Makes an empty canvas for a surface of `size` points.
  public init(
    size: Size, text: any TextMeasuring, appearance: Appearance = .light,
    grid: PixelGrid = PixelGrid(scale: 1)
  ) {
    self.size = size
    self.text = text
    self.appearance = appearance
    self.grid = grid
    state = State(clip: Rect(origin: .zero, size: size))
    commands.reserveCapacity(Self.usualCount)
  }

  /// The commands recorded so far, over a background.
  public func displayList(background: Color) -> DisplayList {
    DisplayList(size: size, background: background, commands: commands)
  }

  // MARK: State

  /// Runs `body`, then restores translation, scale, opacity and clip.
  public mutating func saved(_ body: (inout Canvas) -> Void) {
    let before = save()
    body(&self)
    restore(before)
  }

  /// Runs `body` with the colours of an appearance.
  package mutating func showing(_ other: Appearance, _ body: (inout Canvas) -> Void) {
    let before = appearance
    appearance = other
    body(&self)
    appearance = before
  }

  /// Returns the state for ``restore(_:)``, for callers to whom a closure costs too much.
  public mutating func save() -> State {
    let before = state
    state.pushedClips = 0
    return before
  }

  /// Returns to a saved state; every `save` needs its `restore`, the latest first.
  public mutating func restore(_ before: State) {
    for _ in 0..<state.pushedClips { commands.append(.popClip) }
    state = before
  }

  /// Moves the origin of what follows, in points of the coordinates in force.
  public mutating func translate(by translation: Point) {
    state.translation = state.translation + translation * state.scale
  }

  /// Moves what follows by less than a pixel, so that `point` lies at a corner of one.
  ///
  /// What moves as a whole then keeps its pixels: each edge and each line of text in it is rounded
  /// the same way wherever it is. In what is transformed, nothing is rounded, and nothing moved.
  public mutating func align(_ point: Point) {
    guard state.transform == 0 else { return }
    let place = state.translation + point * state.scale
    state.translation = state.translation + (grid.corner(nearest: place) - place)
  }

  /// Moves what follows by less than a pixel, so that with `movement`, which it contains, it has
  /// moved by whole pixels.
  public mutating func align(movedBy movement: Point) {
    guard movement != .zero, state.transform == 0 else { return }
    let moved = movement * state.scale
    state.translation = state.translation + (grid.corner(nearest: moved) - moved)
  }

  /// Magnifies what follows; text keeps whole point sizes.
  public mutating func scale(by factor: Double) {
    state.scale *= factor
  }

  /// Makes what follows more transparent; factors multiply, and not a number counts as 0.
  public mutating func multiplyOpacity(by opacity: Double) {
    state.opacity *= opacity > 0 ? min(opacity, 1) : 0
  }

  /// Clips what follows to `rect`. Call it inside `saved`.
  public mutating func clip(to rect: Rect) {
    let outer = inCommands(rect)
    state.clip = state.clip.intersection(outer)
    state.pushedClips += 1
    commands.append(.pushClip(outer))
  }

  /// Draws lines of text whole or not at all: those that lie wholly in `rect`.
  ///
  /// Call it inside `saved`.
  public mutating func keepText(inside rect: Rect) {
    state.textRegion = surface(rect)
  }

  /// Leaves out lines of text nearer to the edges of `rect` than `clearance`, in points.
  ///
  /// Call it inside `saved`.
  public mutating func keepText(offEdgesOf rect: Rect, by clearance: Double) {
    state.textEdges = (
      surface(rect.inset(by: clearance)), surface(rect.inset(by: -clearance))
    )
  }

  /// Whether text may fill a rectangle, for what is drawn under it.
  public func admitsText(in rect: Rect) -> Bool { admitsText(inCommands: inCommands(rect)) }

  /// Measuring a line of text costs more than drawing it: the rectangle is only asked for if anything
  /// says where text may lie.
  private func admitsText(inCommands rect: @autoclosure () -> Rect) -> Bool {
    guard state.textRegion != nil || state.textEdges != nil else { return true }
    let rect = onSurface(rect())
    if let region = state.textRegion, !region.holds(rect) { return false }
    guard let edges = state.textEdges else { return true }
    return edges.inner.holds(rect) || !edges.outer.intersects(rect)
  }

  /// Draws no line of text smaller than `size` points of the coordinates in force.
  ///
  /// Smaller ones become larger. Words that are then too wide end in an ellipsis; what is too high
  /// for its rectangle, and numbers too wide for it, are left out. Call it inside `saved`.
  public mutating func keepTextLegible(_ size: Double) {
    state.legibleSize = size * state.scale
  }

  /// A font, or the same font as large as the least size of text.
  public func legible(_ font: Font) -> Font {
    guard surfaceFont(font).size < state.legibleSize else { return font }
    var larger = font
    larger.size = state.legibleSize / state.scale
    return larger
  }

  /// The part of the surface that can still be painted, in the coordinates in force; under a
  /// transform, a rectangle around it.
  public var visibleRect: Rect {
    Rect(
      origin: (state.clip.origin - state.translation) * (1 / state.scale),
      size: Size(
        width: state.clip.width / state.scale, height: state.clip.height / state.scale))
  }

  /// Converts a rectangle to surface coordinates, in points; under a transform, the smallest upright
  /// one around what it becomes.
  public func surface(_ rect: Rect) -> Rect { onSurface(inCommands(rect)) }

  /// Converts a rectangle to the coordinates of commands, in points.
  private func inCommands(_ rect: Rect) -> Rect {
    rect.scaled(by: state.scale).offsetBy(state.translation)
  }

  /// Converts a rectangle of commands to surface coordinates, in points.
  private func onSurface(_ rect: Rect) -> Rect {
    state.transform == 0 ? rect : rect.applying(transforms[state.transform - 1])
  }

  /// A rectangle that begins at a corner of a pixel and consists of whole ones; no larger than `rect`.
  public func wholePixels(of rect: Rect) -> Rect {
    let outer = inCommands(rect)
    let origin = grid.corner(nearest: outer.origin)
    func whole(_ length: Double) -> Double {
      // The last bit of a number makes no pixel.
      (length * grid.scale + 1e-6).rounded(.down) / grid.scale / state.scale
    }
    return Rect(
      origin: (origin - state.translation) * (1 / state.scale),
      size: Size(width: whole(outer.width), height: whole(outer.height)))
  }

  /// Converts a length on the surface to the coordinates in force, in points; under a transform, the
  /// mean of those in all directions.
  public func length(ofSurface length: Double) -> Double { lengthInCommands(length) / state.scale }

  private func lengthInCommands(_ length: Double) -> Double {
    guard state.transform > 0 else { return length }
    return length / abs(transforms[state.transform - 1].determinant).squareRoot()
  }

  // MARK: Transforms

  /// Turns, scales or moves what follows until ``popTransform(_:)``, about the origin of the
  /// coordinates in force.
  ///
  /// - Precondition: The transform is finite and has a way back.
  /// - Returns: The state for `popTransform(_:)`.
  public mutating func pushTransform(_ transform: AffineTransform) -> State {
    require(
      transform.isFinite && transform.isInvertible, "Canvas: no way back from \(transform)")
    let before = save()
    // About the origin in force, in the coordinates of commands.
    let origin = state.translation
    var own = transform
    own.tx *= state.scale
    own.ty *= state.scale
    own = AffineTransform(translationX: -origin.x, y: -origin.y).concatenating(own)
      .concatenating(AffineTransform(translationX: origin.x, y: origin.y))
    let factor = abs(own.determinant).squareRoot()
    commands.append(.pushTransform(own))
    transforms.append(
      state.transform == 0 ? own : own.concatenating(transforms[state.transform - 1]))
    state.transform = transforms.count
    state.clip = state.clip.applying(own.inverted())
    state.legibleSize /= factor
    return before
  }

  /// Ends the latest transform that is still in force, and everything since.
  public mutating func popTransform(_ before: State) {
    restore(before)
    commands.append(.popTransform)
  }

  // MARK: Drawing

  /// A colour as it reaches the surface.
  private func painted(_ color: Color) -> Color {
    color.resolved(for: appearance).opacity(state.opacity)
  }

  /// Fills a rectangle; the corner radius is in points.
  public mutating func fill(_ rect: Rect, _ color: Color, cornerRadius: Double = 0) {
    let color = painted(color)
    let rect = inCommands(rect)
    guard color.alpha > 0, rect.intersects(state.clip) else { return }
    commands.append(.fill(rect, color, cornerRadius: cornerRadius * state.scale))
  }

  /// Draws an outline inside the edge of a rectangle.
  public mutating func stroke(_ rect: Rect, _ stroke: Stroke) {
    let rect = inCommands(rect)
    var stroke = stroke
    stroke.color = painted(stroke.color)
    guard stroke.color.alpha > 0, stroke.width > 0, rect.intersects(state.clip) else { return }
    stroke.width *= state.scale
    stroke.cornerRadius *= state.scale
    stroke.dash = stroke.dash.map { Dash(on: $0.on * state.scale, off: $0.off * state.scale) }
    commands.append(.stroke(rect, stroke))
  }

  /// Draws a line inside `rect` along one of its edges; `width` is in points, at least one pixel.
  public mutating func line(
    along edge: Rect.Edge, of rect: Rect, _ color: Color, width: Double = 1
  ) {
    let color = painted(color)
    let rect = inCommands(rect)
    guard color.alpha > 0, width > 0, rect.intersects(state.clip) else { return }
    commands.append(.line(rect, edge, color, width: width * state.scale))
  }

  /// Draws straight segments through `points`, `width` points wide.
  public mutating func polyline(_ points: [Point], _ color: Color, width: Double) {
    let color = painted(color)
    guard points.count > 1, color.alpha > 0, width > 0 else { return }
    commands.append(
      .polyline(
        points.map { state.translation + $0 * state.scale }, color, width: width * state.scale))
  }

  /// Fills a convex polygon with soft edges; the points lie around it in either direction.
  public mutating func polygon(_ points: [Point], _ color: Color) {
    let color = painted(color)
    guard points.count > 2, color.alpha > 0 else { return }
    commands.append(.polygon(points.map { state.translation + $0 * state.scale }, color))
  }

  /// Draws an image as large as `rect`, in points; `opacity` is from 0 to 1.
  ///
  /// With a `tint`, it is drawn in that colour through its alpha. With a `frame`, only what lies in
  /// that rectangle is drawn, and its corners are round.
  public mutating func draw(
    _ image: Image, in rect: Rect, opacity: Double = 1, tint: Color? = nil,
    frame: ImageRun.Frame? = nil
  ) {
    let rect = inCommands(rect)
    let opacity = (opacity > 0 ? min(opacity, 1) : 0) * state.opacity
    guard opacity > 0, !rect.isEmpty, rect.intersects(state.clip) else { return }
    var run = ImageRun(image, in: rect, opacity: opacity)
    run.tint = tint?.resolved(for: appearance)
    run.frame = frame.map {
      ImageRun.Frame(inCommands($0.rect), cornerRadius: $0.cornerRadius * state.scale)
    }
    commands.append(.image(run))
  }

  /// The font as it appears on the surface, where its size is a whole number of points.
  private func surfaceFont(_ font: Font) -> Font {
    var font = font
    font.size = max(1, (font.size * state.scale).rounded())
    return font
  }

  /// A font small enough that lines which fit a width still fit when they are magnified.
  ///
  /// Text keeps whole point sizes: 13 points at a scale of 0.5 become 7, wider than half of the
  /// measured width. If that is too wide, the next smaller size is used. The width is in points, in
  /// the coordinates in force.
  ///
  /// - Complexity: Up to two measurements per line.
  public func font(_ font: Font, fitting lines: [String], within width: Double) -> Font {
    guard state.scale != 1, state.scale > 0 else { return font }
    let exact = font.size * state.scale
    var drawn = surfaceFont(font)
    let size = drawn.size
    while drawn.size > max(1, exact - 1, state.legibleSize),
      lines.contains(where: { text.width(of: $0, in: drawn) > width * state.scale })
    {
      drawn.size -= 1
    }
    guard drawn.size < size else { return font }
    drawn.size /= state.scale
    return drawn
  }

  /// Draws one line of text with its baseline at `anchor`.
  public mutating func draw(_ run: TextRun) {
    let run = inCommands(run)
    let clip = state.clip
    guard run.color.alpha > 0, !run.string.isEmpty, !clip.isEmpty,
      run.anchor.y + run.font.size > clip.minY, run.anchor.y - run.font.size * 1.5 < clip.maxY,
      admitsText(inCommands: frame(of: run))
    else { return }
    commands.append(.text(run))
  }

  private func inCommands(_ run: TextRun) -> TextRun {
    var run = run
    run.color = painted(run.color)
    run.anchor = state.translation + run.anchor * state.scale
    run.font = surfaceFont(run.font)
    run.maximumWidth = run.maximumWidth.map { $0 * state.scale }
    return run
  }

  /// What the letters of a text on the surface may fill.
  private func frame(of run: TextRun) -> Rect {
    let width = min(text.width(of: run.string, in: run.font), run.maximumWidth ?? .infinity)
    return Rect(
      x: run.alignment.start(of: width, at: run.anchor.x), y: run.anchor.y - run.font.capHeight,
      width: width,
      height: run.font.capHeight + run.font.descent)
  }

  /// A font large enough to read; nil if the text does not fit then.
  private func legible(
    _ font: Font, for string: String, in rect: Rect, isCut: Bool
  ) -> Font? {
    let larger = legible(font)
    guard larger.size > font.size else { return font }
    let drawn = surfaceFont(larger)
    guard rect.height * state.scale >= drawn.capHeight else { return nil }
    let room = rect.width * state.scale
    if text.width(of: string, in: drawn) <= room { return larger }
    // Part of a word says something, part of a number something wrong.
    return isCut && font.family == .words && room >= 3 * drawn.size ? larger : nil
  }

  /// Draws one line of text with its capitals centred on the height of `rect`.
  ///
  /// With `isCut`, text wider than `rect` ends in an ellipsis. ``keepTextLegible(_:)`` may leave it
  /// out.
  public mutating func text(
    _ string: String, in rect: Rect, font: Font, color: Color,
    alignment: TextRun.Alignment = .leading, isCut: Bool = true
  ) {
    guard let run = run(string, in: rect, font, color, alignment, isCut: isCut) else { return }
    draw(run)
  }

  /// Whether ``text(_:in:font:color:alignment:isCut:)`` draws a line of text that begins at the left
  /// edge of `rect`, or leaves it out.
  public func admits(_ string: String, in rect: Rect, font: Font) -> Bool {
    let run = run(string, in: rect, font, .clear, .leading, isCut: true)
    return run.map { admitsText(inCommands: frame(of: inCommands($0))) } ?? false
  }

  private func run(
    _ string: String, in rect: Rect, _ font: Font, _ color: Color, _ alignment: TextRun.Alignment,
    isCut: Bool
  ) -> TextRun? {
    let x =
      switch alignment {
      case .leading, .natural: rect.minX
      case .center: rect.midX
      case .trailing: rect.maxX
      }
    guard let font = legible(font, for: string, in: rect, isCut: isCut) else { return nil }
    return TextRun(
      string, font: font, color: color, anchor: Point(x: x, y: rect.midY + font.capHeight / 2),
      alignment: alignment, maximumWidth: isCut ? rect.width : nil)
  }
}

extension Rect {
  /// Whether all of another rectangle lies in this one, but for what rounding makes of sums.
  fileprivate func holds(_ other: Rect) -> Bool {
    let tolerance = 1e-6
    return other.minX >= minX - tolerance && other.maxX <= maxX + tolerance
      && other.minY >= minY - tolerance && other.maxY <= maxY + tolerance
  }
}
