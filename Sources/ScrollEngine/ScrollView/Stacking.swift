/// The relation of a stacked scroll view to the container that scrolls it.
@MainActor
final class Stacking {
  // Unowned, because each of these objects retains this one, or is retained by an object that does.
  unowned(unsafe) let container: any StackContainer
  /// The address of the container, which may have been deallocated.
  let place: UnsafeMutableRawPointer
  /// The stacked view: the scroll view itself, or the view that provides it.
  unowned(unsafe) let arrangedView: View
  /// The axis along which the container scrolls; the scroll view itself scrolls along the other
  /// axis.
  let axis: Axis
  /// How much of the frame the container's insets and pinned views obscure, in points.
  var obscuredInset = EdgeInsets.zero
  /// The stage of the container's gesture that the calls to the view have reached.
  var part = GesturePart.none
  /// Whether the size change about to be reported is animated.
  var animatesChange = false

  init(in container: any StackContainer, as arrangedView: View, along axis: Axis) {
    self.container = container
    place = Unmanaged.passUnretained(container as ScrollView).toOpaque()
    self.arrangedView = arrangedView
    self.axis = axis
  }

  /// The part of the container's gesture state that the view reports as its own.
  var gestureFlags: GestureFlags {
    switch part {
    case .none: []
    case .dragging, .released: container.gestureFlags.subtracting(.decelerating)
    case .decelerating, .caught, .releasedAgain: container.gestureFlags
    }
  }
}

/// A scroll view that scrolls other scroll views inside it along an axis.
@MainActor
protocol StackContainer: ScrollView {
  /// The view that corrects the path to a program's scroll target inside it; nil if there is none.
  var targetFollower: (any TargetFollowing)? { get set }

  /// Called after the content size changed. The visible part of the scroll view is `shift` points
  /// further along in the new content; the container moves by the same distance, so that the
  /// visible part stays in place on screen.
  func contentSizeDidChange(
    of scrollView: ScrollView, from old: Size, movingContentBy shift: Double)

  /// Called when the content size is out of date and will be computed only when the container reads
  /// it.
  func contentSizeBecameStale(of scrollView: ScrollView)

  func contentInsetDidChange(of scrollView: ScrollView, from old: EdgeInsets)

  /// Called after the scroll view gained or lost a refresh control.
  func refreshControlDidChange(of scrollView: ScrollView)

  /// The position in the container's content of a point of a scroll view's content, along the
  /// container's axis.
  func position(of point: Double, in scrollView: ScrollView) -> Double

  /// Updates the frame and offset of a scroll view at once.
  func placeNow(_ scrollView: ScrollView)

  /// The offset of a scroll view when the container is at rest at `target`, in points.
  func contentOffset(of scrollView: ScrollView, atRest target: Point) -> Point

  /// The visible part of a scroll view when the container is at rest at `target`, in points of the
  /// scroll view's content.
  func visibleRect(of scrollView: ScrollView, atRest target: Point) -> Rect

  /// How much of the container's visible part is covered when it scrolls to a view, in points.
  func coveredInset(above view: View) -> EdgeInsets
}
