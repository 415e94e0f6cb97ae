internal import Geometry

/// How much of each pixel a shape covers: 0 is nothing, 255 the whole pixel.
struct CoverageMask: Hashable {
  let width: Int
  let height: Int
  /// The coverage of each pixel, row by row from the top.
  var coverage: [UInt8]

  init(width: Int, height: Int) {
    let nothing = [UInt8](repeating: 0, count: width * height)
    self.init(width: width, height: height, coverage: nothing)
  }

  /// - Precondition: `coverage` holds `width * height` bytes.
  init(width: Int, height: Int, coverage: [UInt8]) {
    require(
      coverage.count == width * height,
      "CoverageMask: \(coverage.count) bytes are not \(width) x \(height)")
    self.width = width
    self.height = height
    self.coverage = coverage
  }

  subscript(x: Int, y: Int) -> UInt8 {
    get { coverage[y * width + x] }
    set { coverage[y * width + x] = newValue }
  }

  /// Raises the coverage of each pixel to the other mask's, where that is higher; clipped to these
  /// bounds.
  mutating func add(_ other: CoverageMask, x: Int, y: Int) {
    for row in max(0, -y)..<max(0, -y, min(other.height, height - y)) {
      for column in max(0, -x)..<max(0, -x, min(other.width, width - x)) {
        let place = (y + row) * width + x + column
        coverage[place] = max(coverage[place], other[column, row])
      }
    }
  }
}
