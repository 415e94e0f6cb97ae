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
  /// As in UIKit, models need no isolation to call it.
  ///
  /// - Precondition: The program has set ``named``, and calls this on the main actor.
  public init?(named name: String) {
    let found = MainActor.assumeIsolated {
      guard let find = Self.named else {
        fail(
          "UIImage: \"\(name)\" cannot be found: set UIImage.named first, for instance to "
            + "ImageFolder(\"Resources\").image(named:) of the library Images")
      }
      return find(name)
    }
    guard let found else { return nil }
    self = found
  }
}
