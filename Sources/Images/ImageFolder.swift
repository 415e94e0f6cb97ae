public import Drawing
internal import Files
internal import Geometry

/// A folder with images that programs name without their file type, as UIKit's `UIImage(named:)` does.
///
/// Of `icon`, the folder has `icon.png` or `icon.jpg`, or `icon@2x.png` with two pixels a point. Each is
/// decoded when it is first asked for, and kept.
@preconcurrency @MainActor
public final class ImageFolder {
  private let path: String
  private var images: [String: Image?] = [:]

  /// Makes a folder by its path.
  public init(_ path: String) { self.path = path }

  /// An image by its name, with or without a file type; nil if the folder has none that can be decoded. The
  /// one with the most pixels a point, up to three, is taken.
  public func image(named name: String) -> Image? {
    if let known = images[name] { return known }
    let image = find(name)
    images[name] = .some(image)
    return image
  }

  private func find(_ name: String) -> Image? {
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    let (stem, type) = (name[..<dot], name[dot...])
    let types = type.isEmpty ? [".png", ".jpg", ".jpeg"] : [String(type)]
    for scale in [3, 2, 1] {
      for type in types {
        let file = "\(path)/\(stem)\(scale == 1 ? "" : "@\(scale)x")\(type)"
        guard DiskFile.isFile(file) else { continue }
        if let image = try? ImageFile.decode(file, scale: Double(scale)) { return image }
      }
    }
    return nil
  }
}
