internal import Caching
internal import Drawing
internal import Geometry

/// Paints display lists: the only code that turns commands into pixels.
///
/// Every coordinate is rounded once, by the ``PixelGrid``. Rectangles are clipped here and not by
/// SDL, so coordinates may be as large as content is, and an empty clip paints nothing. Shapes with
/// soft edges are coverage masks, cached and tinted.
@MainActor
final class Painter {
  /// The cache limits are at least those for a target of this many pixels.
  private static let fewestPixels = 262_144

  var target: any PixelTarget { didSet { limitWhatIsKept() } }
  let fonts: FontLibrary
  @exclusivity(unchecked) var grid: PixelGrid
  /// The pixels that can currently be painted.
  @exclusivity(unchecked) var clip: PixelRect
  /// A convex polygon that narrows the clip further, in device pixels; nil for none.
  @exclusivity(unchecked) var clipShape: [Point]?
  private var clips: [Clip] = []
  /// The current transform; nil for none.
  private var turn: Turn?
  private var turns: [(turn: Turn?, clip: Clip, clips: Int)] = []
  /// The picture that is handed to the target.
  @exclusivity(unchecked) private var picture: PixelOperations
  /// The previous picture, which the target still compares with; its memory is reused for the next
  /// one.
  @exclusivity(unchecked) private var lastPicture: PixelOperations
  @exclusivity(unchecked) private var masks = BoundedCache<MaskKey, Bitmap>(limit: fewestPixels)
  @exclusivity(unchecked) var texts = BoundedCache<TextKey, TextBitmap>(limit: fewestPixels)
  @exclusivity(unchecked) var images = BoundedCache<ImageKey, Bitmap>(limit: fewestPixels)
  @exclusivity(unchecked) var effort = ImageEffort()
  let strips = Strips(limit: fewestPixels)
  /// The number of texts rendered so far.
  var renderedTexts = 0

  enum MaskKey: Hashable {
    case rounded(RoundedShape)
    case corner(DashedCorner)
    case polyline(PolylineShape)
    case polygon(PolygonShape)
    case path(PathShape)
    case text(ResampledText)
  }

  private struct Clip {
    let rect: PixelRect
    let shape: [Point]?
  }

  init(on target: any PixelTarget, fonts: FontLibrary, scale: Double) {
    self.target = target
    self.fonts = fonts
    grid = PixelGrid(scale: scale)
    clip = target.bounds
    picture = PixelOperations(clip, Color(0))
    lastPicture = picture
    limitWhatIsKept()
  }

  /// Limits the masks and the strips to one byte per pixel of the target each, and texts to a
  /// quarter of that: a screen full of text takes about a quarter of each limit. Images may take
  /// four screens of pixels.
  private func limitWhatIsKept() { limitWhatIsKept(to: pixelsOfScreen) }

  /// The number of pixels of the target, but at least ``fewestPixels``.
  var pixelsOfScreen: Int { max(target.bounds.width * target.bounds.height, Self.fewestPixels) }

  func limitWhatIsKept(to pixels: Int) {
    masks.limit = pixels
    strips.limit = pixels
    texts.limit = pixels / 4
    images.limit = pixels * 16
  }

  /// Paints a list on the target, and returns the rectangles in which the target may have changed.
  ///
  /// - Throws: ``StageError/painting(reason:)``; ``StageError/surface(width:height:reason:)`` if
  ///   memory runs out; or an error of ``FontLibrary/stack(for:scale:)``.
  @discardableResult
  func paint(_ list: DisplayList) throws(StageError) -> [PixelRect] {
    try collect(list)
    return try target.paint(picture, strips)
  }

  /// Makes the next list repaint the whole target.
  func forget() { target.forget() }

  /// Makes ``picture`` from the background and all commands of a list.
  private func collect(_ list: DisplayList) throws(StageError) {
    clip = target.bounds
    clipShape = nil
    clips.removeAll(keepingCapacity: true)
    turn = nil
    turns.removeAll(keepingCapacity: true)
    swap(&picture, &lastPicture)
    picture.begin(clip, list.background)
    effort.begin()
    for command in list.commands {
      switch command {
      case .pushClip(let rect):
        clips.append(Clip(rect: clip, shape: clipShape))
        if let turn {
          narrowClip(to: rect, turn)
        } else {
          clip = clip.intersection(grid.pixels(rect))
        }
      case .popClip:
        if clips.count > turns.last?.clips ?? 0, let outer = clips.popLast() { returnTo(outer) }
      case .pushTransform(let transform):
        turns.append((turn, Clip(rect: clip, shape: clipShape), clips.count))
        self.push(transform)
      case .popTransform:
        guard let last = turns.popLast() else { continue }
        turn = last.turn
        clips.removeLast(clips.count - last.clips)
        returnTo(last.clip)
      default:
        if let turn { try paint(command, turn) } else { try paint(command) }
      }
    }
  }

  private func returnTo(_ outer: Clip) {
    clip = outer.rect
    clipShape = outer.shape
  }

  private func push(_ transform: AffineTransform) {
    let whole = turn.map { transform.concatenating($0.inPoints) } ?? transform
    turn = Turn(whole, scale: grid.scale)
    // Nothing is visible under a transform that flattens content, or that is not finite.
    if !whole.isFinite || !whole.isInvertible { clip.width = 0 }
  }

  /// Paints a command without a transform.
  @inline(__always)
  func paint(_ command: DrawCommand) throws(StageError) {
    switch command {
    case .fill(let rect, let color, let radius):
      guard isVisible(rect), color.alpha > 0 else { return }
      fill(rect, color, cornerRadius: radius)
    case .stroke(let rect, let stroke):
      guard isVisible(rect), stroke.color.alpha > 0, stroke.width > 0 else { return }
      self.stroke(rect, stroke)
    case .line(let rect, let edge, let color, let width):
      guard isVisible(rect), color.alpha > 0 else { return }
      fill(grid.line(along: edge, of: rect, width: width), color)
    case .polyline(let points, let color, let width):
      guard !clip.isEmpty, color.alpha > 0, width > 0 else { return }
      polyline(points, color, width: width)
    case .polygon(let points, let color):
      guard !clip.isEmpty, color.alpha > 0, points.allSatisfy(\.isFinite) else { return }
      polygon(points, color)
    case .text(let run):
      guard !clip.isEmpty, run.color.alpha > 0, !run.string.isEmpty else { return }
      try text(run)
    case .image(let run):
      guard isVisible(run.rect), run.opacity > 0 else { return }
      image(run)
    case .pushClip, .popClip, .pushTransform, .popTransform:
      break
    }
  }

  /// Whether a rectangle overlaps the clip; false if a coordinate is not a number.
  private func isVisible(_ rect: Rect) -> Bool {
    guard !clip.isEmpty else { return false }
    return grid.edge(rect.minX) < Double(clip.x + clip.width)
      && grid.edge(rect.maxX) > Double(clip.x)
      && grid.edge(rect.minY) < Double(clip.y + clip.height)
      && grid.edge(rect.maxY) > Double(clip.y)
  }

  // MARK: Pixels

  func fill(_ pixels: PixelRect, _ color: Color) {
    let visible = pixels.intersection(clip)
    if !visible.isEmpty { picture.fill(visible, color) }
  }

  func blend(_ bitmap: Bitmap, _ part: PixelRect, toX x: Int, y: Int, _ color: Color) {
    guard let (visible, part) = visiblePart(of: part, atX: x, y: y) else { return }
    picture.blend(bitmap, part, toX: visible.x, y: visible.y, tint: color)
  }

  func blend(_ bitmap: Bitmap, toX x: Int, y: Int, _ color: Color) {
    let whole = PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    blend(bitmap, whole, toX: x, y: y, color)
  }

  /// The visible region of a part of a bitmap, in coordinates of the target and of the bitmap; nil
  /// if no pixel is visible.
  private func visiblePart(
    of part: PixelRect, atX x: Int, y: Int
  ) -> (onTarget: PixelRect, inBitmap: PixelRect)? {
    let whole = PixelRect(x: x, y: y, width: part.width, height: part.height)
    let visible = whole.intersection(clip)
    guard !visible.isEmpty else { return nil }
    let source = PixelRect(
      x: part.x + visible.x - x, y: part.y + visible.y - y, width: visible.width,
      height: visible.height)
    return (visible, source)
  }

  /// The cached bitmap for a key; if there is none, calls `make` and caches the result, which need
  /// not be a mask.
  func bitmap(
    for key: MaskKey, make: () throws(StageError) -> Bitmap
  ) throws(StageError) -> Bitmap {
    if let bitmap = masks.value(for: key) { return bitmap }
    let bitmap = try make()
    masks.insert(bitmap, for: key, cost: bitmap.bytes)
    return bitmap
  }

  func bitmap(for key: MaskKey, mask: () -> CoverageMask) -> Bitmap {
    if let bitmap = masks.value(for: key) { return bitmap }
    let bitmap =
      switch key {
      case .rounded, .corner: Bitmap(mask()).numbered()
      // Most of these shapes move, and differ in the next picture.
      case .polyline, .polygon, .path, .text: Bitmap(mask())
      }
    masks.insert(bitmap, for: key, cost: bitmap.bytes)
    return bitmap
  }
}
