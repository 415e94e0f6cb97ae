/// How much of each pixel a shape covers: 0 is nothing, 255 the whole pixel.
struct CoverageMask: Hashable {
  let width: Int
  let height: Int
  /// Row by row from the top.
  var coverage: [UInt8]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    coverage = [UInt8](repeating: 0, count: width * height)
  }

  subscript(x: Int, y: Int) -> UInt8 {
    get { coverage[y * width + x] }
    set { coverage[y * width + x] = newValue }
  }
}
