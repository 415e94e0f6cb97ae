/// The properties of a child in a container, except its position.
struct ArrangedItem {
  /// The child's scroll view, if it scrolls along the container's axis and so is cut to its visible
  /// part; nil for a child that keeps its length, because it does not scroll, or scrolls only along
  /// the other axis.
  var scroller: ScrollView?
  /// The child's own size, in points: the size with which it was stacked, or a later one.
  var natural: Size
  var isShown: Bool
  /// Whether constraints or `sizeThatFits` have ever given a size other than the view's size at
  /// that time.
  var hasOwnWish = false
  /// The child's margins, spacing, alignment, pinning and animation; nil for most children.
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

/// The properties of one child of a container that a program or an animation has set.
struct ArrangedTraits {
  var margins = EdgeInsets.zero
  var customSpacing: Double?
  var alignment = StackingScrollView.Alignment.fill
  var pinning = StackingScrollView.Pinning.none
  /// How many points longer the slot is than its final length, while an animation changes it.
  var lag = 0.0
  /// Whether the child has its final frame during the animation, because its constraints need the
  /// final length.
  var keepsFrame = false
  /// The space before the child, in points, that a removed sibling has left and an animation
  /// closes.
  var gap = 0.0
}
