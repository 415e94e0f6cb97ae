public import Geometry

/// Records the drawing of views, in their own coordinates, as a list of commands in surface
/// coordinates.
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
  /// The appearance that selects the colours of views.
  public private(set) var appearance: Appearance
  /// The pixel grid of the surface.
  public let grid: PixelGrid
  /// The commands recorded so far.
  public private(set) var commands: [DrawCommand] = []
  /// What was remarked about commands, by their places in the list; nil if it is not kept.
  package private(set) var remarks: [Int: any Sendable]?
  /// The views that were left out, each with the number of commands before it.
  package private(set) var gaps: [(place: Int, view: ObjectIdentifier)] = []
  /// The colours that are drawn instead of others.
  package var substitutes: [Color: Color] = [:]
  /// Whether colours keep both sides, so that a picture that is drawn later can choose one.
  private var keepsBothSides = false
  private var state: State
  /// All transforms pushed so far, each from the coordinates of commands to those of the surface.
  private var transforms: [AffineTransform] = []

  /// The number of commands for which memory is reserved; few pictures have more. Growing the array
  /// costs more than some unused memory.
  private static let usualCount = 64

  /// The translation, scale, opacity, clip, transform and rules for text at one moment.
  public struct State {
    fileprivate var translation = Point.zero
    fileprivate var scale = 1.0
    fileprivate var opacity = 1.0
    fileprivate var clip: Rect
    fileprivate var pushedClips = 0
    /// The index of the current transform plus one; 0 for none. With a transform, the coordinates
    /// of commands are not those of the surface.
    fileprivate var transform = 0
    /// The region that lines of text must lie in, on the surface; nil for everywhere.
    fileprivate var textRegion: Rect?
    /// The margins around edges that lines of text must not touch, on the surface: a line must lie
    /// inside `inner` or outside `outer`; nil for none.
    fileprivate var textEdges: (inner: Rect, outer: Rect)?
    /// The smallest font size in commands, in points.
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

  /// Makes an empty canvas that keeps what is drawn for ``replay(_:)``: with both sides of colours, and
  /// without rounding. Only what intersects `region` is kept.
  package init(keeping region: Rect, text: any TextMeasuring) {
    self.init(size: region.size, text: text)
    keepsBothSides = true
    state.clip = region
  }

  /// Notes that a view is left out at this place.
  package mutating func noteGap(of view: AnyObject) {
    gaps.append((commands.count, ObjectIdentifier(view)))
  }

  /// The commands recorded so far, over a background.
  public func displayList(background: Color) -> DisplayList {
    DisplayList(size: size, background: background, commands: commands)
  }

  // MARK: Remarks

  /// Keeps what drawing code remarks about its commands: for checks of pictures.
  package mutating func keepRemarks() { remarks = [:] }

  /// Notes something about the latest command.
  package mutating func remark(_ remark: @autoclosure () -> any Sendable) {
    if remarks != nil { remarks?[commands.count - 1] = remark() }
  }

  // MARK: State

  /// Runs `body`, then restores the translation, scale, opacity, clip and rules for text.
  public mutating func saved(_ body: (inout Canvas) -> Void) {
    let before = save()
    body(&self)
    restore(before)
  }

  /// Runs `body` with the colours of another appearance.
  package mutating func showing(_ other: Appearance, _ body: (inout Canvas) -> Void) {
    let before = appearance
    appearance = other
    body(&self)
    appearance = before
  }

  /// Returns the state for ``restore(_:)``; cheaper than the closure of ``saved(_:)``.
  public mutating func save() -> State {
    let before = state
    state.pushedClips = 0
    return before
  }

  /// Returns to a saved state; each `save` needs its `restore`, in reverse order.
  public mutating func restore(_ before: State) {
    for _ in 0..<state.pushedClips { commands.append(.popClip) }
    state = before
  }

  /// Moves the origin of later commands by `translation`, in points of the current coordinates.
  public mutating func translate(by translation: Point) {
    state.translation = state.translation + translation * state.scale
  }

  /// Moves later commands by less than a pixel, so that `point` lies at the corner of a pixel.
  ///
  /// A view that moves as a whole then keeps its pixels: each of its edges and lines of text is
  /// rounded in the same way at every position. Under a transform, nothing is rounded or moved.
  public mutating func align(_ point: Point) {
    guard state.transform == 0 else { return }
    let place = state.translation + point * state.scale
    state.translation = state.translation + (grid.corner(nearest: place) - place)
  }

  /// Moves later commands by less than a pixel, so that `movement`, a part of the current
  /// translation, becomes a whole number of pixels.
  public mutating func align(movedBy movement: Point) {
    guard movement != .zero, state.transform == 0 else { return }
    let moved = movement * state.scale
    state.translation = state.translation + (grid.corner(nearest: moved) - moved)
  }

  /// Magnifies later commands; text keeps whole point sizes.
  public mutating func scale(by factor: Double) {
    state.scale *= factor
  }

  /// Makes later commands more transparent; factors multiply, and NaN counts as 0.
  public mutating func multiplyOpacity(by opacity: Double) {
    state.opacity *= opacity > 0 ? min(opacity, 1) : 0
  }

  /// Clips later commands to `rect`. Call it inside `saved`.
  public mutating func clip(to rect: Rect) {
    let outer = inCommands(rect)
    state.clip = state.clip.intersection(outer)
    state.pushedClips += 1
    commands.append(.pushClip(outer))
  }

  /// Omits later lines of text that do not lie completely in `rect`.
  ///
  /// Call it inside `saved`.
  public mutating func keepText(inside rect: Rect) {
    state.textRegion = surface(rect)
  }

  /// Omits later lines of text that are nearer than `clearance` points to the edges of `rect`.
  ///
  /// At the upper and lower edges, ``text(_:in:font:color:alignment:isCut:)`` first tries to move
  /// the line within its rectangle, towards the side where the rectangle's middle lies.
  ///
  /// Call it inside `saved`.
  public mutating func keepText(offEdgesOf rect: Rect, by clearance: Double) {
    state.textEdges = (
      surface(rect.inset(by: clearance)), surface(rect.inset(by: -clearance))
    )
  }

  /// Whether text that fills a rectangle would be drawn; omitted text needs no background.
  public func admitsText(in rect: Rect) -> Bool { admitsText(inCommands: inCommands(rect)) }

  private func admitsText(inCommands rect: Rect) -> Bool {
    guard state.textRegion != nil || state.textEdges != nil else { return true }
    let rect = onSurface(rect)
    if let region = state.textRegion, !region.holds(rect) { return false }
    guard let edges = state.textEdges else { return true }
    return edges.inner.holds(rect) || !edges.outer.intersects(rect)
  }

  /// Makes `size` the smallest font size of text, in points of the current coordinates.
  ///
  /// ``text(_:in:font:color:alignment:isCut:)`` enlarges smaller text, and omits it if it is then
  /// too high or too wide for its rectangle. But words with `isCut` that are too wide end in an
  /// ellipsis if the rectangle is at least three ems wide. Call it inside `saved`.
  public mutating func keepTextLegible(_ size: Double) {
    state.legibleSize = size * state.scale
  }

  /// Returns a font, enlarged to the smallest font size if necessary.
  public func legible(_ font: Font) -> Font {
    guard surfaceFont(font).size < state.legibleSize else { return font }
    var larger = font
    larger.size = state.legibleSize / state.scale
    return larger
  }

  /// The part of the surface that can be painted, in the current coordinates; under a transform,
  /// its bounding rectangle.
  public var visibleRect: Rect {
    Rect(
      origin: (state.clip.origin - state.translation) * (1 / state.scale),
      size: Size(
        width: state.clip.width / state.scale, height: state.clip.height / state.scale))
  }

  /// Converts a rectangle to surface coordinates, in points; under a transform, to the smallest
  /// upright rectangle around it.
  public func surface(_ rect: Rect) -> Rect { onSurface(inCommands(rect)) }

  /// Converts a rectangle to the coordinates of commands, in points.
  private func inCommands(_ rect: Rect) -> Rect {
    rect.scaled(by: state.scale).offsetBy(state.translation)
  }

  /// Converts a rectangle of commands to surface coordinates, in points.
  private func onSurface(_ rect: Rect) -> Rect {
    state.transform == 0 ? rect : rect.applying(transforms[state.transform - 1])
  }

  /// The largest rectangle of whole pixels within the size of `rect`, at the pixel corner nearest
  /// to the origin of `rect`.
  public func wholePixels(of rect: Rect) -> Rect {
    let outer = inCommands(rect)
    let origin = grid.corner(nearest: outer.origin)
    func whole(_ length: Double) -> Double {
      // A rounding error must not remove a pixel.
      (length * grid.scale + 1e-6).rounded(.down) / grid.scale / state.scale
    }
    return Rect(
      origin: (origin - state.translation) * (1 / state.scale),
      size: Size(width: whole(outer.width), height: whole(outer.height)))
  }

  /// Converts a length on the surface to the current coordinates, in points; under a transform,
  /// with the mean scale of all directions.
  public func length(ofSurface length: Double) -> Double { lengthInCommands(length) / state.scale }

  private func lengthInCommands(_ length: Double) -> Double {
    guard state.transform > 0 else { return length }
    return length / abs(transforms[state.transform - 1].determinant).squareRoot()
  }

  // MARK: Transforms

  /// Turns, scales or moves later commands until ``popTransform(_:)``, about the origin of the
  /// current coordinates.
  ///
  /// - Precondition: The transform is finite and invertible.
  /// - Returns: The state for `popTransform(_:)`.
  public mutating func pushTransform(_ transform: AffineTransform) -> State {
    require(
      transform.isFinite && transform.isInvertible, "Canvas: no way back from \(transform)")
    let before = save()
    // The transform about the current origin, in the coordinates of commands.
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

  /// Ends the latest transform, and restores the state before it.
  public mutating func popTransform(_ before: State) {
    restore(before)
    commands.append(.popTransform)
  }

  // MARK: Drawing

  /// The colour for the current appearance, with the current opacity.
  private func painted(_ color: Color) -> Color { chosen(color).opacity(state.opacity) }

  /// The colour for the current appearance.
  private func chosen(_ color: Color) -> Color {
    if keepsBothSides { return color }
    let color = substitutes.isEmpty ? color : substitutes[color] ?? color
    return color.resolved(for: appearance)
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

  /// Draws a line inside `rect` along one of its edges, `width` points and at least a pixel wide.
  ///
  /// A `width` that is not above zero draws nothing.
  public mutating func line(
    along edge: Rect.Edge, of rect: Rect, _ color: Color, width: Double = 1
  ) {
    let color = painted(color)
    let rect = inCommands(rect)
    guard color.alpha > 0, width > 0, rect.intersects(state.clip) else { return }
    commands.append(.line(rect, edge, color, width: width * state.scale))
  }

  /// Draws straight segments through `points`, `width` points wide.
  public mutating func polyline(_ points: consuming [Point], _ color: Color, width: Double) {
    let color = painted(color)
    guard points.count > 1, color.alpha > 0, width > 0 else { return }
    moveToCommands(&points)
    commands.append(.polyline(points, color, width: width * state.scale))
  }

  /// Moves points to the coordinates of commands, in the array itself: a new one would be needed for
  /// each mark.
  private func moveToCommands(_ points: inout [Point]) {
    for index in points.indices {
      points[index] = state.translation + points[index] * state.scale
    }
  }

  /// The smallest rectangle around points; there is at least one.
  private static func frame(of points: [Point]) -> Rect {
    var (low, high) = (points[0], points[0])
    for point in points {
      (low.x, low.y) = (min(low.x, point.x), min(low.y, point.y))
      (high.x, high.y) = (max(high.x, point.x), max(high.y, point.y))
    }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Fills a convex polygon with soft edges; the points are in clockwise or anticlockwise order.
  public mutating func polygon(_ points: consuming [Point], _ color: Color) {
    let color = painted(color)
    guard points.count > 2, color.alpha > 0,
      inCommands(Self.frame(of: points)).intersects(state.clip)
    else { return }
    moveToCommands(&points)
    commands.append(.polygon(points, color))
  }

  /// Draws an image that fills `rect`, in points; `opacity` is from 0 to 1.
  ///
  /// With a `tint`, the image's alpha is drawn in that colour. With a `frame`, only the part of the
  /// image inside the frame's rounded rectangle is drawn.
  public mutating func draw(
    _ image: Image, in rect: Rect, opacity: Double = 1, tint: Color? = nil,
    frame: ImageRun.Frame? = nil
  ) {
    let rect = inCommands(rect)
    let opacity = (opacity > 0 ? min(opacity, 1) : 0) * state.opacity
    guard opacity > 0, !rect.isEmpty, rect.intersects(state.clip) else { return }
    var run = ImageRun(image, in: rect, opacity: opacity)
    run.tint = tint.map(chosen)
    run.frame = frame.map {
      ImageRun.Frame(inCommands($0.rect), cornerRadius: $0.cornerRadius * state.scale)
    }
    commands.append(.image(run))
  }

  /// The font that is drawn: its scaled size is rounded to whole points, at least one.
  private func surfaceFont(_ font: Font) -> Font {
    var font = font
    font.size = max(1, (font.size * state.scale).rounded())
    return font
  }

  /// Returns a font with which lines that fit a width still fit when they are scaled.
  ///
  /// Text keeps whole point sizes: 13 points at a scale of 0.5 become 7, so a line may be wider
  /// than half of the measured width. Then the font becomes one point smaller on the surface, or
  /// two if its size was rounded up and the lines still do not fit. The width is in points of the
  /// current coordinates.
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
  public mutating func draw(_ run: TextRun) { add(inCommands(run)) }

  /// Adds a line of text where it is allowed: as it is, or moved within `room` away from an edge. Both
  /// are in the coordinates of commands.
  private mutating func add(_ run: TextRun, movableWithin room: Rect? = nil) {
    guard run.color.alpha > 0, !run.string.isEmpty else { return }
    var run = run
    // Only restricted text is measured: measuring a line costs more than drawing it.
    if state.textRegion != nil || state.textEdges != nil {
      let letters = frame(of: run)
      if !admitsText(inCommands: letters) {
        guard let way = room.flatMap({ way(offEdges: letters, within: $0) }) else { return }
        run.anchor.y += way
      }
    }
    let clip = state.clip
    guard !clip.isEmpty, run.anchor.y + run.font.size > clip.minY,
      run.anchor.y - run.font.size * 1.5 < clip.maxY
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

  /// The rectangle that the letters of a text may fill, in the coordinates of commands.
  private func frame(of run: TextRun) -> Rect {
    let width = min(text.width(of: run.string, in: run.font), run.maximumWidth ?? .infinity)
    return Rect(
      x: run.alignment.start(of: width, at: run.anchor.x), y: run.anchor.y - run.font.capHeight,
      width: width,
      height: run.font.capHeight + run.font.descent)
  }

  /// The font, enlarged to the smallest font size if necessary; nil if the enlarged text neither
  /// fits nor may end in an ellipsis.
  private func legible(
    _ font: Font, for string: String, in rect: Rect, isCut: Bool
  ) -> Font? {
    let larger = legible(font)
    guard larger.size > font.size else { return font }
    let drawn = surfaceFont(larger)
    guard rect.height * state.scale >= drawn.capHeight else { return nil }
    let room = rect.width * state.scale
    if text.width(of: string, in: drawn) <= room { return larger }
    // A part of a word is still informative, but a part of a number is wrong.
    return isCut && font.family == .words && room >= 3 * drawn.size ? larger : nil
  }

  /// Draws one line of text with its capital letters vertically centred in `rect`.
  ///
  /// With `isCut`, text wider than `rect` ends in an ellipsis. ``keepTextLegible(_:)`` may omit the
  /// text.
  public mutating func text(
    _ string: String, in rect: Rect, font: Font, color: Color,
    alignment: TextRun.Alignment = .leading, isCut: Bool = true
  ) {
    guard let run = run(string, in: rect, font, color, alignment, isCut: isCut) else { return }
    add(inCommands(run), movableWithin: inCommands(rect))
  }

  /// How far text must move down, or up if negative, to leave an edge at which it would be omitted;
  /// nil if its rectangle has no room there.
  private func way(offEdges letters: Rect, within room: Rect) -> Double? {
    guard let (inner, outer) = state.textEdges, state.transform == 0 else { return nil }
    var way = 0.0
    if room.midY < (inner.minY + outer.minY) / 2 {
      way = outer.minY - letters.maxY
    } else if room.midY >= (inner.maxY + outer.maxY) / 2 {
      way = outer.maxY - letters.minY
    } else {
      let inside = state.textRegion.map { inner.intersection($0) } ?? inner
      way = max(inside.minY - letters.minY, 0) + min(inside.maxY - letters.maxY, 0)
    }
    let moved = letters.offsetBy(Point(x: 0, y: way))
    let isPossible =
      moved.minY >= room.minY && moved.maxY <= room.maxY && admitsText(inCommands: moved)
    return isPossible ? way : nil
  }

  /// Whether ``text(_:in:font:color:alignment:isCut:)`` would draw a line of text at the left edge
  /// of `rect`.
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
  /// Whether another rectangle lies in this one, up to rounding errors.
  fileprivate func holds(_ other: Rect) -> Bool {
    let tolerance = 1e-6
    return other.minX >= minX - tolerance && other.maxX <= maxX + tolerance
      && other.minY >= minY - tolerance && other.maxY <= maxY + tolerance
  }
}
