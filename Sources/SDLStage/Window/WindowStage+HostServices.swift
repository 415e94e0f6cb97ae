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

  /// Saves `scrollwork-NNN.jsonl`, the first free number, in the current folder.
  public func saveScript(_ text: String) {
    saveNumbered("jsonl") { try DiskFile.replace($0, with: Array(text.utf8)) }
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
    saveNumbered("png", in: directory) { try PNGFile.write(surface.surface.picture(), to: $0) }
  }

  /// Has a file written under the first name that is free, and says where or why not.
  private func saveNumbered(
    _ ending: String, in directory: String = ".", _ write: (String) throws -> Void
  ) {
    let names = (1...999).lazy.map { number in
      let digits = String(number)
      return "scrollwork-" + String(repeating: "0", count: 3 - digits.count) + digits + "." + ending
    }
    guard let name = names.first(where: { !DiskFile.exists("\(directory)/\($0)") }) else {
      return report(
        "scrollwork-001.\(ending) to scrollwork-999.\(ending) exist already; remove some")
    }
    let path = directory == "." ? name : "\(directory)/\(name)"
    do {
      try write(path)
      report("saved \(path)")
    } catch {
      report("\(error)")
    }
  }
}
