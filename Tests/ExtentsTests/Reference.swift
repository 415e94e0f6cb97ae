import Extents

/// The model for `Extents`: two plain arrays, whose offsets are sums of all extents before.
struct Reference {
  private(set) var extents: [Double] = []
  private(set) var estimated: [Bool] = []

  var count: Int { extents.count }
  var total: Double { offset(of: count) }

  func offset(of index: Int) -> Double {
    var sum = 0.0
    for k in 0..<index { sum += extents[k] }
    return sum
  }

  func index(at offset: Double) -> Int? {
    guard offset >= 0 else { return nil }
    var end = 0.0
    return extents.firstIndex { extent in
      end += extent
      return offset < end
    }
  }

  func indices(intersecting lower: Double, _ upper: Double) -> Range<Int> {
    var showing: [Int] = []
    var start = 0.0
    for (index, extent) in extents.enumerated() {
      if extent > 0 && start < upper && start + extent > lower { showing.append(index) }
      start += extent
    }
    if lower < upper, let first = showing.first, let last = showing.last { return first..<last + 1 }
    let place = (upper > 0 ? index(at: max(lower, 0)) : total > 0 ? 0 : nil) ?? count
    return place..<place
  }

  mutating func set(_ extent: Double, at index: Int) {
    extents[index] = extent
    estimated[index] = false
  }

  mutating func replaceSubrange(_ range: Range<Int>, with other: Reference) {
    extents.replaceSubrange(range, with: other.extents)
    estimated.replaceSubrange(range, with: other.estimated)
  }

  mutating func insert(repeating extent: Double, count: Int, at index: Int) {
    extents.insert(contentsOf: repeatElement(extent, count: count), at: index)
    estimated.insert(contentsOf: repeatElement(false, count: count), at: index)
  }

  mutating func remove(at index: Int) -> Double {
    estimated.remove(at: index)
    return extents.remove(at: index)
  }

  mutating func move(from source: Int, to target: Int) {
    extents.insert(extents.remove(at: source), at: target)
    estimated.insert(estimated.remove(at: source), at: target)
  }

  mutating func markEstimated(_ range: Range<Int>) {
    for index in range { estimated[index] = true }
  }
}

extension Extents {
  init(_ elements: [Double]) {
    self.init(count: elements.count) { elements[$0] }
  }
}
