internal import Caching
internal import Drawing
internal import Glibc

/// The font files for words and numbers. A file opens on the first use of a size, and stays open
/// while it is among the most recently used.
///
/// Pictures are recorded with Inter and JetBrains Mono. If these are not in the font folders,
/// fontconfig picks the closest match, and ``notice`` says so. Glyphs missing from these fonts come
/// from other fonts that fontconfig finds. A character that no font has is shown as the font's box;
/// each package that would add such characters is reported once.
@MainActor
package final class FontLibrary {
  /// One line for the person if fontconfig has replaced a recorded font; otherwise nil.
  package let notice: String?
  /// Whether the font folders have Inter for words and JetBrains Mono for numbers, as in the
  /// recorded pictures; false if only fontconfig finds them.
  package let usesRecordedFonts: Bool
  /// The first error because of which a text was measured as empty, such as a broken or deleted
  /// font file.
  package internal(set) var failure: StageError?
  let files: [Font.Family: [Font.Weight: FontFile]]
  let others: SystemFonts
  private let bytes = FontBytes()
  /// The open fonts, each by its ``Font`` with the size in pixels.
  private var stacks = BoundedCache<Font, FontStack>(limit: 64 * smallestCost)
  /// The font that was used last: most lines of text follow others in the same font.
  private var last: (key: Font, stack: FontStack)?
  /// The cost of the smallest open font, in pixels of a glyph; larger fonts cost more.
  private static let smallestCost = 128 * 128

  /// The person's own font folders, with the older `~/.fonts`, then the shared ones, by the XDG
  /// base directories.
  package static var standardDirectories: [String] {
    directories { name in getenv(name).map { String(cString: $0) } }
  }

  /// The font folders, given the environment's variables. An empty variable counts as unset.
  static func directories(_ variable: (String) -> String?) -> [String] {
    func value(_ name: String) -> String? { variable(name).flatMap { $0.isEmpty ? nil : $0 } }
    let home = value("HOME")
    let own = value("XDG_DATA_HOME") ?? home.map { "\($0)/.local/share" }
    let shared = value("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share"
    return [own.map { "\($0)/fonts" }, home.map { "\($0)/.fonts" }].compactMap { $0 }
      + shared.split(separator: ":").map { "\($0)/fonts" }
  }

  /// Finds the fonts, and opens a named file at once, so that a broken file fails here and not in a
  /// frame.
  ///
  /// - Parameters:
  ///   - file: A font file to use for all text; nil to look for fonts.
  ///   - directories: Where to look for fonts, in order of preference.
  ///   - configuration: The path of a fontconfig configuration to use instead of the user's.
  ///   - report: Called with one line for the person, such as when no font has a character.
  /// - Throws: ``StageError/noFonts(files:directories:)``, or another ``StageError`` if `file`
  ///   cannot be used.
  package init(
    file: String? = nil, directories: [String] = FontLibrary.standardDirectories,
    configuration: String? = nil, report: @escaping (String) -> Void = { _ in }
  ) throws(StageError) {
    others = SystemFonts(configuration: configuration, report: report)
    var files: [Font.Family: [Font.Weight: FontFile]] = [:]
    var replaced: [(typeface: Typeface, by: String)] = []
    for (family, generic) in [(Font.Family.words, "sans\\-serif"), (.numbers, "monospace")] {
      let typeface = Typeface.recorded(for: family)
      files[family] = file == nil ? typeface.files(in: directories) : [:]
      for weight in Font.Weight.allCases where files[family]?[weight] == nil {
        let families = "\(typeface.name),\(generic)"
        let likely = file == nil ? others.fonts(weight, families: families) : []
        let font = likely.first { !$0.isColored && $0.has("A") }
        guard let found = file.map({ FontFile(path: $0) }) ?? font?.file else {
          throw .noFonts(files: [typeface.file(.regular)], directories: directories)
        }
        files[family, default: [:]][weight] = found
        guard weight == .regular, let name = font?.family, name != typeface.name else { continue }
        replaced.append((typeface, name))
      }
    }
    self.files = files
    usesRecordedFonts = file == nil && !others.isStarted
    let names = replaced.map { "\($0.by) for \($0.typeface.name)" }.joined(separator: " and ")
    let packages = replaced.map(\.typeface.package).joined(separator: " ")
    let text = "fonts: \(names); pictures differ from recorded ones; apt install \(packages)"
    notice = replaced.isEmpty ? nil : text
    // A fallback bitmap font is scaled to the text, but a main font is not.
    if let file, try FontFace(FontFile(path: file), pixelSize: 12, from: bytes).height > 60 {
      throw .unusableFont(path: file, reason: "its glyphs are pictures of one size")
    }
  }

  /// The number of open fonts; each size of a font counts.
  var openStacks: Int { stacks.count }

  /// The em size in whole device pixels: 1 to 1,024.
  func pixelSize(of font: Font, scale: Double) -> Int {
    let size = (font.size * scale).rounded()
    return size.isNaN ? 1 : Int(min(max(size, 1), 1024))
  }

  /// - Throws: ``StageError`` if the font's file is missing or broken.
  func stack(for font: Font, scale: Double) throws(StageError) -> FontStack {
    let pixels = pixelSize(of: font, scale: scale)
    var key = font
    key.size = Double(pixels)
    if let last, last.key == key { return last.stack }
    let stack = try stacks.value(for: key, cost: max(Self.smallestCost, pixels * pixels)) {
      () throws(StageError) in
      guard let file = files[font.family]?[font.weight] else {
        throw .noFonts(files: ["\(font.family) \(font.weight)"], directories: [])
      }
      return try FontStack(file, for: key, from: bytes, others: others)
    }
    last = (key, stack)
    return stack
  }
}
