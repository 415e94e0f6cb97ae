internal import CSDL2
public import Drawing
internal import PlainText

/// The font files in use for words and numbers, opened once a size.
///
/// Pictures are recorded with Inter and JetBrains Mono. Where they are missing DejaVu stands in,
/// and ``notice`` says so; where there is no font at all, opening the library fails.
///
/// What these fonts have no glyph for is taken from others on the system. What none has is reported,
/// once for each package that would bring it, and shown as the font shows it: a box.
///
/// ```swift
/// let fonts = try FontLibrary(report: report)
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
  private let faces: FontFaces
  private var stacks = BoundedCache<StackKey, FontStack>(limit: 64)

  private struct StackKey: Hashable {
    let path: String
    let weight: Font.Weight
    let pixelSize: Int
  }

  /// The folders that fonts are looked for in, the person's own first.
  public static var standardDirectories: [String] { FontFolders.standardDirectories() }

  /// Finds the fonts and opens each once, so that a broken file is known now and not in a frame.
  ///
  /// - Parameters:
  ///   - file: A font file to use for everything instead.
  ///   - directories: Where to look for fonts, in order of preference.
  ///   - report: Takes one line for the person when no font has a character of a text.
  /// - Throws: ``StageError/noFonts(files:directories:)``, or what is wrong with a file or a folder
  ///   of fonts.
  public init(
    file: String? = nil, directories: [String] = FontLibrary.standardDirectories,
    report: @escaping (String) -> Void = { _ in }
  ) throws(StageError) {
    faces = FontFaces(
      system: try TextSystem(), fallbacks: FallbackFonts(directories: directories), report: report)
    if let file {
      // As a fallback such a font is scaled, but letters would be no more than that.
      guard FontFile(path: file, index: 0).strike == nil else {
        throw .unusableFont(path: file, reason: "its glyphs are pictures of one size")
      }
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
      _ = try faces.face(at: path, pixelSize: 12)
    }
  }

  private static func choose(
    from folders: FontFolders
  ) throws(StageError) -> (files: [Font.Family: [Font.Weight: String]], notice: String?) {
    var files: [Font.Family: [Font.Weight: String]] = [:]
    var missing: [Typeface] = []
    var replacements: [String] = []
    if let (path, reason) = folders.failure {
      throw .unreadableFontFolder(path: path, reason: reason)
    }
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
  func stack(for font: Font, scale: Double) throws(StageError) -> FontStack {
    guard let path = files[font.family]?[font.weight] else {
      throw .noFonts(files: ["\(font.family) \(font.weight)"], directories: [])
    }
    let pixelSize = pixelSize(of: font, scale: scale)
    let key = StackKey(path: path, weight: font.weight, pixelSize: pixelSize)
    if let stack = stacks.value(for: key) { return stack }
    let main = try faces.face(at: path, pixelSize: pixelSize)
    let stack = FontStack(main, weight: font.weight, pixelSize: pixelSize, faces: faces)
    stacks.insert(stack, for: key)
    return stack
  }
}

extension FontLibrary {
  /// What decides how text looks: the libraries, then the files in use, one a line, words first.
  public var summary: String {
    let system = faces.system
    var lines = ["FreeType \(system.freeTypeVersion), HarfBuzz \(system.harfBuzzVersion)"]
    for family in Font.Family.allCases {
      for weight in Font.Weight.allCases {
        guard let path = files[family]?[weight] else { continue }
        lines.append("\(family) \(weight): \(path.plain)")
      }
    }
    return lines.joined(separator: "\n")
  }
}
