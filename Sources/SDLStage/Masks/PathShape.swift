internal import Geometry

/// Convex polygons whose edges may have any direction, in a region of device pixels.
///
/// The coverage of a pixel is exactly the share of its area that lies inside, so that adjacent
/// polygons together cover a pixel as a single polygon would.
struct PathShape: Hashable {
  /// How the coverages of several polygons combine in a pixel.
  enum Joint: Hashable {
    /// The polygons are adjacent: their areas add up.
    case sum
    /// The polygons may overlap: the largest coverage counts.
    case most
  }

  /// The corners of each polygon, clockwise or anticlockwise, in pixels from the region's top left
  /// corner.
  var added: [[Point]]
  /// Polygons that are cut out of the added ones, and must lie inside them; ignored with
  /// ``Joint/most``.
  var removed: [[Point]] = []
  var joint = Joint.sum
  let width: Int
  let height: Int

  /// - Complexity: O(pixels, and pixels along the edges).
  func mask() -> CoverageMask {
    switch joint {
    case .sum:
      var areas = PixelAreas(width: width, height: height)
      for points in added { areas.add(points, 1) }
      for points in removed { areas.add(points, -1) }
      return areas.mask()
    case .most:
      var mask = CoverageMask(width: width, height: height)
      for points in added { cover(points, in: &mask) }
      return mask
    }
  }

  /// Visits only a box around the polygon: a curve has hundreds of polygons.
  private func cover(_ points: [Point], in mask: inout CoverageMask) {
    let box = PixelRect(around: points)
      .intersection(PixelRect(x: 0, y: 0, width: width, height: height))
    guard !box.isEmpty else { return }
    var areas = PixelAreas(width: box.width, height: box.height)
    let origin = Point(x: Double(box.x), y: Double(box.y))
    areas.add(points.map { $0 - origin }, 1)
    mask.add(areas.mask(), x: box.x, y: box.y)
  }
}

/// The share of each pixel of a region that polygons cover, from 0 to 1.
///
/// In each row, an edge adds to each pixel that it crosses a difference: the area to the right of
/// the edge in this pixel, minus that in the previous pixel. The running sums along the row are the
/// areas. Source: R. Levien, font-rs, 2016.
struct PixelAreas {
  private let width: Int
  private let height: Int
  private let stride: Int
  private var steps: [Double]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    stride = width + 2
    steps = Array(repeating: 0, count: stride * height)
  }

  /// Adds a polygon's area times a factor; the corners are clockwise or anticlockwise.
  ///
  /// - Precondition: All points lie in the region.
  mutating func add(_ points: [Point], _ factor: Double) {
    guard var start = points.last, points.count > 2 else { return }
    let area = points.signedArea
    guard area != 0 else { return }
    for end in points {
      addEdge(start, end, area > 0 ? -factor : factor)
      start = end
    }
  }

  private mutating func addEdge(_ start: Point, _ end: Point, _ factor: Double) {
    guard start.y != end.y else { return }
    let isDown = start.y < end.y
    let (top, bottom) = isDown ? (start, end) : (end, start)
    let slope = (bottom.x - top.x) / (bottom.y - top.y)
    let limit = Double(width)
    var x = top.x
    var y = Int(top.y)
    while y < height, Double(y) < bottom.y {
      let low = max(Double(y), top.y)
      let high = min(Double(y + 1), bottom.y)
      let next = min(max(high == bottom.y ? bottom.x : x + slope * (high - low), 0), limit)
      addStep(y, from: min(x, next), to: max(x, next), (high - low) * (isDown ? factor : -factor))
      x = next
      y += 1
    }
  }

  /// Adds a piece of an edge within one row, `weight` rows high.
  private mutating func addStep(_ y: Int, from left: Double, to right: Double, _ weight: Double) {
    let first = Int(left)
    let last = Int(right)
    let place = y * stride
    guard first < last else {
      let middle = (left + right) / 2 - Double(first)
      steps[place + first] += weight * (1 - middle)
      steps[place + first + 1] += weight * middle
      return
    }
    // For each pixel, the area to the right of the edge; `steps` gets the differences between
    // neighbours.
    let share = weight / (right - left)
    var before = 0.0
    for x in first...last {
      let begin = max(left, Double(x))
      let end = min(right, Double(x + 1))
      let crossed = (end - begin) * share
      // The part of the edge left of this pixel has the whole pixel to its right.
      let crossedBefore = (begin - left) * share
      let area = crossedBefore + crossed * (1 - ((begin + end) / 2 - Double(x)))
      steps[place + x] += area - before
      before = area
    }
    steps[place + last + 1] += weight - before
  }

  func mask() -> CoverageMask {
    var coverage = [UInt8](repeating: 0, count: width * height)
    for y in 0..<height {
      var area = 0.0
      for x in 0..<width {
        area += steps[y * stride + x]
        coverage[y * width + x] = UInt8((min(max(area, 0), 1) * 255).rounded())
      }
    }
    return CoverageMask(width: width, height: height, coverage: coverage)
  }
}
