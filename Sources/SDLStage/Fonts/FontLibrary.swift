internal import CSDL2
public import Drawing

/// The font files in use for words and numbers, opened once a size.
///
/// Pictures are recorded with Inter and JetBrains Mono. Where they are missing DejaVu stands in,
/// and ``notice`` says so; where there is no font at all, opening the library fails.
///
/// ```swift
/// let fonts = try FontLibrary()
/// if let notice = fonts.notice { report(notice) }
/// ```
@MainActor
public final class FontLibrary {
  /// One line for the person when other fonts than the recorded ones are in use.
  public let notice: String?
  /// Whether words are set in Inter and numbers in JetBrains Mono, as in the recorded pictures.
  public let usesRecordedFonts: Bool
  /// The path of the file for each family and weight.
  public let files: [Font.Family: [Font.Weight: String]]
  private let system: TextSystem
  private var faces = BoundedCache<FaceKey, FontFace>(limit: 64)

  private struct FaceKey: Hashable {
    let path: String
    let pixelSize: Int
  }

  /// The folders that fonts are looked for in, the person's own first.
  public static var standardDirectories: [String] { FontFolders.standardDirectories() }

  /// Finds the fonts and opens each once, so that a broken file is known now and not in a frame.
  ///
  /// - Parameters:
  ///   - file: A font file to use for everything instead.
  ///   - directories: Where to look for fonts, in order of preference.
  /// - Throws: ``StageError/noFonts(files:directories:)`` or
  ///   ``StageError/unusableFont(path:reason:)``.
  public init(
    file: String? = nil, directories: [String] = FontLibrary.standardDirectories
  ) throws(StageError) {
    system = try TextSystem()
    if let file {
      let weights = Dictionary(uniqueKeysWithValues: Font.Weight.allCases.map { ($0, file) })
      files = Dictionary(uniqueKeysWithValues: Font.Family.allCases.map { ($0, weights) })
      notice = nil
      usesRecordedFonts = false
    } else {
      let choice = try Self.choose(from: FontFolders(directories))
      files = choice.files
      notice = choice.notice
      usesRecordedFonts = choice.notice == nil
    }
    for path in Set(files.values.flatMap(\.values)).sorted() {
      _ = try FontFace(path: path, pixelSize: 12, system: system)
    }
  }

  private static func choose(
    from folders: FontFolders
  ) throws(StageError) -> (files: [Font.Family: [Font.Weight: String]], notice: String?) {
    var files: [Font.Family: [Font.Weight: String]] = [:]
    var missing: [Typeface] = []
    var replacements: [String] = []
    for family in Font.Family.allCases {
      let recorded = Typeface.recorded(for: family)
      if let paths = recorded.paths(in: folders) {
        files[family] = paths
        continue
      }
      let fallbacks = Typeface.fallbacks(for: family)
      guard let typeface = fallbacks.first(where: { $0.paths(in: folders) != nil }) else {
        throw .noFonts(
          files: ([recorded] + fallbacks).compactMap { $0.files[.regular] },
          directories: folders.directories)
      }
      files[family] = typeface.paths(in: folders)
      missing.append(recorded)
      replacements.append("\(typeface.name) for \(recorded.name)")
    }
    guard !missing.isEmpty else { return (files, nil) }
    let notice =
      "fonts: \(replacements.joined(separator: " and ")); pictures differ from recorded ones; "
      + "apt install \(missing.map(\.package).joined(separator: " "))"
    return (files, notice)
  }

  /// The em size in whole device pixels: 1 to 1,024.
  func pixelSize(of font: Font, scale: Double) -> Int {
    let size = (font.size * scale).rounded()
    return size.isNaN ? 1 : Int(min(max(size, 1), 1024))
  }

  /// - Throws: ``StageError/unusableFont(path:reason:)`` when the file has gone meanwhile.
  func face(for font: Font, scale: Double) throws(StageError) -> FontFace {
    guard let path = files[font.family]?[font.weight] else {
      throw .noFonts(files: ["\(font.family) \(font.weight)"], directories: [])
    }
    let key = FaceKey(path: path, pixelSize: pixelSize(of: font, scale: scale))
    if let face = faces.value(for: key) { return face }
    let face = try FontFace(path: path, pixelSize: key.pixelSize, system: system)
    faces.insert(face, for: key)
    return face
  }
}

extension FontLibrary {
  /// What decides how text looks: the libraries, then the files in use, one a line, words first.
  public var summary: String {
    var lines = ["FreeType \(system.freeTypeVersion), HarfBuzz \(system.harfBuzzVersion)"]
    for family in Font.Family.allCases {
      for weight in Font.Weight.allCases {
        guard let path = files[family]?[weight] else { continue }
        lines.append("\(family) \(weight): \(path)")
      }
    }
    return lines.joined(separator: "\n")
  }
}
