internal import SDLStage

/// The fonts of a test's screens.
public struct SnapshotFonts: Hashable, Sendable {
  private let path: String?

  /// Inter for words and JetBrains Mono for numbers, or the system's replacements.
  public static let installed = SnapshotFonts(path: nil)

  /// One font file for everything; a file beside the test gives the same pictures on every machine
  /// with the same FreeType and HarfBuzz.
  public static func file(_ path: String) -> SnapshotFonts { SnapshotFonts(path: path) }

  /// - Throws: The problem with the fonts, in one line.
  @MainActor
  func library() throws(StageError) -> FontLibrary { try FontLibrary(file: path) }

  /// The fonts and libraries that render text, as stored in a picture's file.
  @MainActor
  func description(_ library: FontLibrary) -> String {
    let version = TextVersion()
    let fonts =
      path.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
      ?? (library.usesRecordedFonts ? "Inter, JetBrains Mono" : library.notice ?? "other fonts")
    return "FreeType \(version.freeType), HarfBuzz \(version.harfBuzz), \(fonts)"
  }
}
