package import Drawing
package import Geometry

/// Words on a background, legible over anything.
package struct Tag {
  package let words: Words
  package var font = Font(.numbers, size: 12)
  package var ground = Palette.boundsOutline
  package var ink = Palette.onWarning
  /// The radius of the corners, in points of the current coordinates.
  package var cornerRadius = 4.0

  package init(_ words: Words) {
    self.words = words
  }

  /// A tag that says what has gone wrong.
  package init(warning words: Words) {
    self.init(words)
    (font, ground) = (Font(.words, size: 13, weight: .bold), Palette.warning)
  }

  /// The size of the tag on a canvas, in points of the current coordinates.
  package func size(on canvas: Canvas) -> Size {
    let font = canvas.legible(font)
    return Size(
      width: canvas.text.width(of: words.string, in: font) + 1.3 * font.size,
      height: 1.7 * font.size)
  }

  /// A tag with the first of `words` that leaves room for a row's name before the tag; nil if none
  /// does.
  ///
  /// `width` is the width of the row, in points of the current coordinates. Font and colours are
  /// copied from this tag.
  package func first(of words: [Words], atEndOf width: Double, on canvas: Canvas) -> Tag? {
    words.lazy.map(copy).first {
      $0.size(on: canvas).width + PaneList.StampPlace.room + nameWidth(on: canvas) <= width
    }
  }

  /// A tag with the first of `words` that fits in a room, in points of the current coordinates; nil
  /// if none does. Font and colours are copied from this tag.
  package func first(of words: [Words], fitting room: Size, on canvas: Canvas) -> Tag? {
    words.lazy.map(copy).first {
      let size = $0.size(on: canvas)
      return size.width <= room.width && size.height <= room.height
    }
  }

  private func copy(_ words: Words) -> Tag {
    var tag = Tag(words)
    (tag.font, tag.ground, tag.ink, tag.cornerRadius) = (font, ground, ink, cornerRadius)
    return tag
  }

  /// The width of `Row 00` with some space after it, in points of the current coordinates.
  private func nameWidth(on canvas: Canvas) -> Double {
    4 * canvas.legible(Font(.words, size: 17)).size
  }

  /// Draws the tag with its upper left corner at a point; draws nothing if it does not fit.
  package func draw(at origin: Point, in canvas: inout Canvas) {
    let frame = Rect(origin: origin, size: size(on: canvas))
    guard canvas.admitsText(in: frame) else { return }
    canvas.fill(frame, ground, cornerRadius: cornerRadius)
    canvas.say(words, in: frame, font: font, color: ink, alignment: .center)
  }
}
