extension TextMeasuring {
  /// A part of a line such that it is drawn by itself as it is in the line: in one direction.
  ///
  /// Most texts are; digits, signs and brackets alone do not tell. Unicode's marks then do: one that
  /// the line takes its direction from, one that overrides all others, and one without which spaces at
  /// the end would go with the line.
  public func directed(_ part: String, isRightToLeft: Bool) -> String {
    if isDirected(part, isRightToLeft: isRightToLeft) { return part }
    let (mark, override) = isRightToLeft ? ("\u{200F}", "\u{202E}") : ("\u{200E}", "\u{202D}")
    return mark + override + part + mark + "\u{202C}"
  }

  /// Whether all of a line reads in one direction.
  package func isDirected(_ line: String, isRightToLeft: Bool) -> Bool {
    let levels = levels(of: line)
    if levels.isEmpty { return !isRightToLeft }
    return levels.allSatisfy { $0.isMultiple(of: 2) != isRightToLeft }
  }
}
