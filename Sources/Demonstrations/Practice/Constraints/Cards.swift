import Drawing
import SceneParts
import ScrollEngine

/// A coloured view that shows its name and is positioned by constraints.
class Card: View {
  private let colors: Palette.Table

  private static let font = Font(.words, size: 13, weight: .bold)

  init(_ name: String, _ colors: Palette.Table) {
    self.colors = colors
    super.init()
    identifier = name
    translatesAutoresizingMaskIntoConstraints = false
  }

  /// The area of the card's text, in the card's own coordinates.
  var words: Rect { Rect(x: 12, y: 6, width: min(70, max(0, bounds.width - 24)), height: 18) }

  override func boundsDidChange(from old: Rect) {
    super.boundsDidChange(from: old)
    setNeedsDisplay()
  }

  override func draw(in canvas: inout Canvas) {
    canvas.fill(bounds, colors.frame, cornerRadius: 8)
    canvas.stroke(bounds, Stroke(colors.cell, width: 2, cornerRadius: 8))
    drawName(in: &canvas)
  }

  func drawName(in canvas: inout Canvas) {
    canvas.text(identifier ?? "", in: words, font: Self.font, color: Palette.text)
  }
}

/// A card with a text of several lines; constraints inside the card determine its height.
final class NoteCard: Card {
  private let label = Label()
  private let sentences: [String]

  /// At least 15 points: a stage at a small scale enlarges smaller fonts, and the text would not
  /// fit.
  private static let noteFont = Font(.words, size: 15)
  private static let padding = 12.0

  /// The number of sentences that the card shows.
  var count: Int {
    didSet { label.text = sentences.prefix(count).joined(separator: " ") }
  }

  var limit: Int { sentences.count }

  init(
    _ name: String, _ colors: Palette.Table, sentences: [String], count: Int,
    text: any TextMeasuring
  ) {
    self.sentences = sentences
    self.count = count
    super.init(name, colors)
    label.font = Self.noteFont
    label.numberOfLines = 0
    label.textColor = Palette.text
    label.textMeasuring = text
    label.text = sentences.prefix(count).joined(separator: " ")
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    LayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: Self.padding),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Self.padding),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Self.padding),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Self.padding),
    ])
  }

  override var words: Rect { label.frame }
  override func drawName(in canvas: inout Canvas) {}
}
