import SceneParts

/// The effect of the latest change of a card.
package struct SelfSizingFacts: SceneFacts {
  package let offset: Double
  /// The name of the card that changed last; nil before the first change.
  package let card: String?
  /// By how much the card has grown, and the offset has changed; in points.
  package let growth: Double
  package let shift: Double
  /// How far the views in sight have moved, in points; nil if the card itself was in sight.
  package let movement: Double?
  /// The height of the first card, in points, and its number of sentences.
  package let firstHeight: Double
  package let firstCount: Int
}
