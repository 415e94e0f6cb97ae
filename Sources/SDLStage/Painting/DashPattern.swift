/// Alternating dashes and gaps along a line, in device pixels, starting with a dash at 0.
///
/// Only the dashes in a visible range are enumerated: the cost is independent of the line's length.
struct DashPattern: Hashable {
  let on: Double
  let off: Double

  /// Makes a pattern; nil, for a solid line, if a length is not finite and positive, or if the
  /// period is shorter than a pixel.
  init?(on: Double, off: Double) {
    guard on.isFinite, off.isFinite, on > 0, off > 0, on + off >= 1 else { return nil }
    self.on = on
    self.off = off
  }

  var period: Double { on + off }

  /// The pattern, scaled so that `length` is a whole number of periods; unchanged if the scaled
  /// pattern would be solid.
  func fitted(to length: Double) -> DashPattern {
    let factor = length / (max(1, (length / period).rounded()) * period)
    guard factor.isFinite, factor > 0 else { return self }
    return DashPattern(on: on * factor, off: off * factor) ?? self
  }

  func isOn(at distance: Double) -> Bool {
    let phase = distance - (distance / period).rounded(.down) * period
    return phase < on
  }

  /// Calls a function with each dash of a section of the line, rounded to whole pixels, at least one
  /// pixel each.
  ///
  /// - Parameters:
  ///   - start: How far along the whole line the section begins.
  ///   - length: The length of the section.
  ///   - visible: The visible part of the section, measured from its beginning.
  ///   - body: Gets ranges, measured from the beginning of the section. They may extend a little
  ///     beyond `visible`, but not beyond the section.
  /// - Complexity: O(*n*), where *n* is the number of visible dashes.
  func forEachDash(
    from start: Double, length: Double, visible: Range<Double>, _ body: (Range<Double>) -> Void
  ) {
    let low = max(0, visible.lowerBound)
    let high = min(length, visible.upperBound)
    guard low < high else { return }
    var index = ((start + low) / period).rounded(.down)
    while index * period < start + high {
      let begin = max(0, (index * period - start + 0.5).rounded(.down))
      let end = (index * period + on - start + 0.5).rounded(.down)
      let last = min(length, max(end, begin + 1))
      // A dash that ends before this section must not leave a pixel at the section's start.
      if index * period + on > start, begin < last { body(begin..<last) }
      index += 1
    }
  }
}
