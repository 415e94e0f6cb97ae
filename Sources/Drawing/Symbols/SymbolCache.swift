internal import Synchronization

/// The symbols that were drawn last, so that equal ones share their pixels.
enum SymbolCache {
  private struct Key: Hashable {
    let name: String
    let configuration: Image.SymbolConfiguration
  }

  private struct Content {
    var images: [Key: Image] = [:]
    var byteCount = 0
  }

  /// The memory above which all are forgotten, in bytes: some 600 symbols of the usual size.
  private static let limit = 16 << 20

  private static let content = Mutex(Content())

  /// The image of a symbol; draws it unless it is there.
  static func image(
    _ name: String, _ configuration: Image.SymbolConfiguration, draw: () -> Image?
  ) -> Image? {
    let key = Key(name: name, configuration: configuration)
    if let image = content.withLock({ $0.images[key] }) { return image }
    guard let image = draw() else { return nil }
    return content.withLock { content in
      // Another thread may have drawn it in the meantime.
      if let first = content.images[key] { return first }
      if content.byteCount + image.byteCount > limit { content = Content() }
      content.images[key] = image
      content.byteCount += image.byteCount
      return image
    }
  }
}
