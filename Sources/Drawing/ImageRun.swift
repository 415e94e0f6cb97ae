public import Geometry

/// An image with the rectangle in which it is drawn.
public struct ImageRun: Hashable, Sendable {
  /// A rectangle with round corners that clips an image.
  public struct Frame: Hashable, Sendable {
    /// The rectangle.
    public var rect: Rect
    /// The radius of the corners, in points.
    public var cornerRadius: Double

    /// Makes a frame; `cornerRadius` is in points.
    public init(_ rect: Rect, cornerRadius: Double) {
      self.rect = rect
      self.cornerRadius = cornerRadius
    }
  }

  /// The image to draw.
  public var image: Image
  /// The rectangle that the whole image fills.
  public var rect: Rect
  /// The opacity, from 0 to 1.
  public var opacity: Double
  /// The colour in which the image's alpha is drawn; nil for the image's own colours.
  public var tint: Color?
  /// The frame that clips the image in addition to the current clip; nil for none.
  public var frame: Frame?

  /// Makes a placed image; `opacity` is from 0 to 1.
  public init(
    _ image: Image, in rect: Rect, opacity: Double = 1, tint: Color? = nil, frame: Frame? = nil
  ) {
    self.image = image
    self.rect = rect
    self.opacity = opacity
    self.tint = tint
    self.frame = frame
  }
}

extension ImageRun: CustomStringConvertible {
  /// One line, with numbers rounded to 0.001.
  public var description: String {
    "\(image) in \(compact(rect))" + (opacity < 1 ? " opacity \(compact(opacity))" : "")
      + (tint.map { " tint \($0)" } ?? "")
      + (frame.map { " frame \(compact($0.rect)) radius \(compact($0.cornerRadius))" } ?? "")
  }
}
