internal import Geometry
internal import Glibc

extension PixelRows {
  /// Where these pixels differ from others of the same size: bands of rows from the top, each as
  /// narrow as its differences.
  ///
  /// - Complexity: O(pixels).
  /// - Complexity: O(pixels).
  func changes(since old: PixelRows, _ bounds: PixelRect) -> [PixelRect] {
    var result: [PixelRect] = []
    for y in bounds.y..<(bounds.y + bounds.height) {
      guard let columns = changedColumns(since: old, y, bounds) else { continue }
      if let last = result.last, last.y + last.height == y {
        let low = min(last.x, columns.lowerBound)
        let high = max(last.x + last.width, columns.upperBound)
        result[result.count - 1] = PixelRect(
          x: low, y: last.y, width: high - low, height: last.height + 1)
      } else {
        result.append(PixelRect(x: columns.lowerBound, y: y, width: columns.count, height: 1))
      }
    }
    return result
  }

  private func changedColumns(since old: PixelRows, _ y: Int, _ bounds: PixelRect) -> Range<Int>? {
    let new = self[y]
    let old = old[y]
    var low = bounds.x
    var high = bounds.x + bounds.width
    let bytes = bounds.width * MemoryLayout<UInt32>.stride
    // Most rows are unchanged, and the C library compares them fastest.
    guard memcmp(new + low, old + low, bytes) != 0 else { return nil }
    while new[low] == old[low] { low += 1 }
    while new[high - 1] == old[high - 1] { high -= 1 }
    return low..<high
  }

  /// Copies a rectangle from other pixels.
  func copy(_ rect: PixelRect, of other: PixelRows) {
    for y in rect.y..<(rect.y + rect.height) {
      (self[y] + rect.x).update(from: other[y] + rect.x, count: rect.width)
    }
  }
}
