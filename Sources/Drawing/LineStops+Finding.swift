// Where a caret stands, and what lies where.
extension LineStops {
  /// Where the caret stands at an offset, in points.
  ///
  /// - Complexity: One measurement of a part of a run.
  public func x(of offset: Int) -> Double {
    guard let (run, character) = find(offset) else { return 0 }
    return self.end(character, of: run).map { edges[stands[$0]] } ?? edge(character, of: run)
  }

  /// The place that belongs to a point: the nearer side of the character there, or an end of the line.
  ///
  /// `x` is in points.
  /// - Complexity: O(log n) measurements of parts of a run of n characters.
  public func offset(nearest x: Double) -> Int {
    if runs.isEmpty { return 0 }
    if x < 0 { return offset(ofEnd: owners[0]) }
    if x > width { return offset(ofEnd: owners[runs.count]) }
    // The last run that begins no further to the right.
    let rank = max(0, edges.dropLast().partition { $0 > x } - 1)
    let run = runs[order[rank]]
    let way = run.isRightToLeft ? edges[rank + 1] - x : x - edges[rank]
    let low = run.character(at: way)
    let high = low + 1
    let isNearer = way - run.width(ofFirst: low) <= run.width(ofFirst: high) - way
    return run.places[isNearer ? low : high]
  }

  /// What some characters cover, from left to right, in points; what touches is one.
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

  /// The characters between two points of the line, in the parts that lie side by side in it, and where
  /// each of these begins, in points.
  ///
  /// - Complexity: O(log n) measurements of parts of the runs that the points cut.
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

  /// The place that a caret comes to which moves by one character on the line; the same at its ends.
  ///
  /// - Complexity: O(log n) for n characters, without a measurement.
  public func offset(from offset: Int, toRight isRight: Bool) -> Int {
    guard let (run, character) = find(offset) else { return offset }
    guard let end = end(character, of: run) else {
      return self.offset(to: character, of: run, isRight: isRight)
    }
    // It enters the next run from a side, if there is one.
    let rank = isRight ? stands[end] : stands[end] - 1
    guard runs.indices.contains(rank) else { return self.offset(ofEnd: end) }
    let next = order[rank]
    let isForward = isRight != runs[next].isRightToLeft
    return self.offset(to: isForward ? 0 : runs[next].count, of: next, isRight: isRight)
  }

  /// The place behind a step from one in a run, or at the side that it enters by.
  private func offset(to character: Int, of number: Int, isRight: Bool) -> Int {
    let run = runs[number]
    let next = character + (isRight != run.isRightToLeft ? 1 : -1)
    if next > 0, next < run.count { return run.places[next] }
    return offset(ofEnd: owners[ranks[number] + (isRight ? 1 : 0)])
  }

  // MARK: Places

  /// In which run an offset is, and how many of its characters lie before it; nil in an empty line.
  private func find(_ offset: Int) -> (run: Int, character: Int)? {
    guard !runs.isEmpty else { return nil }
    let run = max(0, runs.partition { $0.places[0] > offset } - 1)
    return (run, runs[run].places.last(atOrBefore: offset))
  }

  /// Which end of a run, counted from the beginning of the text, a place is; nil between its ends.
  private func end(_ character: Int, of run: Int) -> Int? {
    if character == 0 { return run }
    return character == runs[run].count ? run + 1 : nil
  }

  private func offset(ofEnd end: Int) -> Int {
    end < runs.count ? runs[end].places[0] : self.end
  }

  /// Where a number of the first characters of a run end.
  private func edge(_ character: Int, of number: Int) -> Double {
    let (run, rank) = (runs[number], ranks[number])
    // Not added up from the other side: spans that touch must have the same number.
    if character == 0 { return edges[run.isRightToLeft ? rank + 1 : rank] }
    if character == run.count { return edges[run.isRightToLeft ? rank : rank + 1] }
    let width = run.width(ofFirst: character)
    return run.isRightToLeft ? edges[rank + 1] - width : edges[rank] + width
  }
}

extension LineStops.Run {
  /// The number of the character so far behind the beginning, in points.
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
  /// The index of the first element that something holds for, if it also holds for all behind it.
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
  /// The index of the last of some rising numbers that is not above another one; 0 if all are.
  fileprivate func last(atOrBefore number: Int) -> Int {
    Swift.max(0, partition { $0 > number } - 1)
  }
}
