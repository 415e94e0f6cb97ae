internal import CSDL2
internal import Files
package import Hosting
internal import PlainText

extension WindowStage: HostServices {
  /// Puts a text on the system's clipboard; on failure, reports the reason and returns false.
  package func copyToClipboard(_ text: String) -> Bool {
    if SDL_SetClipboardText(text) == 0 { return true }
    report("could not copy to the clipboard (\(sdlMessage()))")
    return false
  }

  /// The text on the system's clipboard; nil if there is none.
  package func clipboardText() -> String? {
    guard SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() else { return nil }
    defer { SDL_free(text) }
    let string = String(cString: text)
    return string.isEmpty ? nil : string
  }

  /// Opens an address with the desktop's program for it; returns whether there is one.
  package func open(_ address: String) -> Bool { SDL_OpenURL(address) == 0 }

  /// Shows a title in the window's frame.
  package func setTitle(_ title: String) {
    SDL_SetWindowTitle(window.pointer, title.plain)
  }

  /// Shows one of the desktop's mouse pointers over the window.
  package func show(_ shape: PointerShape) {
    window.pointers.show(shape)
  }

  /// Enters or leaves full screen; the screen keeps its resolution.
  package func toggleFullScreen() {
    window.setFullScreen(!window.isFullScreen)
  }

  /// Makes the current turn save its picture as `scrollwork-NNN.png`, with the first free number.
  ///
  /// The picture is saved in the current folder, and shows the effect of the current event.
  package func savePicture() {
    pictureRequested = true
  }

  /// Saves `scrollwork-NNN.jsonl`, with the first free number, in the current folder.
  ///
  /// Reports the path or the error, and returns whether the file was saved.
  package func saveScript(_ text: String) -> Bool {
    saveNumbered("jsonl") { path throws(StageError) in
      do throws(DiskFile.Failure) {
        try DiskFile.replace(path, with: Array(text.utf8))
      } catch {
        throw .unwritableRecording(path: path, reason: error.reason)
      }
    }
  }

  /// Ends the loop after the events and the tick of the current turn.
  package func quit() {
    quitRequested = true
  }
}

extension WindowStage {
  /// Saves the painted picture, and reports its path or the error.
  func savePaintedPicture(in directory: String = ".") {
    pictureRequested = false
    _ = saveNumbered("png", in: directory) { path throws(StageError) in
      try PNGFile.write(surface.picture(), to: path)
    }
  }

  /// Calls `write` with the first free path, and reports the path or the error.
  ///
  /// The path is absolute: a person who started the program from a menu does not know its current
  /// folder.
  private func saveNumbered(
    _ ending: String, in directory: String = ".", _ write: (String) throws(StageError) -> Void
  ) -> Bool {
    let folder = DiskFile.resolvingLinks(directory)
    let names = (1...999).lazy.map { number in
      let digits = String(number)
      return "scrollwork-" + String(repeating: "0", count: 3 - digits.count) + digits + "." + ending
    }
    guard let name = names.first(where: { !DiskFile.exists("\(folder)/\($0)") }) else {
      report(
        "scrollwork-001.\(ending) to scrollwork-999.\(ending) already exist in \(folder); "
          + "remove some")
      return false
    }
    let path = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
    do throws(StageError) {
      try write(path)
      report("saved \(path)")
      return true
    } catch {
      report("\(error)")
      return false
    }
  }
}
