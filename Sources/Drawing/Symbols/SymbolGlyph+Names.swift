extension SymbolGlyph {
  /// All symbols by their names, without the endings that ``SymbolName`` adds.
  static let named: [String: SymbolGlyph] = {
    var glyphs = signs
    for more in [arrows, things, papers, lists] { glyphs.merge(more) { first, _ in first } }
    for (name, other) in sameLooking { glyphs[name] = glyphs[other] }
    glyphs["bubble.right"] = glyphs["bubble.left"]?.flipped
    return glyphs
  }()

  /// Names of symbols that look like another one.
  private static let sameLooking = [
    "line.horizontal.3": "line.3.horizontal",
    "line.horizontal.3.decrease": "line.3.horizontal.decrease",
    "arrow.triangle.2.circlepath": "arrow.2.circlepath",
    "speaker.2": "speaker.wave.2",
    "person.circle": "person.crop.circle",
  ]
}
