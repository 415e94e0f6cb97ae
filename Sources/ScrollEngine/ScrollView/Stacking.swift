/// What a scroll view that is stacked knows of the container that scrolls it.
@MainActor
final class Stacking {
  // Both hold this, or are held by who does.
  unowned(unsafe) let container: any StackContainer
  /// The view that is stacked: the scroll view itself, or the one that provides it.
  unowned(unsafe) let arrangedView: View
  /// Along it the container scrolls; across it the scroll view does, as ever.
  let axis: Axis
  /// What of the frame lies below the insets of the container and what is pinned, in points.
  var obscuredInset = EdgeInsets.zero
  /// What the view has been told of a gesture of the container's.
  var part = GesturePart.none
  /// Whether the change of size that is about to be told goes with an animation.
  var animatesChange = false

  init(in container: any StackContainer, as arrangedView: View, along axis: Axis) {
    self.container = container
    self.arrangedView = arrangedView
    self.axis = axis
  }

  /// What a gesture of the container makes the view say of itself.
  var gestureFlags: GestureFlags {
    switch part {
    case .none: []
    case .dragging, .released: container.gestureFlags.subtracting(.decelerating)
    case .decelerating, .caught, .releasedAgain: container.gestureFlags
    }
  }
}

/// Scrolls other scroll views in their place, along an axis.
@MainActor
protocol StackContainer: ScrollView {
  /// The view in it that goes on correcting the way to a place in it which a program has named.
  var targetFollower: (any TargetFollowing)? { get set }

  /// - Parameter shift: By how many points what is seen of the scroll view lies further along in it:
  ///   the container moves on as far, so that it stays where it is on screen.
  func contentSizeDidChange(
    of scrollView: ScrollView, from old: Size, movingContentBy shift: Double)

  /// The size will be another one when somebody asks for it, and nobody else is going to ask.
  func contentSizeBecameStale(of scrollView: ScrollView)

  func contentInsetDidChange(of scrollView: ScrollView, from old: EdgeInsets)

  /// The scroll view has a refresh control, or has none any more.
  func refreshControlDidChange(of scrollView: ScrollView)

  /// Where a point of a scroll view's content lies in the container's, along its axis.
  func position(of point: Double, in scrollView: ScrollView) -> Double

  /// Brings the frame and the offset of a scroll view up to date at once.
  func placeNow(_ scrollView: ScrollView)

  /// The offset of a scroll view when the container has come to rest, in points.
  func contentOffset(of scrollView: ScrollView, atRest target: Point) -> Point

  /// What of a scroll view will be in sight when it has come to rest, in points of its content.
  func visibleRect(of scrollView: ScrollView, atRest target: Point) -> Rect

  /// What of the visible part is covered where a view is scrolled to, in points.
  func coveredInset(above view: View) -> EdgeInsets
}
