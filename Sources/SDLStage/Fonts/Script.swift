internal import CHarfBuzz

/// The script of a character, as HarfBuzz knows it.
struct Script: Hashable {
  /// The script of shared marks and signs, and of characters without a script.
  static let common = Script(of: " ")

  private let tag: UInt32

  init(of scalar: Unicode.Scalar) {
    switch hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value) {
    case HB_SCRIPT_COMMON, HB_SCRIPT_INHERITED, HB_SCRIPT_UNKNOWN: tag = HB_SCRIPT_COMMON.rawValue
    // HarfBuzz shapes these three scripts alike.
    case HB_SCRIPT_LATIN, HB_SCRIPT_GREEK, HB_SCRIPT_CYRILLIC: tag = HB_SCRIPT_LATIN.rawValue
    case let script: tag = script.rawValue
    }
  }

  /// Whether HarfBuzz shapes text in this script correctly without knowing the script.
  var isPlain: Bool { self == .common || tag == HB_SCRIPT_LATIN.rawValue }

  /// The script's four-letter code in ISO 15924; the code of an unknown script if the script is
  /// plain.
  var name: String {
    withUnsafeBytes(of: tag.bigEndian) { isPlain ? "Zzzz" : String(decoding: $0, as: UTF8.self) }
  }

  /// The language whose glyphs a text needs where Chinese, Japanese and Korean share a character:
  /// Japanese with kana, Korean with hangul, Chinese with neither; "und" for all other texts.
  static func language(of string: String) -> String {
    let names = Set(string.unicodeScalars.map { Script(of: $0).name })
    if !names.isDisjoint(with: ["Hira", "Kana"]) { return "ja" }
    if names.contains("Hang") { return "ko" }
    return names.isDisjoint(with: ["Hani", "Bopo"]) ? "und" : "zh-cn"
  }

  /// The Debian package with a font for a character, and a font file whose presence shows that the
  /// package is installed.
  static func package(for scalar: Unicode.Scalar) -> (name: String, sample: String) {
    // Signs, and full-width forms of Latin letters, that only Chinese, Japanese and Korean use.
    let wide: [ClosedRange<UInt32>] = [0x2E80...0x33FF, 0xFE30...0xFE4F, 0xFF00...0xFFEF]
    let isWide = wide.contains { $0.contains(scalar.value) }
    if isWide || language(of: String(scalar)) != "und" {
      return ("fonts-noto-cjk", "/NotoSansCJK-Regular.ttc")
    }
    return scalar.properties.isEmojiPresentation
      ? ("fonts-noto-color-emoji", "/NotoColorEmoji.ttf")
      : ("fonts-noto-core", "/NotoSans-Regular.ttf")
  }
}
