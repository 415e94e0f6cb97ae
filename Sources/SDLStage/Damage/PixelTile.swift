internal import Drawing
internal import Geometry

/// A part of a picture that is looked at by itself: most parts of most pictures stay as they are, and
/// few steps meet in one.
struct PixelTile {
  /// What a step paints, wherever it does.
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
    /// Columns and rows of the tile, up to but not including the second ones.
    let low: Int32
    let high: Int32
    let top: Int32
    let bottom: Int32
    let paint: Paint
    /// Where the step stands in its picture.
    let index: Int32

    /// Whether they paint the same; where they stand does not matter.
    static func == (first: Step, second: Step) -> Bool {
      first.low == second.low && first.high == second.high && first.top == second.top
        && first.bottom == second.bottom && first.paint == second.paint
    }

    /// What the pixels are made of where nothing of what lies below is seen, else unknown.
    var cover: PixelContent {
      paint.bitmap == nil && paint.color.alpha == 255
        ? PixelContent(pixel: paint.color.pixel) : .unknown
    }
  }

  let rect: PixelRect
  /// What is painted in the tile, from back to front, over one colour.
  private(set) var steps: [Step] = []
  private(set) var ground: UInt32 = 0
  private var lastSteps: [Step] = []
  private var lastGround: UInt32 = 0
  /// What its pixels are made of, as far as that is known.
  private(set) var bands: PixelBands
  private var isKnown = false

  init(_ rect: PixelRect) {
    self.rect = rect
    bands = .unknown(width: rect.width, height: rect.height)
  }

  /// Has the next picture painted everywhere.
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

  /// Adds the part of a step in some pixels that lies in the tile; there is one.
  mutating func add(_ area: PixelRect, _ paint: Paint, index: Int) {
    let low = max(0, area.x - rect.x)
    let high = min(rect.width, area.x + area.width - rect.x)
    let top = max(0, area.y - rect.y)
    let bottom = min(rect.height, area.y + area.height - rect.y)
    let part = Step(
      low: Int32(low), high: Int32(high), top: Int32(top), bottom: Int32(bottom), paint: paint,
      index: Int32(index))
    if let pixel = part.cover.pixel, high - low == rect.width, bottom - top == rect.height {
      // Nothing of what lies below is seen.
      steps.removeAll(keepingCapacity: true)
      ground = pixel
    } else {
      steps.append(part)
    }
  }

  /// Whether nothing is painted in another way than in the last picture.
  ///
  /// A bitmap that was seen is still held, so that no other has its address; one that was not seen
  /// does not matter.
  var isUnchanged: Bool { isKnown && ground == lastGround && steps == lastSteps }

  /// Takes what the pixels are made of, and gives what they were.
  mutating func exchange(_ new: inout PixelBands) {
    swap(&bands, &new)
    isKnown = true
  }
}
