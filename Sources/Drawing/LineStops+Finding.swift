// Converting between offsets and positions.
extension LineStops {
  /// The position of the caret at an offset, in points.
  ///
  /// - Complexity: One measurement of a part of a run.
  public func x(of offset: Int) -> Double {
    guard let (run, character) = find(offset) else { return 0 }
    return self.end(character, of: run).map { edges[stands[$0]] } ?? edge(character, of: run)
  }

  /// The offset nearest to a position: at the nearer side of the character at that position, or at
  /// an end of the line.
  ///
  /// `x` is in points.
  /// - Complexity: O(log n) measurements of parts of a run of n characters.
  public func offset(nearest x: Double) -> Int {
    if runs.isEmpty { return 0 }
    if x < 0 { return offset(ofEnd: owners[0]) }
    if x > width { return offset(ofEnd: owners[runs.count]) }
    // The last run that begins at `x` or to its left.
    let rank = max(0, edges.dropLast().partition { $0 > x } - 1)
    let run = runs[order[rank]]
    let way = run.isRightToLeft ? edges[rank + 1] - x : x - edges[rank]
    let low = run.character(at: way)
    let high = low + 1
    let isNearer = way - run.width(ofFirst: low) <= run.width(ofFirst: high) - way
    return run.places[isNearer ? low : high]
  }

  /// The ranges of positions that some characters cover, from left to right, in points; adjacent
  /// ranges are joined.
  ///
  /// - Complexity: At most two measurements of parts of runs.
  public func spans(of range: Range<Int>) -> [ClosedRange<Double>] {
    var spans: [ClosedRange<Double>] = []
    for number in order {
      let places = runs[number].places
      let range = range.clamped(to: places[0]..<places[places.count - 1])
      guard !range.isEmpty else { continue }
      let one = edge(places.last(atOrBefore: range.lowerBound), of: number)
      let other = edge(places.last(atOrBefore: range.upperBound), of: number)
      let span = min(one, other)...max(one, other)
      if let last = spans.last, span.lowerBound <= last.upperBound {
        spans[spans.count - 1] = last.lowerBound...max(last.upperBound, span.upperBound)
      } else {
        spans.append(span)
      }
    }
    return spans.filter { $0.lowerBound < $0.upperBound }
  }

  /// The characters between two positions, one part for each run from left to right, with the left
  /// edge of each part in points.
  ///
  /// Characters that lie only partly between the positions are included.
  ///
  /// - Complexity: O(log n) measurements of parts of the runs at the two positions.
  public func parts(
    from left: Double, to right: Double
  ) -> [(range: Range<Int>, isRightToLeft: Bool, x: Double)] {
    order.enumerated().compactMap { rank, number in
      let run = runs[number]
      let (start, end) = (max(left, edges[rank]), min(right, edges[rank + 1]))
      guard start < end else { return nil }
      let (near, far) =
        run.isRightToLeft
        ? (edges[rank + 1] - end, edges[rank + 1] - start)
        : (start - edges[rank], end - edges[rank])
      let first = near > 0 ? run.character(at: near) : 0
      let last = far < run.width ? run.character(at: far) + 1 : run.count
      return (
        run.places[first]..<run.places[last], run.isRightToLeft,
        edge(run.isRightToLeft ? last : first, of: number)
      )
    }
  }

  /// The offset after moving the caret by one character to the left or right; unchanged at an end
  /// of the line.
  ///
  /// - Complexity: O(log n) for n characters, without a measurement.
  public func offset(from offset: Int, toRight isRight: Bool) -> Int {
    guard let (run, character) = find(offset) else { return offset }
    guard let end = end(character, of: run) else {
      return self.offset(to: character, of: run, isRight: isRight)
    }
    // The caret enters the next run, if there is one.
    let rank = isRight ? stands[end] : stands[end] - 1
    guard runs.indices.contains(rank) else { return self.offset(ofEnd: end) }
    let next = order[rank]
    let isForward = isRight != runs[next].isRightToLeft
    return self.offset(to: isForward ? 0 : runs[next].count, of: next, isRight: isRight)
  }

  /// The offset after a step inside a run.
  private func offset(to character: Int, of number: Int, isRight: Bool) -> Int {
    let run = runs[number]
    let next = character + (isRight != run.isRightToLeft ? 1 : -1)
    if next > 0, next < run.count { return run.places[next] }
    return offset(ofEnd: owners[ranks[number] + (isRight ? 1 : 0)])
  }

  // MARK: Places

  /// The run of an offset, and the number of the run's characters before the offset; nil in an
  /// empty line.
  private func find(_ offset: Int) -> (run: Int, character: Int)? {
    guard !runs.isEmpty else { return nil }
    let run = max(0, runs.partition { $0.places[0] > offset } - 1)
    return (run, runs[run].places.last(atOrBefore: offset))
  }

  /// The index, in reading order, of the end of a run that lies after the run's first `character`
  /// characters; nil if that place is inside the run.
  private func end(_ character: Int, of run: Int) -> Int? {
    if character == 0 { return run }
    return character == runs[run].count ? run + 1 : nil
  }

  private func offset(ofEnd end: Int) -> Int {
    end < runs.count ? runs[end].places[0] : self.end
  }

  /// The position after the first `character` characters of a run.
  private func edge(_ character: Int, of number: Int) -> Double {
    let (run, rank) = (runs[number], ranks[number])
    // Both ends are taken from `edges`, not computed from each other: adjacent spans must share the
    // same number.
    if character == 0 { return edges[run.isRightToLeft ? rank + 1 : rank] }
    if character == run.count { return edges[run.isRightToLeft ? rank : rank + 1] }
    let width = run.width(ofFirst: character)
    return run.isRightToLeft ? edges[rank + 1] - width : edges[rank] + width
  }
}

extension LineStops.Run {
  /// The index of the character at a distance from the run's start, in points.
  fileprivate func character(at way: Double) -> Int {
    var (low, high) = (0, count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if width(ofFirst: middle) <= way { low = middle } else { high = middle }
    }
    return low
  }
}

extension RandomAccessCollection where Index == Int {
  /// The index of the first element for which `holds` is true; `endIndex` if there is none. `holds`
  /// must then be true for all later elements.
  fileprivate func partition(_ holds: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension [Int] {
  /// The index of the last of some ascending numbers that is at most `number`; 0 if there is none.
  fileprivate func last(atOrBefore number: Int) -> Int {
    Swift.max(0, partition { $0 > number } - 1)
  }
}
