internal import Drawing

/// A face at one size, and what stands in where it has no glyph: measures, shortens and lays out
/// lines of text.
///
/// Nearly every text is plain: the face has all of it, and it runs from left to right as Latin does.
/// Such a text is one call to SDL_ttf, as if there were no other fonts.
@MainActor
final class FontStack {
  /// Texts beyond this many pixels are cut: no screen shows them, and surfaces have a limit.
  static let longestText = 16_384
  /// Beyond this many marks on a letter nobody reads it; families of emoji have about ten parts.
  private static let longestCharacter = 32

  let main: FontFace
  /// What a shortened text ends with.
  let ellipsis: String
  private let weight: Font.Weight
  private let pixelSize: Int
  private let faces: FontFaces
  /// Whether all of ASCII that can be seen is there, as in nearly every font.
  private let hasASCII: Bool
  private var widths = BoundedCache<String, Int>(limit: 4096)
  private var shortened = BoundedCache<Shortening, String>(limit: 1024)

  private struct Shortening: Hashable {
    let string: String
    let limit: Int
  }

  init(_ main: FontFace, weight: Font.Weight, pixelSize: Int, faces: FontFaces) {
    self.main = main
    self.weight = weight
    self.pixelSize = pixelSize
    self.faces = faces
    hasASCII = (0x20...0x7E).allSatisfy { (code: UInt8) in main.has(Unicode.Scalar(code)) }
    ellipsis = main.has("\u{2026}") ? "\u{2026}" : "..."
  }

  /// The width in pixels that a text takes when rendered.
  func width(of string: String) -> Int {
    if let width = widths.value(for: string) { return width }
    let width = line(of: string)?.width ?? plainWidth(of: string)
    widths.insert(width, for: string)
    return width
  }

  private func plainWidth(of string: String) -> Int {
    main.shape(as: .common)
    return main.width(of: string)
  }

  /// The text itself if it fits, else its longest beginning that fits with an ellipsis.
  ///
  /// - Complexity: O(log *n*) measurements for *n* characters that fit, and one of the whole.
  func fit(_ string: String, within limit: Int) -> String {
    let limit = min(limit, Self.longestText)
    // Measuring is linear in the text, so what cannot possibly fit is cut before.
    let bounded = string.utf8.count <= Self.longestText ? string : String(string.prefix(limit))
    if bounded.utf8.count == string.utf8.count, width(of: string) <= limit { return string }
    let key = Shortening(string: bounded, limit: limit)
    if let known = shortened.value(for: key) { return known }
    let characters = Array(bounded)
    func candidate(_ count: Int) -> String {
      var kept = characters[..<count]
      while kept.last?.isWhitespace == true { kept.removeLast() }
      return String(kept) + ellipsis
    }
    var fits = 0
    var tooLong = min(1, characters.count)
    // From the short end: what is measured has to do with what fits, not with how much there is.
    while tooLong < characters.count, width(of: candidate(tooLong)) <= limit {
      fits = tooLong
      tooLong = min(2 * tooLong, characters.count)
    }
    while tooLong - fits > 1 {
      let middle = (fits + tooLong) / 2
      if width(of: candidate(middle)) <= limit { fits = middle } else { tooLong = middle }
    }
    let result = fits > 0 ? candidate(fits) : width(of: ellipsis) <= limit ? ellipsis : ""
    shortened.insert(result, for: key)
    return result
  }

  // MARK: Lines of several fonts or directions

  /// The runs of a text that is not plain, or nil for a plain one.
  func line(of string: String) -> TextLine? {
    guard !isPlain(string) else { return nil }
    let characters = string.map(Self.visible)
    let levels = TextDirection(of: characters).levels
    let style = WritingSystem.HanStyle(of: string)
    var runs: [TextLine.Run] = []
    for (character, level) in zip(characters, levels) {
      let (face, scale) = face(for: character, style: style)
      let system = system(of: character, level: level)
      if let last = runs.last, last.face === face, last.level == level, last.system == system {
        runs[runs.count - 1].string.append(character)
      } else {
        runs.append(
          TextLine.Run(
            string: String(character), face: face, level: level, system: system, scale: scale))
      }
    }
    return TextLine(runs, ascent: main.ascent, height: main.height)
  }

  private func isPlain(_ string: String) -> Bool {
    if hasASCII, string.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return true }
    return string.unicodeScalars.allSatisfy { scalar in
      (main.has(scalar) || scalar.properties.isDefaultIgnorableCodePoint)
        && !scalar.isControl && !scalar.properties.isEmojiPresentation
        && WritingSystem(of: scalar) == .common && scalar.value != 0xFE0F
    }
  }

  /// A character without a shape of its own is a space: a font would show a box for it, and the end
  /// of a C string would be the end of the text.
  private static func visible(_ character: Character) -> Character {
    character.unicodeScalars.allSatisfy(\.isControl) ? " " : character
  }

  private func system(of character: Character, level: Int) -> WritingSystem {
    guard let scalar = character.unicodeScalars.first else { return .common }
    return WritingSystem(shaping: WritingSystem(of: scalar), level: level)
  }

  /// The face that shows a character, and by how much its pictures have to be scaled.
  private func face(
    for character: Character, style: WritingSystem.HanStyle
  ) -> (FontFace, scale: Double) {
    let all = Array(character.unicodeScalars.prefix(Self.longestCharacter))
    let scalars = all.filter { !$0.properties.isDefaultIgnorableCodePoint }
    guard let base = scalars.first else { return (main, 1) }
    if Self.isEmoji(all), let face = fallback(scalars, style, inColor: true) { return face }
    if scalars.allSatisfy(main.has) { return (main, 1) }
    if let face = fallback(scalars, style) { return face }
    // No font has the letter with all its marks, but one may have the letter.
    let face = main.has(base) ? (main, 1) : fallback([base], style)
    let missing = face == nil ? base : scalars.first { !(face?.0.has($0) ?? false) }
    if let missing { faces.reportMissing(missing) }
    return face ?? (main, 1)
  }

  /// Whether a character is to be seen as a picture: by itself, or because the text says so.
  private static func isEmoji(_ scalars: [Unicode.Scalar]) -> Bool {
    guard let base = scalars.first, !scalars.contains("\u{FE0E}") else { return false }
    return base.properties.isEmojiPresentation
      || base.properties.isEmoji && scalars.contains("\u{FE0F}")
  }

  private func fallback(
    _ scalars: [Unicode.Scalar], _ style: WritingSystem.HanStyle, inColor: Bool = false
  ) -> (FontFace, scale: Double)? {
    guard
      let choice = faces.fallbacks.choice(
        for: scalars, weight: weight, style: style, inColor: inColor),
      // A file that has been read a moment ago but is no font for FreeType is no help.
      let face = try? faces.face(
        at: choice.path, index: choice.index, pixelSize: choice.strike == nil ? pixelSize : 0)
    else { return nil }
    return (face, choice.strike.map { Double(pixelSize) / Double($0.emSize) } ?? 1)
  }
}

extension WritingSystem {
  /// A script as it is shaped at a level: what has no direction of its own takes the level's.
  fileprivate init(shaping system: WritingSystem, level: Int) {
    self.init(
      tag: system.tag, isRightToLeft: !level.isMultiple(of: 2), package: system.package)
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { properties.generalCategory == .control }
}
