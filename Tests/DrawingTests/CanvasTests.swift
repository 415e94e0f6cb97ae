import Drawing
import Geometry
import TestSupport
import Testing

@Suite("A canvas")
struct CanvasTests {
  let red = Color(0xFF0000)

  func record(_ body: (inout Canvas) -> Void) -> [DrawCommand] {
    var canvas = Canvas(size: Size(width: 100, height: 100), text: FixedAdvanceText())
    body(&canvas)
    return canvas.commands
  }

  @Test("moves and magnifies, in the order in which it is told")
  func transforms() {
    let unit = Rect(x: 1, y: 1, width: 2, height: 2)
    let commands = record { canvas in
      canvas.translate(by: Point(x: 10, y: 20))
      canvas.scale(by: 2)
      canvas.fill(unit, red, cornerRadius: 3)
      canvas.translate(by: Point(x: 5, y: 5))
      canvas.scale(by: 0.5)
      canvas.fill(unit, red)
    }
    #expect(
      commands == [
        .fill(Rect(x: 12, y: 22, width: 4, height: 4), red, cornerRadius: 6),
        .fill(Rect(x: 21, y: 31, width: 2, height: 2), red, cornerRadius: 0),
      ])
  }

  @Test("moves what follows to whole pixels: a point, or a movement")
  func alignment() {
    var canvas = Canvas(
      size: Size(width: 100, height: 60), text: FixedAdvanceText(), grid: PixelGrid(scale: 1.25))
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    canvas.translate(by: Point(x: 1.25, y: 3))
    canvas.scale(by: 0.5)
    canvas.saved { canvas in
      canvas.align(Point(x: 0, y: 1))
      canvas.fill(rect, red)
    }
    canvas.saved { canvas in
      let movement = Point(x: 0, y: -7)
      canvas.translate(by: movement)
      canvas.align(movedBy: movement)
      canvas.fill(rect, red)
    }
    canvas.fill(rect, red)
    // (1.25, 3.5) is (1.5625, 4.375) in pixels, and a movement of -3.5 is one of -4.375 pixels.
    let origins: [Point] = canvas.commands.compactMap {
      if case .fill(let rect, _, _) = $0 { rect.origin } else { nil }
    }
    #expect(
      origins == [
        Point(x: 1.6, y: 2.7), Point(x: 1.25, y: 3 - 3.2), Point(x: 1.25, y: 3),
      ])
  }

  @Test("is, after a saved block, as it was before")
  func saved() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    let commands = record { canvas in
      canvas.saved { canvas in
        canvas.translate(by: Point(x: 7, y: 7))
        canvas.scale(by: 3)
        canvas.multiplyOpacity(by: 0.5)
        canvas.clip(to: Rect(x: 0, y: 0, width: 1, height: 1))
        canvas.saved { $0.clip(to: Rect(x: 0, y: 0, width: 2, height: 2)) }
      }
      canvas.fill(rect, red)
    }
    #expect(
      commands == [
        .pushClip(Rect(x: 7, y: 7, width: 3, height: 3)),
        .pushClip(Rect(x: 7, y: 7, width: 6, height: 6)),
        .popClip, .popClip,
        .fill(rect, red, cornerRadius: 0),
      ])
  }

  @Test("goes back to a moment without a block as with one")
  func restored() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    let commands = record { canvas in
      let outer = canvas.save()
      canvas.translate(by: Point(x: 7, y: 7))
      canvas.multiplyOpacity(by: 0.5)
      canvas.clip(to: rect)
      let inner = canvas.save()
      canvas.scale(by: 3)
      canvas.clip(to: rect)
      canvas.restore(inner)
      canvas.fill(rect, red)
      canvas.restore(outer)
      canvas.fill(rect, red)
    }
    #expect(
      commands == [
        .pushClip(Rect(x: 7, y: 7, width: 10, height: 10)),
        .pushClip(Rect(x: 7, y: 7, width: 30, height: 30)),
        .popClip,
        .fill(Rect(x: 7, y: 7, width: 10, height: 10), red.opacity(0.5), cornerRadius: 0),
        .popClip,
        .fill(rect, red, cornerRadius: 0),
      ])
  }

  @Test("takes back every clip of a saved block, however many there are")
  func severalClips() {
    let commands = record { canvas in
      canvas.saved { canvas in
        for side in [9.0, 8, 7] { canvas.clip(to: Rect(x: 0, y: 0, width: side, height: side)) }
      }
    }
    #expect(commands.suffix(3) == [.popClip, .popClip, .popClip])
    #expect(commands.count == 6)
  }

  @Test("multiplies opacities and drops what has become invisible")
  func opacity() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    let commands = record { canvas in
      canvas.multiplyOpacity(by: 0.5)
      canvas.multiplyOpacity(by: 0.5)
      canvas.fill(rect, red)
      canvas.multiplyOpacity(by: 2)
      canvas.stroke(rect, Stroke(red, width: 1))
      canvas.multiplyOpacity(by: 0)
      canvas.fill(rect, red)
      canvas.stroke(rect, Stroke(red, width: 1))
      canvas.polyline([.zero, Point(x: 5, y: 5)], red, width: 1)
      canvas.draw(TextRun("a", font: Font(.words, size: 10), color: red, anchor: Point(x: 5, y: 9)))
    }
    #expect(
      commands == [
        .fill(rect, red.opacity(0.25), cornerRadius: 0),
        .stroke(rect, Stroke(red.opacity(0.25), width: 1)),
      ])
  }

  @Test("leaves out what lies outside the clip, and keeps what shares a point with it")
  func culling() {
    let clip = Rect(x: 20, y: 20, width: 10, height: 10)
    let commands = record { canvas in
      canvas.saved { canvas in
        canvas.clip(to: clip)
        canvas.fill(Rect(x: 30, y: 20, width: 10, height: 10), red)
        canvas.stroke(Rect(x: 0, y: 0, width: 20, height: 20), Stroke(red, width: 2))
        canvas.fill(Rect(x: 29, y: 29, width: 10, height: 10), red)
      }
      canvas.fill(Rect(x: 100, y: 0, width: 10, height: 10), red)
      canvas.fill(Rect(x: 0, y: 0, width: 0, height: 10), red)
    }
    #expect(
      commands == [
        .pushClip(clip),
        .fill(Rect(x: 29, y: 29, width: 10, height: 10), red, cornerRadius: 0),
        .popClip,
      ])
  }

  @Test("tells the visible rectangle in the coordinates in force")
  func visibleRect() {
    var canvas = Canvas(size: Size(width: 100, height: 60), text: FixedAdvanceText())
    canvas.translate(by: Point(x: 10, y: 20))
    canvas.scale(by: 2)
    #expect(canvas.visibleRect == Rect(x: -5, y: -10, width: 50, height: 30))
    canvas.saved { canvas in
      canvas.clip(to: Rect(x: 0, y: 0, width: 100, height: 100))
      #expect(canvas.visibleRect == Rect(x: 0, y: 0, width: 45, height: 20))
    }
    #expect(canvas.surface(canvas.visibleRect) == Rect(x: 0, y: 0, width: 100, height: 60))
  }

  @Test("sets text in whole point sizes under any scale", arguments: [0.01, 0.4, 1, 1.37, 2.5, 30])
  func textSizes(scale: Double) {
    let commands = record { canvas in
      canvas.scale(by: scale)
      canvas.draw(
        TextRun(
          "a", font: Font(.words, size: 13), color: red, anchor: .zero, maximumWidth: 10))
    }
    guard case .text(let run) = commands.first else { return #expect(commands.count == 1) }
    #expect(run.font.size == max(1, (13 * scale).rounded()))
    #expect(run.font.size == run.font.size.rounded())
    #expect(run.maximumWidth == 10 * scale)
  }

  @Test("stands the capitals of a text in the middle of its rectangle")
  func textInRectangle() {
    let font = Font(.words, size: 10)
    let rect = Rect(x: 10, y: 20, width: 40, height: 30)
    let commands = record { canvas in
      for alignment in [TextRun.Alignment.leading, .center, .trailing] {
        canvas.text("a", in: rect, font: font, color: red, alignment: alignment)
      }
      canvas.text("", in: rect, font: font, color: red)
    }
    let runs = commands.compactMap { if case .text(let run) = $0 { run } else { nil } }
    #expect(runs.map(\.anchor.x) == [10, 30, 50])
    #expect(runs.allSatisfy { $0.anchor.y == 35 + font.capHeight / 2 && $0.maximumWidth == 40 })
  }

  @Test("does not draw lines of one point or without a width")
  func degenerateLines() {
    let commands = record { canvas in
      canvas.polyline([], red, width: 1)
      canvas.polyline([.zero], red, width: 1)
      canvas.polyline([.zero, Point(x: 1, y: 1)], red, width: 0)
      canvas.stroke(Rect(x: 0, y: 0, width: 5, height: 5), Stroke(red, width: 0))
    }
    #expect(commands.isEmpty)
  }

  @Test("magnifies a line, and leaves out one that is not to be seen")
  func lines() {
    let commands = record { canvas in
      canvas.scale(by: 0.5)
      canvas.multiplyOpacity(by: 0.5)
      canvas.line(along: .bottom, of: Rect(x: 2, y: 4, width: 20, height: 10), red)
      canvas.line(along: .left, of: Rect(x: 2, y: 4, width: 20, height: 10), red, width: 3)
      canvas.line(along: .top, of: Rect(x: 2, y: 4, width: 20, height: 10), red, width: 0)
      canvas.line(along: .top, of: Rect(x: 2, y: 4, width: 20, height: 0), red)
      canvas.line(along: .top, of: Rect(x: 2, y: 200, width: 20, height: 10), red)
      canvas.line(along: .top, of: Rect(x: 2, y: 4, width: 20, height: 10), .clear)
    }
    let rect = Rect(x: 1, y: 2, width: 10, height: 5)
    #expect(
      commands == [
        .line(rect, .bottom, red.opacity(0.5), width: 0.5),
        .line(rect, .left, red.opacity(0.5), width: 1.5),
      ])
  }

  @Test("magnifies dashes, widths and corners with everything else")
  func scaledStroke() {
    let commands = record { canvas in
      canvas.scale(by: 2)
      canvas.stroke(
        Rect(x: 1, y: 1, width: 5, height: 5),
        Stroke(red, width: 1.5, dash: Dash(on: 10, off: 4), cornerRadius: 3))
      canvas.polyline([.zero, Point(x: 1, y: 2)], red, width: 1)
      canvas.polygon([.zero, Point(x: 1, y: 2), Point(x: 3, y: 0)], red)
      // Two points enclose no area.
      canvas.polygon([.zero, Point(x: 1, y: 2)], red)
    }
    #expect(
      commands == [
        .stroke(
          Rect(x: 2, y: 2, width: 10, height: 10),
          Stroke(red, width: 3, dash: Dash(on: 20, off: 8), cornerRadius: 6)),
        .polyline([.zero, Point(x: 2, y: 4)], red, width: 2),
        .polygon([.zero, Point(x: 2, y: 4), Point(x: 6, y: 0)], red),
      ])
  }

  @Test("paints the colour of its appearance", arguments: Appearance.allCases)
  func appearance(_ appearance: Appearance) {
    let both = Color(light: Color(0xFFFFFF), dark: Color(0x101010))
    var canvas = Canvas(
      size: Size(width: 100, height: 60), text: FixedAdvanceText(), appearance: appearance)
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    canvas.multiplyOpacity(by: 0.5)
    canvas.fill(rect, both)
    canvas.stroke(rect, Stroke(both, width: 1))
    canvas.draw(TextRun("A", font: Font(.words, size: 11), color: both, anchor: .zero))
    canvas.line(along: .top, of: rect, both)
    canvas.polyline([.zero, Point(x: 4, y: 4)], both, width: 1)
    canvas.polygon([.zero, Point(x: 4, y: 4), Point(x: 4, y: 0)], both)
    let painted = canvas.commands.map { command -> Color? in
      switch command {
      case .fill(_, let color, _), .line(_, _, let color, _), .polyline(_, let color, _),
        .polygon(_, let color):
        color
      case .stroke(_, let stroke): stroke.color
      case .text(let run): run.color
      case .image(let run): run.tint
      case .pushClip, .popClip, .pushTransform, .popTransform: nil
      }
    }
    let color = both.resolved(for: appearance).opacity(0.5)
    #expect(painted == Array(repeating: color, count: 6))
  }

  @Test(
    "Under a transform, commands keep the coordinates before it, and what is visible is turned back"
  )
  func commandsUnderTransforms() {
    var canvas = Canvas(size: Size(width: 100, height: 60), text: FixedAdvanceText())
    canvas.translate(by: Point(x: 50, y: 30))
    let quarter = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 4, ty: 0)
    let outer = canvas.pushTransform(quarter)
    #expect(canvas.visibleRect == Rect(x: -30, y: -46, width: 60, height: 100))
    #expect(
      canvas.surface(Rect(x: 0, y: 0, width: 10, height: 20))
        == Rect(x: 34, y: 30, width: 20, height: 10))
    canvas.clip(to: Rect(x: -10, y: -10, width: 20, height: 20))
    canvas.fill(Rect(x: 0, y: 0, width: 5, height: 5), red)
    let inner = canvas.pushTransform(AffineTransform(scaleX: 2, y: 2))
    #expect(canvas.visibleRect == Rect(x: -5, y: -5, width: 10, height: 10))
    #expect(canvas.length(ofSurface: 3) == 1.5)
    // This fill lies outside the clip.
    canvas.fill(Rect(x: 6, y: 0, width: 5, height: 5), red)
    canvas.popTransform(inner)
    canvas.popTransform(outer)
    #expect(canvas.visibleRect == Rect(x: -50, y: -30, width: 100, height: 60))
    #expect(
      canvas.displayList(background: red).description == """
        canvas 100 60 #FF0000
        transform 0 1 -1 0 84 -20
          clip 40 20 20 20
            fill 50 30 5 5 #FF0000
            transform 2 0 0 2 -50 -30
            untransform
          unclip
        untransform

        """)
  }

  @Test("Nothing is moved to whole pixels under a transform")
  func alignmentUnderTransforms() {
    var canvas = Canvas(size: Size(width: 100, height: 60), text: FixedAdvanceText())
    let outer = canvas.pushTransform(AffineTransform(scaleX: 2, y: 2))
    canvas.align(Point(x: 0.3, y: 0.3))
    canvas.align(movedBy: Point(x: 0.3, y: 0.3))
    #expect(canvas.visibleRect.origin == .zero)
    canvas.popTransform(outer)
  }

  /// The texts that a canvas at half size draws, none of them smaller than 11 points.
  private func legibleTexts(
    _ string: String, _ font: Font, in rect: Rect, isCut: Bool = true
  ) -> [TextRun] {
    record { canvas in
      canvas.keepTextLegible(11)
      canvas.scale(by: 0.5)
      canvas.text(string, in: rect, font: font, color: red, isCut: isCut)
    }.compactMap { if case .text(let run) = $0 { run } else { nil } }
  }

  @Test("keeps text legible: larger, shortened, or absent")
  func legibility() {
    let words = Font(.words, size: 12)
    let numbers = Font(.numbers, size: 12)
    let wide = Rect(x: 0, y: 0, width: 100, height: 30)
    // Six characters of 6.6 points need 39.6 of 50.
    #expect(legibleTexts("Row 12", words, in: wide).map(\.font.size) == [11])
    #expect(legibleTexts("Row 12", Font(.words, size: 40), in: wide).map(\.font.size) == [20])
    // Ten characters do not fit. The beginning of words is still useful, that of a number is not.
    #expect(legibleTexts("Row 123456", words, in: wide).map(\.font.size) == [11])
    #expect(legibleTexts("Row 123456", words, in: wide).map(\.maximumWidth) == [50])
    #expect(legibleTexts("Row 123456", words, in: wide, isCut: false).isEmpty)
    #expect(legibleTexts("1234567890", numbers, in: wide).isEmpty)
    // Capitals are 8 points high.
    let low = Rect(x: 0, y: 0, width: 100, height: 15)
    #expect(legibleTexts("Row", words, in: low).isEmpty)
  }

  /// Whether a text 24 points wide is drawn, 8 points above and 2 below the baseline at its anchor.
  private func isDrawn(
    _ x: Double, _ y: Double, _ alignment: TextRun.Alignment, limit: (inout Canvas) -> Void
  ) -> Bool {
    let font = Font(.words, size: 10)
    return !record { canvas in
      limit(&canvas)
      canvas.draw(
        TextRun("four", font: font, color: red, anchor: Point(x: x, y: y), alignment: alignment))
    }.isEmpty
  }

  @Test("keeps lines of text inside a region: whole, or not at all")
  func textRegion() {
    func isDrawn(_ x: Double, _ y: Double, _ alignment: TextRun.Alignment) -> Bool {
      self.isDrawn(x, y, alignment) {
        $0.keepText(inside: Rect(x: 20, y: 20, width: 60, height: 60))
      }
    }
    #expect(isDrawn(50, 50, .center))
    #expect(isDrawn(20, 50, .leading) && !isDrawn(19, 50, .leading))
    #expect(isDrawn(56, 50, .leading) && !isDrawn(57, 50, .leading))
    #expect(isDrawn(80, 50, .trailing) && !isDrawn(81, 50, .trailing))
    #expect(isDrawn(32, 50, .center) && !isDrawn(31, 50, .center))
    #expect(isDrawn(50, 28, .center) && !isDrawn(50, 27, .center))
    #expect(isDrawn(50, 77, .center) && !isDrawn(50, 78, .center))
  }

  @Test("keeps lines of text off the edges of a rectangle, on either side")
  func textEdges() {
    func isDrawn(_ x: Double, _ y: Double) -> Bool {
      self.isDrawn(x, y, .leading) {
        $0.keepText(offEdgesOf: Rect(x: 40, y: 40, width: 40, height: 40), by: 3)
      }
    }
    #expect(isDrawn(45, 60) && !isDrawn(42, 60) && !isDrawn(54, 60))
    #expect(isDrawn(45, 51) && !isDrawn(45, 50) && isDrawn(45, 74) && !isDrawn(45, 75))
    #expect(isDrawn(45, 34) && !isDrawn(45, 36) && isDrawn(45, 91) && !isDrawn(45, 90))
    #expect(isDrawn(12, 60) && !isDrawn(14, 60) && isDrawn(84, 60))
  }

  @Test("says whether text may fill a rectangle, in the coordinates in force")
  func admittedText() {
    _ = record { canvas in
      #expect(canvas.admitsText(in: Rect(x: -100, y: 0, width: 400, height: 10)))
      canvas.keepText(inside: Rect(x: 20, y: 20, width: 60, height: 60))
      canvas.scale(by: 2)
      #expect(canvas.admitsText(in: Rect(x: 10, y: 10, width: 30, height: 30)))
      #expect(!canvas.admitsText(in: Rect(x: 10, y: 10, width: 31, height: 30)))
      canvas.keepText(offEdgesOf: Rect(x: 20, y: 20, width: 10, height: 10), by: 1)
      #expect(canvas.admitsText(in: Rect(x: 21, y: 21, width: 8, height: 8)))
      #expect(!canvas.admitsText(in: Rect(x: 12, y: 12, width: 8, height: 8)))
      #expect(canvas.admitsText(in: Rect(x: 11, y: 11, width: 8, height: 8)))
    }
  }
}
