/// Painted and empty parts along a line, in device pixels, starting with a painted part at 0.
///
/// Only the parts in a visible range are ever enumerated, so the length of the line costs nothing.
struct DashPattern: Hashable {
  let on: Double
  let off: Double

  /// - Returns: nil for a pattern without gaps that could be seen; such a line is solid.
  init?(on: Double, off: Double) {
    guard on.isFinite, off.isFinite, on > 0, off > 0, on + off >= 1 else { return nil }
    self.on = on
    self.off = off
  }

  var period: Double { on + off }

  /// The pattern stretched a little, so that it ends where it began after `length`.
  func fitted(to length: Double) -> DashPattern {
    let factor = length / (max(1, (length / period).rounded()) * period)
    guard factor.isFinite, factor > 0 else { return self }
    return DashPattern(on: on * factor, off: off * factor) ?? self
  }

  func isOn(at distance: Double) -> Bool {
    let phase = distance - (distance / period).rounded(.down) * period
    return phase < on
  }

  /// The painted parts of a stretch, rounded to whole pixels, at least one pixel each.
  ///
  /// - Parameters:
  ///   - start: How far along the whole line the stretch begins.
  ///   - length: The length of the stretch.
  ///   - visible: The part of the stretch that can be seen, measured from its beginning.
  /// - Returns: Ranges measured from the beginning of the stretch, which may reach a little out of
  ///   `visible`, but not out of the stretch.
  /// - Complexity: O(*n*) where *n* is the number of dashes that can be seen.
  func spans(
    from start: Double, length: Double, visible: Range<Double>
  ) -> [Range<Double>] {
    let low = max(0, visible.lowerBound)
    let high = min(length, visible.upperBound)
    guard low < high else { return [] }
    var index = ((start + low) / period).rounded(.down)
    var spans: [Range<Double>] = []
    while index * period < start + high {
      let begin = max(0, (index * period - start + 0.5).rounded(.down))
      let end = (index * period + on - start + 0.5).rounded(.down)
      let last = min(length, max(end, begin + 1))
      // A dash that ends before this stretch must not leave a pixel at its beginning.
      if index * period + on > start, begin < last { spans.append(begin..<last) }
      index += 1
    }
    return spans
  }
}
