import Extents

/// A scroll view that stacks its arranged subviews from top to bottom, each as wide as itself.
///
/// It keeps where each child starts in a sum tree, so a child that changes its height costs
/// O(log n). The two kinds of containers differ in what they show of a child that scrolls:
/// ``NaiveContainerScrollView`` all of its content, ``ContainerScrollView`` the visible slice.
open class StackingScrollView: ScrollView, ContentSizeObserving {
  /// The stacked views, from top to bottom.
  public private(set) var arrangedSubviews: [View] = []

  /// The lengths of the children along the stacking axis, in their order.
  final var extents = Extents()
  /// Subviews that are not stacked; they lie above those that are.
  final private(set) var otherSubviews: [View] = []

  private var wasScrollEnabled: [ObjectIdentifier: Bool] = [:]
  private var indices: [ObjectIdentifier: Int] = [:]
  private var indicesAreStale = false
  private var isArranging = false
  /// Whether children came, went or moved since the subclass last looked.
  final var arrangementIsStale = false

  // MARK: Children

  /// Stacks a view below the others; one that is already stacked moves there.
  public func addArrangedSubview(_ view: View) {
    insertArrangedSubview(
      view, at: isArranged(view) ? arrangedSubviews.count - 1 : arrangedSubviews.count)
  }

  /// Stacks a view at a place in the order; one that is already stacked moves there.
  ///
  /// - Precondition: `index` lies in `0...arrangedSubviews.count`, counted without `view`.
  public func insertArrangedSubview(_ view: View, at index: Int) {
    if isArranged(view) { forget(view) }
    precondition(
      (0...arrangedSubviews.count).contains(index),
      "StackingScrollView: index \(index) is outside 0...\(arrangedSubviews.count)")
    extents.insert(extent(of: view), at: index)
    arrangedSubviews.insert(view, at: index)
    indicesAreStale = true
    arrangementIsStale = true
    isArranging = true
    addSubview(view)
    isArranging = false
    if let scrollView = view as? ScrollView {
      wasScrollEnabled[ObjectIdentifier(view)] = scrollView.isScrollEnabled
      scrollView.isScrollEnabled = false
      scrollView.contentSizeObserver = self
    }
    place(view)
    childrenDidChange()
  }

  /// Takes a view out of the stack and out of the hierarchy, and gives back what stacking changed.
  public func removeArrangedSubview(_ view: View) {
    view.removeFromSuperview()
  }

  open override func didAddSubview(_ view: View) {
    if !isArranging { otherSubviews.append(view) }
  }

  open override func willRemoveSubview(_ view: View) {
    if isArranged(view) {
      forget(view)
    } else {
      otherSubviews.removeAll { $0 === view }
    }
  }

  private func forget(_ view: View) {
    guard let index = index(of: view) else { return }
    if let scrollView = view as? ScrollView {
      scrollView.contentSizeObserver = nil
      scrollView.isScrollEnabled =
        wasScrollEnabled.removeValue(forKey: ObjectIdentifier(view)) ?? true
    }
    arrangedSubviews.remove(at: index)
    extents.remove(at: index)
    indicesAreStale = true
    arrangementIsStale = true
    childrenDidChange()
  }

  private func isArranged(_ view: View) -> Bool { index(of: view) != nil }

  /// The place of a child in the stack, or nil for a view that is not stacked.
  final func index(of view: View) -> Int? {
    if indicesAreStale {
      indicesAreStale = false
      indices = Dictionary(
        uniqueKeysWithValues: arrangedSubviews.enumerated().map { (ObjectIdentifier($1), $0) })
    }
    return indices[ObjectIdentifier(view)]
  }

  /// Gives a child its frame.
  func place(_ view: View) {}

  /// Where all of a child's content lies in the container's content, as if nothing were cut off.
  ///
  /// - Returns: nil for a view that is not stacked.
  /// - Complexity: O(log n) in the number of children.
  public final func contentFrame(of view: View) -> Rect? {
    index(of: view).map {
      Rect(x: 0, y: extents.offset(of: $0), width: bounds.width, height: extents[$0])
    }
  }

  // MARK: Extents

  private func extent(of view: View) -> Double {
    (view as? ScrollView)?.contentSize.height ?? view.frame.height
  }

  func contentSizeDidChange(of scrollView: ScrollView, from old: Size) {
    if old.height != scrollView.contentSize.height { updateExtent(of: scrollView) }
  }

  open override func subviewDidResize(_ view: View) {
    if !(view is ScrollView) { updateExtent(of: view) }
  }

  private func updateExtent(of view: View) {
    guard let index = index(of: view), extents[index] != extent(of: view) else { return }
    extents[index] = extent(of: view)
    childrenDidChange()
  }

  private func childrenDidChange() {
    setContentSize(Size(width: bounds.width, height: extents.total))
    setNeedsLayout()
  }

  open override func boundsDidChange(from old: Rect) {
    if old.width != bounds.width {
      setContentSize(Size(width: bounds.width, height: extents.total))
    }
    super.boundsDidChange(from: old)
  }
}
