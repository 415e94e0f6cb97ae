internal import CFontconfig
internal import Drawing
internal import Glibc

/// The fonts that fontconfig finds, as the person has configured it.
///
/// Starting it takes longer than painting a picture: it waits for the first text that needs it.
@MainActor
final class SystemFonts {
  /// The properties wanted of a font.
  struct Wish: Hashable {
    var families = ["sans-serif"]
    let weight: Font.Weight
    /// Never the environment's: a text has the same glyphs everywhere.
    var language = "und"
    var isColored = false
  }

  private(set) var isStarted = false
  private let path: String?
  private let report: (String) -> Void
  private lazy var configuration = start()
  private var orders: [Wish: [SystemFont]] = [:]
  private var remedies: Set<String> = []

  /// Starts nothing yet; `configuration` is the path of one to use instead of the person's.
  init(configuration: String?, report: @escaping (String) -> Void) {
    path = configuration
    self.report = report
  }

  private func start() -> FontConfiguration {
    isStarted = true
    var messages: UnsafeMutablePointer<CChar>?
    let pointer = cfontconfig_load(path, &messages)
    let lines = messages.map { String(cString: $0).split(separator: "\n") } ?? []
    free(messages)
    let error = "Fontconfig error: "
    if let first = lines.first(where: { $0.hasPrefix(error) }) {
      report(
        "fonts: fontconfig has a fault, \(first.dropFirst(error.count)); other fonts may stand in")
    }
    return FontConfiguration(pointer)
  }

  /// All scalable fonts, the closest match first.
  func fonts(like wish: Wish) -> [SystemFont] {
    if let known = orders[wish] { return known }
    let weights: [Font.Weight: Int32] = [
      .medium: FC_WEIGHT_MEDIUM, .semibold: FC_WEIGHT_SEMIBOLD, .bold: FC_WEIGHT_BOLD,
    ]
    let pattern = FcPatternCreate()
    defer { FcPatternDestroy(pattern) }
    for family in wish.families { FcPatternAddString(pattern, FC_FAMILY, family) }
    FcPatternAddString(pattern, FC_LANG, wish.language)
    FcPatternAddInteger(pattern, FC_WEIGHT, weights[wish.weight] ?? FC_WEIGHT_REGULAR)
    FcPatternAddBool(pattern, FC_COLOR, wish.isColored ? 1 : 0)
    FcConfigSubstitute(configuration.pointer, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultNoMatch
    let set = FcFontSort(configuration.pointer, pattern, 0, nil, &result)
    defer { if let set { FcFontSetDestroy(set) } }
    let found = UnsafeBufferPointer(start: set?.pointee.fonts, count: Int(set?.pointee.nfont ?? 0))
    let fonts = found.compactMap { $0.flatMap { SystemFont($0, of: configuration) } }
    orders[wish] = fonts
    return fonts
  }

  /// Reports that a box stands for a character, once for each remedy.
  func reportMissing(_ scalar: Unicode.Scalar) {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    var name = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    var remedy = "name a font that has it with --font"
    if ![.privateUse, .unassigned].contains(scalar.properties.generalCategory) {
      let (package, sample) = Script.package(for: scalar)
      let paths = fonts(like: Wish(weight: .regular)).lazy.map(\.file.path)
      // Unifont has a glyph, if a coarse one, for every character.
      remedy = "apt install \(paths.contains { $0.hasSuffix(sample) } ? "fonts-unifont" : package)"
      name = "\(scalar) (\(name))"
    }
    guard remedies.insert(remedy).inserted else { return }
    report("no font here has \(name), a box stands for it; \(remedy)")
  }
}

/// A fontconfig configuration, freed with its last font.
final class FontConfiguration {
  fileprivate let pointer: OpaquePointer?

  fileprivate init(_ pointer: OpaquePointer?) {
    self.pointer = pointer
  }

  deinit {
    if let pointer { FcConfigDestroy(pointer) }
  }
}

/// A font from fontconfig.
struct SystemFont {
  let file: FontFile
  let family: String
  let isColored: Bool
  private let characters: OpaquePointer
  private let configuration: FontConfiguration

  fileprivate init?(_ pattern: OpaquePointer, of configuration: FontConfiguration) {
    let font = cfontconfig_font(pattern)
    guard font.is_scalable != 0, let path = font.path, let characters = font.characters else {
      return nil
    }
    let size = font.has_outlines != 0 ? nil : font.pixel_size
    file = FontFile(path: String(cString: path), index: Int(font.index), pictureSize: size)
    family = font.family.map { String(cString: $0) } ?? file.path
    isColored = font.has_colors != 0
    self.characters = characters
    self.configuration = configuration
  }

  func has(_ scalar: Unicode.Scalar) -> Bool { FcCharSetHasChar(characters, scalar.value) != 0 }
}
