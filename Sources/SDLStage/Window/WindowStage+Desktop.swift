extension WindowStage {
  /// Adopts the scale of a desktop that has changed.
  ///
  /// - Returns: Whether the content has another size or density.
  func adoptDesktop() throws(StageError) -> Bool {
    guard let desktop, desktopHasChanged else { return false }
    desktopHasChanged = false
    let scale = requestedScale * desktop.settings.scale(onX11: window.isOnX11)
    guard scale != window.scale else { return false }
    window.rescale(to: scale, keeping: contentSize)
    try adoptWindowSize()
    return true
  }

  /// Notes the present frame of the window, unless the display is lost.
  func noteFrame() {
    guard DisplayLoss.error == nil else { return }
    // On Wayland, the place of an earlier window on X11 is kept.
    let place = window.place ?? frameMemory.frame.place
    let isNormal = !window.fillsScreen
    frameMemory.note(isNormal ? WindowFrame(size: contentSize, place: place) : nil, at: clock.now)
    isMaximized = window.isMaximized
  }

  /// The window's size and place, for its next opening: those of now, or before the display was lost.
  package var frame: WindowFrame {
    var frame = frameMemory.frame
    frame.isMaximized = isMaximized
    return frame
  }
}
