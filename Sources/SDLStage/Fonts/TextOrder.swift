internal import CFriBidi

/// How a line stands by the Unicode Bidirectional Algorithm, which is FriBidi's; its own direction is
/// that of its first letter.
struct TextOrder {
  /// Even from left to right, odd from right to left; a character a level, in reading order.
  private(set) var levels: [FriBidiLevel]
  /// The characters' places in reading order, from left to right.
  private(set) var places: [FriBidiStrIndex]

  init(of characters: [Character]) {
    // Marks go with their letter.
    let scalars = characters.map { $0.unicodeScalars.first?.value ?? 0 }
    let count = FriBidiStrIndex(scalars.count)
    var types = scalars.map(fribidi_get_bidi_type)
    var brackets = scalars.map(fribidi_get_bracket)
    var base = FriBidiParType(FRIBIDI_PAR_ON.rawValue)
    levels = Array(repeating: 0, count: scalars.count)
    places = Array(0..<count)
    let highest = fribidi_get_par_embedding_levels_ex(&types, &brackets, count, &base, &levels)
    // Without memory for it, a line stands as it is read.
    if highest > 0 { _ = fribidi_reorder_line(0, &types, count, 0, base, &levels, nil, &places) }
  }

  /// Whether a scalar can change the order of others: a letter from right to left, or a mark.
  static func isChanged(by scalar: Unicode.Scalar) -> Bool {
    let type = Int(fribidi_get_bidi_type(scalar.value).rawValue)
    return type & (FRIBIDI_MASK_RTL | FRIBIDI_MASK_EXPLICIT | FRIBIDI_MASK_ISOLATE) != 0
  }
}
