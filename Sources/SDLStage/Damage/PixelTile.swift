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
  private var lastSteps: [Step] = []
  private var lastGround: UInt32 = 0
  /// The contents of the tile's pixels; unknown before the first picture.
  private(set) var bands: PixelBands
  private var isKnown = false

  init(_ rect: PixelRect) {
    self.rect = rect
    bands = .unknown(width: rect.width, height: rect.height)
  }

  /// Makes the next picture paint all pixels of the tile.
  mutating func forget() {
    bands = .unknown(width: rect.width, height: rect.height)
    isKnown = false
  }

  /// Begins a picture.
  mutating func begin(_ background: UInt32) {
    swap(&steps, &lastSteps)
    steps.removeAll(keepingCapacity: true)
    lastGround = ground
    ground = background
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
    } else {
      steps.append(part)
    }
  }

  /// Whether the tile is painted exactly as in the last picture.
  ///
  /// A visible bitmap is still retained, so no other bitmap has its address; a hidden bitmap does
  /// not matter.
  var isUnchanged: Bool { isKnown && ground == lastGround && steps == lastSteps }

  /// Replaces the stored pixel contents with `new`, and leaves the previous contents in `new`.
  mutating func exchange(_ new: inout PixelBands) {
    swap(&bands, &new)
    isKnown = true
  }
}
