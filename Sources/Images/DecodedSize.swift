public import Geometry

/// The size in pixels to which an image is decoded; never larger than the image in the file.
public enum DecodedSize: Hashable, Sendable {
  /// All pixels of the file.
  case full
  /// The most pixels that fit into a box, in the file's proportions: for content that is shown
  /// whole.
  case fitting(PixelSize)
  /// The fewest pixels that cover a box, in the file's proportions: for content that is cropped.
  case filling(PixelSize)
}

extension DecodedSize {
  /// The size in pixels to which an image of `source` pixels is decoded; no side is below 1.
  ///
  /// - Precondition: No side of the box is below 1.
  func size(of source: PixelSize) -> PixelSize {
    switch self {
    case .full: source
    case .fitting(let box): Self.scaled(source, to: box, isInside: true)
    case .filling(let box): Self.scaled(source, to: box, isInside: false)
    }
  }

  /// The same request for an image that is turned by a right angle.
  var turned: DecodedSize {
    switch self {
    case .full: .full
    case .fitting(let box): .fitting(box.turned)
    case .filling(let box): .filling(box.turned)
    }
  }

  private static func scaled(_ source: PixelSize, to box: PixelSize, isInside: Bool) -> PixelSize {
    require(box.width > 0 && box.height > 0, "DecodedSize: the box \(box) has no pixels")
    func part(_ length: Int, _ new: Int, of old: Int) -> Int {
      let (product, rest) = length.multipliedFullWidth(by: new)
      let (quotient, remainder) = old.dividingFullWidth((product, rest))
      return max(1, quotient + (2 * remainder >= old ? 1 : 0))
    }
    // Finds the side of the box that limits the size.
    let wide = source.width.multipliedFullWidth(by: box.height)
    let high = source.height.multipliedFullWidth(by: box.width)
    let isWider = (wide.high, wide.low) >= (high.high, high.low)
    if isWider == isInside {
      guard box.width < source.width else { return source }
      return PixelSize(width: box.width, height: part(source.height, box.width, of: source.width))
    }
    guard box.height < source.height else { return source }
    return PixelSize(width: part(source.width, box.height, of: source.height), height: box.height)
  }
}

extension PixelSize {
  /// The size turned by a right angle.
  var turned: PixelSize { PixelSize(width: height, height: width) }
}
