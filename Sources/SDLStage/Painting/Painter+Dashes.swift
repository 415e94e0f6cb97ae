internal import Drawing
internal import Geometry

extension Painter {
  /// Paints the visible dashes, clockwise from the top left corner.
  ///
  /// The edges are not limited to the range of pixel coordinates: an outline around a billion rows
  /// keeps its real edges, so that its dashes scroll with the rows.
  func dashed(
    _ rect: Rect, _ pattern: DashPattern, radius: Double, lineWidth: Int, _ color: Color
  ) {
    let outline = DashedOutline(
      left: grid.edge(rect.minX), top: grid.edge(rect.minY), right: grid.edge(rect.maxX),
      bottom: grid.edge(rect.maxY), radius: radius, lineWidth: lineWidth, pattern: pattern)
    for dash in outline.dashes(in: clip) { fill(dash, color) }
    for corner in outline.corners(in: clip) {
      let bitmap = bitmap(for: .corner(corner.shape)) { corner.shape.mask() }
      blend(bitmap, toX: corner.x, y: corner.y, color)
    }
  }
}

/// The positions of the dashes of an outline, in device pixels.
struct DashedOutline {
  private let left: Double
  private let top: Double
  private let right: Double
  private let bottom: Double
  private let lineWidth: Int
  private let radius: Double
  /// The side of the square that a corner occupies; 0 if the straight edges meet directly.
  private let corner: Int
  private let cornerLength: Double
  private let pattern: DashPattern

  init(
    left: Double, top: Double, right: Double, bottom: Double, radius: Double, lineWidth: Int,
    pattern: DashPattern
  ) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
    let shorter = min(right - left, bottom - top)
    let half = Int(min(shorter / 2, 16_384))
    self.lineWidth = max(1, min(lineWidth, half))
    // A whole radius keeps straight dashes on pixel edges, so only the corners have soft edges.
    let radius = min(Int(radius.rounded()), half)
    self.radius = Double(radius)
    guard radius > 0 else {
      corner = 0
      cornerLength = 0
      self.pattern = pattern
      return
    }
    corner = max(radius, self.lineWidth)
    cornerLength = DashedCorner.length(
      side: corner, radius: Double(radius), lineWidth: self.lineWidth)
    // A round outline has no sharp corner that hides a cut dash, so the pattern is fitted to the
    // length of the outline.
    let straight = (right - left) + (bottom - top) - 4 * Double(corner)
    self.pattern = pattern.fitted(to: 2 * straight + 4 * cornerLength)
  }

  /// The lengths of the straight edges; with square corners, each edge includes the corner where it
  /// begins.
  private var edges: (horizontal: Double, vertical: Double) {
    let taken = corner > 0 ? 2 * Double(corner) : Double(lineWidth)
    return (max(0, right - left - taken), max(0, bottom - top - taken))
  }

  /// The distances around the outline at which the top, right, bottom and left edges begin.
  private var starts: (top: Double, right: Double, bottom: Double, left: Double) {
    let (horizontal, vertical) = edges
    return (
      0, horizontal + cornerLength, horizontal + vertical + 2 * cornerLength,
      2 * horizontal + vertical + 3 * cornerLength
    )
  }

  /// The rectangles of the dashes in a clip.
  ///
  /// - Complexity: O(*n*), where *n* is the number of dashes in the clip.
  func dashes(in clip: PixelRect) -> [PixelRect] {
    let line = Double(lineWidth)
    let inset = Double(corner)
    let (horizontal, vertical) = edges
    let starts = starts
    let clipX = Double(clip.x)..<Double(clip.x + clip.width)
    let clipY = Double(clip.y)..<Double(clip.y + clip.height)
    var result: [PixelRect] = []
    let visible =
      min(horizontal, Double(clip.width)) + min(vertical, Double(clip.height))
    result.reserveCapacity(Int(2 * visible / pattern.period) + 4)
    func overlaps(_ edge: Double, _ range: Range<Double>) -> Bool {
      edge < range.upperBound && edge + line > range.lowerBound
    }
    func add(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
      // Clipping removes only invisible parts, and keeps the numbers small enough for integers.
      let minX = max(x, clipX.lowerBound)
      let minY = max(y, clipY.lowerBound)
      let maxX = min(x + width, clipX.upperBound)
      let maxY = min(y + height, clipY.upperBound)
      guard minX < maxX, minY < maxY else { return }
      result.append(
        PixelRect(
          x: Int(minX), y: Int(minY), width: Int(maxX - minX), height: Int(maxY - minY)))
    }
    if overlaps(top, clipY) {
      let begin = left + inset
      let visible = (clipX.lowerBound - begin)..<(clipX.upperBound - begin)
      pattern.forEachDash(from: starts.top, length: horizontal, visible: visible) { dash in
        add(begin + dash.lowerBound, top, dash.upperBound - dash.lowerBound, line)
      }
    }
    if overlaps(right - line, clipX) {
      let begin = top + inset
      let visible = (clipY.lowerBound - begin)..<(clipY.upperBound - begin)
      pattern.forEachDash(from: starts.right, length: vertical, visible: visible) { dash in
        add(right - line, begin + dash.lowerBound, line, dash.upperBound - dash.lowerBound)
      }
    }
    if overlaps(bottom - line, clipY) {
      let begin = right - inset
      let visible = (begin - clipX.upperBound)..<(begin - clipX.lowerBound)
      pattern.forEachDash(from: starts.bottom, length: horizontal, visible: visible) { dash in
        add(begin - dash.upperBound, bottom - line, dash.upperBound - dash.lowerBound, line)
      }
    }
    if overlaps(left, clipX) {
      let begin = bottom - inset
      let visible = (begin - clipY.upperBound)..<(begin - clipY.lowerBound)
      pattern.forEachDash(from: starts.left, length: vertical, visible: visible) { dash in
        add(left, begin - dash.upperBound, line, dash.upperBound - dash.lowerBound)
      }
    }
    return result
  }

  /// The visible round corners, with their positions.
  func corners(in clip: PixelRect) -> [(shape: DashedCorner, x: Int, y: Int)] {
    guard corner > 0 else { return [] }
    let (horizontal, vertical) = edges
    let starts = starts
    return DashedCorner.Position.allCases.compactMap { position in
      let isLeft = position == .topLeft || position == .bottomLeft
      let isTop = position == .topLeft || position == .topRight
      let x = isLeft ? left : right - Double(corner)
      let y = isTop ? top : bottom - Double(corner)
      let side = Double(corner)
      guard x < Double(clip.x + clip.width), x + side > Double(clip.x),
        y < Double(clip.y + clip.height), y + side > Double(clip.y)
      else { return nil }
      // The edge that ends in the corner.
      let end =
        switch position {
        case .topRight: starts.top + horizontal
        case .bottomRight: starts.right + vertical
        case .bottomLeft: starts.bottom + horizontal
        case .topLeft: starts.left + vertical
        }
      let phase = end - (end / pattern.period).rounded(.down) * pattern.period
      let shape = DashedCorner(
        position: position, side: corner, radius: radius, lineWidth: lineWidth, pattern: pattern,
        // Eighths of a pixel are invisible, and let outlines of many sizes share a mask.
        phase: (phase * 8).rounded() / 8)
      return (shape, Int(x), Int(y))
    }
  }
}
