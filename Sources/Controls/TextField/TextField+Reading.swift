public import ScrollEngine

// The text as assistive technology reads it. It counts Unicode scalars, the field UTF-8 bytes.
extension TextField: AccessibilityText {
  /// The text as it is shown, with dots for a password.
  public final var accessibilityText: String { shown.string }

  /// The selected part, in Unicode scalars.
  public final var accessibilitySelection: Range<Int> {
    let shown = shown
    return Self.scalars(
      before: shown.selection.lowerBound, in: shown.string)..<Self.scalars(
        before: shown.selection.upperBound, in: shown.string)
  }

  /// The position of the caret, in Unicode scalars.
  public final var accessibilityCaret: Int {
    let shown = shown
    return Self.scalars(before: shown.caret, in: shown.string)
  }

  /// Whether dots are shown.
  public final var isAccessibilityTextSecure: Bool { isSecureTextEntry }

  /// Selects a part of the text; nothing is selected while an input method composes.
  public final func accessibilitySelect(_ range: Range<Int>) {
    guard isEnabled, composition == nil else { return }
    edited.select(from: place(range.lowerBound), to: place(range.upperBound))
    history.endRun()
    selectionDidChange()
  }

  /// Replaces a part of the text as if it were typed.
  public final func accessibilityReplace(_ range: Range<Int>, with text: String) -> Bool {
    guard isEnabled else { return false }
    endComposition()
    return change(
      place(range.lowerBound)..<place(range.upperBound), to: EditedText.oneLine(text), .other)
  }

  /// The frame of a part of the text, in points of the field.
  public final func accessibilityFrame(of range: Range<Int>) -> Rect {
    let string = shown.string
    guard let measuring = nearestTextMeasuring else { return textRect }
    let line = line(string, measuring)
    let ends = [range.lowerBound, range.upperBound].map { scalars in
      start(of: line.width) + line.x(of: Self.bytes(before: scalars, in: string))
    }
    let (left, right) = (min(ends[0], ends[1]), max(ends[0], ends[1]))
    let height = font.lineHeight
    return Rect(x: left, y: bounds.midY - height / 2, width: right - left, height: height)
  }

  /// The position in the text that is nearest to a point of the field.
  public final func accessibilityPosition(at point: Point) -> Int {
    let place = offset(at: point)
    guard isSecureTextEntry else { return Self.scalars(before: place, in: edited.string) }
    return edited.text(in: 0..<place).count
  }

  /// The place in the text that a number of scalars of the shown text is before.
  private func place(_ scalars: Int) -> Int {
    guard isSecureTextEntry else { return Self.bytes(before: scalars, in: edited.string) }
    // There is a dot for each character.
    let string = edited.string
    let index = string.index(
      string.startIndex, offsetBy: max(0, scalars), limitedBy: string.endIndex)
    return index.map(edited.offset) ?? edited.count
  }

  private static func scalars(before bytes: Int, in string: String) -> Int {
    let end = string.utf8.index(string.startIndex, offsetBy: bytes)
    return string.unicodeScalars.distance(from: string.startIndex, to: end)
  }

  private static func bytes(before scalars: Int, in string: String) -> Int {
    let all = string.unicodeScalars
    let end = all.index(all.startIndex, offsetBy: max(0, scalars), limitedBy: all.endIndex)
    return string.utf8.distance(from: string.startIndex, to: end ?? all.endIndex)
  }
}
