import Controls
import Demonstrations
import Hosting
import Inspecting
import SceneParts
import ScrollEngine

/// A control of the shell that reacts to the pointer.
enum ShellControl: Hashable {
  case listButton, inspectorButton, legendButton
  /// The button that offers a guided path.
  case path
  case sidebar(Sidebar.Part)
  case stage(StageView.Part)
  /// A viewport with its surroundings.
  case pane(Int)
  /// A cell in a queue, or its chip in the inspector.
  case cell(CellBook.Cell)
  /// A button above the list of calls, or a call, as a row of the list.
  case calls(CallsSection.Button)
  case call(Int)
  case lanes
  /// The heading above the lanes, which folds them.
  case lanesHeading
  /// The heading of a section of the inspector, which folds the section.
  case heading(FoldablePart)
  /// The name of a section on the rail of the folded inspector.
  case rail(FoldablePart)
  /// The strip of the pictures' times.
  case strip
  case transport(TransportBar.Part)
  case card(TourCard.Button)
  case help(HelpView.Part)
  /// A scene of the gallery, by its name.
  case poster(String)
  case closeGallery, closeNotice
}

// The positions of the controls, and their actions.
extension Shell {
  /// The control at a point of the shell; nil if there is none.
  func control(at position: Point) -> ShellControl? {
    guard let hit = window.hitTest(position, with: nil) else { return nil }
    func inside(_ view: View) -> Point { window.convert(position, to: view) }
    if hit === listButton { return .listButton }
    if hit === inspectorButton { return .inspectorButton }
    if hit === legendButton { return .legendButton }
    if hit === pathButton { return .path }
    if hit === lanes {
      return lanes.headingFrame?.contains(inside(lanes)) == true ? .lanesHeading : .lanes
    }
    if hit === strip { return .strip }
    if hit === rail { return rail.part(at: inside(rail)).map(ShellControl.rail) }
    if hit === stage { return stageControl(at: position - stage.frame.origin) }
    if hit.isDescendant(of: help) {
      return help.part(at: inside(help)).map(ShellControl.help)
    }
    if hit.isDescendant(of: gallery) {
      return gallery.closeFrame.contains(inside(gallery))
        ? .closeGallery : gallery.name(at: inside(gallery)).map(ShellControl.poster)
    }
    if hit.isDescendant(of: notice) {
      return notice.closeFrame.contains(inside(notice)) ? .closeNotice : nil
    }
    if hit.isDescendant(of: card) { return card.button(at: inside(card)).map(ShellControl.card) }
    if hit.isDescendant(of: sidebar) {
      return sidebar.part(at: inside(sidebar)).map(ShellControl.sidebar)
    }
    if hit.isDescendant(of: inspector) {
      let point = inside(inspector)
      return inspector.heading(at: point).map(ShellControl.heading)
        ?? inspector.button(at: point).map(ShellControl.calls)
        ?? inspector.call(at: point).map(ShellControl.call)
        ?? inspector.cell(at: point).map(ShellControl.cell)
    }
    if hit === transport {
      return transport.part(at: inside(transport)).map(ShellControl.transport)
    }
    return nil
  }

  private func stageControl(at point: Point) -> ShellControl? {
    if let part = stage.part(at: point, configuration.text) { return .stage(part) }
    if let cell = stage.cellAside(at: point) { return .cell(cell) }
    return stage.stageLayout.paneIndex(at: point).map(ShellControl.pane)
  }

  /// The frame of a control, in points of the shell; nil for panes, cells and calls, and for a part
  /// that its view does not show now.
  func frame(of control: ShellControl) -> Rect? {
    switch control {
    case .listButton: listButton.frame
    case .inspectorButton: inspectorButton.frame
    case .legendButton: legendButton.frame
    case .path: pathButton.frame
    case .calls(let button):
      inspector.frame(of: button)?.offsetBy(inspector.frame.origin)
    case .sidebar(let part): sidebar.frame(of: part)?.offsetBy(sidebar.frame.origin)
    case .stage(let part):
      stage.frame(of: part, configuration.text)?.offsetBy(stage.frame.origin)
    case .pane, .cell, .call: nil
    case .lanes: lanes.frame
    case .lanesHeading: lanes.headingFrame?.offsetBy(lanes.frame.origin)
    case .heading(let part):
      inspector.headingFrame(of: part)?.offsetBy(inspector.frame.origin)
    case .rail(let part): rail.frame(of: part)?.offsetBy(rail.frame.origin)
    case .strip: strip.frame
    case .transport(let part): transport.frame(of: part).offsetBy(transport.frame.origin)
    case .card(let button): card.frame(of: button)?.offsetBy(card.frame.origin)
    case .help(let part): help.frame(of: part)
    case .poster(let name): gallery.frame(ofSceneNamed: name)
    case .closeGallery: gallery.closeFrame
    case .closeNotice: notice.closeFrame.offsetBy(notice.frame.origin)
    }
  }

  /// The action of a press on a control; nil if no key performs the same action.
  func action(of control: ShellControl) -> ShellAction? {
    switch control {
    case .listButton: .toggleSidebar
    case .inspectorButton: .toggleInspector
    case .legendButton: .toggleLegend
    case .sidebar(.tour): .openTour
    case .sidebar(.gallery): .toggleGallery
    case .path: .openPath
    case .sidebar(.scene(let place)):
      KeyBinding.keys(for: .openScene(place)) == nil ? nil : .openScene(place)
    case .stage(.variant(let place)):
      change(to: stage.variantButtons(configuration.text)[place].button.variant)
    case .lanesHeading: .toggleLanes
    case .transport(.play): .playOrPause
    case .transport(.back): .step(-1)
    case .transport(.forward): .step(1)
    case .card(.back): .previousTourStep
    case .card(.next), .card(.skip): .activate
    case .card(.choice(let place)): .answer(place)
    case .card(.end), .help(.close), .closeGallery, .closeNotice: .close
    case .sidebar(.help(.keys)): .toggleHelp
    // No key does the same: a click on the speed, for instance, cycles through all speeds.
    case .transport(.rate), .stage(.map), .stage(.setting), .stage(.chart), .transport(.bar),
      .lanes, .strip, .card(.link), .pane, .cell, .calls, .call, .heading, .rail, .poster,
      .help(.page),
      .sidebar(.help):
      nil
    }
  }

  /// The action that shows a choice of the variants, by its place; nil if no key leads there at
  /// once.
  private func change(to place: Int) -> ShellAction? {
    let family = SceneCatalog.family(of: sceneDescription)
    let choices = family.choices(in: sceneDescription)
    guard session.variants.other == nil, choices.indices.contains(place) else { return nil }
    let all = family.variants
    func index(_ scene: SceneDescription, _ variant: Int) -> Int? {
      all.firstIndex { $0.shows(scene, variant: variant) }
    }
    guard let shown = index(sceneDescription, session.variants.shown),
      let wanted = index(choices[place].scene, choices[place].variant)
    else { return nil }
    return [1, -1].first { (shown + $0 + all.count) % all.count == wanted }
      .map(ShellAction.changeVariant)
  }

  /// Whether a press on a control has an effect now.
  func isUseful(_ control: ShellControl) -> Bool {
    switch control {
    case .stage(.variant(let place)):
      let buttons = stage.variantButtons(configuration.text)
      return buttons.indices.contains(place) && buttons[place].isUseful
    case .transport(.bar), .lanes, .strip, .stage(.chart): return !session.log.isFull
    case .sidebar(.scene): return true
    default: return action(of: control).flatMap(objection(to:)) == nil
    }
  }

  /// The shape of the pointer over a control.
  func shape(over control: ShellControl) -> PointerShape {
    switch control {
    case .pane: .arrow
    case .stage(.map), .stage(.chart), .transport(.bar), .lanes, .strip:
      isUseful(control) ? .crosshair : .arrow
    default: isUseful(control) ? .hand : .arrow
    }
  }

  /// The shape of the pointer during a drag on a control.
  func shape(whileDraggingOn control: ShellControl) -> PointerShape {
    switch control {
    case .pane(let pane): scene.panes.indices.contains(pane) && isDragged(pane) ? .grabbing : .arrow
    case .stage(.map): .vertical
    case .stage(.setting(let part)) where part.isSlider: .horizontal
    case .stage(.chart), .transport(.bar), .lanes, .strip: .horizontal
    default: shape(over: control)
    }
  }

  /// Whether a pointer drags the content of a pane.
  private func isDragged(_ pane: Int) -> Bool {
    scene.panes[pane].window.router.isTracking
      && scene.panes[pane].namedViews.contains { ($0.view as? ScrollView)?.isDragging == true }
  }
}
