import Extents

/// A scroll view that stacks its arranged subviews one after the other along an axis.
///
/// A sum tree gives the start of each child, so a change of a child's length costs O(log n). A
/// child that scrolls appears with all of its content, and so with all of its cells;
/// ``ContainerScrollView`` shows only the visible slice.
///
/// A child has a slot: its margin, its content, its other margin, and the space up to the next
/// child. A hidden child takes no space. A view that scrolls along the axis of the stack is as long
/// as its content and its `contentInset`; any other view keeps its length, or gets the length that
/// its constraints or `sizeThatFits` give at the breadth of the stack.
///
/// While a scroll view is stacked, gestures along the axis scroll the stack, and so does a program
/// that sets the view's offset. The stack sets the view's frame: other changes to the frame last
/// until the next layout. When the view leaves, it gets its own size back.
///
/// A gesture on the stack is also a gesture on its scrolling children, and calls all their
/// delegates:
///
/// - The stack's own delegate is called first, then the visible children in order, as
///   ``ScrollViewDelegate`` describes. A child that becomes visible later gets the calls that it
///   has missed. A child that got the call for the beginning also gets the call for the end,
///   visible or not, even after leaving the stack. In a stack that does not cut its children, all
///   count as visible.
/// - The visible children, and those that will be visible at rest, get the target as an offset of
///   their own. Each gets the target that the children before it left; the last to change it wins.
///   A child that becomes visible later gets the target but cannot change it.
/// - A child's `isTracking`, `isDragging` and `isDecelerating` are the stack's, for the part of the
///   gesture about which the child has been called.
/// - The end of an animation is reported to the children visible at the end, and to the child that
///   requested it. Only the stack's own delegate is asked whether it may scroll to the top.
open class StackingScrollView: ScrollView, StackContainer {
  /// The stack itself determines the content size; constraints do not.
  override var contentExtent: ContentExtent {
    ContentExtent(size: storedContentSize, isGiven: true)
  }

  // MARK: Configuration

  /// The axis along which the children are stacked.
  @exclusivity(unchecked)
  public var axis = Axis.vertical { didSet { if oldValue != axis { axisDidChange() } } }

  /// The space between two shown children, in points.
  ///
  /// - Precondition: Finite and at least 0.
  public var spacing = 0.0 {
    didSet {
      Self.requireLength(spacing, "spacing")
      if oldValue != spacing { lengthsBecameOthers() }
    }
  }

  /// Whether the last shown child gets the rest of the visible part, if there is any.
  @exclusivity(unchecked)
  public var lastChildFillsRemainingSpace = false {
    didSet { if oldValue != lastChildFillsRemainingSpace { slotsDidChange() } }
  }

  /// Whether visible content stays in place when something before it changes its length.
  ///
  /// This applies at rest, during a drag and during a deceleration, but not at the very start of
  /// the content: children added there should be visible.
  @exclusivity(unchecked) public var anchorsContent = true

  // MARK: State

  /// The stacked views, in order.
  ///
  /// With a data source, these are the children that exist.
  @exclusivity(unchecked)
  public private(set) final var arrangedSubviews: [View] = [] { didSet { presentation = nil } }

  /// The state of each arranged subview.
  @exclusivity(unchecked) final var items: [ArrangedItem] = []
  /// The slot number of each arranged subview; nil if every slot has a view.
  @exclusivity(unchecked) final var slotNumbers: [Int]?
  /// The slot of the child that keeps its position while other children move; nil if there is none.
  @exclusivity(unchecked) final var keptSlot: Int?
  /// The lengths of the slots, in points; hidden children have none.
  @exclusivity(unchecked) final var slots = Extents()
  /// 1 for each shown child, 0 for each hidden one.
  @exclusivity(unchecked) final var shown = Extents()
  @exclusivity(unchecked) final var places = PlaceIndex()
  /// Whether any child may have traits.
  @exclusivity(unchecked) final var hasTraits = false

  /// Subviews that are not stacked; they lie above the stacked views.
  @exclusivity(unchecked) final private(set) var otherSubviews: [View] = [] {
    didSet { presentation = nil }
  }
  /// Whether children came, went, moved or changed length since the subclass last checked.
  @exclusivity(unchecked) final var arrangementIsStale = false
  /// The presented views, kept so that a frame in which nothing appears builds no list; nil when
  /// stale.
  @exclusivity(unchecked) final var presentation: [View]?

  @exclusivity(unchecked) private var drawingOrder = DrawingOrder.stacked
  @exclusivity(unchecked) final var staleChildren: [ScrollView] = []
  /// Children that the stack scrolls and that it has not placed yet.
  @exclusivity(unchecked) final var unseenChildren: [ScrollView] = []
  /// Whether a child reports a length that its next layout will correct.
  @exclusivity(unchecked) final var isChildMeasuring = false
  @exclusivity(unchecked) final private(set) var viewBeingPlaced: View?
  /// Whether changes that are made now are animated.
  final var isAnimatingChanges = false
  /// Changes slots gradually; nil before the first animation.
  final var slotMotion: SlotMotion?
  /// Space after the last child, in points, that an animation is closing.
  final var tailGap = 0.0
  final lazy var gestureAudience = GestureAudience(of: self)
  /// The child to which the stack is scrolling; nil if there is none.
  final var arrangedTarget: ArrangedTarget?
  /// The view inside this one that keeps correcting the offset of a scroll target that a program
  /// has set.
  ///
  /// Weak, because the view may be removed and deallocated meanwhile.
  final weak var targetFollower: (any TargetFollowing)? {
    didSet { if targetFollower != nil { arrangedTarget = nil } }
  }
  /// The view that corrects the offset of a scroll target: one inside this view, or this view; nil
  /// if there is no target.
  override var follower: (any TargetFollowing)? {
    if let targetFollower { return targetFollower }
    return arrangedTarget != nil && scroller(along: axis) === self ? self : nil
  }
  /// The child whose refresh control the container has adopted; nil if there is none.
  final weak var refreshingChild: ScrollView?
  /// The breadth for which the children were measured, in points.
  @exclusivity(unchecked) final var measuredBreadth = 0.0

  /// Makes an empty stack with a frame in points.
  ///
  /// - Precondition: `frame` is finite.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    measuredBreadth = storedBounds.width
    setContentSize(Size(width: max(0, storedBounds.width), height: 0))
  }

  deinit {
    CleanUp.perform {
      guard !arrangedSubviews.isEmpty else { return nil }
      for view in arrangedSubviews { view.isArranged = false }
      let scrollers = items.compactMap(\.scroller)
      let place = Unmanaged.passUnretained(self).toOpaque()
      return {
        // Another container may have taken over the view meanwhile.
        for view in scrollers where view.stacking?.place == place { view.stacking = nil }
      }
    }
  }

  /// The axis along which the children are stacked.
  public final override var scrollAxis: Axis? { axis }

  static func requireLength(_ length: Double, _ name: String) {
    require(
      length.isFinite && length >= 0, "StackingScrollView: \(name) \(length) is not at least 0")
  }

  // MARK: Children

  /// Stacks a view after the others; a view that is already stacked moves there.
  public func addArrangedSubview(_ view: View) {
    insertArrangedSubview(
      view, at: places.contains(view) ? arrangedSubviews.count - 1 : arrangedSubviews.count)
  }

  /// Stacks a view at an index; a view that is already stacked moves there.
  ///
  /// - Precondition: `index` lies in `0...arrangedSubviews.count`, not counting `view` itself.
  /// - Complexity: O(log n) for the slots, O(n) for the list.
  public func insertArrangedSubview(_ view: View, at index: Int) {
    requireViews(view)
    let old = self.index(of: view)
    let count = arrangedSubviews.count - (old == nil ? 0 : 1)
    require(
      (0...count).contains(index), "StackingScrollView: index \(index) is outside 0...\(count)")
    during(.insertArrangedSubview) {
      if let old { move(view, from: old, to: index) } else { stack(view, at: index) }
    }
  }

  private func stack(_ view: View, at index: Int) {
    // Asking for the view's content may run data source code, so this comes before any change.
    let item = makeItem(for: view)
    _ = length(of: item)
    // That code may have stacked the view, or taken other views out.
    guard !places.contains(view) else { return }
    let index = min(index, arrangedSubviews.count)
    shown.insert(item.isShown ? 1 : 0, at: index)
    slots.insert(0, at: index)
    // Callbacks for its new superview may take the view out again, or put other views before it.
    guard enlist(view, item, at: index) else { return }
    guard let place = fit(view, at: place(of: view, near: index)) else { return }
    slotDidChange(at: place)
    // The view may be the last shown child now, even if its slot has no length.
    slotsDidChange()
    if isAnimatingChanges { slotMotion?.fadeIn(view) }
    put(view, at: place)
  }

  /// Adds a view that has a slot.
  ///
  /// - Returns: Whether the view is still stacked after the callbacks for its new superview.
  final func enlist(_ view: View, _ item: ArrangedItem, at index: Int) -> Bool {
    otherSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: index)
    items.insert(item, at: index)
    places.insert(view, at: index, of: arrangedSubviews.count)
    orderDidChange()
    drawingOrder.subviewsDidChange()
    addSubview(view)
    guard places.contains(view), view.superview === self else { return false }
    attach(view, item)
    return true
  }

  final func requireViews(_ view: View) {
    require(
      slotNumbers == nil,
      "ContainerScrollView: \(view) cannot be stacked in \(self), whose children come from a data "
        + "source")
  }

  /// Removes a view from the stack and the hierarchy, and undoes what stacking changed.
  public func removeArrangedSubview(_ view: View) {
    guard view.superview === self, places.contains(view) else { return }
    during(.removeArrangedSubview) { view.removeFromSuperview() }
  }

  /// Notes subviews that are not stacked.
  open override func didAddSubview(_ view: View) {
    if !places.contains(view) { collectOtherSubviews() }
  }

  /// Removes a child's slot from the stack.
  open override func willRemoveSubview(_ view: View) {
    guard let index = index(of: view) else {
      otherSubviews.removeAll { $0 === view }
      return
    }
    let item = items[index]
    if slotNumbers == nil { takeOut(view, at: index) } else { letGo(view, at: index) }
    release(view, item)
  }

  override func subviewOrderDidChange() {
    if !otherSubviews.isEmpty { collectOtherSubviews() }
    presentation = nil
    drawingOrder = .unknown
  }

  private func collectOtherSubviews() {
    otherSubviews = subviews.filter { !places.contains($0) }
    drawingOrder.subviewsDidChange()
  }

  /// Moves a stacked child to another index.
  private func move(_ view: View, from old: Int, to index: Int) {
    guard old != index else { return }
    // If no other child is visible, the moved child itself stays in place.
    let anchor = anchor(leaving: old) ?? anchor()
    func move<Element>(_ list: inout [Element]) { list.insert(list.remove(at: old), at: index) }
    places.remove(view)
    move(&arrangedSubviews)
    move(&items)
    places.insert(view, at: index, of: arrangedSubviews.count)
    shown.move(from: old, to: index)
    slots.move(from: old, to: index)
    orderDidChange()
    slotsDidChange(movingContentBy: anchor.map(shift) ?? 0)
    put(view, at: index)
  }

  private func takeOut(_ view: View, at index: Int) {
    let anchor = anchor(leaving: index)
    let (start, length) = slots.placement(of: index)
    shown.remove(at: index)
    slots.remove(at: index)
    forget(view, at: index)
    let shift = anchor.map(shift) ?? shiftWithoutAnchor(start: start, length: length)
    if isAnimatingChanges { closeGap(of: length + shift, before: index) }
    slotsDidChange(movingContentBy: shift)
  }

  /// Drops the state of a child except its slot.
  final func forget(_ view: View, at index: Int) {
    places.remove(view)
    arrangedSubviews.remove(at: index)
    items.remove(at: index)
    if arrangedTarget?.isView(view) == true { arrangedTarget = nil }
    slotMotion?.forget(view)
    didTakeOut(view)
  }

  /// Called after a change that affects the lengths of all slots.
  func lengthsBecameOthers() { allSlotsDidChange() }

  /// Called after children have come, or changed their order.
  func orderDidChange() {}

  func pinningDidChange(of view: View) {}

  /// Called after the length of a child's content or slot may have changed.
  func contentDidChange(of view: View, at index: Int) {}

  /// Children that may be visible at least in part.
  var viewsInSight: [View] { arrangedSubviews }

  /// Called after a child has left the stack for good.
  func didTakeOut(_ view: View) {}

  /// Whether measuring children in the next layout may widen or narrow the range of offsets.
  override var isRangeGuessed: Bool { isChildMeasuring || !staleChildren.isEmpty }

  // MARK: Placing

  /// Sets the frame of the child at an index, and its offset if it scrolls along the stack's axis.
  func place(_ view: View, at index: Int) { placeWhole(view, at: index) }

  /// Positions a child; changes that the child reports meanwhile cause no further layout.
  final func put(_ view: View, at index: Int) {
    let index = place(of: view, near: index)
    guard index < items.count, arrangedSubviews[index] === view else { return }
    placing(view) { place(view, at: index) }
  }

  final func placing(_ view: View, _ body: () -> Void) {
    let outer = viewBeingPlaced
    viewBeingPlaced = view
    body()
    viewBeingPlaced = outer
  }

  /// Adopts the new size of a child that keeps its own length.
  open override func subviewDidResize(_ view: View) {
    guard view !== viewBeingPlaced, let index = index(of: view), items[index].scroller == nil
    else { return }
    items[index].natural[axis] = view.frame.size[axis]
    let breadth = view.frame.size[axis.across]
    if breadth != span(of: items[index]).breadth { items[index].natural[axis.across] = breadth }
    slotDidChange(at: index)
  }

  /// The children that may be visible.
  var shownArrangedSubviews: [View] { arrangedSubviews }

  /// The children that may be visible, in drawing order, and above them the other subviews.
  open override var presentedSubviews: [View] {
    if let presentation { return presentation }
    var views = drawingOrder.sorted(shownArrangedSubviews, of: self)
    let pinned = pinnedOnTop
    if !pinned.isEmpty { views += pinned }
    if !otherSubviews.isEmpty { views += otherSubviews }
    presentation = views
    return views
  }

  /// Children drawn above the others, because they stay in place while the others scroll past.
  var pinnedOnTop: [View] { [] }

  /// Measures the children again after a change of breadth.
  open override func boundsDidChange(from old: Rect) {
    let breadth = storedBounds.size[axis.across]
    if breadth != measuredBreadth {
      measuredBreadth = breadth
      breadthDidChange()
    }
    super.boundsDidChange(from: old)
    guard old.size != storedBounds.size else { return }
    arrangementIsStale = true
    remainingSpaceDidChange()
  }

  override func insetDidChange() {
    super.insetDidChange()
    remainingSpaceDidChange()
  }

  private func remainingSpaceDidChange() {
    if lastChildFillsRemainingSpace { slotsDidChange() }
  }

  /// Finishes running slot animations.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    finishSlotMotion()
  }

  /// Positions all children.
  open override func layoutSubviews() {
    measureStaleChildren()
    placeUnseenChildren()
    gestureAudience.welcome()
    for (index, view) in arrangedSubviews.enumerated() { put(view, at: index) }
    if isRangeProvisional {
      for view in arrangedSubviews where view.superview === self { view.layoutIfNeeded() }
      settleRange()
    }
    endLayout()
  }

  /// Ends a layout; an override of `layoutSubviews` calls it last.
  final func endLayout() {
    super.layoutSubviews()
    slotMotion?.movePlaced()
    followTarget()
  }

  final func coveredInset(above view: View) -> EdgeInsets {
    index(of: view).map { coveredInset(aboveSlot: slot(at: $0)) } ?? adjustedContentInset
  }

  func coveredInset(aboveSlot number: Int) -> EdgeInsets { adjustedContentInset }

  // MARK: Gestures

  override var audience: (any GestureListening)? { gestureAudience }

  /// The offset of a child once the container is at rest: the current one, because here a child
  /// shows its whole content.
  func contentOffset(of scrollView: ScrollView, atRest target: Point) -> Point {
    scrollView.contentOffset
  }

  /// The size of all children, in points; stale children are measured first.
  open override var contentSize: Size {
    get {
      measureStaleChildren()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }
}
