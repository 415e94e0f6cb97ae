/// A menu and its open submenus above everything else in a window; it receives all touches in the
/// window.
///
/// In every menu but the last, the chosen row is the one that opened the next menu.
final class ContextMenuView: View, WindowOverlay {
  let menu: Menu
  private(set) var panes: [MenuPane] = []
  private let room: Rect
  private let measuring: (any TextMeasuring)?
  let isMirrored: Bool

  /// The state of the pointer over the menus.
  var hand: MenuHand

  init(_ menu: Menu, at point: Point, in window: Window) {
    self.menu = menu
    room = window.bounds.inset(by: window.hostSafeAreaInsets).inset(by: MenuLayout.distance)
    measuring = window.textMeasuring
    isMirrored = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
    hand = MenuHand(at: point)
    super.init(frame: window.bounds)
    let pane = MenuPane(menu, isSubmenu: false)
    let size = pane.panel.wantedSize(measuring: measuring)
    add(
      pane, MenuLayout.frame(of: size, at: point, in: room, isMirrored: isMirrored),
      opensRight: !isMirrored)
  }

  private func add(_ pane: MenuPane, _ frame: Rect, opensRight: Bool) {
    pane.place(frame, opensRight: opensRight)
    panes.append(pane)
    addSubview(pane)
  }

  func close() { window?.dismissContextMenu() }

  // MARK: Choosing

  /// Chooses a row of a menu without opening its submenu, and closes the submenus beyond the menu.
  func choose(_ number: Int?, at depth: Int) {
    closeMenus(beyond: depth)
    panes[depth].panel.chosen = number
    showWay()
  }

  func closeMenus(beyond depth: Int) {
    for pane in panes[(depth + 1)...] { pane.removeFromSuperview() }
    panes.removeSubrange((depth + 1)...)
    showWay()
  }

  private func showWay() {
    for (depth, pane) in panes.enumerated() {
      pane.panel.isOpen = depth < panes.count - 1
      pane.panel.isPassed = pane.panel.isOpen && panes[depth + 1].panel.chosen != nil
    }
  }

  /// Performs the action of the chosen row in the last menu, or opens its submenu.
  func performChosen() {
    switch panes.last?.panel.chosenPart {
    case .action(let action):
      menu.mark(action)
      close()
      action.perform(by: self)
    case .submenu(let menu): open(menu)
    case .title, .line, nil: break
    }
  }

  private func open(_ menu: Menu) {
    guard let parent = panes.last, let number = parent.panel.chosen else { return }
    let pane = MenuPane(menu, isSubmenu: true)
    let row = parent.panel.convert(parent.panel.frame(of: number), to: self)
    let (frame, opensRight) = MenuLayout.frame(
      of: pane.panel.wantedSize(measuring: measuring), beside: row, of: parent.frame, in: room,
      opensRight: parent.opensRight)
    add(pane, frame, opensRight: opensRight)
    showWay()
  }

  // MARK: Keys

  /// Handles every key while the menu is shown.
  func receive(_ press: InputEvent.KeyPress) {
    hand.forget()
    switch press.key {
    case .down, .up: choose(after: chosen, isForward: press.key == .down)
    case .tab: choose(after: chosen, isForward: !press.modifiers.contains(.shift))
    case .home: choose(after: nil, isForward: true)
    case .end: choose(after: nil, isForward: false)
    case .enter, .space: performByKey()
    case .left, .right:
      if (press.key == .right) != isMirrored {
        if case .submenu = panes.last?.panel.chosenPart { performByKey() }
      } else if panes.count > 1 {
        closeMenus(beyond: panes.count - 2)
      }
    case .escape:
      if panes.count > 1 { closeMenus(beyond: panes.count - 2) } else { close() }
    default: break
    }
  }

  private var chosen: Int? { panes.last?.panel.chosen }

  var spokenChoice: (view: View, part: Int)? {
    guard let panel = panes.last?.panel, let chosen = panel.chosen else { return nil }
    // Lines between rows are no parts.
    let before = panel.layout.parts[..<chosen].count { part in
      if case .line = part.part { false } else { true }
    }
    return (panel, before)
  }

  private func choose(after number: Int?, isForward: Bool) {
    guard let pane = panes.last else { return }
    pane.choose(pane.panel.layout.choice(after: number, isForward: isForward))
    showWay()
  }

  /// Performs the chosen row; if a submenu opens, chooses its first row.
  private func performByKey() {
    let depth = panes.count
    performChosen()
    if panes.count > depth { choose(after: nil, isForward: true) }
  }

  // MARK: Touches

  override var claimsTaps: Bool { true }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    if let touch = touches.first { began(touch) }
  }
  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    for touch in touches { moved(touch) }
  }
  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    for touch in touches { ended(touch) }
  }
  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    for touch in touches { cancelled(touch) }
  }
}
