internal import CFriBidi

/// The order of a line by FriBidi's Unicode Bidirectional Algorithm; its own direction is that of
/// its first letter.
struct TextOrder {
  /// Even from left to right, odd from right to left; one level for each character, in reading
  /// order.
  private(set) var levels: [FriBidiLevel]
  /// The indices of the characters in reading order, from left to right.
  private(set) var places: [FriBidiStrIndex]
  /// The level of the line itself.
  let base: Int

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
    self.base = base == FriBidiParType(FRIBIDI_PAR_RTL.rawValue) ? 1 : 0
    // If memory for it runs out, a line stays in reading order.
    if highest > 0 { _ = fribidi_reorder_line(0, &types, count, 0, base, &levels, nil, &places) }
  }

  /// Whether a scalar can change the order of others: a letter from right to left, or a mark.
  static func isChanged(by scalar: Unicode.Scalar) -> Bool {
    let type = Int(fribidi_get_bidi_type(scalar.value).rawValue)
    return type & (FRIBIDI_MASK_RTL | FRIBIDI_MASK_EXPLICIT | FRIBIDI_MASK_ISOLATE) != 0
  }
}
