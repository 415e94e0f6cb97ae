import Drawing
import Geometry

@testable import SDLStage

/// The layers of every pixel of a picture, found pixel by pixel.
struct PixelModel {
  /// The layers of one pixel, from the back.
  typealias Pile = [Layer]

  enum Layer: Hashable {
    case pixel(UInt32)
    case bitmap(ObjectIdentifier?, x: Int, y: Int, Color)
  }

  let bounds: PixelRect
  private var piles: [Pile]

  init(_ picture: PixelOperations) {
    bounds = picture.bounds
    piles = Array(repeating: [.pixel(picture.background)], count: bounds.width * bounds.height)
    for step in picture.steps {
      for y in step.rect.y..<(step.rect.y + step.rect.height) {
        for x in step.rect.x..<(step.rect.x + step.rect.width) { add(step, x, y) }
      }
    }
  }

  private mutating func add(_ step: PixelOperation, _ x: Int, _ y: Int) {
    let place = y * bounds.width + x
    if step.bitmap == nil, step.color.alpha == 255 {
      piles[place] = [.pixel(step.color.pixel)]
    } else if step.bitmap == nil, piles[place].count == 1, case .pixel(let below) = piles[place][0]
    {
      piles[place] = [.pixel(Blend(step.color)(over: below))]
    } else {
      let bitmap = step.bitmap.map { ObjectIdentifier($0) }
      // An opaque image hides everything below it.
      if step.bitmap?.isOpaque == true, step.color.alpha == 255 { piles[place] = [] }
      piles[place].append(.bitmap(bitmap, x: step.x, y: step.y, step.color))
    }
  }

  subscript(x: Int, y: Int) -> Pile { piles[y * bounds.width + x] }
}

extension PixelDamage {
  /// The content of each pixel, row by row.
  func contents(_ width: Int, _ height: Int) -> [[PixelContent]] {
    let row = Array(repeating: PixelContent.unknown, count: width)
    var rows = Array(repeating: row, count: height)
    for tile in tiles {
      var top = 0
      for band in tile.bands.bands {
        var low = 0
        for span in tile.bands.spans[band.spans] {
          for y in top..<Int(band.bottom) {
            for x in low..<Int(span.end) { rows[tile.rect.y + y][tile.rect.x + x] = span.content }
          }
          low = Int(span.end)
        }
        top = Int(band.bottom)
      }
    }
    return rows
  }
}

/// Pictures that are edited step by step, as one frame follows another.
@MainActor
struct RandomOperations {
  private static let colors = [0xFFFFFF, 0x000000, 0x398FC4].map { Color($0) }
  private static let alphas: [UInt8] = [255, 255, 255, 200, 3]

  private let bounds: PixelRect
  private let bitmaps: [Bitmap]
  private var random: any RandomNumberGenerator
  private var steps: [PixelOperation] = []

  init(_ bounds: PixelRect, _ random: any RandomNumberGenerator) {
    self.bounds = bounds
    self.random = random
    var bitmaps = [(7, 5), (1, 1), (40, 3)].map { width, height in
      var mask = CoverageMask(width: width, height: height)
      for x in 0..<width { mask[x, height / 2] = 100 }
      return Bitmap(mask)
    }
    bitmaps += [255, 128].map { alpha in
      Bitmap(
        Image(width: 9, height: 6) { x, y in
          Color(red: UInt8(9 * x), green: UInt8(7 * y), blue: 50, alpha: alpha)
        })
    }
    self.bitmaps = bitmaps
  }

  mutating func next() -> PixelOperations {
    for _ in 0..<Int.random(in: 0...4, using: &random) { edit() }
    var picture = PixelOperations(bounds, Self.colors[steps.count % 50 == 49 ? 1 : 0])
    for step in steps {
      if let bitmap = step.bitmap {
        var part = step.rect
        part.x -= step.x
        part.y -= step.y
        picture.blend(bitmap, part, toX: step.rect.x, y: step.rect.y, tint: step.color)
      } else {
        picture.fill(step.rect, step.color)
      }
    }
    return picture
  }

  private mutating func edit() {
    let place = Int.random(in: 0...steps.count, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0 where place < steps.count: steps.remove(at: place)
    case 1 where place < steps.count: steps[place] = step() ?? steps[place]
    default: if steps.count < 30, let step = step() { steps.insert(step, at: place) }
    }
  }

  /// A random operation, or nil if it would lie outside.
  private mutating func step() -> PixelOperation? {
    var color = Self.colors[Int.random(in: 0..<Self.colors.count, using: &random)]
    color.alpha = Self.alphas[Int.random(in: 0..<Self.alphas.count, using: &random)]
    let x = Int.random(in: -5..<bounds.width, using: &random)
    let y = Int.random(in: -5..<bounds.height, using: &random)
    if Bool.random(using: &random) {
      let width = Int.random(in: 1...bounds.width + 5, using: &random)
      let height = Int.random(in: 1...max(1, bounds.height / 2), using: &random)
      let rect = PixelRect(x: x, y: y, width: width, height: height).intersection(bounds)
      return rect.isEmpty ? nil : PixelOperation(rect: rect, color: color)
    }
    let bitmap = bitmaps[Int.random(in: 0..<bitmaps.count, using: &random)]
    let rect = PixelRect(x: x, y: y, width: bitmap.width, height: bitmap.height)
      .intersection(bounds)
    guard !rect.isEmpty else { return nil }
    return PixelOperation(rect: rect, color: color, bitmap: bitmap, x: x, y: y)
  }
}
