internal import Drawing
internal import Geometry

// Painting under a transform: shapes become polygons with soft edges, texts and images are
// resampled.
extension Painter {
  /// Paints a command, given in coordinates before the transform, under a transform.
  func paint(_ command: DrawCommand, _ turn: Turn) throws(StageError) {
    guard !clip.isEmpty else { return }
    if case .scaled(let scale) = turn.kind, clipShape == nil,
      let command = command.scaled(by: scale, turn.inPoints)
    {
      return try paint(command)
    }
    switch command {
    case .fill(let rect, let color, let radius):
      guard color.alpha > 0 else { return }
      fill(rect, color, cornerRadius: radius, turn)
    case .stroke(let rect, let stroke):
      guard stroke.color.alpha > 0, stroke.width > 0 else { return }
      self.stroke(rect, stroke, turn)
    case .line(let rect, let edge, let color, let width):
      guard color.alpha > 0, width > 0 else { return }
      fill(rect.strip(along: edge, width, turn.stretch), color, cornerRadius: 0, turn)
    case .polyline(let points, let color, let width):
      guard color.alpha > 0, width > 0 else { return }
      let width = max(width, 1 / turn.scale)
      let pieces = RoundedRing.pieces(forRadius: width / 2 * max(turn.stretch.x, turn.stretch.y))
      let points = points.filter(\.isFinite)
      let segments = zip(points, points.dropFirst()).map {
        Self.capsule(from: $0, to: $1, radius: width / 2, pieces: 2 * pieces)
      }
      cover(segments, joint: .most, color, turn)
    case .polygon(let points, let color):
      guard color.alpha > 0, points.count > 2 else { return }
      cover([points], color, turn)
    case .text(let run):
      guard run.color.alpha > 0, !run.string.isEmpty else { return }
      try text(run, turn)
    case .image(let run):
      guard run.opacity > 0 else { return }
      image(run, turn)
    case .pushClip, .popClip, .pushTransform, .popTransform:
      break
    }
  }

  /// Clips to a rectangle under a transform.
  func narrowClip(to rect: Rect, _ turn: Turn) {
    if turn.isUpright {
      clip = clip.intersection(grid.pixels(rect.applying(turn.inPoints)))
      return
    }
    var corners = rect.corners.map { $0.applying(turn.inPixels) }
    guard corners.allSatisfy(\.isFinite), !rect.isEmpty else { return clip.width = 0 }
    if let clipShape { corners = corners.clipped(to: clipShape) }
    // Clipping keeps the numbers small, however large the content is.
    corners = corners.clipped(to: clip)
    clip = clip.intersection(PixelRect(around: corners))
    clipShape = corners
  }

  // MARK: Rectangles

  private func fill(_ rect: Rect, _ color: Color, cornerRadius: Double, _ turn: Turn) {
    guard rect.isFinite, !rect.isEmpty else { return }
    guard !turn.isUpright else {
      let pixels = grid.pixels(rect.applying(turn.inPoints))
      if cornerRadius <= 0, clipShape == nil { return fill(pixels, color) }
      let radii = turn.radii(cornerRadius)
      let ring = RoundedRing.points(
        Rect(pixels), radiusX: radii.x, radiusY: radii.y,
        pieces: RoundedRing.pieces(forRadius: max(radii.x, radii.y)))
      return coverPixels([ring], color)
    }
    cover([ring(rect, radius: cornerRadius, turn)], color, turn)
  }

  private func stroke(_ rect: Rect, _ stroke: Stroke, _ turn: Turn) {
    guard rect.isFinite, !rect.isEmpty else { return }
    // At least a pixel wide, as without a transform.
    let width = max(stroke.width, 1 / turn.scale)
    guard 2 * width < min(rect.width, rect.height) else {
      return fill(rect, stroke.color, cornerRadius: stroke.cornerRadius, turn)
    }
    let outer = ring(rect, radius: stroke.cornerRadius, turn)
    let inside = rect.inset(by: width)
    let radius = min(stroke.cornerRadius, min(rect.width, rect.height) / 2) - width
    // The inner ring has as many points as the outer one, even where its corners are sharp.
    let inner =
      radius > 0 || outer.count == 4
      ? ring(inside, radius: max(radius, 0), pieces: outer.count / 4 - 1)
      : inside.corners.sharpRing(of: outer.count)
    if let dash = stroke.dash,
      DashPattern(on: dash.on * turn.scale, off: dash.off * turn.scale) != nil
    {
      let outline = TurnedDashes(
        outer: outer, inner: inner, on: dash.on, off: dash.off, isRound: stroke.cornerRadius > 0)
      return cover(outline.pieces(in: clip, turn), stroke.color, turn)
    }
    cover([outer], without: [inner], stroke.color, turn)
  }

  private func ring(_ rect: Rect, radius: Double, _ turn: Turn) -> [Point] {
    let limited = min(radius, min(rect.width, rect.height) / 2)
    let stretch = max(turn.stretch.x, turn.stretch.y)
    return ring(rect, radius: radius, pieces: RoundedRing.pieces(forRadius: limited * stretch))
  }

  private func ring(_ rect: Rect, radius: Double, pieces: Int) -> [Point] {
    let radius = min(radius, min(rect.width, rect.height) / 2)
    return RoundedRing.points(rect, radiusX: radius, radiusY: radius, pieces: pieces)
  }

  /// The polygon around a segment with round ends.
  private static func capsule(
    from start: Point, to end: Point, radius: Double, pieces: Int
  ) -> [Point] {
    let way = end - start
    let length = way.length
    let along = length > 0 ? way * (1 / length) : Point(x: 1, y: 0)
    let across = Point(x: -along.y, y: along.x)
    let circle = RoundedRing.points(
      Rect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius), radiusX: radius,
      radiusY: radius, pieces: pieces)
    // The ring begins with its right half.
    return circle.enumerated().map { index, point in
      (index < circle.count / 2 ? end : start) + along * point.x + across * point.y
    }
  }

  // MARK: Pixels

  private func cover(
    _ added: [[Point]], without removed: [[Point]] = [], joint: PathShape.Joint = .sum,
    _ color: Color, _ turn: Turn
  ) {
    func pixels(_ polygons: [[Point]]) -> [[Point]] {
      polygons.map { $0.map { $0.applying(turn.inPixels) } }
    }
    coverPixels(pixels(added), without: pixels(removed), joint: joint, color)
  }

  /// Paints convex polygons in device pixels.
  private func coverPixels(
    _ added: [[Point]], without removed: [[Point]] = [], joint: PathShape.Joint = .sum,
    _ color: Color
  ) {
    let added = added.compactMap(visible)
    guard !added.isEmpty else { return }
    let region = PixelRect(around: added.flatMap { $0 }).intersection(clip)
    guard !region.isEmpty else { return }
    let origin = Point(x: Double(region.x), y: Double(region.y))
    func moved(_ polygons: [[Point]]) -> [[Point]] { polygons.map { $0.map { $0 - origin } } }
    let shape = PathShape(
      added: moved(added), removed: moved(removed.compactMap(visible)), joint: joint,
      width: region.width, height: region.height)
    let bitmap = bitmap(for: .path(shape)) { shape.mask() }
    blend(bitmap, toX: region.x, y: region.y, color)
  }

  /// The part of a convex polygon within the clip, in device pixels; nil if no part is, or if a
  /// point is not finite.
  private func visible(_ points: [Point]) -> [Point]? {
    guard points.allSatisfy(\.isFinite) else { return nil }
    var points = points.clipped(to: clip)
    if let clipShape, !points.isEmpty { points = points.clipped(to: clipShape) }
    // Clipped again, because the corners of `clipShape` may lie outside of the clip by rounding.
    return points.isEmpty ? nil : points.clipped(to: clip)
  }
}

extension Turn {
  /// The radii of a round corner along the axes of the surface, in pixels.
  ///
  /// - Precondition: The transform is upright.
  fileprivate func radii(_ radius: Double) -> (x: Double, y: Double) {
    let isTurned = abs(inPixels.a) < abs(inPixels.b)
    return isTurned
      ? (abs(inPixels.c) * radius, abs(inPixels.b) * radius)
      : (abs(inPixels.a) * radius, abs(inPixels.d) * radius)
  }
}

extension Rect {
  fileprivate init(_ pixels: PixelRect) {
    self.init(
      x: Double(pixels.x), y: Double(pixels.y), width: Double(pixels.width),
      height: Double(pixels.height))
  }

  /// The strip along an edge, at least one pixel and at most the whole rectangle wide; `stretch` is
  /// the number of pixels per point along each axis.
  fileprivate func strip(
    along edge: Edge, _ width: Double, _ stretch: (x: Double, y: Double)
  ) -> Rect {
    var strip = self
    switch edge {
    case .top, .bottom:
      strip.size.height = min(height, max(width, 1 / stretch.y))
      if edge == .bottom { strip.origin.y = maxY - strip.height }
    case .left, .right:
      strip.size.width = min(self.width, max(width, 1 / stretch.x))
      if edge == .right { strip.origin.x = maxX - strip.width }
    }
    return strip
  }
}

extension [Point] {
  /// Four sharp corners as a ring of `count` points, beginning where a round ring begins.
  fileprivate func sharpRing(of count: Int) -> [Point] {
    // A round ring begins with its top right corner.
    [self[1], self[2], self[3], self[0]].flatMap { Array(repeating: $0, count: count / 4) }
  }
}

extension DrawCommand {
  /// The command with the transform applied; nil for text, whose sizes are whole pixels, and for
  /// commands that change the clip or the transform.
  fileprivate func scaled(by scale: Double, _ transform: AffineTransform) -> DrawCommand? {
    switch self {
    case .fill(let rect, let color, let radius):
      return .fill(rect.applying(transform), color, cornerRadius: radius * scale)
    case .stroke(let rect, var stroke):
      stroke.width *= scale
      stroke.cornerRadius *= scale
      stroke.dash = stroke.dash.map { Dash(on: $0.on * scale, off: $0.off * scale) }
      return .stroke(rect.applying(transform), stroke)
    case .line(let rect, let edge, let color, let width):
      return .line(rect.applying(transform), edge, color, width: width * scale)
    case .polyline(let points, let color, let width):
      return .polyline(points.map { $0.applying(transform) }, color, width: width * scale)
    case .polygon(let points, let color):
      return .polygon(points.map { $0.applying(transform) }, color)
    case .image(var run):
      run.rect = run.rect.applying(transform)
      run.frame = run.frame.map {
        ImageRun.Frame($0.rect.applying(transform), cornerRadius: $0.cornerRadius * scale)
      }
      return .image(run)
    case .text, .pushClip, .popClip, .pushTransform, .popTransform:
      return nil
    }
  }
}
