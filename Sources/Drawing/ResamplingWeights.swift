/// The pixels along an axis that make up each pixel of another size, and their weights.
///
/// For a smaller size, each new pixel is the average of the pixels that it covers. For a larger
/// size, it is interpolated between the two pixels with the nearest middles; beyond the outermost
/// middle, it equals the outermost pixel.
package struct ResamplingWeights {
  /// For each new pixel, the first old pixel that contributes to it.
  package private(set) var first: [Int] = []
  /// For each new pixel, the start of its part of `weights`; one more element marks the end.
  package private(set) var start: [Int] = [0]
  /// The weights of all new pixels; the weights of each new pixel add up to 1.
  package private(set) var weights: [Float] = []

  /// Computes the weights for a part of the new pixels.
  ///
  /// - Precondition: Both counts are above 0, and the part lies in `0..<count`.
  package init(from old: Int, to count: Int, part: Range<Int>) {
    first.reserveCapacity(part.count)
    start.reserveCapacity(part.count + 1)
    for place in part {
      if count < old { addAverage(place, count, old) } else { addBetween(place, count, old) }
      start.append(weights.count)
    }
  }

  private mutating func addAverage(_ place: Int, _ count: Int, _ old: Int) {
    // In units of 1 / count of an old pixel, in which all numbers are integers.
    let low = place * old
    let high = low + old
    let last = (high - 1) / count
    first.append(low / count)
    for pixel in low / count...last {
      let covered = min(high, (pixel + 1) * count) - max(low, pixel * count)
      weights.append(Float(covered) / Float(old))
    }
  }

  private mutating func addBetween(_ place: Int, _ count: Int, _ old: Int) {
    // In units of 1 / (2 count): the middle of the new pixel, relative to the middle of the first
    // old one.
    let unit = 2 * count
    let middle = min(max((2 * place + 1) * old - count, 0), (old - 1) * unit)
    let left = middle / unit
    let share = Float(middle % unit) / Float(unit)
    first.append(left)
    weights.append(1 - share)
    if share > 0 { weights.append(share) }
  }
}
