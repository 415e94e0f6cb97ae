/// Which pixels along an axis make up each pixel of another size, and how much of each.
///
/// Fewer pixels are the averages of those that they cover. More lie between the middles of their two
/// nearest ones; beyond the outermost middle, they are like the outermost pixel.
package struct ResamplingWeights {
  /// The first pixel that a new one is made of, by new pixel.
  package private(set) var first: [Int] = []
  /// Where the weights of a new pixel begin among all; one more than there are new pixels.
  package private(set) var start: [Int] = [0]
  /// The parts of each new pixel; they add up to 1.
  package private(set) var weights: [Float] = []

  /// The weights of a part of the new pixels.
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
    // In parts of 1 / count of an old pixel, in which everything is whole.
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
    // In parts of 1 / (2 count): the middle of the new pixel, from that of the first old one.
    let unit = 2 * count
    let middle = min(max((2 * place + 1) * old - count, 0), (old - 1) * unit)
    let left = middle / unit
    let share = Float(middle % unit) / Float(unit)
    first.append(left)
    weights.append(1 - share)
    if share > 0 { weights.append(share) }
  }
}
