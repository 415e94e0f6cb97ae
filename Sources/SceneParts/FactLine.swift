package import Drawing
package import Geometry

/// A line of a panel: a name at its start, and what is said about it at its end.
package struct FactLine {
  package let name: Words
  package let words: Words
  /// The colour of the words; nil for that of text.
  package var color: Color?
  package var font = Typography.numberStrong

  package init(_ name: Words, _ words: Words, _ color: Color? = nil) {
    (self.name, self.words, self.color) = (name, words, color)
  }

  private static let gap = 4.0

  /// Draws the line; a name for which there is no room is cut.
  package func draw(in rect: Rect, _ theme: Theme, _ canvas: inout Canvas) {
    let width = canvas.text.width(of: words.string, in: font)
    canvas.say(
      name, in: rect.inset(by: EdgeInsets(top: 0, left: 0, bottom: 0, right: width + Self.gap)),
      font: Typography.body, color: theme.muted)
    canvas.say(words, in: rect, font: font, color: color ?? theme.ink, alignment: .trailing)
  }
}
