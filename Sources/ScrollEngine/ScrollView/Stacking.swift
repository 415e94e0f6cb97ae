/// What a stacked scroll view knows of the container that scrolls it.
@MainActor
final class Stacking {
  // Each either holds this object or is held by an object that does.
  unowned(unsafe) let container: any StackContainer
  /// Where the container is, or was.
  let place: UnsafeMutableRawPointer
  /// The stacked view: the scroll view itself, or the view that provides it.
  unowned(unsafe) let arrangedView: View
  /// The container scrolls along this axis; the scroll view itself scrolls across it.
  let axis: Axis
  /// How much of the frame the container's insets and pinned views obscure, in points.
  var obscuredInset = EdgeInsets.zero
  /// How much of the container's gesture the view has been told.
  var part = GesturePart.none
  /// Whether the size change about to be reported is animated.
  var animatesChange = false

  init(in container: any StackContainer, as arrangedView: View, along axis: Axis) {
    self.container = container
    place = Unmanaged.passUnretained(container as ScrollView).toOpaque()
    self.arrangedView = arrangedView
    self.axis = axis
  }

  /// The gesture state that the container's gesture makes the view report.
  var gestureFlags: GestureFlags {
    switch part {
    case .none: []
    case .dragging, .released: container.gestureFlags.subtracting(.decelerating)
    case .decelerating, .caught, .releasedAgain: container.gestureFlags
    }
  }
}

/// Scrolls other scroll views along an axis.
@MainActor
protocol StackContainer: ScrollView {
  /// The view that keeps correcting the way to a target in it that a program has named.
  var targetFollower: (any TargetFollowing)? { get set }

  /// The content size has changed. The visible part of the scroll view lies `shift` points further
  /// along in it: the container moves as far, so that it stays where it is on screen.
  func contentSizeDidChange(
    of scrollView: ScrollView, from old: Size, movingContentBy shift: Double)

  /// The size will differ when next asked for, and nothing else will ask.
  func contentSizeBecameStale(of scrollView: ScrollView)

  func contentInsetDidChange(of scrollView: ScrollView, from old: EdgeInsets)

  /// The scroll view has gained or lost a refresh control.
  func refreshControlDidChange(of scrollView: ScrollView)

  /// The position in the container's content of a point of a scroll view's content, along its axis.
  func position(of point: Double, in scrollView: ScrollView) -> Double

  /// Updates the frame and offset of a scroll view at once.
  func placeNow(_ scrollView: ScrollView)

  /// The offset of a scroll view once the container has come to rest, in points.
  func contentOffset(of scrollView: ScrollView, atRest target: Point) -> Point

  /// The part of a scroll view that will be visible at rest, in points of its content.
  func visibleRect(of scrollView: ScrollView, atRest target: Point) -> Rect

  /// How much of the visible part is covered where a view is scrolled to, in points.
  func coveredInset(above view: View) -> EdgeInsets
}
