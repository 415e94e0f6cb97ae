/// The open font files of a library and of the stacks made of them, and where others are found.
@MainActor
final class FontFaces {
  let system: TextSystem
  let fallbacks: FallbackFonts
  private let report: (String) -> Void
  private var faces = BoundedCache<Key, FontFace>(limit: 64)
  private var reported: Set<String> = []

  private struct Key: Hashable {
    let path: String
    let index: Int
    let pixelSize: Int
  }

  /// - Parameter report: Takes one line for the person.
  init(
    system: TextSystem, fallbacks: FallbackFonts, report: @escaping (String) -> Void
  ) {
    self.system = system
    self.fallbacks = fallbacks
    self.report = report
  }

  /// - Parameter index: Which font of a collection; 0 for the only one of a file.
  /// - Throws: ``StageError/unusableFont(path:reason:)``.
  func face(at path: String, index: Int = 0, pixelSize: Int) throws(StageError) -> FontFace {
    let key = Key(path: path, index: index, pixelSize: pixelSize)
    if let face = faces.value(for: key) { return face }
    let face = try FontFace(path: path, index: index, pixelSize: pixelSize, system: system)
    faces.insert(face, for: key)
    return face
  }

  /// Says that a box stands for a character, once for each remedy that there is.
  func reportMissing(_ scalar: Unicode.Scalar) {
    let (text, remedy) = MissingGlyph(scalar).description(package: fallbacks.package)
    if reported.insert(remedy).inserted { report(text) }
  }
}
