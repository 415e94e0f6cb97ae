import SceneParts
import ScrollEngine

/// A picture, a note and a map below each other.
@MainActor
struct CardColumn {
  let picture = Card("picture", Palette.first)
  let note: NoteCard
  let map = Card("map", Palette.many[2])

  static let margin = 24.0
  /// The space above the first card in a page that shows its name, in points.
  static let topMargin = 40.0

  private static let sentences = [
    "This text says how high it is.",
    "One sentence more: the note grows.",
    "The content ends below the map: it grows by as much.",
    "Nobody sets contentSize.",
  ]

  init(text: any TextMeasuring, sentences: Int) {
    note = NoteCard(
      "note", Palette.second, sentences: Self.sentences, count: sentences, text: text)
  }

  var cards: [Card] { [picture, note, map] }

  func addSentence() { note.count = min(note.count + 1, note.limit) }
  func removeSentence() { note.count = max(note.count - 1, 1) }

  /// Adds the cards to a view, and constrains them to each other and the first one to `top`.
  func bind(
    in view: View, below top: LayoutYAxisAnchor, margin: Double, _ plan: ConstraintPlan
  ) {
    for card in cards { view.addSubview(card) }
    plan.hold("top", picture.topAnchor.constraint(equalTo: top, constant: margin), lane: -24)
    for (upper, lower) in zip(cards, cards.dropFirst()) {
      plan.hold(
        "gap", lower.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: Self.margin),
        lane: -100)
    }
  }
}
