internal import CHarfBuzz

/// The script of a character, as HarfBuzz knows it.
struct Script: Hashable {
  /// The script of shared marks and signs, and of characters without one.
  static let common = Script(HB_SCRIPT_COMMON)
  private static let latin = Script(HB_SCRIPT_LATIN)
  private static let kana = Set([HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA].map(Self.init))
  private static let hangul = Script(HB_SCRIPT_HANGUL)
  private static let han = Set([HB_SCRIPT_HAN, HB_SCRIPT_BOPOMOFO].map(Self.init))

  private let tag: UInt32

  private init(_ script: hb_script_t) {
    tag = script.rawValue
  }

  init(of scalar: Unicode.Scalar) {
    switch hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value) {
    case HB_SCRIPT_COMMON, HB_SCRIPT_INHERITED, HB_SCRIPT_UNKNOWN: self = .common
    // They are shaped alike.
    case HB_SCRIPT_LATIN, HB_SCRIPT_GREEK, HB_SCRIPT_CYRILLIC: self = .latin
    case let script: self.init(script)
    }
  }

  /// Whether the shaper needs no script.
  var isPlain: Bool { self == .common || self == .latin }

  /// The four letters of ISO 15924; those of no script if plain.
  var name: String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }
    return isPlain ? "Zzzz" : String(decoding: bytes, as: UTF8.self)
  }

  /// The language whose glyphs a text needs where Chinese, Japanese and Korean share a character:
  /// Japanese with kana, Korean with hangul, Chinese with neither; "und" without any.
  static func language(of string: String) -> String {
    let scripts = Set(string.unicodeScalars.map(Script.init))
    if !scripts.isDisjoint(with: kana) { return "ja" }
    return scripts.contains(hangul) ? "ko" : scripts.isDisjoint(with: han) ? "und" : "zh-cn"
  }

  /// The Debian package with a font for a character, and a sample that shows it is installed.
  static func package(for scalar: Unicode.Scalar) -> (name: String, sample: String) {
    // Forms of Latin letters and signs that only these scripts use.
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
