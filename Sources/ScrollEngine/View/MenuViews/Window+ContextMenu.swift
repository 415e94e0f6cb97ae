// Context menus.
extension Window {
  /// Whether a menu is shown.
  public final var isShowingContextMenu: Bool { contextMenu != nil }

  /// The menu that is shown; nil if there is none.
  final var contextMenu: ContextMenuView? { overlay as? ContextMenuView }

  /// Shows a menu below a point of the window, or on another side of the point that has room.
  ///
  /// A choice or a click elsewhere closes the menu and its submenus; the escape key closes only the
  /// innermost menu. While the menu is shown, it gets all keys. A menu without rows is not shown.
  public final func presentContextMenu(_ menu: Menu, at point: Point) {
    dismissContextMenu()
    guard menu.hasRows else { return }
    router.cancel()
    let view = ContextMenuView(menu, at: point, in: self)
    overlay = view
    addSubview(view)
  }

  /// Closes the menu without a choice.
  public final func dismissContextMenu() {
    let menu = contextMenu
    overlay = nil
    menu?.removeFromSuperview()
  }

  /// Shows the context menu of the innermost view at a point that provides one.
  ///
  /// - Returns: Whether a menu is shown.
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
  /// Handles the secondary button, which opens a context menu when it goes down. It begins no
  /// gesture and takes part in none.
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
