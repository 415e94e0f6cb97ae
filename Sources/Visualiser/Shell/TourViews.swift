import SceneParts
import ScrollEngine

/// The position of a guided path's card.
enum TourCardPlace: Hashable {
  /// On the stage, beside its only viewport.
  case onStage
  /// Below the stage or at its right; the stage shrinks.
  case below, right
}

/// The views of a guided path, which lie at different depths of the window.
@MainActor
final class TourViews {
  let card: TourCard
  /// The background of a card below the stage or at its right.
  let bed = View()
  /// The ring around the part that a step explains.
  let ring: FocusRing
  var cardPlace = TourCardPlace.onStage
  /// The height or width that the card takes from the stage, in points.
  var cardRoom = 0.0
  /// Whether the last step showed the frames of the tables.
  var showedFrames = false

  init(_ theme: Theme, _ text: any TextMeasuring) {
    card = TourCard(theme: theme, text: text)
    ring = FocusRing(color: theme.accent, style: .callout(theme.panel))
  }
}
