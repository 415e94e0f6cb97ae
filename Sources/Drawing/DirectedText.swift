extension TextMeasuring {
  /// Returns a part of a line, with marks so that it looks the same on its own as in the line.
  ///
  /// Most texts need no marks, but the direction of digits, signs and brackets depends on their
  /// neighbours. Such a text gets Unicode's marks: the first sets the direction of the line, an
  /// override sets the direction of all characters, and a last mark keeps spaces at the end
  /// in the override: without it, they would get the level of the line.
  public func directed(_ part: String, isRightToLeft: Bool) -> String {
    if isDirected(part, isRightToLeft: isRightToLeft) { return part }
    let (mark, override) = isRightToLeft ? ("\u{200F}", "\u{202E}") : ("\u{200E}", "\u{202D}")
    return mark + override + part + mark + "\u{202C}"
  }

  /// Whether a whole line reads in one direction.
  package func isDirected(_ line: String, isRightToLeft: Bool) -> Bool {
    let levels = levels(of: line)
    if levels.isEmpty { return !isRightToLeft }
    return levels.allSatisfy { $0.isMultiple(of: 2) != isRightToLeft }
  }
}
