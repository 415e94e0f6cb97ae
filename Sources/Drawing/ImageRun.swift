public import Geometry

/// An image where it is drawn.
public struct ImageRun: Hashable, Sendable {
  /// A rectangle with round corners, beyond which nothing of an image is drawn.
  public struct Frame: Hashable, Sendable {
    /// The rectangle.
    public var rect: Rect
    /// The radius of its corners, in points.
    public var cornerRadius: Double

    /// Makes a frame; `cornerRadius` is in points.
    public init(_ rect: Rect, cornerRadius: Double) {
      self.rect = rect
      self.cornerRadius = cornerRadius
    }
  }

  /// The image to draw.
  public var image: Image
  /// What the whole image fills.
  public var rect: Rect
  /// How opaque it is, from 0 to 1.
  public var opacity: Double
  /// The colour that it is drawn in, through its alpha; nil for those of the image.
  public var tint: Color?
  /// What limits it beside the clip; nil for nothing.
  public var frame: Frame?

  /// Makes an image where it is drawn; `opacity` is from 0 to 1.
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
