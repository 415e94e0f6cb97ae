package import Drawing
package import Geometry

/// Words on a ground of their own, which can be read over anything.
package struct Tag {
  package let words: String
  package var font = Font(.numbers, size: 12)
  package var ground = Palette.boundsOutline
  package var ink = Palette.onWarning
  /// In points of the coordinates in force.
  package var cornerRadius = 4.0

  package init(_ words: String) {
    self.words = words
  }

  /// What it takes on a canvas, in points of the coordinates in force.
  package func size(on canvas: Canvas) -> Size {
    let font = canvas.legible(font)
    return Size(
      width: canvas.text.width(of: words, in: font) + 1.3 * font.size, height: 1.7 * font.size)
  }

  /// The first of some words that leave room for the name of a row before them; nil if none does.
  ///
  /// `width` is the row's, in points of the coordinates in force; the other looks are this tag's.
  package func first(of words: [String], atEndOf width: Double, on canvas: Canvas) -> Tag? {
    words.lazy.map { words in
      var tag = Tag(words)
      (tag.font, tag.ground, tag.ink, tag.cornerRadius) = (font, ground, ink, cornerRadius)
      return tag
    }.first {
      $0.size(on: canvas).width + PaneList.StampPlace.leadingRoom + nameWidth(on: canvas) <= width
    }
  }

  /// What `Row 00` takes with some space after it, in points of the coordinates in force.
  private func nameWidth(on canvas: Canvas) -> Double {
    4 * canvas.legible(Font(.words, size: 17)).size
  }

  /// Draws it with its upper left corner at a point: whole, or not at all.
  package func draw(at origin: Point, in canvas: inout Canvas) {
    let frame = Rect(origin: origin, size: size(on: canvas))
    guard canvas.admitsText(in: frame) else { return }
    canvas.fill(frame, ground, cornerRadius: cornerRadius)
    canvas.text(words, in: frame, font: font, color: ink, alignment: .center)
  }
}
