import ScrollEngine

extension Shell {
  func perform(_ action: ShellAction) {
    switch action {
    case .openScene(let index):
      if SceneCatalog.all.indices.contains(index) { open(SceneCatalog.all[index]) }
    case .openNeighbour(let distance): openNeighbour(distance)
    case .toggleOutlines: stage.options.showsOutlines.toggle()
    case .toggleOutside: stage.options.showsOutside.toggle()
    case .toggleBounds: stage.options.showsBounds.toggle()
    case .toggleOverlay: stage.options.showsOverlay.toggle()
    case .addRow: send(.addRow)
    case .removeRow: send(.removeRow)
    case .turnViewport: send(.turnViewport)
    case .playOrPause: playOrPause()
    case .step(let distance): step(by: distance)
    case .changeRate(let distance): changeRate(by: distance)
    case .toggleInspector:
      showsInspector.toggle()
      layOutShell()
    case .toggleTheme: apply(theme == .light ? .dark : .light)
    case .resetScene: open(sceneDescription, variant: variant)
    case .nextVariant: openNextVariant()
    case .toggleRecording: toggleRecording()
    case .enlarge: setInterfaceScale(interfaceScale + 0.25)
    case .shrink: setInterfaceScale(interfaceScale - 0.25)
    case .resetScale: setInterfaceScale(1)
    case .copyReport: host?.copyToClipboard(configuration.describe(report))
    case .toggleFullScreen: host?.toggleFullScreen()
    case .savePicture: host?.savePicture()
    case .toggleHelp: toggleHelp()
    case .close: if help.isHidden { host?.quit() } else { toggleHelp() }
    case .quit: host?.quit()
    }
  }

  func toggleHelp() {
    help.isHidden.toggle()
  }

  private func openNeighbour(_ distance: Int) {
    let all = SceneCatalog.all
    guard let index = all.firstIndex(where: { $0.name == sceneDescription.name }) else { return }
    open(all[(index + distance + all.count) % all.count])
  }

  private func openNextVariant() {
    let count = sceneDescription.variants.count
    if count > 1 { open(sceneDescription, variant: (variant + 1) % count) }
  }

  private func setInterfaceScale(_ scale: Double) {
    interfaceScale = min(max(scale, 0.5), 3)
    layOutShell()
  }
}
