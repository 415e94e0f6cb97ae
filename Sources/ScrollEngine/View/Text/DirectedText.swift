extension TextMeasuring {
  /// A part of a line such that it is drawn by itself as it is in the line: in one direction.
  ///
  /// Most texts are; digits, signs and brackets alone do not tell. Unicode's marks that override the
  /// direction then do.
  func directed(_ part: String, isRightToLeft: Bool) -> String {
    let levels = levels(of: part)
    let isDirected =
      levels.isEmpty
      ? !isRightToLeft : levels.allSatisfy { $0.isMultiple(of: 2) != isRightToLeft }
    if isDirected { return part }
    return (isRightToLeft ? "\u{202E}" : "\u{202D}") + part + "\u{202C}"
  }
}
