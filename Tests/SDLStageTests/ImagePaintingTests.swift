import Caching
import Drawing
import Geometry
import TestSupport
import Testing

@testable import SDLStage

@MainActor
@Suite("An image on a surface")
struct ImagePaintingTests {
  /// An image in which every pixel has a different colour.
  private func pattern(
    _ width: Int, _ height: Int, alpha: UInt8 = 255, scale: Double = 1
  ) -> Image {
    Image(width: width, height: height, scale: scale) { x, y in
      Color(
        red: UInt8(truncatingIfNeeded: 37 * x + 11), green: UInt8(truncatingIfNeeded: 29 * y + 5),
        blue: UInt8(truncatingIfNeeded: 13 * (x + y)), alpha: alpha)
    }
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  @Test("Its pixels are copied where it has as many as the surface, whatever lies below")
  func copied() throws {
    let image = pattern(12, 9, scale: 2)
    let picture = try paint(
      [
        .fill(rect(0, 0, 20, 20), red, cornerRadius: 0),
        .image(ImageRun(image, in: rect(5.5, 3, 6, 4.5))),
      ], width: 20, height: 20, scale: 2)
    for y in 0..<40 {
      for x in 0..<40 {
        let isInside = (11..<23).contains(x) && (6..<15).contains(y)
        #expect(picture[x, y] == (isInside ? image[x - 11, y - 6] : red))
      }
    }
  }

  @Test(
    "Where it is translucent, every pixel is what the sum of both shares says", arguments: [1, 0.4])
  func blended(opacity: Double) throws {
    for alpha: UInt8 in [0, 1, 77, 128, 254, 255] {
      let image = pattern(11, 7, alpha: alpha)
      let picture = try paint([
        .fill(rect(0, 0, 40, 40), Color(0x398FC4), cornerRadius: 0),
        .image(ImageRun(image, in: rect(3, 4, 11, 7), opacity: opacity)),
      ])
      let whole = UInt32((255 * opacity).rounded())
      for y in 0..<7 {
        for x in 0..<11 {
          let pixel = image.pixels[y * 11 + x]
          func channel(_ shift: UInt32, over below: UInt32) -> UInt8 {
            let rest = 255 - (pixel >> 24) * whole / 255
            return UInt8((pixel >> shift & 255) * whole / 255 + below * rest / 255)
          }
          let expected = Color(
            red: channel(16, over: 0x39), green: channel(8, over: 0x8F),
            blue: channel(0, over: 0xC4))
          #expect(picture[x + 3, y + 4] == expected, "\(x), \(y), alpha \(alpha)")
        }
      }
    }
  }

  @Test("White over white stays white, however translucent")
  func white() throws {
    for alpha in stride(from: UInt8(0), through: 255, by: 5) {
      let image = Image(width: 5, height: 5) { _, _ in
        Color(red: 255, green: 255, blue: 255, alpha: alpha)
      }
      let run = ImageRun(image, in: rect(1, 1, 5, 5), opacity: 0.7)
      #expect(try paint([.image(run)]).inkBox == nil)
    }
  }

  @Test("At another size it is what it becomes by being resized, within its clip")
  func resized() throws {
    let image = pattern(30, 20)
    for (width, height) in [(7, 20), (30, 3), (36, 25), (1, 1)] {
      let expected = image.resized(to: PixelSize(width: width, height: height))
      let picture = try paint([
        .pushClip(rect(0, 2, 40, 10)),
        .image(ImageRun(image, in: rect(2, -1, Double(width), Double(height)))), .popClip,
      ])
      for y in 0..<40 {
        for x in 0..<40 {
          let isInside = (2..<2 + width).contains(x) && y >= 2 && y < min(12, height - 1)
          #expect(picture[x, y] == (isInside ? expected[x - 2, y + 1] : SDLStageTests.white))
        }
      }
    }
  }

  @Test("One far larger than the surface is made of tiles that fit together without a seam")
  func tiles() throws {
    let image = pattern(40, 30)
    let size = PixelSize(width: 4_000, height: 3_000)
    for (x, y) in [(-1_000, -1_000), (-505, -500), (0, -1_530), (-3_990, -2_980)] {
      let place = rect(Double(x), Double(y), 4_000, 3_000)
      let picture = try paint([.image(ImageRun(image, in: place))])
      let part = PixelRect(
        x: -x, y: -y, width: min(40, 4_000 + x), height: min(40, 3_000 + y))
      let expected = image.resized(to: size, part: part)
      for row in 0..<part.height {
        for column in 0..<part.width {
          #expect(picture[column, row] == expected[column, row])
        }
      }
    }
  }

  @Test("A tint colours it through its alpha")
  func tint() throws {
    let image = Image(width: 8, height: 8) { x, _ in x < 4 ? Color(0x12FF34) : .clear }
    var run = ImageRun(image, in: rect(2, 2, 8, 8), tint: red)
    let picture = try paint([.image(run)])
    #expect(picture[3, 3] == red && picture[8, 3] == SDLStageTests.white)
    #expect(picture.inkBox == PixelRect(x: 2, y: 2, width: 4, height: 8))
    run.tint = black
    #expect(try paint([.image(run)])[3, 3] == black)
  }

  @Test("A frame rounds its corners as those of a fill, and cuts off what lies outside")
  func frame() throws {
    let image = Image(width: 30, height: 20) { _, _ in black }
    let frame = ImageRun.Frame(rect(6, 4, 16, 16), cornerRadius: 8)
    let run = ImageRun(image, in: rect(0, 0, 30, 20), frame: frame)
    let picture = try paint([.image(run)])
    let disc = try paint([.fill(rect(6, 4, 16, 16), black, cornerRadius: 8)])
    for y in 0..<40 {
      for x in 0..<40 {
        #expect(abs(Int(picture[x, y].red) - Int(disc[x, y].red)) <= 1, "\(x), \(y)")
      }
    }
    let square = ImageRun(image, in: rect(0, 0, 30, 20), frame: .init(frame.rect, cornerRadius: 0))
    #expect(try paint([.image(square)]).inkBox == PixelRect(x: 6, y: 4, width: 16, height: 16))
  }

  @Test("Mirrored and turned by right angles, it keeps its pixels")
  func mirrored() throws {
    let image = pattern(10, 6)
    func painted(_ transform: AffineTransform) throws -> Picture {
      try paint([
        .pushTransform(transform), .image(ImageRun(image, in: rect(3, 5, 10, 6))), .popTransform,
      ])
    }
    let mirrored = try painted(AffineTransform(scaleX: -1, y: 1).translatedBy(x: -30, y: 0))
    let turned = try painted(AffineTransform(translationX: 30, y: 2).rotated(by: .pi / 2))
    for y in 0..<6 {
      for x in 0..<10 {
        #expect(mirrored[26 - x, y + 5] == image[x, y])
        #expect(turned[24 - y, x + 5] == image[x, y])
      }
    }
    #expect(mirrored.inkBox?.width == 10 && turned.inkBox?.width == 6)
  }

  @Test("Turned by any angle, it covers what its rectangle covers, in its colours")
  func turned() throws {
    let image = Image(width: 100, height: 100) { _, _ in black }
    for angle in [0.1, 0.8, 2.3] {
      let transform = AffineTransform(translationX: 20, y: 20).rotated(by: angle)
      let place = rect(-9, -7, 18, 14)
      func painted(_ command: DrawCommand) throws -> Picture {
        try paint([.pushTransform(transform), command, .popTransform])
      }
      let picture = try painted(.image(ImageRun(image, in: place)))
      let fill = try painted(.fill(place, black, cornerRadius: 0))
      for y in 0..<40 {
        for x in 0..<40 {
          #expect(abs(Int(picture[x, y].red) - Int(fill[x, y].red)) <= 1, "\(x), \(y), \(angle)")
        }
      }
    }
  }

  @Test("While it scrolls, nothing is resampled, and only its own pixels are written")
  func scrolling() throws {
    let surface = try Surface(width: 40, height: 40)
    let painter = Painter(on: Raster(on: surface), fonts: try FontLibrary(), scale: 1)
    let image = pattern(64, 64)
    func show(_ y: Double) throws {
      let run = ImageRun(image, in: rect(4, y, 16, 16))
      try painter.paint(
        DisplayList(
          size: Size(width: 40, height: 40), background: SDLStageTests.white,
          commands: [.image(run)]))
    }
    try show(0)
    let kept = painter.images.totalCost
    for y in 1..<20 {
      try show(Double(y))
      #expect(painter.images.count == 1 && painter.images.totalCost == kept)
      #expect(painter.work.pixels == 17 * 16)
    }
    try show(19)
    #expect(painter.work.pixels == 0)
  }

  @Test("What is kept of images stays below its limit, however many are shown")
  func bounded() throws {
    let surface = try Surface(width: 40, height: 40)
    let painter = Painter(on: Raster(on: surface), fonts: try FontLibrary(), scale: 1)
    painter.limitWhatIsKept(to: 1_000)
    for number in 0..<50 {
      let image = pattern(30 + number, 30)
      let list = DisplayList(
        size: Size(width: 40, height: 40), background: SDLStageTests.white,
        commands: [.image(ImageRun(image, in: rect(0, 0, 30, 30)))])
      try painter.paint(list)
      #expect(painter.images.totalCost <= 16_000)
    }
  }
}
