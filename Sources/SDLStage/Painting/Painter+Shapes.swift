internal import Drawing
internal import Geometry

extension Painter {
  func fill(_ rect: Rect, _ color: Color, cornerRadius: Double) {
    let pixels = grid.pixels(rect)
    let radius = radius(cornerRadius, in: pixels)
    if radius > 0 {
      rounded(pixels, radius: radius, lineWidth: nil, color)
    } else {
      fill(pixels, color)
    }
  }

  func stroke(_ rect: Rect, _ stroke: Stroke) {
    let pixels = grid.pixels(rect)
    guard !pixels.isEmpty else { return }
    let lineWidth = grid.lineWidth(stroke.width)
    let radius = radius(stroke.cornerRadius, in: pixels)
    let pattern = stroke.dash.flatMap {
      DashPattern(on: $0.on * grid.scale, off: $0.off * grid.scale)
    }
    if let pattern {
      dashed(rect, pattern, radius: radius, lineWidth: lineWidth, stroke.color)
    } else if 2 * lineWidth >= min(pixels.width, pixels.height) {
      // Opposite sides of the outline meet, so it is filled.
      fill(rect, stroke.color, cornerRadius: stroke.cornerRadius)
    } else if radius > 0 {
      rounded(pixels, radius: radius, lineWidth: lineWidth, stroke.color)
    } else {
      outline(pixels, lineWidth: lineWidth, stroke.color)
    }
  }

  func radius(_ cornerRadius: Double, in pixels: PixelRect) -> Double {
    let largest = Double(min(pixels.width, pixels.height)) / 2
    let radius = min(cornerRadius * grid.scale, largest)
    return radius >= 0.5 ? radius : 0
  }

  /// Paints four strips that do not overlap: a translucent colour must not be painted twice in the
  /// corners.
  private func outline(_ pixels: PixelRect, lineWidth: Int, _ color: Color) {
    let inner = pixels.height - 2 * lineWidth
    let top = PixelRect(x: pixels.x, y: pixels.y, width: pixels.width, height: lineWidth)
    var bottom = top
    bottom.y += pixels.height - lineWidth
    let left = PixelRect(x: pixels.x, y: pixels.y + lineWidth, width: lineWidth, height: inner)
    var right = left
    right.x += pixels.width - lineWidth
    for strip in [top, right, bottom, left] { fill(strip, color) }
  }

  /// Paints the corners from a mask, and plain rectangles between the corners.
  ///
  /// The mask is no larger than the corners need, and serves rectangles of every size: the mask of
  /// a tall card costs no more than the mask of a small one.
  private func rounded(
    _ pixels: PixelRect, radius: Double, lineWidth: Int?, _ color: Color
  ) {
    let side = max(Int(radius.rounded(.up)), lineWidth ?? 0)
    let width = min(pixels.width, 2 * side + 1)
    let height = min(pixels.height, 2 * side + 1)
    let shape = RoundedShape(width: width, height: height, radius: radius, lineWidth: lineWidth)
    let bitmap = bitmap(for: .rounded(shape)) { shape.mask() }
    let left = min(side, width / 2)
    let right = min(side, width - left)
    let top = min(side, height / 2)
    let bottom = min(side, height - top)
    func corners(_ maskX: Int, toX x: Int, width columns: Int) {
      blend(
        bitmap, PixelRect(x: maskX, y: 0, width: columns, height: top), toX: x, y: pixels.y, color)
      blend(
        bitmap, PixelRect(x: maskX, y: height - bottom, width: columns, height: bottom), toX: x,
        y: pixels.y + pixels.height - bottom, color)
    }
    corners(0, toX: pixels.x, width: left)
    corners(width - right, toX: pixels.x + pixels.width - right, width: right)
    let middleWidth = pixels.width - left - right
    let middleHeight = pixels.height - top - bottom
    let middleX = pixels.x + left
    let middleY = pixels.y + top
    let lastX = pixels.x + pixels.width
    let lastY = pixels.y + pixels.height
    func fill(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
      self.fill(PixelRect(x: x, y: y, width: width, height: height), color)
    }
    if let lineWidth {
      fill(middleX, pixels.y, middleWidth, lineWidth)
      fill(middleX, lastY - lineWidth, middleWidth, lineWidth)
      fill(pixels.x, middleY, lineWidth, middleHeight)
      fill(lastX - lineWidth, middleY, lineWidth, middleHeight)
    } else {
      fill(middleX, pixels.y, middleWidth, pixels.height)
      fill(pixels.x, middleY, left, middleHeight)
      fill(lastX - right, middleY, right, middleHeight)
    }
  }

  func polyline(_ points: [Point], _ color: Color, width: Double) {
    let width = width * grid.scale
    let reach = width / 2 + 1
    var points = points.onPixels(scale: grid.scale)
    guard let first = points.first, points.count > 1 else { return }
    var low = first
    var high = first
    for point in points {
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    let devicePixels = PixelGrid(scale: 1)
    let box = Rect(
      x: (low.x - reach).rounded(.down), y: (low.y - reach).rounded(.down),
      width: high.x - low.x + 2 * reach + 1, height: high.y - low.y + 2 * reach + 1)
    let region = devicePixels.pixels(box).intersection(clip)
    guard !region.isEmpty else { return }
    points.move(from: Point(x: Double(region.x), y: Double(region.y)))
    let shape = PolylineShape(
      points: points, lineWidth: width, width: region.width, height: region.height)
    let bitmap = bitmap(for: .polyline(shape)) { shape.mask() }
    blend(bitmap, toX: region.x, y: region.y, color)
  }

  func polygon(_ points: [Point], _ color: Color) {
    var points = points.onPixels(scale: grid.scale)
    guard let first = points.first, points.count > 2 else { return }
    var low = first
    var high = first
    for point in points {
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    let box = Rect(
      x: low.x.rounded(.down) - 1, y: low.y.rounded(.down) - 1, width: high.x - low.x + 3,
      height: high.y - low.y + 3)
    let region = PixelGrid(scale: 1).pixels(box).intersection(clip)
    guard !region.isEmpty else { return }
    points.move(from: Point(x: Double(region.x), y: Double(region.y)))
    let shape = PolygonShape(points: points, width: region.width, height: region.height)
    let bitmap = bitmap(for: .polygon(shape)) { shape.mask() }
    blend(bitmap, toX: region.x, y: region.y, color)
  }
}

// Not in the painter, because a closure in an isolated method checks the actor on every call, here
// once per point.
extension [Point] {
  /// The points in device pixels, without those that are not finite.
  fileprivate func onPixels(scale: Double) -> [Point] {
    var points: [Point] = []
    points.reserveCapacity(count)
    for point in self where point.isFinite { points.append(point * scale) }
    return points
  }

  /// Makes the points relative to another origin.
  fileprivate mutating func move(from origin: Point) {
    for index in indices { self[index] = self[index] - origin }
  }
}
