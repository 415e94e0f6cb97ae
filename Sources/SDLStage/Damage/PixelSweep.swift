internal import Geometry

/// Finds out what every pixel of a picture is made of, without touching any.
///
/// It goes down the rows at which steps begin or end. Between two of them nothing changes, and from
/// one band to the next only in the columns of the steps that begin or end there.
struct PixelSweep {
  /// What has to be known of a step at every row.
  private struct Area {
    let low: Int32
    let high: Int32
    let bottom: Int32
    /// What the pixels are made of where the step covers what is below it, else unknown.
    let cover: PixelContent
    /// What the step last made of something, and of what.
    var below = PixelContent.unknown
    var made = PixelContent.unknown

    init(_ step: PixelOperation) {
      low = Int32(step.rect.x)
      high = Int32(step.rect.x + step.rect.width)
      bottom = Int32(step.rect.y + step.rect.height)
      cover = step.covers ? PixelContent(pixel: step.color.pixel) : .unknown
    }
  }

  /// Columns in which the band above says nothing.
  private struct Columns {
    var low: Int32
    var high: Int32
  }

  private var areas: [Area] = []
  /// By row: the first step that begins there, or -1; by step: the next one that begins there.
  private var firsts: [Int32] = []
  private var nexts: [Int32] = []
  /// By row: whether a step begins or ends there.
  private var isEdge: [Bool] = []
  /// The steps that the current band crosses, from back to front.
  private var active: [Int32] = []
  private var touched: [Columns] = []
  /// The columns that are being made anew.
  private var line: [PixelBands.Span] = []
  /// Memory that `active` and `line` change places with.
  private var otherActive: [Int32] = []
  private var otherLine: [PixelBands.Span] = []

  /// Replaces bands by those of a picture.
  ///
  /// - Complexity: O(edges x steps and spans in the columns of what begins or ends there).
  mutating func bands(
    of picture: PixelOperations, in result: inout PixelBands, _ mixes: inout PixelMixes
  ) {
    let height = picture.bounds.height
    let width = Int32(picture.bounds.width)
    begin(picture)
    result.removeAll()
    active.removeAll(keepingCapacity: true)
    var above = 0..<0
    var y = 0
    while y < height {
      touched.removeAll(keepingCapacity: true)
      dropEnded(at: Int32(y))
      addBeginning(at: y)
      if y == 0 { touched = [Columns(low: 0, high: width)] }
      joinTouched()
      var x: Int32 = 0
      var next = above.lowerBound
      for columns in touched {
        copy(from: x, to: columns.low, &next, in: &result)
        make(columns, picture, &mixes)
        for span in line { result.append(span.content, to: span.end) }
        x = columns.high
      }
      copy(from: x, to: width, &next, in: &result)
      repeat { y += 1 } while y < height && !isEdge[y]
      result.endBand(at: Int32(y))
      above = result.bands[result.bands.count - 1].spans
    }
  }

  private mutating func begin(_ picture: PixelOperations) {
    let height = picture.bounds.height
    areas.removeAll(keepingCapacity: true)
    for step in picture.steps { areas.append(Area(step)) }
    if firsts.count == height {
      for y in 0..<height {
        firsts[y] = -1
        isEdge[y] = false
      }
    } else {
      firsts = Array(repeating: -1, count: height)
      isEdge = Array(repeating: false, count: height)
    }
    nexts.removeAll(keepingCapacity: true)
    nexts.append(contentsOf: repeatElement(-1, count: picture.steps.count))
    for index in picture.steps.indices.reversed() {
      let top = picture.steps[index].rect.y
      nexts[index] = firsts[top]
      firsts[top] = Int32(index)
      isEdge[top] = true
      let bottom = Int(areas[index].bottom)
      if bottom < height { isEdge[bottom] = true }
    }
  }

  // MARK: Edges

  private mutating func dropEnded(at y: Int32) {
    var kept = 0
    for index in active.indices {
      let step = active[index]
      let area = areas[Int(step)]
      if area.bottom == y {
        touched.append(Columns(low: area.low, high: area.high))
      } else {
        active[kept] = step
        kept += 1
      }
    }
    active.removeLast(active.count - kept)
  }

  private mutating func addBeginning(at y: Int) {
    var new = firsts[y]
    guard new >= 0 else { return }
    otherActive.removeAll(keepingCapacity: true)
    var index = 0
    while new >= 0 {
      while index < active.count, active[index] < new {
        otherActive.append(active[index])
        index += 1
      }
      otherActive.append(new)
      let area = areas[Int(new)]
      touched.append(Columns(low: area.low, high: area.high))
      new = nexts[Int(new)]
    }
    while index < active.count {
      otherActive.append(active[index])
      index += 1
    }
    swap(&active, &otherActive)
  }

  /// Sorts the touched columns, and joins those that meet.
  private mutating func joinTouched() {
    guard touched.count > 1 else { return }
    touched.sort { $0.low < $1.low }
    var last = 0
    for index in 1..<touched.count {
      if touched[index].low <= touched[last].high {
        touched[last].high = max(touched[last].high, touched[index].high)
      } else {
        last += 1
        touched[last] = touched[index]
      }
    }
    touched.removeLast(touched.count - last - 1)
  }

  // MARK: Spans

  /// Repeats columns of the band above, whose span `next` is the first that may reach there.
  private func copy(
    from low: Int32, to high: Int32, _ next: inout Int, in result: inout PixelBands
  ) {
    guard low < high else { return }
    while result.spans[next].end <= low { next += 1 }
    while true {
      let span = result.spans[next]
      result.append(span.content, to: min(span.end, high))
      if span.end >= high { return }
      next += 1
    }
  }

  /// Makes `line` of all active steps in some columns.
  private mutating func make(
    _ columns: Columns, _ picture: PixelOperations, _ mixes: inout PixelMixes
  ) {
    // What lies below a step that covers all of them does not count.
    var base = PixelContent(pixel: picture.background)
    var first = active.count
    while first > 0 {
      let area = areas[Int(active[first - 1])]
      if area.cover != .unknown, area.low <= columns.low, area.high >= columns.high {
        base = area.cover
        break
      }
      first -= 1
    }
    line.removeAll(keepingCapacity: true)
    line.append(PixelBands.Span(end: columns.high, content: base))
    for index in first..<active.count {
      let step = Int(active[index])
      let area = areas[step]
      guard area.low < columns.high, area.high > columns.low else { continue }
      let reach = Columns(low: max(area.low, columns.low), high: min(area.high, columns.high))
      put(step, on: reach, from: columns.low, picture, &mixes)
    }
  }

  /// Puts a step on a part of `line`, which begins at the column `start`.
  private mutating func put(
    _ step: Int, on columns: Columns, from start: Int32, _ picture: PixelOperations,
    _ mixes: inout PixelMixes
  ) {
    otherLine.removeAll(keepingCapacity: true)
    var low = start
    for index in line.indices {
      let span = line[index]
      if span.end <= columns.low || low >= columns.high {
        append(span.content, to: span.end)
      } else {
        if low < columns.low { append(span.content, to: columns.low) }
        let content = content(of: step, over: span.content, picture, &mixes)
        append(content, to: min(span.end, columns.high))
        if span.end > columns.high { append(span.content, to: span.end) }
      }
      low = span.end
    }
    swap(&line, &otherLine)
  }

  private mutating func append(_ content: PixelContent, to end: Int32) {
    let last = otherLine.count - 1
    if last >= 0, otherLine[last].content == content {
      otherLine[last].end = end
    } else {
      otherLine.append(PixelBands.Span(end: end, content: content))
    }
  }

  private mutating func content(
    of step: Int, over below: PixelContent, _ picture: PixelOperations, _ mixes: inout PixelMixes
  ) -> PixelContent {
    let area = areas[step]
    if area.cover != .unknown { return area.cover }
    if area.below == below { return area.made }
    let made = mixes.content(picture.steps[step], over: below)
    areas[step].below = below
    areas[step].made = made
    return made
  }
}
