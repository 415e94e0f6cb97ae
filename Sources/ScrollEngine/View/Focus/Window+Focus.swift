// Keyboard navigation: Tab and Shift-Tab move the focus between controls and lists, and the focused
// view has a ring around it.
extension Window {
  /// The view that handles keys besides the first responder; nil until Tab or the program sets the
  /// focus.
  ///
  /// A pointer that goes down clears the focus. The property is also nil while the focused view is
  /// not in the window or cannot become focused.
  public final var focusedView: View? {
    guard let view = focused, view.window === self, view.canBecomeFocused else { return nil }
    return view
  }

  /// The views that can have the focus, in reading order.
  ///
  /// - Complexity: O(visible views).
  public final var focusableViews: [View] {
    var found: [View] = []
    if overlay == nil { collectFocusable(self, &found) }
    return found
  }

  private func collectFocusable(_ view: View, _ found: inout [View]) {
    guard view.isUserInteractionEnabled else { return }
    if view.canBecomeFocused, !view.storedBounds.isEmpty { found.append(view) }
    for subview in view.readableSubviews where !view.letsGo(subview) {
      collectFocusable(subview, &found)
    }
  }

  /// Gives a view the focus; nil takes it away.
  ///
  /// A view that edits text begins editing, with all of its text selected; any other view ends
  /// editing. Scroll views around the view scroll until the view is visible.
  ///
  /// - Returns: Whether the view now has the focus: it must be in the window and able to become
  ///   focused, and the first responder must resign. True for nil.
  @discardableResult
  public final func setFocus(to view: View?) -> Bool {
    guard let view else {
      changeFocus(to: nil)
      return true
    }
    guard view.window === self, view.canBecomeFocused else { return false }
    if let field = view as? any TextEditing {
      guard field.becomeFirstResponder() else { return false }
      field.selectAll(nil)
    } else if let responder = firstResponder, responder !== view {
      guard responder.resignFirstResponder() else { return false }
    }
    changeFocus(to: view)
    reveal(view)
    return focusedView === view
  }

  final func changeFocus(to view: View?) {
    guard focused !== view else { return }
    let old = focused
    focused = view
    markForDisplay()
    old?.focusDidChange()
    view?.focusDidChange()
  }

  private func reveal(_ view: View) {
    var outer = view.superview
    while let current = outer {
      if let scrolling = current as? any Scrolling {
        scrolling.scrollRectToVisible(scrolling.convert(view.bounds, from: view), animated: true)
      }
      outer = current.superview
    }
  }

  /// Moves the focus to the next or the previous view in reading order; from the last view it moves
  /// to the first one, and vice versa.
  ///
  /// - Returns: Whether a view has taken the focus.
  @discardableResult
  public final func moveFocus(isForward: Bool) -> Bool {
    let views = focusableViews
    guard !views.isEmpty else { return false }
    let current = focusedView ?? firstResponder?.representedView
    let start = current.flatMap { place(of: $0, in: views, isForward: isForward) }
    for step in 1...views.count {
      let place: Int
      if let start {
        place = (start + (isForward ? step : views.count - step)) % views.count
      } else {
        place = isForward ? step - 1 : views.count - step
      }
      if setFocus(to: views[place]) { return true }
    }
    return false
  }

  /// The index from which the focus moves on; nil if the view is not in the list.
  private func place(of view: View, in views: [View], isForward: Bool) -> Int? {
    if isForward, let entrance = view.focusEntrance,
      let first = views.firstIndex(where: { $0.isDescendant(of: entrance) })
    {
      return first == 0 ? views.count - 1 : first - 1
    }
    return views.firstIndex { $0 === view }
  }

  /// Handles keys that move the focus, or that the focused view uses.
  final func receiveByFocus(_ press: InputEvent.KeyPress) -> Bool {
    if press.key == .tab, press.modifiers.subtracting(.shift).isEmpty {
      return moveFocus(isForward: !press.modifiers.contains(.shift))
    }
    guard let view = focusedView else { return false }
    let opensMenu =
      press.key == .menu && press.modifiers.isEmpty
      || press.key == .f10 && press.modifiers == .shift
    if opensMenu {
      let rect = view.focusRect
      let corner = Point(x: rect.minX + min(rect.width, 24), y: rect.midY)
      return openContextMenu(at: view.convert(corner, to: nil))
    }
    return press.modifiers.isEmpty && view.handleFocusedKey(press.key)
  }

  /// The width of the ring, its distance from the focused rectangle and that rectangle's corner
  /// radius, in points. Choices.
  private static let ring = (width: 3.0, distance: 1.0, radius: 6.0)

  final func drawFocus(in canvas: inout Canvas) {
    guard overlay == nil, let view = focusedView,
      let part = view.visiblePart(of: view.focusRect)
    else { return }
    let reach = Self.ring.width + Self.ring.distance
    var ring = part.inset(by: -reach)
    // Keeps the ring inside the window.
    ring = ring.intersection(bounds)
    canvas.stroke(
      ring,
      Stroke(
        (view.tintColor ?? .systemTint).opacity(0.6), width: Self.ring.width,
        cornerRadius: Self.ring.radius + reach))
  }
}
