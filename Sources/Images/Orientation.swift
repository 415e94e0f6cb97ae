internal import Drawing
internal import Geometry

/// The orientation in which a camera stored the rows and columns of a photo.
///
/// Source: Exif 2.32, tag 0x0112; the raw values are those of Exif.
enum Orientation: Int, CaseIterable {
  case upright = 1
  case mirrored, turnedOver, upsideDown, mirroredOnItsSide, turnedRight, mirroredOnTheOther
  case turnedLeft

  /// Whether rows become columns.
  var isOnItsSide: Bool { rawValue >= 5 }

  /// The position, in a stored image of the given size, of a pixel of the upright image.
  func source(_ x: Int, _ y: Int, in size: PixelSize) -> (x: Int, y: Int) {
    let (right, bottom) = (size.width - 1, size.height - 1)
    return switch self {
    case .upright: (x, y)
    case .mirrored: (right - x, y)
    case .turnedOver: (right - x, bottom - y)
    case .upsideDown: (x, bottom - y)
    case .mirroredOnItsSide: (y, x)
    case .turnedRight: (y, bottom - x)
    case .mirroredOnTheOther: (right - y, bottom - x)
    case .turnedLeft: (right - y, x)
    }
  }

  /// Turns a stored image upright.
  ///
  /// - Complexity: O(pixels).
  func upright(_ image: Image) -> Image {
    guard self != .upright else { return image }
    let stored = image.pixelSize
    let size = isOnItsSide ? stored.turned : stored
    let old = image.pixels
    let pixels = [UInt32](unsafeUninitializedCapacity: old.count) { pixels, count in
      for y in 0..<size.height {
        for x in 0..<size.width {
          let place = source(x, y, in: stored)
          pixels[y * size.width + x] = old[place.y * stored.width + place.x]
        }
      }
      count = old.count
    }
    return Image(size, image.scale, pixels)
  }
}

extension Orientation {
  private static let tag = 0x0112
  private static let shortNumber = 3

  /// The bytes before the Exif data in a JPEG file.
  static let mark = Array("Exif\0\0".utf8)

  /// Reads the orientation from the Exif segment of a JPEG file; upright if the segment has none.
  init(exif bytes: UnsafeBufferPointer<UInt8>) {
    self =
      bytes.starts(with: Self.mark)
      ? Self(tiff: UnsafeBufferPointer(rebasing: bytes[Self.mark.count...])) : .upright
  }

  /// Reads the orientation from Exif data without a header; upright if the data have none.
  init(tiff bytes: UnsafeBufferPointer<UInt8>) {
    self = Self.stored(bytes).flatMap(Self.init(rawValue:)) ?? .upright
  }

  private static func stored(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard bytes.count >= 8 else { return nil }
    let isLittle = bytes[0] == UInt8(ascii: "I")
    func number(_ place: Int, _ length: Int) -> Int? {
      guard place >= 0, place + length <= bytes.count else { return nil }
      let digits = bytes[place..<place + length]
      return isLittle
        ? digits.reversed().reduce(0) { $0 << 8 | Int($1) } : digits.reduce(0) { $0 << 8 | Int($1) }
    }
    guard number(2, 2) == 42, let table = number(4, 4), let count = number(table, 2) else {
      return nil
    }
    for entry in 0..<count {
      let place = table + 2 + 12 * entry
      guard let name = number(place, 2) else { return nil }
      if name == tag, number(place + 2, 2) == shortNumber { return number(place + 8, 2) }
    }
    return nil
  }
}
