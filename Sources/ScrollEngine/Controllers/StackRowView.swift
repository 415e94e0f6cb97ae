/// The row of a controller in a stack: it contains the controller's view and computes its length.
///
/// The row retains the controller, which has no reference to the row.
class StackRowView: View, ArrangingParent {
  final let viewController: ViewController

  /// Whether the stack has made the controller appear.
  final var hasAppeared = false
  /// The visible fraction that was last reported to the delegate.
  final var fraction = 0.0
  /// The number of the latest pass that found the row visible.
  final var lastLook = 0

  /// The length that the controller's appearance requests, in points; zero if it requests none.
  final var explicitLength: Double {
    didSet {
      requireLength()
      if oldValue != explicitLength { invalidateIntrinsicContentSize() }
    }
  }
  /// The size that the controller's view had initially, or has been given since.
  private var ownSize: Size
  /// The last result of `sizeThatFits` that differed from the current size.
  private var fittingSize: Size?
  private var isPlacing = false

  init(_ viewController: ViewController, length: Double) {
    self.viewController = viewController
    explicitLength = length
    let view = viewController.view
    ownSize = view.hasProvisionalSize ? .zero : view.uprightFrame.size
    super.init(frame: Rect(origin: .zero, size: ownSize))
    requireLength()
    addSubview(viewController.view)
    viewController.view.isArranged = true
  }

  private func requireLength() {
    require(
      explicitLength.isFinite && explicitLength >= 0,
      "StackController: the height \(explicitLength) of \(viewController) is not at least 0")
  }

  /// Removes the controller's view from the row, and restores the view's own size.
  final func letGo() {
    guard let view = viewController.viewIfLoaded, view.superview === self else { return }
    view.isArranged = false
    view.removeFromSuperview()
    view.uprightFrame.size = ownSize
  }

  /// The space around the content, in points.
  var margins: EdgeInsets { .zero }

  // MARK: Length

  override func sizeThatFits(_ size: Size) -> Size {
    let axis = (superview as? StackingScrollView)?.axis ?? .vertical
    var wish = size
    wish[axis] = length(along: axis, fitting: size)
    return wish
  }

  private func length(along axis: Axis, fitting size: Size) -> Double {
    if explicitLength > 0 { return explicitLength }
    let constrained = constrainedLength(along: axis, fitting: size)
    if constrained > 0 { return constrained }
    let preferred = viewController.preferredContentSize[axis]
    if preferred > 0 { return preferred }
    let view = viewController.view
    let fitting = view.sizeThatFits(size)
    // Ignores an answer equal to the current size: a view without a preference returns that size,
    // which an animation may have set for the moment.
    if fitting != view.bounds.size { fittingSize = fitting }
    let length = (fittingSize ?? ownSize)[axis]
    require(
      length.isFinite && length > 0,
      "StackController: \(viewController) has no \(axis == .vertical ? "height" : "width"): give "
        + "it one by .view(height:), constraints, preferredContentSize, sizeThatFits or the frame of "
        + "its view")
    return length
  }

  /// The length that the constraints in the controller's view determine; zero if they determine
  /// none.
  private func constrainedLength(along axis: Axis, fitting size: Size) -> Double {
    let view = viewController.view
    let breadth = size[axis.across].isFinite ? size[axis.across] : view.bounds.size[axis.across]
    return view.constrainedSize(along: axis, breadth: breadth)?[axis] ?? 0
  }

  override func subviewDidResize(_ view: View) {
    guard !isPlacing, view === viewController.viewIfLoaded else { return }
    ownSize = view.uprightFrame.size
    fittingSize = nil
    invalidateIntrinsicContentSize()
    placeContent()
  }

  final func subviewDidInvalidateSize(_ view: View) { invalidateIntrinsicContentSize() }

  final func subviewWasHidden(_ view: View) { isHidden = view.isHidden }

  // MARK: Placing

  override func boundsDidChange(from old: Rect) {
    super.boundsDidChange(from: old)
    placeContent()
  }

  private func placeContent() {
    isPlacing = true
    place(viewController.view)
    isPlacing = false
  }

  func place(_ view: View) { view.uprightFrame = bounds }
}

/// The row of a controller that shows only the visible part of a scroll view.
final class StackScrollRowView: StackRowView, ScrollViewProviding {
  let scrollView: ScrollView
  final var insets: EdgeInsets

  init(_ viewController: ViewController, _ scrollView: ScrollView, insets: EdgeInsets) {
    require(
      scrollView.isDescendant(of: viewController.view),
      "StackController: \(scrollView) of \(viewController) does not lie in its view")
    self.scrollView = scrollView
    self.insets = insets
    super.init(viewController, length: 0)
  }

  override var margins: EdgeInsets { insets }

  override func sizeThatFits(_ size: Size) -> Size { bounds.size }

  /// The container sets the scroll view's frame and offset.
  override func place(_ view: View) {
    if view !== scrollView { super.place(view) }
  }
}
