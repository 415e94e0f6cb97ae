import ScrollEngine

// Compares the container with the array of lengths.
extension NumberedWorld {
  private var closeness: Closeness {
    Closeness(
      upTo: known.reduce(0) { $0 + $1 + container.spacing } + abs(container.contentOffset[axis]))
  }

  /// The content inset at the beginning of the axis, in points.
  private var inset: Double {
    axis == .vertical ? container.contentInset.top : container.contentInset.left
  }

  private func start(of view: Rect) -> Double { view.origin[axis] }

  /// The distances of the visible children from the container's edge, by name, in points.
  func positions() -> [Int: Double] {
    let first = container.bounds.origin[axis] + inset
    var positions: [Int: Double] = [:]
    for (view, name) in source.out.values {
      guard let index = container.index(ofChild: view) else { continue }
      let frame = container.contentFrame(ofChildAt: index)
      guard start(of: frame) + frame.size[axis] > first,
        start(of: frame) < container.bounds.origin[axis] + container.bounds.size[axis]
      else { continue }
      positions[name] = start(of: frame) - container.contentOffset[axis]
    }
    return positions
  }

  func jump(from before: [Int: Double]) -> String? {
    let range = container.scrollRange[axis]
    let offset = container.contentOffset[axis]
    // At an edge of the range, the offset may have had to change.
    guard offset > range.lowerBound, offset < range.upperBound else { return nil }
    // The first child that was visible must stay; children before and after it may change.
    let staying = source.children.enumerated().first {
      before[$1.name] != nil && $1.pinning == .none
    }
    guard let (index, child) = staying, let old = before[child.name] else { return nil }
    let new = start(of: container.contentFrame(ofChildAt: index)) - offset
    if !closeness.isEqual(old, new) { return "child \(index) has jumped by \(new - old)" }
    return nil
  }

  func difference() -> String? {
    if let problem = source.problem { return problem }
    container.checkInvariants()
    guard container.numberOfChildren == known.count else {
      return "\(container.numberOfChildren) children, expected \(known.count)"
    }
    let closeness = closeness
    let bounds = container.bounds
    let (from, to) = (bounds.origin[axis], bounds.origin[axis] + bounds.size[axis])
    var position = 0.0
    var expected: Set<Int> = []
    var allowed: Set<Int> = []
    for (index, length) in known.enumerated() {
      let frame = container.contentFrame(ofChildAt: index)
      guard closeness.isEqual(start(of: frame), position),
        closeness.isEqual(frame.size[axis], length)
      else {
        return "child \(index) is at \(start(of: frame)) with \(frame.size[axis]); expected "
          + "\(position) with \(length)"
      }
      if closeness.overlap(position, position + length, from: from, to: to) == .some {
        expected.insert(index)
      }
      position += length + container.spacing
      // A child may also be shown if only the space after it is visible, or if rounding decides.
      if closeness.overlap(position - length - container.spacing, position, from: from, to: to)
        != .none
      {
        allowed.insert(index)
      }
    }
    let total = known.isEmpty ? 0 : position - container.spacing
    guard closeness.isEqual(container.contentSize[axis], total) else {
      return "the content is \(container.contentSize[axis]) long, expected \(total)"
    }
    if bounds.size[axis] > 0 {
      let stuck = stuckPins(closeness)
      expected.formUnion(stuck.certain)
      allowed.formUnion(stuck.certain.union(stuck.doubtful))
    }
    let made = Set(container.arrangedSubviews.compactMap { container.index(ofChild: $0) })
    guard made.isSuperset(of: expected), made.isSubset(of: allowed.union(expected)) else {
      return "\(made.sorted()) are made, expected \(expected.sorted()), allowed \(allowed.sorted())"
    }
    let out = Set(source.out.values.compactMap { index(ofName: $0.name) })
    guard out == made, source.out.count == made.count else {
      return "\(out.sorted()) are out, but the container has \(made.sorted())"
    }
    for (view, name) in source.out.values
    where container.index(ofChild: view) != index(ofName: name) {
      return "child \(name) is shown as \(String(describing: container.index(ofChild: view)))"
    }
    return nil
  }

  /// The pinned children that have been scrolled past, and stay at the edge.
  private func stuckPins(_ closeness: Closeness) -> (certain: Set<Int>, doubtful: Set<Int>) {
    var edge =
      container.bounds.origin[axis] + inset
    var certain: Set<Int> = []
    var doubtful: Set<Int> = []
    var starts: [Double] = []
    var position = 0.0
    for length in known {
      starts.append(position)
      position += length + container.spacing
    }
    func note(_ index: Int) {
      if starts[index] < edge - closeness.tolerance {
        certain.insert(index)
      } else if starts[index] < edge + closeness.tolerance {
        doubtful.insert(index)
      }
    }
    for (index, child) in source.children.enumerated()
    where child.pinning == .permanent && known[index] > 0 {
      guard starts[index] < edge + closeness.tolerance else { break }
      note(index)
      edge += known[index]
    }
    let passed = source.children.indices.filter {
      source.children[$0].pinning == .untilNext && known[$0] > 0
        && starts[$0] < edge + closeness.tolerance
    }
    if let last = passed.last {
      note(last)
      // If it is doubtful whether the last child sticks, the one before it may stick.
      if !certain.contains(last), passed.count > 1 { doubtful.insert(passed[passed.count - 2]) }
    }
    return (certain, doubtful)
  }
}
