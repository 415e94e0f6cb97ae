import CPNG
import Drawing
import Geometry
import TestSupport
import Testing

@testable import Images

@Suite("An image from a file")
struct DecodingTests {
  private let size = PixelSize(width: 53, height: 37)

  private func decode(_ bytes: [UInt8], _ size: DecodedSize = .full) throws -> Image {
    try ImageFile.decode(bytes, named: "a", size)
  }

  /// The size in the header of a file, or nil for an error.
  private func sizeOfFile(_ bytes: [UInt8]) -> PixelSize? {
    withFile(bytes) { try? ImageFile.size($0) }
  }

  // MARK: PNG

  @Test("PNG with alpha comes out as it was written, interlaced or not", arguments: [false, true])
  func alpha(isInterlaced: Bool) throws {
    func color(_ x: Int, _ y: Int) -> Color {
      var color = Fixture.smooth(x, y)
      color.alpha = UInt8(truncatingIfNeeded: 6 * y + x)
      return color
    }
    let bytes = Fixture.png(53, 37, isInterlaced: isInterlaced, color: color)
    let expected = Image(width: 53, height: 37, color: color)
    #expect(try decode(bytes) == expected)
    let small = PixelSize(width: 10, height: 7)
    let reduced = try decode(bytes, .fitting(PixelSize(width: 10, height: 10)))
    #expect(reduced == expected.resized(to: small))
  }

  @Test("PNG in grey of any depth", arguments: [1, 2, 4, 8, 16] as [Int32])
  func grey(depth: Int32) throws {
    let most = (1 << min(depth, 8)) - 1
    func value(_ x: Int, _ y: Int) -> Int { (x + y) % (most + 1) }
    var options = Fixture.PNGOptions()
    options.type = PNG_COLOR_TYPE_GRAY
    options.depth = depth
    let bytes = Fixture.png(16, 5, options) { y in
      if depth == 16 { return (0..<16).flatMap { [UInt8(value($0, y)), UInt8(value($0, y))] } }
      let perByte = 8 / Int(depth)
      return stride(from: 0, to: 16, by: perByte).map { first in
        (0..<perByte).reduce(0) { $0 << UInt8(depth) | UInt8(value(first + $1, y)) }
      }
    }
    let image = try decode(bytes)
    #expect(
      image.worst { x, y in
        let grey = UInt8(value(x, y) * 255 / most)
        return Color(red: grey, green: grey, blue: grey)
      } == 0)
    #expect(image.isOpaque)
  }

  @Test("PNG with a palette, some of it transparent")
  func palette() throws {
    var colors = [Color(0xFF0000), Color(0x00FF00), Color(0x0000FF), Color(0)]
    colors[3].alpha = 0
    var options = Fixture.PNGOptions()
    options.type = PNG_COLOR_TYPE_PALETTE
    let bytes = Fixture.png(8, 3, options, palette: colors) { y in
      (0..<8).map { UInt8(($0 + y) % 4) }
    }
    #expect(try decode(bytes).worst { x, y in colors[(x + y) % 4] } == 0)
  }

  // MARK: JPEG

  @Test("JPEG comes out nearly as it was written", arguments: [false, true])
  func jpeg(isProgressive: Bool) throws {
    let bytes = Fixture.jpeg(
      53, 37, .init(isProgressive: isProgressive), color: Fixture.smooth)
    let image = try decode(bytes)
    #expect(image.pixelSize == size && image.isOpaque)
    #expect(image.worst(Fixture.smooth) <= 8)
  }

  @Test("JPEG in grey, and in inks")
  func otherColors() throws {
    func grey(_ x: Int, _ y: Int) -> Color {
      let value = UInt8(4 * x)
      return Color(red: value, green: value, blue: value)
    }
    #expect(try decode(Fixture.jpeg(53, 37, .init(isGrey: true), color: grey)).worst(grey) <= 4)
    let print = Fixture.jpeg(53, 37, .init(isPrint: true), color: Fixture.smooth)
    #expect(try decode(print).worst(Fixture.smooth) <= 8)
  }

  @Test("Reduced JPEG is near to the reduced whole, at every size", arguments: [0, 1])
  func reduced(kind: Int) throws {
    let bytes = Fixture.jpeg(
      200, 150, .init(isProgressive: kind == 1), color: Fixture.smooth)
    let whole = try decode(bytes)
    for side in [1, 3, 18, 19, 25, 37, 50, 99, 100, 101, 150, 199, 200, 400] {
      let image = try decode(bytes, .fitting(PixelSize(width: side, height: side)))
      let expected = whole.resized(to: image.pixelSize)
      #expect(image.pixelSize.width == min(200, side))
      #expect(image.worst { expected[$0, $1] } <= 12, "side \(side)")
    }
  }

  @Test("A photo is turned upright, its size as well", arguments: 1...8)
  func orientation(number: Int) throws {
    // The upright image is bright at the top and red at the left.
    func upright(_ x: Int, _ y: Int, _ size: PixelSize) -> Color {
      Color(
        red: UInt8(200 - 150 * x / size.width), green: UInt8(220 - 200 * y / size.height), blue: 90)
    }
    let orientation = try #require(Orientation(rawValue: number))
    let stored = PixelSize(width: 64, height: 40)
    let shown = orientation.isOnItsSide ? stored.turned : stored
    var pixels = [Color](repeating: .clear, count: 64 * 40)
    for y in 0..<shown.height {
      for x in 0..<shown.width {
        let place = orientation.source(x, y, in: stored)
        pixels[place.y * 64 + place.x] = upright(x, y, shown)
      }
    }
    for isBigEndian in [false, true] {
      let bytes = Fixture.jpeg(
        64, 40, .init(orientation: number, isBigEndian: isBigEndian)
      ) { pixels[$1 * 64 + $0] }
      let image = try decode(bytes)
      #expect(image.pixelSize == shown)
      #expect(image.worst { upright($0, $1, shown) } <= 8)
      let box = PixelSize(width: 20, height: 20)
      let reduced = try decode(bytes, .fitting(box)).pixelSize
      #expect(reduced == DecodedSize.fitting(box).size(of: shown))
      #expect(sizeOfFile(bytes) == shown)
    }
  }

  @Test("A PNG file is turned by its Exif data, before its pixels or after them", arguments: 1...8)
  func orientationOfPNG(number: Int) throws {
    let orientation = try #require(Orientation(rawValue: number))
    let stored = PixelSize(width: 200, height: 120)
    let shown = orientation.isOnItsSide ? stored.turned : stored
    for (index, isInterlaced) in [false, true, false, true].enumerated() {
      // Noise makes the file longer than the part that is read first.
      let color: (Int, Int) -> Color = { x, y in
        let value = UInt32(truncatingIfNeeded: (x &* 73_856_093 ^ y &* 19_349_663) &* 0x9E37_79B9)
        return Color(value >> 8)
      }
      let plain = Fixture.png(200, 120, isInterlaced: isInterlaced, color: color)
      #expect(plain.count > 1 << 16)
      let exif = Fixture.exif(number, isBigEndian: index > 1)
      for data in [Array(exif.dropFirst(6)), exif] {
        for isAfterPixels in [false, true] {
          let bytes = Fixture.png(plain, with: "eXIf", data, isAfterPixels: isAfterPixels)
          let image = try decode(bytes)
          #expect(image.pixelSize == shown && sizeOfFile(bytes) == shown)
          #expect(
            image.worst { x, y in
              let place = orientation.source(x, y, in: stored)
              return color(place.x, place.y)
            } == 0)
          let box = PixelSize(width: 40, height: 40)
          #expect(
            try decode(bytes, .fitting(box)).pixelSize
              == DecodedSize.fitting(box).size(of: shown))
        }
      }
    }
  }

  @Test("Exif data of a PNG file that are damaged turn nothing")
  func damagedExifOfPNG() throws {
    let plain = Fixture.png(30, 20, color: Fixture.smooth)
    let exif = Array(Fixture.exif(6, isBigEndian: true).dropFirst(6))
    let upright = try decode(plain)
    for isAfterPixels in [false, true] {
      var files = (0..<exif.count - 6).map { count in
        Fixture.png(plain, with: "eXIf", Array(exif.prefix(count)), isAfterPixels: isAfterPixels)
      }
      files.append(
        Fixture.png(plain, with: "eXIf", exif, isAfterPixels: isAfterPixels, isDamaged: true))
      for bytes in files {
        // The data may also end after the orientation, which is then read.
        let image = try decode(bytes)
        #expect(image == upright || image.pixelSize == upright.pixelSize.turned)
        #expect(sizeOfFile(bytes) == image.pixelSize)
      }
      #expect(try decode(files[files.count - 1]) == upright)
    }
  }

  @Test("The number of an orientation says where the stored row and column 0 are shown")
  func orientationNumbers() {
    // Exif 2.32: row 0 and column 0 of 1 to 8 are top left, top right, bottom right, bottom left,
    // left top, right top, right bottom, left bottom.
    let stored = PixelSize(width: 3, height: 2)
    let corners = [(0, 0), (2, 0), (2, 1), (0, 1), (0, 0), (1, 0), (1, 2), (0, 2)]
    for (orientation, corner) in zip(Orientation.allCases, corners) {
      let found = orientation.source(corner.0, corner.1, in: stored)
      #expect(found == (0, 0), "\(orientation)")
    }
    // In orientation 6, the stored row 0 is the right column, from top to bottom.
    #expect(Orientation.turnedRight.source(1, 2, in: stored) == (2, 0))
    #expect(Orientation.turnedLeft.source(0, 0, in: stored) == (2, 0))
    #expect(Orientation.mirroredOnItsSide.source(0, 2, in: stored) == (2, 0))
  }

  // MARK: Sizes

  @Test("The size in a header is that of the pixels, also behind long notes")
  func header() throws {
    #expect(sizeOfFile(Fixture.png(53, 37, color: Fixture.smooth)) == size)
    var photo = Fixture.jpeg(53, 37, color: Fixture.smooth)
    #expect(sizeOfFile(photo) == size)
    let note: [UInt8] = [0xFF, 0xFE, 0xFF, 0xFF] + Array(repeating: 7, count: 0xFFFD)
    for _ in 0..<10 { photo.insert(contentsOf: note, at: 2) }
    #expect(sizeOfFile(photo) == size)
    #expect(try decode(photo).pixelSize == size)
  }

  @Test("A fitted size lies in its box, a filling one covers it, in the proportions of the source")
  func decodedSizes() {
    for seed in Soak.seeds(1...200) {
      var random = SeededRandom(seed: seed)
      func size(_ most: Int) -> PixelSize {
        PixelSize(
          width: .random(in: 1...most, using: &random),
          height: .random(in: 1...most, using: &random))
      }
      let (source, box) = (size(5_000), size(900))
      let fitted = DecodedSize.fitting(box).size(of: source)
      let filling = DecodedSize.filling(box).size(of: source)
      #expect(fitted.width <= box.width && fitted.height <= box.height || fitted == source)
      #expect(fitted.width <= box.width && fitted.height <= box.height)
      #expect(filling.width >= min(box.width, source.width))
      #expect(filling.height >= min(box.height, source.height))
      for made in [fitted, filling] {
        #expect(made.width >= 1 && made.height >= 1)
        #expect(made.width <= source.width && made.height <= source.height)
        let exact = Double(source.height) / Double(source.width) * Double(made.width)
        let inverse = Double(source.width) / Double(source.height) * Double(made.height)
        #expect(
          abs(Double(made.height) - max(1, exact)) <= 0.5001
            || abs(Double(made.width) - max(1, inverse)) <= 0.5001)
      }
      #expect(DecodedSize.full.size(of: source) == source)
    }
  }
}
