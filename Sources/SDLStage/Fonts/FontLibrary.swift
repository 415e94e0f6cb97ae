internal import Drawing
internal import Glibc

/// The font files in use for words and numbers, each opened for the first text in it, once a size.
///
/// Pictures are recorded with Inter and JetBrains Mono. Where they are not in the folders of fonts,
/// fontconfig names what comes closest, and ``notice`` says so; where there is no font at all, opening
/// the library fails.
///
/// What these fonts have no glyph for is taken from others that fontconfig finds. What none has is
/// reported, once for each package that would bring it, and shown as the font shows it: a box.
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
  /// Why text was measured as if it took no room: a font file is broken or has gone.
  public internal(set) var failure: StageError?
  let files: [Font.Family: [Font.Weight: FontFile]]
  let others: SystemFonts
  private var stacks = BoundedCache<StackKey, FontStack>(limit: 64)

  private struct StackKey: Hashable {
    let file: FontFile
    let weight: Font.Weight
    let pixelSize: Int
  }

  /// The folders that fonts are looked for in, the person's own first.
  public static var standardDirectories: [String] {
    Typeface.directories { name in getenv(name).map { String(cString: $0) } }
  }

  /// Finds the fonts, and opens a named one, so that a broken file is known now and not in a frame.
  ///
  /// - Parameters:
  ///   - file: A font file to use for everything instead.
  ///   - directories: Where to look for fonts, in order of preference.
  ///   - configuration: The path of one for fontconfig in place of the person's.
  ///   - report: Takes one line for the person when no font has a character of a text.
  /// - Throws: ``StageError/noFonts(files:directories:)``, or what is wrong with a file.
  public init(
    file: String? = nil, directories: [String] = FontLibrary.standardDirectories,
    configuration: String? = nil, report: @escaping (String) -> Void = { _ in }
  ) throws(StageError) {
    others = SystemFonts(configuration: configuration, report: report)
    var files: [Font.Family: [Font.Weight: FontFile]] = [:]
    var replacements: [String] = []
    var packages: [String] = []
    let named = file.map { path in
      Dictionary(uniqueKeysWithValues: Font.Weight.allCases.map { ($0, FontFile(path: path)) })
    }
    for family in Font.Family.allCases {
      let recorded = Typeface.recorded(for: family)
      files[family] = named ?? recorded.files(in: directories)
      guard files[family] == nil else { continue }
      for weight in Font.Weight.allCases {
        let generic = family == .words ? "sans-serif" : "monospace"
        let wish = SystemFonts.Wish(families: [recorded.name, generic], weight: weight)
        guard let font = others.fonts(like: wish).first(where: { !$0.isColored && $0.has("A") })
        else {
          throw .noFonts(files: [recorded.file(.regular)], directories: directories)
        }
        files[family, default: [:]][weight] = font.file
        guard weight == .regular, font.family != recorded.name else { continue }
        replacements.append("\(font.family) for \(recorded.name)")
        packages.append(recorded.package)
      }
    }
    self.files = files
    usesRecordedFonts = file == nil && !others.isStarted
    notice =
      replacements.isEmpty
      ? nil
      : "fonts: \(replacements.joined(separator: " and ")); pictures differ from recorded ones; "
        + "apt install \(packages.joined(separator: " "))"
    // As a fallback a font of pictures is scaled, but letters would be no more than those.
    if let file, try FontFace(FontFile(path: file), pixelSize: 12).height > 60 {
      throw .unusableFont(path: file, reason: "its glyphs are pictures of one size")
    }
  }

  /// The em size in whole device pixels: 1 to 1,024.
  func pixelSize(of font: Font, scale: Double) -> Int {
    let size = (font.size * scale).rounded()
    return size.isNaN ? 1 : Int(min(max(size, 1), 1024))
  }

  /// - Throws: What is wrong with the font's file.
  func stack(for font: Font, scale: Double) throws(StageError) -> FontStack {
    guard let file = files[font.family]?[font.weight] else {
      throw .noFonts(files: ["\(font.family) \(font.weight)"], directories: [])
    }
    let pixelSize = pixelSize(of: font, scale: scale)
    let key = StackKey(file: file, weight: font.weight, pixelSize: pixelSize)
    if let stack = stacks.value(for: key) { return stack }
    let stack = try FontStack(
      file, weight: font.weight, pixelSize: pixelSize, others: others)
    stacks.insert(stack, for: key)
    return stack
  }
}
