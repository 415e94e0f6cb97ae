/// An object that exchanges preferred sizes with its parent and children, as a controller does.
@preconcurrency @MainActor
public protocol ContentContainer: AnyObject {
  /// The preferred size in points; zero for no preference.
  var preferredContentSize: Size { get }

  /// Called after a child has changed its ``ViewController/preferredContentSize``.
  func preferredContentSizeDidChange(forChildContentContainer container: any ContentContainer)

  /// Called before the size of the view changes together with that of its window; `size` is in points.
  func viewWillTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator)

  /// The size that a child's view will have, in points, once this view has `parentSize`.
  func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: Size
  ) -> Size
}

extension ContentContainer {
  /// Does nothing.
  public func viewWillTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) {}

  /// The whole size of the parent.
  public func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: Size
  ) -> Size { parentSize }
}
