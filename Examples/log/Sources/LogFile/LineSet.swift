/// A set of line numbers that can be counted and found by rank.
///
/// It has one bit for each line, and nothing for a block of 4096 lines that are all absent: at most
/// 14 MB for a hundred million lines.
public struct LineSet: Hashable, Sendable {
  private static let wordsPerBlock = 64
  private static let linesPerBlock = wordsPerBlock * 64

  private var blocks: [[UInt64]] = []
  private var counts: [Int] = []
  /// How many lines are in the blocks before each block; valid for the first `summed` blocks.
  private var sums: [Int] = [0]
  private var summed = 0
  /// How many lines are in the set.
  public private(set) var count = 0

  /// Makes an empty set.
  public init() {}

  /// Whether a line is in the set.
  public func contains(_ line: Int) -> Bool {
    let block = line / Self.linesPerBlock
    guard line >= 0, block < blocks.count, !blocks[block].isEmpty else { return false }
    let bit = line % Self.linesPerBlock
    return blocks[block][bit / 64] >> UInt64(bit % 64) & 1 == 1
  }

  /// Adds a line.
  public mutating func insert(_ line: Int) {
    let block = line / Self.linesPerBlock
    while blocks.count <= block {
      blocks.append([])
      counts.append(0)
      sums.append(0)
    }
    if blocks[block].isEmpty { blocks[block] = Array(repeating: 0, count: Self.wordsPerBlock) }
    let bit = line % Self.linesPerBlock
    let mask: UInt64 = 1 << UInt64(bit % 64)
    guard blocks[block][bit / 64] & mask == 0 else { return }
    blocks[block][bit / 64] |= mask
    change(block, by: 1)
  }

  /// Removes a line.
  public mutating func remove(_ line: Int) {
    guard contains(line) else { return }
    let block = line / Self.linesPerBlock
    let bit = line % Self.linesPerBlock
    blocks[block][bit / 64] &= ~(1 << UInt64(bit % 64))
    change(block, by: -1)
  }

  private mutating func change(_ block: Int, by difference: Int) {
    counts[block] += difference
    count += difference
    summed = min(summed, block)
  }

  private mutating func sum() {
    while summed < blocks.count {
      sums[summed + 1] = sums[summed] + counts[summed]
      summed += 1
    }
  }

  /// The line that has `rank` smaller lines before it in the set.
  ///
  /// - Precondition: `rank` is in 0..<`count`.
  /// - Complexity: O(log blocks) after the first call since a change
  public mutating func line(atRank rank: Int) -> Int {
    precondition(rank >= 0 && rank < count, "LineSet: no line at rank \(rank) of \(count)")
    sum()
    var (low, high) = (0, blocks.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if sums[middle] <= rank { low = middle } else { high = middle }
    }
    var left = rank - sums[low]
    for (place, word) in blocks[low].enumerated() {
      guard left >= word.nonzeroBitCount else {
        var word = word
        for _ in 0..<left { word &= word - 1 }
        return low * Self.linesPerBlock + place * 64 + word.trailingZeroBitCount
      }
      left -= word.nonzeroBitCount
    }
    preconditionFailure("LineSet: the counts are wrong")
  }

  /// How many lines of the set come before a line.
  public mutating func rank(of line: Int) -> Int {
    guard line > 0 else { return 0 }
    sum()
    let block = line / Self.linesPerBlock
    guard block < blocks.count else { return count }
    var result = sums[block]
    let bit = line % Self.linesPerBlock
    for (place, word) in blocks[block].prefix(bit / 64 + 1).enumerated() {
      let mask: UInt64 = place < bit / 64 ? ~0 : (1 << UInt64(bit % 64)) - 1
      result += (word & mask).nonzeroBitCount
    }
    return result
  }

  /// The first line of the set after `line`; nil if there is none.
  public mutating func next(after line: Int) -> Int? {
    let rank = rank(of: line + 1)
    return rank < count ? self.line(atRank: rank) : nil
  }

  /// The last line of the set before `line`; nil if there is none.
  public mutating func previous(before line: Int) -> Int? {
    let rank = rank(of: line)
    return rank > 0 ? self.line(atRank: rank - 1) : nil
  }

  /// The memory that the set takes, in bytes.
  public var byteCount: Int {
    blocks.reduce(blocks.count * 40) { $0 + $1.count * 8 }
  }
}
