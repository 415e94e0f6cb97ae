internal import Geometry

/// Finds the content of every pixel of a tile, without visiting single pixels.
///
/// The sweep visits only the rows at which steps begin or end. Between two such rows nothing
/// changes, and from one band to the next, only the columns of those steps change.
struct PixelSweep: ~Copyable {
  private typealias Span = PixelBands.Span

  /// A step that the current band crosses.
  struct Active: BitwiseCopyable {
    /// The index of the step in the tile's steps, and in the picture's.
    let step: Int32
    let index: Int32
    let low: Int32
    let high: Int32
    let bottom: Int32
    /// The content if the step hides everything below it, else unknown.
    let cover: PixelContent
  }

  /// The last result of a step: the content below the step, and the content it became.
  struct Made: BitwiseCopyable {
    var below = PixelContent.unknown
    var content = PixelContent.unknown
  }

  /// Columns that cannot be copied from the band above.
  struct Columns: BitwiseCopyable {
    var low: Int32
    var high: Int32
  }

  /// `firsts`, by row: the first step that begins there, or -1. `nexts`, by step: the next step
  /// that begins in the same row.
  private var firsts = Scratch<Int32>()
  private var nexts = Scratch<Int32>()
  /// By row: whether a step begins or ends at the top of the row.
  private var isEdge = Scratch<Bool>()
  /// By step: its last result.
  private var made = Scratch<Made>()
  /// The steps that the current band crosses, from back to front.
  private var active = Scratch<Active>()
  /// The columns to recompute in the current band, from left to right.
  private var touched = Scratch<Columns>()
  /// The spans of the band above, and of the current one.
  private var above = Scratch<Span>()
  private var current = Scratch<Span>()
  /// The spans of the columns being recomputed, and a buffer that they are swapped with.
  private var line = Scratch<Span>()
  private var otherLine = Scratch<Span>()

  /// Replaces `result` with the bands of a tile of a picture.
  ///
  /// - Complexity: O(rows at which steps begin or end x steps and spans in the columns that change
  ///   there).
  mutating func bands(
    of tile: PixelTile, _ picture: PixelOperations, in result: inout PixelBands,
    _ mixes: inout PixelMixes
  ) {
    let height = tile.rect.height
    let width = Int32(tile.rect.width)
    begin(tile)
    result.removeAll()
    above.removeAll()
    active.removeAll()
    var y = 0
    while y < height {
      touched.removeAll()
      dropEnded(at: Int32(y))
      addBeginning(at: y, tile)
      if y == 0 {
        touched.removeAll()
        touched.append(Columns(low: 0, high: width))
      }
      joinTouched()
      current.removeAll()
      var x: Int32 = 0
      var next = 0
      for index in 0..<touched.count {
        let columns = touched[index]
        copy(from: x, to: columns.low, &next)
        make(columns, tile, picture, &mixes)
        for index in 0..<line.count {
          Self.append(line[index].content, to: line[index].end, &current)
        }
        x = columns.high
      }
      copy(from: x, to: width, &next)
      repeat { y += 1 } while !isEdge[y] && y < height
      if isAsAbove {
        result.extendLast(to: Int32(y))
      } else {
        result.append(current.elements, bottom: Int32(y))
        swap(&above, &current)
      }
    }
  }

  private mutating func begin(_ tile: PixelTile) {
    let height = tile.rect.height
    let count = tile.steps.count
    firsts.fill(-1, count: height)
    isEdge.fill(false, count: height + 1)
    nexts.fill(-1, count: count)
    made.fill(Made(), count: count)
    for index in (0..<count).reversed() {
      let top = Int(tile.steps[index].top)
      nexts[index] = firsts[top]
      firsts[top] = Int32(index)
      isEdge[top] = true
      isEdge[Int(tile.steps[index].bottom)] = true
    }
  }

  // MARK: Edges

  private mutating func dropEnded(at y: Int32) {
    var kept = 0
    for index in 0..<active.count {
      let step = active[index]
      if step.bottom == y {
        touch(step)
      } else {
        if kept < index { active[kept] = step }
        kept += 1
      }
    }
    active.shorten(to: kept)
  }

  private mutating func addBeginning(at y: Int, _ tile: PixelTile) {
    var next = firsts[y]
    while next >= 0 {
      let new = tile.steps[Int(next)]
      let step = Active(
        step: next, index: new.index, low: new.low, high: new.high, bottom: new.bottom,
        cover: new.cover)
      var place = active.count
      while place > 0, active[place - 1].step > next { place -= 1 }
      active.insert(step, at: place)
      touch(step)
      next = nexts[Int(next)]
    }
  }

  private mutating func touch(_ step: Active) {
    var place = touched.count
    while place > 0, touched[place - 1].low > step.low { place -= 1 }
    touched.insert(Columns(low: step.low, high: step.high), at: place)
  }

  /// Joins touched columns that meet.
  private mutating func joinTouched() {
    guard touched.count > 1 else { return }
    var last = 0
    for index in 1..<touched.count {
      if touched[index].low <= touched[last].high {
        touched[last].high = max(touched[last].high, touched[index].high)
      } else {
        last += 1
        touched[last] = touched[index]
      }
    }
    touched.shorten(to: last + 1)
  }

  // MARK: Spans

  /// Whether the band equals the one above.
  private var isAsAbove: Bool {
    guard current.count == above.count else { return false }
    for index in 0..<current.count where current[index] != above[index] { return false }
    return true
  }

  /// Appends a span, or extends the last one if it has the same content.
  private static func append(_ content: PixelContent, to end: Int32, _ spans: inout Scratch<Span>) {
    let last = spans.count - 1
    if last >= 0, spans[last].content == content {
      spans[last].end = end
    } else {
      spans.append(Span(end: end, content: content))
    }
  }

  /// Copies columns of the band above; `next` is the index of that band's first span that may reach
  /// them.
  private mutating func copy(from low: Int32, to high: Int32, _ next: inout Int) {
    guard low < high else { return }
    while above[next].end <= low { next += 1 }
    let first = next
    while above[next].end < high { next += 1 }
    // Only the first copied span can have the same content as the span to its left.
    Self.append(above[first].content, to: min(above[first].end, high), &current)
    guard first < next else { return }
    current.append((first + 1)..<next, of: above)
    current.append(Span(end: high, content: above[next].content))
  }

  /// Computes `line` from all active steps in some columns.
  private mutating func make(
    _ columns: Columns, _ tile: PixelTile, _ picture: PixelOperations,
    _ mixes: inout PixelMixes
  ) {
    // Steps below one that hides all these columns do not count.
    var base = PixelContent(pixel: tile.ground)
    var first = active.count
    while first > 0 {
      let step = active[first - 1]
      if step.cover != .unknown, step.low <= columns.low, step.high >= columns.high {
        base = step.cover
        break
      }
      first -= 1
    }
    line.removeAll()
    line.append(Span(end: columns.high, content: base))
    for index in first..<active.count {
      let step = active[index]
      guard step.low < columns.high, step.high > columns.low else { continue }
      if step.low <= columns.low, step.high >= columns.high {
        for index in 0..<line.count {
          line[index].content = content(of: step, over: line[index].content, picture, &mixes)
        }
      } else {
        put(step, from: columns.low, picture, &mixes)
      }
    }
  }

  /// Applies a step to its columns of `line`, which begins at the column `start`.
  private mutating func put(
    _ step: Active, from start: Int32, _ picture: PixelOperations, _ mixes: inout PixelMixes
  ) {
    otherLine.removeAll()
    var low = start
    for index in 0..<line.count {
      let span = line[index]
      if span.end <= step.low || low >= step.high {
        Self.append(span.content, to: span.end, &otherLine)
      } else {
        if low < step.low { Self.append(span.content, to: step.low, &otherLine) }
        let content = content(of: step, over: span.content, picture, &mixes)
        Self.append(content, to: min(span.end, step.high), &otherLine)
        if span.end > step.high { Self.append(span.content, to: span.end, &otherLine) }
      }
      low = span.end
    }
    swap(&line, &otherLine)
  }

  private mutating func content(
    of step: Active, over below: PixelContent, _ picture: PixelOperations,
    _ mixes: inout PixelMixes
  ) -> PixelContent {
    if step.cover != .unknown { return step.cover }
    let index = Int(step.step)
    if made[index].below == below { return made[index].content }
    let content = mixes.content(Int(step.index), of: picture, over: below)
    made[index] = Made(below: below, content: content)
    return content
  }
}
