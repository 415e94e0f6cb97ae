internal import Geometry
public import ScrollEngine

/// The engine's `Image`, with pixels that a program makes or decodes; there are no asset
/// catalogues.
public typealias UIImage = Image
/// The engine's `ImageView`.
public typealias UIImageView = ImageView

extension Image {
  /// Makes an image of one transparent pixel: an image has at least one.
  public init() { self.init(width: 1, height: 1, premultiplied: [0]) }

  /// Finds an image by its name, such as `ImageFolder.image(named:)` of `Images`; nil, the default, if the
  /// program has no images with names.
  ///
  /// ```swift
  /// UIImage.named = ImageFolder("Resources").image(named:)
  /// ```
  @MainActor public static var named: ((String) -> UIImage?)?

  /// Makes the image that ``named`` finds; nil if it finds none.
  ///
  /// - Precondition: The program has set ``named``.
  @MainActor
  public init?(named name: String) {
    guard let find = Self.named else {
      fail(
        "UIImage: \"\(name)\" cannot be found: set UIImage.named first, for instance to "
          + "ImageFolder(\"Resources\").image(named:) of the library Images")
    }
    guard let image = find(name) else { return nil }
    self = image
  }
}
