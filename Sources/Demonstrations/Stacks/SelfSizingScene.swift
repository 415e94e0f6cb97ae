import Drawing
internal import Randomness
package import SceneParts
import ScrollEngine

extension SceneDescription {
  package static let selfSizing = SceneDescription(
    name: "self-sizing", title: "Self-sizing views", group: .stacksAndMaps,
    article: "Scroll views in scroll views: plain views, and views with Auto Layout",
    sentence: "A card above grew: left, the offset grew with it; right, what you see moved.",
    variants: ["anchored", "not anchored"],
    variantSentences: [
      "+ and - change a card above: what you see stays put. Or tap a card.",
      "+ and - change a card above: what you see moves by as much.",
    ],
    poster: Poster(
      variant: 0, beside: 1, at: 2.4,
      [.wheel(0.3, in: "1/container", at: (160, 220), notches: -11.3), .type(1.6, "+")])
  ) { context in
    SelfSizingScene(
      seed: context.seed, text: context.text, isAnchored: context.variant == 0)
  }
}

/// Ten plain views with fixed heights, and between them cards that are as high as their text.
@MainActor
final class SelfSizingScene: Scene {
  let panes: [Pane]
  let panel: (any ScenePanel)?
  let container = ContainerScrollView()
  let cards: [TextCard]
  let blocks: [PlainBlock]
  private let log: SizeLog

  private static let blockCount = 10
  /// The range of the plain views' heights, in points, from the article's example.
  private static let heights = 100...599
  private static let sentences = [
    "This card is as tall as its text.",
    "Nobody sets its height: sizeThatFits returns one for the width it is given.",
    "When the text changes, it says so, and the container asks again.",
    "The views below it make room in the same layout.",
    "Views above the visible part may grow and shrink as they like.",
    "The container adjusts its offset by the same amount, so that nothing moves on the screen.",
    "This holds at rest, in a drag and while decelerating.",
  ]

  init(seed: UInt64, text: any TextMeasuring, isAnchored: Bool) {
    let values = SeededValues(seed)
    let choices = Self.heights.upperBound - Self.heights.lowerBound + 1
    blocks = (0..<Self.blockCount).map { number in
      PlainBlock(
        "Plain view \(number + 1)",
        height: Double(Self.heights.lowerBound + values.number(below: choices, number, 0)),
        color: Palette.first.frame)
    }
    cards = (0..<Self.blockCount).map { number in
      TextCard(
        "Card \(number + 1)", sentences: Self.sentences,
        count: 1 + values.number(below: 4, number, 1),
        color: Palette.second.frame, text: text)
    }
    let views = zip(cards, blocks).flatMap { [$0 as View, $1] }
    let container = container
    container.spacing = 12
    container.anchorsContent = isAnchored
    container.clipsToBounds = false
    container.backgroundColor = Palette.surface
    for view in views { container.addArrangedSubview(view) }
    let log = SizeLog(container: container)
    self.log = log
    panel = log
    panes = [
      Pane(
        title: isAnchored ? "anchorsContent = true" : "anchorsContent = false",
        shortTitle: "Container", root: container, rootID: "container",
        decorations: [SizesDecoration(container: container, log: log)],
        otherViews: zip(cards, blocks).enumerated().flatMap { number, pair in
          [("card\(number + 1)", pair.0 as View), ("plain\(number + 1)", pair.1)]
        },
        viewport: Size(width: 320, height: 440),
        figure: {
          Pane.Figure(
            container.offsetFacts.y.words, label: "contentOffset.y", verdict: .neutral,
            widest: "0000.0")
        })
    ]
    for card in cards { card.onTap = { [unowned self] in toggle($0) } }
  }

  /// Makes a card show all of its text, or only the first sentence if it shows all.
  private func toggle(_ card: TextCard) {
    let count = card.sentenceCount == card.sentenceLimit ? 1 : card.sentenceLimit
    log.note(change: card) {
      container.animateChanges { card.sentenceCount = count }
    }
  }

  var facts: (any SceneFacts)? {
    let last = log.last
    return SelfSizingFacts(
      offset: container.contentOffset.y, card: last?.card.title,
      growth: last?.growth ?? 0, shift: last?.shift ?? 0, movement: last?.movement,
      firstHeight: cards[0].frame.height, firstCount: cards[0].sentenceCount)
  }

  // MARK: Cards that are not visible

  let canChangeRows = true
  func addRow() { changeCardAbove(by: 1) }
  func removeRow() { changeCardAbove(by: -1) }

  /// The last card above the visible part, or else the first card.
  private var cardAbove: TextCard {
    cards.last { card in
      (container.contentFrame(of: card)?.maxY ?? .infinity) <= container.contentOffset.y
    } ?? cards[0]
  }

  private func changeCardAbove(by change: Int) {
    let card = cardAbove
    let count = min(max(card.sentenceCount + change, 1), card.sentenceLimit)
    guard count != card.sentenceCount else { return }
    log.note(change: card) { card.sentenceCount = count }
  }
}
