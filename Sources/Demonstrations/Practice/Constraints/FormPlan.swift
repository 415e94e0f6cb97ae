import SceneParts
import ScrollEngine

/// Cards constrained to the content directly: their sizes and margins determine the content size.
final class FormPlan: ConstraintPlan {
  private let column: CardColumn

  private static let width = 252.0

  init(text: any TextMeasuring) {
    column = CardColumn(text: text, sentences: 2)
    super.init(ScrollView(), name: "form", title: "Sizes from inside")
    let content = scrollView.contentLayoutGuide
    let margin = CardColumn.margin
    column.bind(in: scrollView, below: content.topAnchor, margin: margin, self)
    for card in column.cards {
      let lane = card === column.note ? 38.0 : 56
      hold(
        "leading", card.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: margin),
        lane: lane)
      hold(
        "trailing",
        card.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -margin),
        lane: lane)
    }
    hold("width", column.picture.widthAnchor.constraint(equalToConstant: Self.width), lane: -18)
    hold("height", column.picture.heightAnchor.constraint(equalToConstant: 96), lane: -60)
    hold("height", column.map.heightAnchor.constraint(equalToConstant: 96), lane: -60)
    hold(
      "bottom",
      column.map.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -margin),
      lane: -100)
  }

  override var cards: [Card] { column.cards }
  override var target: Card? { column.picture }
  override func contradiction() -> LayoutConstraint? {
    column.picture.heightAnchor.constraint(equalToConstant: 118)
  }
  override func add() { column.addSentence() }
  override func remove() { column.removeSentence() }
}

/// A page constrained to all edges of the content. The page's own size is ambiguous until a person
/// adds constraints.
final class OpenPlan: ConstraintPlan {
  private let column: CardColumn
  private let page = Card("page", Palette.many[6])
  /// The missing constraints that a person has added so far.
  private var added: [LayoutConstraint] = []

  init(text: any TextMeasuring) {
    column = CardColumn(text: text, sentences: 2)
    super.init(ScrollView(), name: "form", title: "Nothing says the size")
    scrollView.addSubview(page)
    bindEdgesToContent(page)
    column.bind(in: page, below: page.topAnchor, margin: CardColumn.topMargin, self)
    for card in column.cards {
      hold(
        "leading",
        card.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: CardColumn.margin),
        lane: card === column.note ? 38 : 56)
      hold(
        "width", card.widthAnchor.constraint(equalToConstant: 252),
        lane: card === column.note ? -6 : -18)
    }
    hold("height", column.picture.heightAnchor.constraint(equalToConstant: 96), lane: -60)
    hold("height", column.map.heightAnchor.constraint(equalToConstant: 96), lane: -60)
  }

  override var cards: [Card] { [page] + column.cards }
  override var target: Card? { column.picture }
  override func contradiction() -> LayoutConstraint? {
    column.picture.heightAnchor.constraint(equalToConstant: 118)
  }

  /// Adds the width of the page, then the constraint below the last card.
  override func add() {
    switch added.count {
    case 0:
      added.append(
        hold(
          "width",
          page.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor), lane: 28))
    case 1:
      added.append(
        hold(
          "bottom",
          column.map.bottomAnchor.constraint(
            equalTo: page.bottomAnchor, constant: -CardColumn.margin),
          lane: -100))
    default: break
    }
  }

  override func remove() {
    if let last = added.popLast() { drop(last) }
  }
}

/// A content view as wide as the frame and as high as its cards; no size is a constant.
final class ContentViewPlan: ConstraintPlan {
  private let column: CardColumn
  private let page = Card("page", Palette.many[6])

  init(text: any TextMeasuring) {
    column = CardColumn(text: text, sentences: 2)
    super.init(ScrollView(), name: "form", title: "A content view between")
    let margin = CardColumn.margin
    scrollView.addSubview(page)
    bindEdgesToContent(page)
    hold(
      "width", page.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      lane: 28)
    column.bind(in: page, below: page.topAnchor, margin: CardColumn.topMargin, self)
    for card in column.cards {
      let lane = card === column.note ? 38.0 : 56
      hold(
        "leading", card.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: margin),
        lane: lane)
      hold(
        "trailing",
        card.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -margin),
        lane: lane)
    }
    for card in [column.picture, column.map] {
      hold(
        "height", card.heightAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.4),
        lane: -60)
    }
    hold(
      "bottom", column.map.bottomAnchor.constraint(equalTo: page.bottomAnchor, constant: -margin),
      lane: -100)
  }

  override var cards: [Card] { [page] + column.cards }
  override var target: Card? { column.picture }
  override func contradiction() -> LayoutConstraint? {
    column.picture.heightAnchor.constraint(equalToConstant: 118)
  }
  override func add() { column.addSentence() }
  override func remove() { column.removeSentence() }
}
