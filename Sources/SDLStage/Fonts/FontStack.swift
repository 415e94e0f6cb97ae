internal import Caching
internal import Drawing

/// A font at one size with fallbacks for missing glyphs: measures, shortens and lays out lines of
/// text.
@MainActor
final class FontStack {
  /// The width in pixels above which a text is cut: no screen can show more, and SDL limits the
  /// size of surfaces.
  static let longestText = 16_384
  /// The most scalars of a character for which a font is sought: more marks on a letter are
  /// unreadable, and family emoji have about ten parts.
  private static let longestCharacter = 32

  let main: FontFace
  /// The ellipsis that ends a shortened text.
  let ellipsis: String
  private let font: Font
  private let others: SystemFonts
  private let bytes: FontBytes
  private var faces = BoundedCache<FontFile, FontFace>(limit: 8)
  /// The measured widths of texts; the limit is in bytes.
  private var widths = BoundedCache<String, Int>(limit: 1 << 18)
  private var shortened = BoundedCache<Shortening, String>(limit: 1 << 17)

  /// Whether each ASCII character is plain; nil if not yet determined.
  private var plainASCII = [Bool?](repeating: nil, count: 128)

  private struct Shortening: Hashable {
    let string: String
    let limit: Int
  }

  /// Opens the file for `font`, whose size is in pixels; throws if the file cannot be used.
  init(
    _ file: FontFile, for font: Font, from bytes: FontBytes, others: SystemFonts
  ) throws(StageError) {
    main = try FontFace(file, pixelSize: font.size, from: bytes)
    self.bytes = bytes
    ellipsis = main.has("\u{2026}") ? "\u{2026}" : "..."
    self.font = font
    self.others = others
  }

  /// The width in pixels of a rendered text.
  func width(of string: String) -> Int {
    widths.value(for: string, cost: Self.cost(of: string)) { line(of: string).width }
  }

  /// The text itself if it fits, else its longest beginning that fits with an ellipsis; empty if
  /// not even the ellipsis fits. `limit` is in pixels, at most ``longestText``.
  ///
  /// - Complexity: O(log *n*) measurements for *n* characters that fit, and one of the whole.
  func fit(_ string: String, within limit: Int) -> String {
    // Measuring is linear in the text, so a text that cannot fit is cut first.
    let bounded = string.utf8.count <= Self.longestText ? string : String(string.prefix(limit))
    if bounded.utf8.count == string.utf8.count, width(of: string) <= limit { return string }
    let key = Shortening(string: bounded, limit: limit)
    return shortened.value(for: key, cost: Self.cost(of: bounded)) { shorten(bounded, to: limit) }
  }

  /// The size of the caches of texts, in bytes.
  var keptBytes: Int { widths.totalCost + shortened.totalCost }

  /// The cost of an entry for a text, in bytes.
  private static func cost(of string: String) -> Int { 64 + string.utf8.count }

  private func shorten(_ string: String, to limit: Int) -> String {
    let characters = Array(string)
    func candidate(_ count: Int) -> String {
      var kept = characters[..<count]
      while kept.last?.isWhitespace == true { kept.removeLast() }
      return String(kept) + ellipsis
    }
    var (fits, tooLong) = (0, characters.count)
    while tooLong - fits > 1 {
      // Searches from the short end: the cost depends on what fits, not on the length of the text.
      let count = min(2 * fits + 1, (fits + tooLong) / 2)
      if width(of: candidate(count)) <= limit { fits = count } else { tooLong = count }
    }
    return fits > 0 ? candidate(fits) : width(of: ellipsis) <= limit ? ellipsis : ""
  }

  /// A text in runs from left to right; nearly every text is plain, and a single run.
  func line(of string: String) -> TextLine {
    if isPlain(string) {
      return TextLine(runs: [TextLine.Run(string: string, face: main)])
    }
    let characters = Self.characters(of: string)
    let order = TextOrder(of: characters)
    let (runs, owners) = runs(of: characters, order, Script.language(of: string))
    // All characters of a run have one level, so a run stays together in visual order.
    let stand = order.places.map { owners[Int($0)] }
    let starts = stand.indices.filter { $0 == 0 || stand[$0] != stand[$0 - 1] }
    return TextLine(runs: starts.map { runs[stand[$0]] })
  }

  /// Replaces control characters by spaces: a font would show a box for one, and a NUL would end
  /// the C string.
  static func characters(of string: String) -> [Character] {
    string.map { $0.unicodeScalars.allSatisfy(\.isControl) ? " " : $0 }
  }

  /// The runs of a line in reading order, and the index of the run of each character.
  func runs(
    of characters: [Character], _ order: TextOrder, _ language: String
  ) -> (runs: [TextLine.Run], owners: [Int]) {
    var runs: [TextLine.Run] = []
    let owners = zip(characters, order.levels).map { character, level in
      let face = face(for: character, language)
      let script = character.unicodeScalars.first.map(Script.init) ?? .common
      let run = TextLine.Run(
        string: String(character), face: face, script: script, level: Int(level))
      if runs.isEmpty || !runs[runs.count - 1].take(run) { runs.append(run) }
      return runs.count - 1
    }
    return (runs, owners)
  }

  /// Whether a text is one run from left to right in the main font.
  func isPlain(_ string: String) -> Bool {
    for scalar in string.unicodeScalars {
      guard scalar.isASCII else {
        guard isPlain(scalar) else { return false }
        continue
      }
      // Most texts are ASCII, and looking into Unicode's tables is slow.
      let index = Int(scalar.value)
      if let isPlain = plainASCII[index] {
        guard isPlain else { return false }
      } else {
        plainASCII[index] = isPlain(scalar)
        guard plainASCII[index] == true else { return false }
      }
    }
    return true
  }

  /// Whether the main font can show a scalar, and the scalar is written from left to right and
  /// shaped like Latin.
  private func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    guard !scalar.isControl, main.has(scalar) || properties.isDefaultIgnorableCodePoint else {
      return false
    }
    return scalar.isASCII
      || !properties.isEmojiPresentation && scalar.value != 0xFE0F && Script(of: scalar).isPlain
        && !TextOrder.isChanged(by: scalar)
  }

  private func face(for character: Character, _ language: String) -> FontFace {
    let all = Array(character.unicodeScalars.prefix(Self.longestCharacter))
    let scalars = all.filter { !$0.properties.isDefaultIgnorableCodePoint }
    guard let base = scalars.first else { return main }
    // Emoji by default, or by a variation selector in the text.
    let isEmoji =
      base.properties.isEmojiPresentation || base.properties.isEmoji && all.contains("\u{FE0F}")
    if isEmoji, !all.contains("\u{FE0E}") {
      let emoji = others.fonts(font.weight, families: "emoji", isColored: true)
      if let face = fallback(scalars, in: emoji) { return face }
    }
    if scalars.allSatisfy(main.has) { return main }
    let fonts = others.fonts(font.weight, language: language)
    if let face = fallback(scalars, in: fonts) { return face }
    // No font has the base letter with all its marks, but one may have the letter alone.
    let face = main.has(base) ? main : fallback([base], in: fonts) ?? main
    if let missing = scalars.first(where: { !face.has($0) }) { others.reportMissing(missing) }
    return face
  }

  /// The face of the first font that can show all the scalars; nil if there is none.
  private func fallback(_ scalars: [Unicode.Scalar], in fonts: [SystemFont]) -> FontFace? {
    for other in fonts where scalars.allSatisfy(other.has) {
      let face = try? faces.value(for: other.file) { () throws(StageError) in
        try FontFace(other.file, pixelSize: font.size, from: bytes)
      }
      guard let face else { continue }
      // FreeType 2.12 cannot render glyphs of COLR version 1, which are small programs.
      let text = String(String.UnicodeScalarView(scalars))
      if other.isColored, (try? face.bitmap(of: text)?.mask.coverage.max()) ?? 0 == 0 { continue }
      return face
    }
    return nil
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { properties.generalCategory == .control }
}
