import Extents

/// A scroll view that stacks its arranged subviews from top to bottom, each as wide as itself.
///
/// It keeps where each child starts in a sum tree, so a child that changes its height costs
/// O(log n). The two kinds of containers differ in what they show of a child that scrolls:
/// ``NaiveContainerScrollView`` all of its content, ``ContainerScrollView`` the visible slice.
///
/// While a scroll view is stacked, its own gestures do not scroll it. Its position and its offset
/// belong to the container: what somebody else makes of them holds until the next layout.
open class StackingScrollView: ScrollView, ContentSizeObserving {
  /// The stacked views, from top to bottom.
  public private(set) var arrangedSubviews: [View] = [] { didSet { presentation = nil } }

  /// The lengths of the children along the stacking axis, in their order.
  final var extents = Extents()
  /// Subviews that are not stacked; they lie above those that are.
  final private(set) var otherSubviews: [View] = [] { didSet { presentation = nil } }
  /// Whether children came, went, moved or changed their length since the subclass last looked.
  final var arrangementIsStale = false
  /// What is presented, kept so that a tick in which nothing enters makes no list; nil when stale.
  final var presentation: [View]?

  private var places = PlaceIndex()
  private var staleChildren: [ScrollView] = []
  private var viewBeingPlaced: View?

  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    setContentSize(Size(width: bounds.width, height: 0))
  }

  isolated deinit {
    for view in arrangedSubviews {
      view.isStacked = false
      (view as? ScrollView)?.contentSizeObserver = nil
    }
  }

  // MARK: Children

  /// Stacks a view below the others; one that is already stacked moves there.
  public func addArrangedSubview(_ view: View) {
    insertArrangedSubview(
      view, at: places.contains(view) ? arrangedSubviews.count - 1 : arrangedSubviews.count)
  }

  /// Stacks a view at a place in the order; one that is already stacked moves there.
  ///
  /// - Precondition: `index` lies in `0...arrangedSubviews.count`, counted without `view`.
  public func insertArrangedSubview(_ view: View, at index: Int) {
    // Asking for it may run code of the data source, so it comes before anything has changed.
    let extent = extent(of: view)
    if let old = self.index(of: view) { takeOut(at: old) }
    require(
      (0...arrangedSubviews.count).contains(index),
      "StackingScrollView: index \(index) is outside 0...\(arrangedSubviews.count)")
    otherSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: index)
    places.insert(view, at: index, of: arrangedSubviews.count)
    extents.insert(extent, at: index)
    addSubview(view)
    // What is told of the new superview may take the view out again, or put others before it.
    guard places.contains(view), view.superview === self else { return }
    view.isStacked = true
    (view as? ScrollView)?.contentSizeObserver = self
    let place = place(of: view, near: index)
    extents[place] = self.extent(of: view)
    put(view, at: place)
    childrenDidChange()
  }

  /// Takes a view out of the stack and out of the hierarchy, and gives back what stacking changed.
  public func removeArrangedSubview(_ view: View) {
    if view.superview === self, places.contains(view) { view.removeFromSuperview() }
  }

  open override func didAddSubview(_ view: View) {
    if !places.contains(view) { collectOtherSubviews() }
  }

  open override func willRemoveSubview(_ view: View) {
    guard let index = index(of: view) else {
      otherSubviews.removeAll { $0 === view }
      return
    }
    view.isStacked = false
    (view as? ScrollView)?.contentSizeObserver = nil
    staleChildren.removeAll { $0 === view }
    takeOut(at: index)
    didTakeOut(view)
    childrenDidChange()
  }

  override func subviewOrderDidChange() {
    if !otherSubviews.isEmpty { collectOtherSubviews() }
  }

  private func collectOtherSubviews() {
    otherSubviews = subviews.filter { !places.contains($0) }
  }

  private func takeOut(at index: Int) {
    places.remove(arrangedSubviews[index], at: index)
    arrangedSubviews.remove(at: index)
    extents.remove(at: index)
  }

  /// Called after a child has left the stack for good.
  func didTakeOut(_ view: View) {}

  /// The place of a child in the stack, or nil for a view that is not stacked.
  final func index(of view: View) -> Int? { places.index(of: view, in: arrangedSubviews) }

  /// The place of a child of which one knows where it was a moment ago.
  private func place(of view: View, near index: Int) -> Int {
    if index < arrangedSubviews.count, arrangedSubviews[index] === view { return index }
    return self.index(of: view) ?? index
  }

  // MARK: Placing

  /// Gives the child at a place its frame.
  func place(_ view: View, at index: Int) {}

  /// Places a child; what its own callbacks make of it is not answered by another layout.
  final func put(_ view: View, at index: Int) {
    let outer = viewBeingPlaced
    viewBeingPlaced = view
    place(view, at: place(of: view, near: index))
    viewBeingPlaced = outer
  }

  override func subviewWasPlaced(_ view: View) {
    if view !== viewBeingPlaced, places.contains(view) { setNeedsLayout() }
  }

  /// The children of which something may be seen.
  var shownArrangedSubviews: [View] { arrangedSubviews }

  open override var presentedSubviews: [View] {
    if otherSubviews.isEmpty { return shownArrangedSubviews }
    if let presentation { return presentation }
    let views = shownArrangedSubviews + otherSubviews
    presentation = views
    return views
  }

  /// Where all of a child's content lies in the container's content, as if nothing were cut off.
  ///
  /// - Returns: nil for a view that is not stacked.
  /// - Complexity: O(log n) in the number of children.
  public final func contentFrame(of view: View) -> Rect? { index(of: view).map(contentFrame(at:)) }

  final func contentFrame(at index: Int) -> Rect {
    Rect(x: 0, y: extents.offset(of: index), width: bounds.width, height: extents[index])
  }

  // MARK: Extents

  /// The size of all children, in points; children that do not know theirs yet are asked.
  open override var contentSize: Size {
    get {
      measureStaleChildren()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  private func extent(of view: View) -> Double {
    (view as? ScrollView)?.contentSize.height ?? view.frame.height
  }

  func contentSizeDidChange(
    of scrollView: ScrollView, from old: Size, movingContentBy shift: Double
  ) {
    if old.height != scrollView.contentSize.height || shift != 0 {
      updateExtent(of: scrollView, movingContentBy: shift)
    }
  }

  func contentSizeBecameStale(of scrollView: ScrollView) {
    staleChildren.append(scrollView)
    setNeedsLayout()
    if staleChildren.count == 1 { contentSizeObserver?.contentSizeBecameStale(of: self) }
  }

  /// Asks the children that said so for their new size.
  ///
  /// Once only: a child that goes stale by being asked waits for the next layout.
  final func measureStaleChildren() {
    guard !staleChildren.isEmpty else { return }
    let children = staleChildren
    staleChildren = []
    for child in children { updateExtent(of: child) }
  }

  open override func subviewDidResize(_ view: View) {
    if !(view is ScrollView) { updateExtent(of: view) }
  }

  private func updateExtent(of view: View, movingContentBy shift: Double = 0) {
    let extent = extent(of: view)
    guard let index = index(of: view), extents[index] != extent || shift != 0 else { return }
    extents[index] = extent
    childrenDidChange(movingContentBy: shift)
  }

  private func childrenDidChange(movingContentBy shift: Double = 0) {
    arrangementIsStale = true
    setContentSize(
      Size(width: bounds.width, height: extents.total), movingContentBy: shift)
    setNeedsLayout()
  }

  open override func boundsDidChange(from old: Rect) {
    if old.width != bounds.width {
      // How tall a collection is follows from its width, also where it is out of sight.
      for (index, view) in arrangedSubviews.enumerated() where view is CollectionView {
        put(view, at: index)
      }
      setContentSize(Size(width: bounds.width, height: extents.total))
    }
    super.boundsDidChange(from: old)
  }
}
