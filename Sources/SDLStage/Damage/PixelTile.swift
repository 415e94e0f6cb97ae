internal import Drawing
internal import Geometry

/// A part of a picture that is compared by itself: most tiles do not change from picture to
/// picture, and few steps overlap in a tile.
struct PixelTile {
  /// The colour and bitmap of a step, without the rectangle that the step paints.
  struct Paint: Equatable {
    let color: Color
    let bitmap: ObjectIdentifier?
    let x: Int
    let y: Int

    init(_ step: PixelOperation) {
      color = step.color
      bitmap = step.bitmap.map { ObjectIdentifier($0) }
      (x, y) = (step.x, step.y)
    }
  }

  /// The part of a step that lies in a tile.
  struct Step: Equatable {
    /// Half-open ranges of the tile's columns and rows.
    let low: Int32
    let high: Int32
    let top: Int32
    let bottom: Int32
    let paint: Paint
    /// The index of the step in its picture.
    let index: Int32

    /// Whether both steps paint the same pixels; their indices are not compared.
    static func == (first: Step, second: Step) -> Bool {
      first.low == second.low && first.high == second.high && first.top == second.top
        && first.bottom == second.bottom && first.paint == second.paint
    }

    /// The number of the tile's pixels that the step paints.
    var area: Int { Int(high - low) * Int(bottom - top) }

    /// The cost of painting these pixels, in quarters of an instruction.
    var effort: Int {
      if paint.bitmap != nil { return 3 * area }
      return paint.color.alpha == 255 ? area : 20 * area
    }

    /// The content if the step hides everything below it, else unknown.
    var cover: PixelContent {
      paint.bitmap == nil && paint.color.alpha == 255
        ? PixelContent(pixel: paint.color.pixel) : .unknown
    }
  }

  let rect: PixelRect
  /// The steps that overlap the tile, from back to front, above the ground colour.
  private(set) var steps: [Step] = []
  private(set) var ground: UInt32 = 0
  /// The index of the step that paints the ground colour; nil if the picture's background does.
  private(set) var groundStep: Int?
  private var lastSteps: [Step] = []
  private var lastGround: UInt32 = 0
  /// The contents of the tile's pixels; unknown unless ``isCompared``.
  private(set) var bands: PixelBands
  private var state = State.unpainted

  /// How much is known about the tile's pixels.
  private enum State {
    case unpainted
    /// The pixels are what the steps paint.
    case painted
    /// The contents of the pixels are in `bands`, too.
    case compared
  }

  init(_ rect: PixelRect) {
    self.rect = rect
    bands = .unknown(width: rect.width, height: rect.height)
  }

  /// Makes the next picture paint all pixels of the tile.
  mutating func forget() {
    forgetBands()
    state = .unpainted
  }

  private mutating func forgetBands() {
    if state == .compared { bands = .unknown(width: rect.width, height: rect.height) }
  }

  /// Begins a picture.
  mutating func begin(_ background: UInt32) {
    swap(&steps, &lastSteps)
    steps.removeAll(keepingCapacity: true)
    lastGround = ground
    ground = background
    groundStep = nil
  }

  /// Adds the part of a step that lies in the tile; `area` must overlap the tile.
  mutating func add(_ area: PixelRect, _ paint: Paint, index: Int) {
    let low = max(0, area.x - rect.x)
    let high = min(rect.width, area.x + area.width - rect.x)
    let top = max(0, area.y - rect.y)
    let bottom = min(rect.height, area.y + area.height - rect.y)
    let part = Step(
      low: Int32(low), high: Int32(high), top: Int32(top), bottom: Int32(bottom), paint: paint,
      index: Int32(index))
    if let pixel = part.cover.pixel, high - low == rect.width, bottom - top == rect.height {
      // The step hides all that lies below it.
      steps.removeAll(keepingCapacity: true)
      ground = pixel
      groundStep = index
    } else {
      steps.append(part)
    }
  }

  /// How to find the pixels that have changed since the last picture.
  enum Change {
    /// No pixel has changed.
    case none
    /// All changed pixels lie in a part of the tile, given in pixels of the picture. Painting the
    /// whole part costs less than finding which of its pixels have changed.
    case part(PixelRect)
    /// The contents of the pixels must be compared.
    case pixels
  }

  /// How the tile differs from the last picture.
  ///
  /// The last picture still retains its bitmaps, so no other bitmap has the address of one of them.
  ///
  /// - Complexity: O(steps).
  var change: Change {
    guard state != .unpainted, ground == lastGround else { return .part(rect) }
    var first = 0
    let shorter = min(steps.count, lastSteps.count)
    while first < shorter, steps[first] == lastSteps[first] { first += 1 }
    var last = 0
    while last < shorter - first,
      steps[steps.count - 1 - last] == lastSteps[lastSteps.count - 1 - last]
    {
      last += 1
    }
    let new = steps[first..<(steps.count - last)]
    let old = lastSteps[first..<(lastSteps.count - last)]
    if new.isEmpty, old.isEmpty { return .none }
    guard new.count + old.count > Self.fewSteps else {
      // The contents are known only where they were compared before.
      return isCompared ? .pixels : .part(part(of: new, old))
    }
    return isQuicklyPainted ? .part(rect) : .pixels
  }

  /// The smallest rectangle that contains the parts of some steps, in pixels of the picture.
  private func part(of new: ArraySlice<Step>, _ old: ArraySlice<Step>) -> PixelRect {
    var (low, high, top, bottom) = (Int32.max, Int32.min, Int32.max, Int32.min)
    for steps in [new, old] {
      for step in steps {
        (low, high) = (min(low, step.low), max(high, step.high))
        (top, bottom) = (min(top, step.top), max(bottom, step.bottom))
      }
    }
    return PixelRect(
      x: rect.x + Int(low), y: rect.y + Int(top), width: Int(high - low), height: Int(bottom - top))
  }

  /// Whether ``bands`` are the contents of the tile's pixels.
  var isCompared: Bool { state == .compared }

  /// Whether painting the whole tile costs less than comparing it, for example if simple content
  /// scrolls.
  private var isQuicklyPainted: Bool {
    var effort = 0
    var covered = 0
    for step in steps {
      effort += step.effort
      if step.cover != .unknown { covered += step.area }
    }
    effort += max(0, rect.width * rect.height - covered)
    return effort <= 4 * Self.comparison * steps.count
  }

  /// The most steps that may come or go for the changed part to count as small.
  private static let fewSteps = 4
  /// The cost of comparing one step, in instructions.
  private static let comparison = 1_500

  /// Records that all changes in the tile are painted without a comparison of its pixels.
  mutating func painted() {
    forgetBands()
    state = .painted
  }

  /// Replaces the stored pixel contents with `new`, and leaves the previous contents in `new`.
  mutating func exchange(_ new: inout PixelBands) {
    swap(&bands, &new)
    state = .compared
  }
}
