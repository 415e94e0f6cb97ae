internal import Drawing
internal import Geometry

/// Paints display lists: the only place where commands become pixels.
///
/// Every coordinate is rounded once, by the ``PixelGrid``. Rectangles are cut to the clip here and
/// not by SDL, so coordinates may be as large as content is, and an empty clip is simply empty.
/// Shapes with soft edges are coverage masks, kept as white textures and tinted.
@MainActor
final class Painter {
  /// Pixels in all masks, and in all texts, that are kept: 16 MB each.
  private static let cachedPixels = 4_194_304

  let renderer: Renderer
  let fonts: FontLibrary
  var grid: PixelGrid
  /// What can be painted at the moment.
  var clip: PixelRect
  private var clips: [PixelRect] = []
  private var masks = BoundedCache<MaskKey, Texture>(limit: cachedPixels)
  var texts = BoundedCache<TextKey, TextBitmap>(limit: cachedPixels)

  enum MaskKey: Hashable {
    case rounded(RoundedShape)
    case corner(DashedCorner)
    case polyline(PolylineShape)
  }

  init(renderer: Renderer, fonts: FontLibrary, scale: Double) {
    self.renderer = renderer
    self.fonts = fonts
    grid = PixelGrid(scale: scale)
    clip = renderer.bounds
  }

  /// Paints the background and every command.
  ///
  /// - Throws: ``StageError/painting(reason:)`` or ``StageError/unusableFont(path:reason:)``.
  func paint(_ list: DisplayList) throws(StageError) {
    clip = renderer.bounds
    clips = []
    renderer.clear(list.background)
    for command in list.commands {
      switch command {
      case .pushClip(let rect):
        clips.append(clip)
        clip = clip.intersection(grid.pixels(rect))
      case .popClip:
        if let outer = clips.popLast() { clip = outer }
      case .fill(let rect, let color, let radius):
        guard isVisible(rect), color.alpha > 0 else { continue }
        try fill(rect, color, cornerRadius: radius)
      case .stroke(let rect, let stroke):
        guard isVisible(rect), stroke.color.alpha > 0, stroke.width > 0 else { continue }
        try self.stroke(rect, stroke)
      case .polyline(let points, let color, let width):
        guard !clip.isEmpty, color.alpha > 0, width > 0 else { continue }
        try polyline(points, color, width: width)
      case .text(let run):
        guard !clip.isEmpty, run.color.alpha > 0, !run.string.isEmpty else { continue }
        try text(run)
      }
    }
  }

  /// A cheap test before any rounding; numbers that are not numbers are never visible.
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
    if !visible.isEmpty { renderer.fill(visible, color) }
  }

  func copy(_ texture: Texture, _ part: PixelRect, toX x: Int, y: Int, _ color: Color) {
    let target = PixelRect(x: x, y: y, width: part.width, height: part.height)
    let visible = target.intersection(clip)
    guard !visible.isEmpty else { return }
    let source = PixelRect(
      x: part.x + visible.x - x, y: part.y + visible.y - y, width: visible.width,
      height: visible.height)
    renderer.copy(texture, source, toX: visible.x, y: visible.y, tint: color)
  }

  func copy(_ texture: Texture, toX x: Int, y: Int, _ color: Color) {
    let whole = PixelRect(x: 0, y: 0, width: texture.width, height: texture.height)
    copy(texture, whole, toX: x, y: y, color)
  }

  func texture(
    for key: MaskKey, mask: () -> CoverageMask
  ) throws(StageError) -> Texture {
    if let texture = masks.value(for: key) { return texture }
    let texture = try Texture(mask(), for: renderer)
    masks.insert(texture, for: key, cost: texture.width * texture.height)
    return texture
  }
}
