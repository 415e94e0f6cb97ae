internal import CFriBidi

/// The visual order of a line by FriBidi's Unicode Bidirectional Algorithm; the line takes the
/// direction of its first letter that has one.
struct TextOrder {
  /// One embedding level for each character in logical order: even for left to right, odd for right
  /// to left.
  private(set) var levels: [FriBidiLevel]
  /// The indices of the characters from left to right.
  private(set) var places: [FriBidiStrIndex]
  /// The base level of the line.
  let base: Int

  init(of characters: [Character]) {
    // A combining mark has the direction of its base letter.
    let scalars = characters.map { $0.unicodeScalars.first?.value ?? 0 }
    let count = FriBidiStrIndex(scalars.count)
    var types = scalars.map(fribidi_get_bidi_type)
    var brackets = scalars.map(fribidi_get_bracket)
    var base = FriBidiParType(FRIBIDI_PAR_ON.rawValue)
    levels = Array(repeating: 0, count: scalars.count)
    places = Array(0..<count)
    let highest = fribidi_get_par_embedding_levels_ex(&types, &brackets, count, &base, &levels)
    self.base = base == FriBidiParType(FRIBIDI_PAR_RTL.rawValue) ? 1 : 0
    // If FriBidi runs out of memory, the line stays in logical order.
    if highest > 0 { _ = fribidi_reorder_line(0, &types, count, 0, base, &levels, nil, &places) }
  }

  /// Whether a scalar can change the visual order: a right-to-left letter or a directional mark.
  static func isChanged(by scalar: Unicode.Scalar) -> Bool {
    let type = Int(fribidi_get_bidi_type(scalar.value).rawValue)
    return type & (FRIBIDI_MASK_RTL | FRIBIDI_MASK_EXPLICIT | FRIBIDI_MASK_ISOLATE) != 0
  }
}
