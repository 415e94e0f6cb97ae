import Controls
import Documents
import Inspecting
import SceneParts
import ScrollEngine

/// A part of the shell that can have the keyboard focus.
enum ShellFocus: Hashable {
  case listButton
  case sidebar
  case pane(Int)
  case inspectorButton
  case play
  case rate
  case bar
  case inspector
  /// The buttons of all variants together: arrow keys choose among them.
  case variants
  /// A slider of the scene's settings, or the choice between its settings: arrow keys change it.
  case setting(SettingsCard.Part)
  /// A button that Enter presses.
  case button(ShellControl)
}

// Tab moves the focus through the shell; arrow keys and Enter act on the focused part.
extension Shell {
  /// The parts that can have the focus now, in Tab order.
  var focusOrder: [ShellFocus] {
    if !help.isHidden {
      return HelpPage.allCases.map { .button(.help(.page($0))) } + [.button(.help(.close))]
    }
    if !gallery.isHidden { return [.button(.closeGallery)] }
    let list =
      [ShellFocus.button(.sidebar(.tour)), .button(.sidebar(.gallery)), .sidebar]
      + Sidebar.helpPages.map { .button(.sidebar(.help($0))) }
    let facts = [.inspector] + inspectorButtonsInSight
    if arrangement.drawer == .sidebar { return [.listButton] + list }
    if arrangement.drawer == .inspector { return [.inspectorButton] + facts }
    var order: [ShellFocus] = []
    if !notice.isHidden { order.append(.button(.closeNotice)) }
    if !listButton.isHidden { order.append(.listButton) }
    if !sidebar.isHidden { order += list }
    if !configuration.stageOnly, !stage.variantButtons(configuration.text).isEmpty {
      order.append(.variants)
    }
    if !legendButton.isHidden { order.append(.button(.legendButton)) }
    if !inspectorButton.isHidden, isInspectorDrawer { order.append(.inspectorButton) }
    if !pathButton.isHidden { order.append(.button(.path)) }
    if !card.isHidden { order += card.buttonsInOrder.map { .button(.card($0)) } }
    order += scene.panes.indices.map(ShellFocus.pane)
    if !lanes.isHidden { order.append(.button(.lanesHeading)) }
    if let parts = stage.settingsCard?.partsInOrder { order += parts.map(ShellFocus.setting) }
    if !transport.isHidden {
      order += [.play, .button(.transport(.back)), .button(.transport(.forward)), .rate, .bar]
    }
    if !inspectorButton.isHidden, !isInspectorDrawer { order.append(.inspectorButton) }
    if !inspector.isHidden { order += facts }
    if !rail.isHidden { order += rail.parts.map { .button(.rail($0)) } }
    return order
  }

  /// The visible headings of the sections and the visible buttons above the calls; arrow keys scroll
  /// the inspector to the others.
  private var inspectorButtonsInSight: [ShellFocus] {
    let buttons = CallFilter.allCases.map { ShellControl.calls(.filter($0)) } + [.calls(.copy)]
    let all = inspector.shownParts.map(ShellControl.heading) + buttons
    return all.filter { control in
      frame(of: control).map {
        inspector.seenFrame.offsetBy(inspector.frame.origin).contains($0) && $0.height > 16
      } ?? false
    }.map { .button($0) }
  }

  /// The pane that has the focus; nil if none has.
  var focusedPane: Int? {
    if case .pane(let pane) = focus { pane } else { nil }
  }

  func moveFocus(by distance: Int) {
    let order = focusOrder
    guard !order.isEmpty else { return }
    let place = focus.flatMap { order.firstIndex(of: $0) } ?? (distance > 0 ? -1 : 0)
    setFocus(order[(place + distance + order.count) % order.count])
  }

  func setFocus(_ focus: ShellFocus?) {
    if focus == .sidebar, self.focus != .sidebar { sidebar.resetCursor() }
    self.focus = focus
    updateRing()
  }

  func updateRing() {
    // Views over the stage, such as the card of the pinned view, also lie over the ring of a pane.
    place(ring, over: viewBelowRing)
    ring.target = focus.map { focus in
      let rect = rect(of: focus)
      let part =
        switch focus {
        case .sidebar, .button(.sidebar): sidebar.frame
        case .pane, .variants, .setting: stage.frame
        case .play, .rate, .bar, .button(.transport): transport.frame
        case .inspector, .button(.calls), .button(.heading): inspector.frame
        case .listButton, .inspectorButton, .button: window.bounds
        }
      return (rect, part.inset(by: 2))
    }
  }

  private var viewBelowRing: View {
    switch focus {
    case .pane: stage
    case .button(.help): help
    case .button(.closeGallery): gallery
    case .button(.card): card
    // The buttons of the corners lie over the open parts.
    default: inspectorButton
    }
  }

  /// Moves a subview of the window directly above another subview.
  private func place(_ view: View, over other: View) {
    let others = window.subviews.filter { $0 !== view }
    guard let index = others.firstIndex(where: { $0 === other }) else { return }
    if window.subviews[index + 1] !== view { window.insertSubview(view, at: index + 1) }
  }

  func rect(of focus: ShellFocus) -> Rect {
    switch focus {
    case .listButton: listButton.frame
    case .inspectorButton: inspectorButton.frame
    case .sidebar: sidebar.convert(sidebar.cursorFrame, to: nil)
    case .pane(let pane):
      stage.stageLayout.panes[pane].viewport.inset(by: -4).offsetBy(stage.frame.origin)
    case .play: transport.playFrame.offsetBy(transport.frame.origin)
    case .rate: transport.rateFrame.offsetBy(transport.frame.origin)
    case .bar: transport.barFrame.offsetBy(transport.frame.origin)
    case .inspector: inspector.frame
    case .variants:
      stage.variantsFrame(configuration.text)?.offsetBy(stage.frame.origin) ?? .null
    case .setting(let part):
      stage.settingsCard?.focusFrame(of: part)?.offsetBy(stage.frame.origin) ?? .null
    case .button(let control): frame(of: control) ?? .null
    }
  }

  // MARK: Keys

  /// Handles Enter: performs the action of the focused part.
  func activate() {
    switch focus {
    case .listButton:
      toggleSidebar()
      if !sidebar.isHidden { setFocus(.sidebar) }
    case .inspectorButton:
      toggleInspector()
      if !inspector.isHidden { setFocus(.inspector) }
    case .sidebar: sidebar.chooseCursor()
    case .pane(let pane): tap(inPane: pane)
    case .play, .bar: session.playOrPause()
    case .rate: session.nextRate()
    case .variants: perform(.changeVariant(1))
    case .setting(.reuse): step(.reuse, isUp: scene.settings.contains(.reuse(true)))
    case .button(let control): press(control)
    case nil: nextTourStep()
    case .inspector, .setting: break
    }
  }

  /// Performs the action of a click on a button.
  func press(_ control: ShellControl) {
    switch control {
    case .card(let button): press(button)
    case .calls(let button): inspector.press(button)
    case .help(.close): toggleHelp()
    case .help(.page(let page)): help.page = page
    case .sidebar(.help(let page)): openHelp(at: page)
    case .closeGallery: closeGallery()
    case .closeNotice: notice.notice = nil
    case .heading(let part): toggle(part)
    case .rail(let part): unfold(part)
    default: if let action = action(of: control) { perform(action) }
    }
    if let focus, !focusOrder.contains(focus) { setFocus(nil) }
  }

  /// Handles a scrolling key in the part that has the focus.
  func handle(_ key: InputEvent.Key, _ step: KeyScroll, at focus: ShellFocus) {
    switch focus {
    case .sidebar:
      if step.axis == .vertical { sidebar.moveCursor(by: step) }
    case .pane(let pane):
      endHover()
      session.send(.key(key, pane: pane, at: keyPoint(inPane: pane)))
    case .rate:
      if step.amount == .line {
        session.changeRate(by: (step.axis == .horizontal) == step.isForward ? 1 : -1)
      }
    case .bar: seek(by: step)
    case .inspector: inspector.scroll(by: step)
    case .button(.calls), .button(.heading): inspector.scroll(by: step)
    case .variants:
      if step.axis == .horizontal, step.amount == .line {
        perform(.changeVariant(step.isForward ? 1 : -1))
      }
    case .setting(let part):
      if step.amount == .line {
        self.step(part, isUp: (step.axis == .horizontal) == step.isForward)
      }
    case .listButton, .inspectorButton, .play, .button: break
    }
  }

  private func seek(by step: KeyScroll) {
    let direction = step.isForward ? 1 : -1
    let state = transportState
    switch step.amount {
    case .line: session.step(by: step.axis == .horizontal ? direction : -direction)
    case .page: seek(to: max(0, state.time + Double(direction)))
    case .end: seek(to: step.isForward ? state.end : 0)
    }
  }

  /// Clicks at the pane's key point, for people without a pointer.
  private func tap(inPane pane: Int) {
    let position = keyPoint(inPane: pane)
    session.send(
      .event(.pointerDown(InputEvent.Pointer(at: position, isPressed: true)), pane: pane))
    session.send(.event(.pointerUp(InputEvent.Pointer(at: position)), pane: pane))
  }

  /// The point at which keys act in a pane: the middle of the pinned view, or else of the viewport.
  private func keyPoint(inPane pane: Int) -> Point {
    let viewport = Rect(origin: .zero, size: scene.panes[pane].viewport)
    if let pin, pin.pane == pane, let outline = session.run.inspection(of: pin)?.outline {
      let seen = outline.intersection(viewport)
      if !seen.isEmpty { return Point(x: seen.midX, y: seen.midY) }
    }
    return Point(x: viewport.midX, y: viewport.midY)
  }
}
