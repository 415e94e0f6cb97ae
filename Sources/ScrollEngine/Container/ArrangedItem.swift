/// The properties of a child in a container, except its position.
struct ArrangedItem {
  /// Scrolls along the container's axis and is cut to its visible part; nil for a child that keeps
  /// its length, because it does not scroll, or only along the other axis.
  var scroller: ScrollView?
  /// Its own size, in points: the one it came with, or has been given since.
  var natural: Size
  var isShown: Bool
  /// Whether `sizeThatFits` has ever asked for a size other than the current one.
  var hasOwnWish = false
  /// Special requests; nil for most children.
  var traits: ArrangedTraits? {
    get { boxedTraits?.value }
    set { boxedTraits = newValue.map { Box($0) } }
  }
  private var boxedTraits: Box<ArrangedTraits>?

  init(scroller: ScrollView?, natural: Size, isShown: Bool) {
    self.scroller = scroller
    self.natural = natural
    self.isShown = isShown
  }
}

/// The requests of a program or an animation for one child of a container.
struct ArrangedTraits {
  var margins = EdgeInsets.zero
  var customSpacing: Double?
  var alignment = StackingScrollView.Alignment.fill
  var pinning = StackingScrollView.Pinning.none
  /// How many points longer the slot is than its final length, while an animation changes it.
  var lag = 0.0
  /// Whether the child has its final frame during the animation: its constraints need that length.
  var keepsFrame = false
  /// Space before the child, in points, that an animation is closing: a sibling was there.
  var gap = 0.0
}
