import Demonstrations
internal import Hosting
import SceneParts
import ScrollEngine

extension Shell {
  func perform(_ action: ShellAction) {
    if let objection = objection(to: action) { return announce(objection) }
    switch action {
    case .openScene(let index):
      if scenes.indices.contains(index) { enter(scenes[index]) }
    case .openNeighbour(let distance): openNeighbour(distance)
    case .toggleOutlines: stage.options.showsOutlines.toggle()
    case .toggleOutside: stage.options.showsOutside.toggle()
    case .toggleBounds: stage.options.showsBounds.toggle()
    case .toggleOverlay: stage.options.showsOverlay.toggle()
    case .toggleLegend:
      arrangement.showsLegend.toggle()
      layOutShell()
    case .toggleAside: stage.options.showsAside.toggle()
    case .toggleLanes: toggle(.lanes)
    case .toggleSheets: toggleSheets()
    case .openPath: resumePath()
    case .openTour: resumeTour()
    case .previousTourStep: guide.goBack()
    case .answer(let choice): answer(choice)
    case .addRow: session.send(.addRow)
    case .removeRow: session.send(.removeRow)
    case .turnViewport: session.send(.turnViewport)
    case .playOrPause: session.playOrPause()
    case .step(let distance): session.step(by: distance)
    case .changeRate(let distance): session.changeRate(by: distance)
    case .searchCalls: searchCalls()
    case .jump(let target, let isForward): jump(to: target, isForward: isForward)
    case .toggleSidebar:
      toggleSidebar()
      if arrangement.drawer == .sidebar { setFocus(.sidebar) }
    case .toggleInspector:
      toggleInspector()
      if arrangement.drawer == .inspector { setFocus(.inspector) }
    case .moveFocus(let distance): moveFocus(by: distance)
    case .activate: activate()
    case .pinNeighbour(let distance): pinNeighbour(distance)
    case .toggleTheme:
      apply(.of(theme.appearance == .light ? .dark : .light, isStrong: theme.isStrong))
    case .resetScene:
      if tour == nil {
        open(sceneDescription, variant: session.variants.shown)
      } else {
        guide.prepareStep()
      }
    case .changeVariant(let distance): changeVariant(by: distance)
    case .compareVariants: compareVariants()
    case .toggleRecording: toggleRecording()
    case .enlarge: setInterfaceScale(interfaceScale + Self.scaleStep)
    case .shrink: setInterfaceScale(interfaceScale - Self.scaleStep)
    case .resetScale: setInterfaceScale(nil)
    case .copyReport: copyReport()
    case .toggleFullScreen: host?.toggleFullScreen()
    case .savePicture: host?.savePicture()
    case .toggleGallery: toggleGallery()
    case .toggleHelp: toggleHelp()
    case .close: close()
    case .quit: host?.quit()
    }
  }

  func toggleHelp() {
    updateHelp()
    help.isHidden.toggle()
  }

  /// Opens the help at a page.
  func openHelp(at page: HelpPage) {
    updateHelp()
    help.page = page
    help.isHidden = false
  }

  /// Handles a press while the help is open: on a part, or beside the panel, which closes the help.
  func pressHelp(at position: Point) {
    switch help.part(at: position) {
    case .page(let page): help.page = page
    case .close: toggleHelp()
    case nil: if !help.panel.contains(position) { toggleHelp() }
    }
  }

  /// Shows one line for a few seconds.
  package func announce(_ text: String) {
    message.show(text, at: session.now, measuredBy: configuration.text)
    tell(text)
  }

  private func copyReport() {
    guard host?.copyToClipboard(copiedText) == true else { return }
    announce(pin == nil ? "copied the layout report" : "copied the pinned card")
  }

  /// Updates the list of keys, with the reason for each key that has no effect now.
  func updateHelp() {
    help.groups = KeyBinding.groups.map { title, bindings in
      HelpGroup(
        title: title,
        entries: bindings.map {
          HelpEntry(keys: $0.keys, words: $0.explanation, objection: objection(to: $0))
        })
    }
  }

  /// Closes only the topmost open part.
  private func close() {
    if !help.isHidden {
      toggleHelp()
    } else if !gallery.isHidden {
      closeGallery()
    } else if arrangement.drawer != nil {
      closeDrawer()
    } else if !notice.isHidden {
      notice.notice = nil
    } else if pin != nil {
      unpin()
    } else if stage.tilt.isApart {
      toggleSheets()
    } else if focus != nil {
      setFocus(nil)
    } else if tour != nil {
      endTour(.skipped)
    } else if session.isPoster {
      perform(.resetScene)
    } else {
      announce("Nothing is open. Ctrl Q quits.")
    }
  }

  private func openNeighbour(_ distance: Int) {
    guard let index = openPlace else { return }
    enter(scenes[(index + distance + scenes.count) % scenes.count])
  }

  private func changeVariant(by distance: Int) {
    let (variant, other) = session.variants
    if let other {
      // Only the variant on the right changes.
      let next = other + distance
      let last = sceneDescription.variants.count - 1
      return show(
        variant: variant, beside: next > last ? variant + 1 : next <= variant ? last : next)
    }
    let all = SceneCatalog.family(of: sceneDescription).variants
    guard let place = all.firstIndex(where: { $0.shows(sceneDescription, variant: variant) })
    else { return }
    show(all[(place + distance + all.count) % all.count])
  }

  /// Shows a variant of the open scene, or another scene of its family.
  private func show(_ choice: SceneFamily.Choice) {
    if choice.scene.name == sceneDescription.name {
      show(variant: choice.variant)
    } else {
      enter(choice.scene, variant: choice.variant)
    }
  }

  /// Shows the choice whose button is at a position; returns whether one is there.
  func pressVariant(at position: Point) -> Bool {
    guard help.isHidden,
      window.hitTest(position, with: nil) === stage,
      let place = stage.choice(at: position - stage.frame.origin, configuration.text)
    else { return false }
    show(stage.choices[place])
    return true
  }

  /// Shows the next variant beside the shown one, or the previous one beside the last, the lower of
  /// both at the left; or shows only one again.
  private func compareVariants() {
    let (variant, other) = session.variants
    if let other { return show(variant: session.comparedVariant == other ? other : variant) }
    session.comparedVariant = variant
    let left = min(variant, sceneDescription.variants.count - 2)
    show(variant: left, beside: left + 1)
  }
}
