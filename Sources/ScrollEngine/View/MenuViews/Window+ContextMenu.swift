// Menus for what lies under the pointer.
extension Window {
  /// Whether a menu is shown.
  public final var isShowingContextMenu: Bool { contextMenu != nil }

  /// The menu that is shown.
  final var contextMenu: ContextMenuView? { overlay as? ContextMenuView }

  /// Shows a menu below a point of the window, or where there is room for it.
  ///
  /// A choice, the escape key, and a click elsewhere close it and its submenus; keys reach nothing else
  /// meanwhile. A menu without rows is not shown.
  public final func presentContextMenu(_ menu: Menu, at point: Point) {
    dismissContextMenu()
    guard menu.hasRows else { return }
    router.cancel()
    let view = ContextMenuView(menu, at: point, in: self)
    overlay = view
    addSubview(view)
  }

  /// Closes the menu that is shown, without a choice.
  public final func dismissContextMenu() {
    let menu = contextMenu
    overlay = nil
    menu?.removeFromSuperview()
  }

  /// Shows the menu of the innermost view at a point that has one.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  final func openContextMenu(at point: Point) -> Bool {
    dismissContextMenu()
    var view = hitTest(point, with: nil)
    while let current = view {
      let place = current.convert(point, from: nil)
      if let menu = current.contextMenuConfiguration(at: place)?.actionProvider([]) {
        presentContextMenu(menu, at: point)
        return isShowingContextMenu
      }
      view = current.superview
    }
    return false
  }
}

extension EventRouter {
  /// The secondary button asks for a menu when it goes down; it begins no gesture, and is no part of
  /// one.
  func receiveSecondary(_ kind: InputEvent.Kind, _ pointer: InputEvent.Pointer) -> Bool {
    guard let window else { return false }
    switch kind {
    case .pointerDown:
      guard !isTracking else { return false }
      pointerPosition = pointer.position
      return window.openContextMenu(at: pointer.position)
    case .pointerUp:
      guard let menu = window.contextMenu else { return false }
      menu.secondaryIsUp(at: pointer.position)
      return true
    default: return false
    }
  }
}
