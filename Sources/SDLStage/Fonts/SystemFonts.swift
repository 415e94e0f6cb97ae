internal import CFontconfig
internal import Drawing
internal import Glibc

/// The fonts that fontconfig finds under the user's configuration.
///
/// fontconfig starts with the first text that needs it: starting it takes longer than painting a
/// picture.
@MainActor
final class SystemFonts {
  private let path: String?
  private let report: (String) -> Void
  private var configuration: OpaquePointer?
  private var orders: [String: [SystemFont]] = [:]
  private var remedies: Set<String> = []

  /// Does not start fontconfig yet; `configuration` is the path of a configuration to use instead
  /// of the user's.
  init(configuration: String?, report: @escaping (String) -> Void) {
    path = configuration
    self.report = report
  }

  isolated deinit {
    if let configuration { FcConfigDestroy(configuration) }
  }

  var isStarted: Bool { configuration != nil }

  private func start() {
    var messages: UnsafeMutablePointer<CChar>?
    configuration = cfontconfig_load(path, &messages)
    let lines = messages.map { String(cString: $0).split(separator: "\n") } ?? []
    free(messages)
    let error = "Fontconfig error: "
    if let first = lines.first(where: { $0.hasPrefix(error) }) {
      report(
        "fonts: fontconfig has a fault, \(first.dropFirst(error.count)); other fonts may stand in")
    }
  }

  /// All scalable fonts, the closest match first; with `isColored`, only coloured ones.
  ///
  /// The language of the environment is ignored, so that a text has the same glyphs everywhere.
  /// `families` has fontconfig's syntax, with a backslash before a hyphen.
  func fonts(
    _ weight: Font.Weight, families: String = "sans\\-serif", language: String = "und",
    isColored: Bool = false
  ) -> [SystemFont] {
    // fontconfig has the same names for weights.
    let wish = "\(families):weight=\(weight):lang=\(language):color=\(isColored)"
    if let known = orders[wish] { return known }
    if !isStarted { start() }
    let pattern = FcNameParse(wish)
    defer { FcPatternDestroy(pattern) }
    FcConfigSubstitute(configuration, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultNoMatch
    let set = FcFontSort(configuration, pattern, 0, nil, &result)
    defer { if let set { FcFontSetDestroy(set) } }
    let found = UnsafeBufferPointer(start: set?.pointee.fonts, count: Int(set?.pointee.nfont ?? 0))
    let fonts = found.compactMap { $0.flatMap(SystemFont.init) }
      .filter { $0.isColored || !isColored }
    orders[wish] = fonts
    return fonts
  }

  /// Reports a character that is shown as a box, once for each remedy.
  func reportMissing(_ scalar: Unicode.Scalar) {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    var name = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    var remedy = "use a font file that has it"
    if ![.privateUse, .unassigned].contains(scalar.properties.generalCategory) {
      let (package, sample) = Script.package(for: scalar)
      let isThere = fonts(.regular).contains { $0.file.path.hasSuffix(sample) }
      // Unifont has a coarse glyph for every character.
      remedy = "apt install \(isThere ? "fonts-unifont" : package)"
      name = "\(scalar) (\(name))"
    }
    guard remedies.insert(remedy).inserted else { return }
    report("no font here has \(name), a box stands for it; \(remedy)")
  }
}

/// A font from fontconfig.
final class SystemFont {
  let file: FontFile
  let family: String
  let isColored: Bool
  private let characters: OpaquePointer

  fileprivate init?(_ pattern: OpaquePointer) {
    let font = cfontconfig_font(pattern)
    // FcCharSetCopy retains the set: the font may outlive the configuration.
    guard font.is_scalable != 0, let path = font.path,
      let characters = FcCharSetCopy(font.characters)
    else { return nil }
    let size = font.has_outlines != 0 ? nil : font.pixel_size
    file = FontFile(path: String(cString: path), index: Int(font.index), pictureSize: size)
    family = font.family.map { String(cString: $0) } ?? file.path
    isColored = font.has_colors != 0
    self.characters = characters
  }

  deinit {
    FcCharSetDestroy(characters)
  }

  func has(_ scalar: Unicode.Scalar) -> Bool { FcCharSetHasChar(characters, scalar.value) != 0 }
}
