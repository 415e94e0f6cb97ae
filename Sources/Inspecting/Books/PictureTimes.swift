import Geometry
import Documents

/// How long each picture of a run took, and how many cells were made and filled for it.
package final class PictureTimes {
  package struct Picture: Hashable, Sendable {
    /// The time of the picture, in seconds.
    package let time: Double
    /// The duration of the work for the picture without its painting, in seconds.
    package let work: Double
    /// The duration of painting the picture, in seconds; nil if it is not measured by itself.
    package fileprivate(set) var painting: Double?
    /// The number of cells that were made, and that got the content of a row; a new cell counts as
    /// both.
    package let made: Int
    package let filled: Int
    /// The number of images that were decoded; nil where the scene has none.
    package let decoded: Int?
    package let making: Making

    package init(
      time: Double, seconds: Double, made: Int, filled: Int, decoded: Int? = nil,
      making: Making = Making()
    ) {
      (self.time, work, self.made, self.filled) = (time, seconds, made, filled)
      (self.decoded, self.making) = (decoded, making)
    }

    /// The duration of all work for the picture, in seconds.
    package var seconds: Double { work + (painting ?? 0) }

    /// Whether the picture took longer than a display leaves for it.
    package var isLate: Bool { seconds > PictureTimes.budget }
  }

  /// How a scene makes its cells.
  package struct Making: Hashable, Sendable {
    /// The duration of making one cell, in seconds; where nobody sets it, about what a cell of this
    /// program takes.
    package var cost = SceneSetting.costs.lowerBound
    /// Whether cells are reused.
    package var reuses = true

    package init() {}
  }

  /// Sums over pictures.
  package struct Sum: Hashable, Sendable {
    package fileprivate(set) var pictures = 0
    /// The number of cells that were made.
    package fileprivate(set) var made = 0
    /// The number of late pictures.
    package fileprivate(set) var late = 0
    /// The longest duration, in seconds.
    package fileprivate(set) var longest = 0.0

    fileprivate mutating func add(_ picture: Picture) {
      pictures += 1
      made += picture.made
      if picture.isLate { late += 1 }
      longest = max(longest, picture.seconds)
    }
  }

  /// The sums over the pictures since the cost of a cell was last changed.
  package struct Tally: Hashable, Sendable {
    /// The duration of making one cell, in seconds.
    package fileprivate(set) var cost: Double
    package fileprivate(set) var reusing = Sum()
    package fileprivate(set) var makingNew = Sum()

    fileprivate init(after last: Tally?, _ picture: Picture) {
      cost = picture.making.cost
      if let last, last.cost == cost { self = last }
      if picture.making.reuses { reusing.add(picture) } else { makingNew.add(picture) }
    }
  }

  /// The time that a display with 60 Hz leaves for a picture, in seconds.
  package static let budget = 1 / 60.0
  /// The greatest number of pictures; later ones are not recorded. This many take 40 MiB, after
  /// more than an hour of motion.
  package static let capacity = 300_000

  /// The pictures, one for each tick, earliest first.
  package private(set) var pictures: [Picture] = []
  /// The sums up to each picture.
  private var tallies: [Tally] = []
  /// The number of changes of `pictures`.
  package private(set) var changeCount = 0
  /// The longest durations of neighbouring pictures, in seconds: level k has an element for each
  /// 2ᵏ⁺¹ pictures, the last of which may be incomplete.
  private var longest: [[Double]] = []

  package init() {}

  /// Adds a picture.
  ///
  /// - Complexity: O(log n) amortised.
  package func append(_ picture: Picture) {
    guard pictures.count < Self.capacity else { return }
    changeCount += 1
    pictures.append(picture)
    tallies.append(Tally(after: tallies.last, picture))
    updateLongest(at: pictures.count - 1)
  }

  /// Adds the duration of painting in seconds to the last picture; does nothing if there is none.
  package func addPaintingToLast(_ seconds: Double) {
    guard !pictures.isEmpty else { return }
    changeCount += 1
    pictures[pictures.count - 1].painting = (pictures[pictures.count - 1].painting ?? 0) + seconds
    tallies.removeLast()
    tallies.append(Tally(after: tallies.last, pictures[pictures.count - 1]))
    updateLongest(at: pictures.count - 1)
  }

  /// Removes all pictures but the first `count`.
  func keepFirst(_ count: Int) {
    guard count < pictures.count else { return }
    changeCount += 1
    pictures.removeLast(pictures.count - max(0, count))
    tallies.removeLast(tallies.count - pictures.count)
    var left = pictures.count
    for level in longest.indices {
      left = (left + 1) / 2
      longest[level].removeLast(longest[level].count - left)
    }
    if !pictures.isEmpty { updateLongest(at: pictures.count - 1) }
  }

  /// Updates all levels after a change of the last picture.
  private func updateLongest(at last: Int) {
    var (place, level) = (last, 0)
    while place > 0 || level < longest.count {
      place /= 2
      if level == longest.count { longest.append([]) }
      let value = max(seconds(2 * place, level), seconds(2 * place + 1, level))
      if place < longest[level].count {
        longest[level][place] = value
      } else {
        longest[level].append(value)
      }
      level += 1
    }
  }

  /// The value of an element of the level below; 0 if there is none.
  private func seconds(_ place: Int, _ level: Int) -> Double {
    if level == 0 { return place < pictures.count ? pictures[place].seconds : 0 }
    return place < longest[level - 1].count ? longest[level - 1][place] : 0
  }

  /// The longest duration among the pictures with indexes in a range, in seconds; 0 for an empty
  /// range.
  ///
  /// - Complexity: O(log n).
  package func longest(in range: Range<Int>) -> Double {
    var (from, to, level, result) = (range.lowerBound, range.upperBound, 0, 0.0)
    while from < to {
      if !from.isMultiple(of: 2) {
        result = max(result, seconds(from, level))
        from += 1
      }
      if !to.isMultiple(of: 2) {
        to -= 1
        result = max(result, seconds(to, level))
      }
      (from, to, level) = (from / 2, to / 2, level + 1)
    }
    return result
  }

  /// The sums up to a picture, by its index, or up to the last one; nil if there is none.
  package func tally(at place: Int) -> Tally? {
    tallies.isEmpty ? nil : tallies[min(max(place, 0), tallies.count - 1)]
  }

  /// The number of pictures before a time, in seconds.
  ///
  /// - Complexity: O(log n).
  package func count(before time: Double) -> Int { pictures.prefixCount { $0.time < time } }
}
