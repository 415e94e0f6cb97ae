/// What a container knows of one of its children, beside its place.
struct ArrangedItem {
  /// Scrolls in the container's way: it is cut to what is visible. nil for a child that keeps its
  /// length, because it does not scroll, or along the other axis only.
  var scroller: ScrollView?
  /// Its own size, in points: the one it came with, or was given since.
  var natural: Size
  var isShown: Bool
  /// Whether it has ever said in `sizeThatFits` that it would like to have another size than it had.
  var hasOwnWish = false
  /// What is out of the ordinary; nil for most.
  var traits: ArrangedTraits?
}

/// What a program, or an animation, has asked for one child of a container.
struct ArrangedTraits {
  var margins = EdgeInsets.zero
  var customSpacing: Double?
  var alignment = StackingScrollView.Alignment.fill
  var pinning = StackingScrollView.Pinning.none
  /// By how many points the slot is longer than it is going to be, while it changes in an animation.
  var lag = 0.0
  /// Space before the child in points that closes in an animation: a sibling was there.
  var gap = 0.0
}
