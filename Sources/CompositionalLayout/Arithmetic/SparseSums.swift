/// Lengths in a row, most of them equal: their sums in O(log n), with memory only for those that
/// differ.
///
/// A Fenwick tree of the differences, whose nodes are in a dictionary.
struct SparseSums {
  let count: Int
  /// The length of each element that has not been set.
  let usual: Double
  private var nodes: [Int: Double] = [:]
  private(set) var own: [Int: Double] = [:]

  init(repeating usual: Double, count: Int) {
    self.count = count
    self.usual = usual
  }

  var total: Double { offset(of: count) }

  subscript(index: Int) -> Double {
    get { own[index] ?? usual }
    set {
      let change = newValue - self[index]
      own[index] = newValue
      guard change != 0 else { return }
      var node = index + 1
      while node <= count {
        nodes[node, default: 0] += change
        node += node & -node
      }
    }
  }

  /// The sum of the lengths before an index.
  func offset(of index: Int) -> Double {
    var sum = usual * Double(index)
    guard !nodes.isEmpty else { return sum }
    var node = index
    while node > 0 {
      sum += nodes[node] ?? 0
      node &= node - 1
    }
    return sum
  }

  /// The last element that begins at an offset or before it; 0 for an offset before the first.
  ///
  /// `spacing` lies between every two elements.
  func index(at offset: Double, spacing: Double) -> Int {
    guard count > 0 else { return 0 }
    if nodes.isEmpty {
      let step = usual + spacing
      guard step > 0 else { return offset >= 0 ? count - 1 : 0 }
      var place = Int(min(max(offset / step, 0), Double(count - 1)))
      // The division may be off by one because of rounding.
      if place > 0, step * Double(place) > offset { place -= 1 }
      if place < count - 1, step * Double(place + 1) <= offset { place += 1 }
      return place
    }
    var (place, start) = (0, 0.0)
    var width = 1
    while width * 2 <= count { width *= 2 }
    while width > 0 {
      let next = place + width
      if next <= count {
        let end = start + (usual + spacing) * Double(width) + (nodes[next] ?? 0)
        if end <= offset { (place, start) = (next, end) }
      }
      width /= 2
    }
    return min(place, count - 1)
  }
}
