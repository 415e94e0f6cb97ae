internal import CSDL2
public import ScrollEngine

extension WindowStage: HostServices {
  /// Puts a text on the system's clipboard, and reports where that fails.
  public func copyToClipboard(_ text: String) {
    if SDL_SetClipboardText(text) != 0 { report("the clipboard took nothing (\(sdlMessage()))") }
  }

  /// Shows a title in the window's frame.
  public func setTitle(_ title: String) {
    SDL_SetWindowTitle(window.pointer, title)
  }

  /// Covers the desktop, or goes back to the window; the screen keeps its resolution.
  public func toggleFullScreen() {
    window.setFullScreen(!window.isFullScreen)
  }

  /// Saves `scrollwork-NNN.png`, the first free number, in the current folder after this turn.
  ///
  /// The picture is that of the content after it has handled the present event.
  public func savePicture() {
    pictureRequested = true
  }

  /// Ends the loop after what is being handled.
  public func quit() {
    quitRequested = true
  }
}

extension WindowStage {
  /// Writes what has been painted, and says where or why not.
  func savePaintedPicture(in directory: String = ".") {
    pictureRequested = false
    let names = (1...999).lazy.map { number in
      let digits = String(number)
      return "scrollwork-" + String(repeating: "0", count: 3 - digits.count) + digits + ".png"
    }
    guard let name = names.first(where: { !DiskFile.exists("\(directory)/\($0)") }) else {
      report("scrollwork-001.png to scrollwork-999.png exist already; remove some")
      return
    }
    let path = directory == "." ? name : "\(directory)/\(name)"
    do {
      try PNGFile.write(surface.surface.picture(), to: path)
      report("saved \(path)")
    } catch {
      report("\(error)")
    }
  }
}
