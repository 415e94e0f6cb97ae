public import ScrollEngine

extension ListContentConfiguration {
  /// How the image of a configuration looks.
  public struct ImageProperties: Hashable, Sendable {
    /// The side of the square that images of a list usually get in UIKit, in points.
    public static let standardDimension = 28.0

    private var ownTint: Color?
    var isDimmed = false

    /// The colour of template images; nil for the tint colour of the view.
    public var tintColor: Color? {
      get { ownTint ?? (isDimmed ? .tertiaryLabel : nil) }
      set { ownTint = newValue }
    }

    /// The radius of the corners, in points.
    public var cornerRadius = 0.0
    /// The greatest size, in points; a length of 0 is no limit. A larger image is scaled down.
    public var maximumSize = Size.zero
    /// The least room for the image, in points, in which it is centred: so the texts of several rows
    /// begin at one place.
    public var reservedLayoutSize = Size.zero

    init() {}
  }
}

extension ListContentConfiguration.ImageProperties {
  /// The size of an image in points, in no more than a height.
  func size(of image: Image, height: Double) -> Size {
    let size = image.size
    guard size.width > 0, size.height > 0 else { return .zero }
    var factor = min(1, height / size.height)
    if maximumSize.width > 0 { factor = min(factor, maximumSize.width / size.width) }
    if maximumSize.height > 0 { factor = min(factor, maximumSize.height / size.height) }
    return Size(width: size.width * factor, height: size.height * factor)
  }

  /// The room for an image of a size, in points.
  func room(for size: Size) -> Size {
    Size(
      width: max(reservedLayoutSize.width, size.width),
      height: max(reservedLayoutSize.height, size.height))
  }
}
