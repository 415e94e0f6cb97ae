// A program's requests for single children, dropped when a child leaves the stack.
extension StackingScrollView {
  /// How a child lies across the axis.
  public enum Alignment: Hashable, Sendable {
    /// The child is as broad as the stack, except for its margins.
    case fill
    /// The child keeps its own breadth, and lies at the left or the top.
    case leading
    /// The child keeps its own breadth, and is centred.
    case center
    /// The child keeps its own breadth, and lies at the right or the bottom.
    case trailing
  }

  /// What happens to a child when the stack has scrolled past it.
  public enum Pinning: Hashable, Sendable {
    /// The child scrolls away.
    case none
    /// The child stays at the edge until the next such child pushes it out, as section headers do.
    case untilNext
    /// The child stays at the edge; later pinned children line up behind it.
    case permanent
  }

  /// Sets the space after a child, in points, in place of ``spacing``; nil restores ``spacing``.
  ///
  /// There is no space after the last shown child.
  ///
  /// - Precondition: `view` is stacked here; the space is finite and at least 0.
  public func setCustomSpacing(_ spacing: Double?, after view: View) {
    if let spacing { Self.requireLength(spacing, "the spacing after \(view)") }
    setTraits(of: view) { $0.customSpacing = spacing }
  }

  /// The space set after a child, in points; nil if ``spacing`` applies.
  public func customSpacing(after view: View) -> Double? { traits(of: view).customSpacing }

  /// Sets the margins around a child, in points; the child's slot includes them.
  ///
  /// - Precondition: `view` is stacked here; the margins are finite and at least 0.
  public func setMargins(_ margins: EdgeInsets, for view: View) {
    require(
      margins.isFinite && min(margins.top, margins.left, margins.bottom, margins.right) >= 0,
      "StackingScrollView: the margins \(margins) of \(view) are not all at least 0")
    setTraits(of: view) { $0.margins = margins }
  }

  /// The margins of a child, in points.
  public func margins(for view: View) -> EdgeInsets { traits(of: view).margins }

  /// Sets how a child lies across the axis; a child that scrolls along the axis always fills the
  /// breadth.
  ///
  /// - Precondition: `view` is stacked here.
  public func setAlignment(_ alignment: Alignment, for view: View) {
    setTraits(of: view) { $0.alignment = alignment }
  }

  /// How a child lies across the axis.
  public func alignment(for view: View) -> Alignment { traits(of: view).alignment }

  /// Makes a child stay at the edge when a ``ContainerScrollView`` has scrolled past it.
  ///
  /// The pinning ends if a change of axis makes the child scroll along the axis of the stack.
  ///
  /// - Precondition: `view` is stacked here, and does not scroll along the axis itself.
  public func setPinning(_ pinning: Pinning, for view: View) {
    let scroller = index(of: view).flatMap { items[$0].scroller }
    require(
      pinning == .none || scroller == nil,
      "StackingScrollView: \(view) scrolls along the axis of \(self), and cannot be pinned")
    setTraits(of: view) { $0.pinning = pinning }
    pinningDidChange(of: view)
  }

  /// Whether and how a child stays at the edge.
  public func pinning(for view: View) -> Pinning { traits(of: view).pinning }

  private func traits(of view: View) -> ArrangedTraits {
    guard hasTraits else { return ArrangedTraits() }
    return index(of: view).flatMap { items[$0].traits } ?? ArrangedTraits()
  }

  final func setTraits(of view: View, _ change: (inout ArrangedTraits) -> Void) {
    guard let index = index(of: view) else {
      fail("StackingScrollView: \(view) is not stacked in \(self)")
    }
    setTraits(of: view, at: index, change)
  }

  final func setTraits(
    of view: View, at index: Int, _ change: (inout ArrangedTraits) -> Void
  ) {
    let isCut = isAnchored && isCut(at: index)
    var traits = items[index].traits ?? ArrangedTraits()
    let near = traits.margins.near(along: axis)
    change(&traits)
    items[index].traits = traits
    hasTraits = true
    guard let index = fit(view, at: index) else { return }
    slotDidChange(
      at: index, movingContentBy: isCut ? traits.margins.near(along: axis) - near : 0,
      keepsTrailingSpace: false)
    // Updates the content, because it leaves out the space after the last child, which may be new.
    slotsDidChange()
    put(view, at: index)
  }

  // MARK: Measuring

  /// Asks a child that keeps its own length for its preferred size.
  ///
  /// - Returns: The child's index afterwards, because the child may rearrange the stack; nil if it
  ///   has left.
  final func fit(_ view: View, at index: Int) -> Int? {
    guard items[index].scroller == nil else { return index }
    let margins = items[index].traits?.margins ?? .zero
    let breadth = measuredBreadth - margins.sum(along: axis.across)
    guard breadth > 0 else { return index }
    let size =
      view.constrainedSize(along: axis, breadth: breadth)
      ?? view.sizeThatFits(Size(axis: axis, thickness: .infinity, breadth: breadth))
    guard let index = stillIndex(of: view, near: index) else { return nil }
    // Most views answer with their current size, which an animation may have set. Such an answer is
    // no preference.
    guard items[index].scroller == nil, items[index].hasOwnWish || size != view.bounds.size
    else { return index }
    items[index].hasOwnWish = true
    require(
      size[axis].isFinite && size[axis] >= 0,
      "StackingScrollView: sizeThatFits of \(view) returns \(size)")
    items[index].natural[axis] = size[axis]
    if size[axis.across].isFinite { items[index].natural[axis.across] = size[axis.across] }
    return index
  }

  /// Measures and positions all children for another breadth.
  final func breadthDidChange() {
    // Until all children are measured, the range is an estimate.
    let isOuter = !isRangeProvisional
    isRangeProvisional = true
    var isGuessed = false
    defer { if isOuter { isRangeProvisional = isGuessed } }
    for (index, view) in arrangedSubviews.enumerated() {
      guard let index = stillIndex(of: view, near: index),
        let index = items[index].isShown ? fit(view, at: index) : index
      else { continue }
      put(view, at: index)
      if let index = stillIndex(of: view, near: index) { slotDidChange(at: index) }
    }
    // Once all children know their lengths, the range is no longer an estimate.
    measureStaleChildren()
    isGuessed = items.contains { $0.scroller?.isRangeProvisional ?? false }
    slotsDidChange()
  }
}

extension StackingScrollView {
  /// The position of all of a child's content in the container's content, as if nothing were cut
  /// off.
  ///
  /// For a child that scrolls along the axis, the frame includes the insets.
  ///
  /// - Returns: nil for a view that is not stacked.
  /// - Complexity: O(log n) in the number of children.
  public final func contentFrame(of view: View) -> Rect? {
    guard let index = index(of: view) else { return nil }
    let span = span(at: index)
    let (near, breadth) = self.span(of: items[index])
    return Rect(axis: axis, start: span.start, thickness: span.length, near: near, breadth: breadth)
  }
}
