/// A width and a height in whole pixels.
public struct PixelSize: Hashable, Sendable {
  /// The number of pixel columns.
  public var width: Int
  /// The number of pixel rows.
  public var height: Int

  /// Makes a size from its two extents.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

extension PixelSize: CustomStringConvertible {
  /// Width and height, as in `640 x 480`.
  public var description: String { "\(width) x \(height)" }
}
