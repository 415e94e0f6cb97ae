import Documents
internal import Files
import Glibc
import PlainText
import SDLStage

/// The file in which the program saves its state between two windows.
///
/// The path is `$XDG_STATE_HOME/scrollwork/state.json`, or below `~/.local/state`, according to the
/// XDG base directory specification; a relative path in the variable is ignored. An invalid file
/// causes only a line on standard error; the file of a later version is never overwritten.
struct StateFile {
  let path: String
  /// The name of the folder with this file, and with that of the window's frame.
  static let program = "scrollwork"

  /// Fails if neither `XDG_STATE_HOME` nor `HOME` is an absolute path.
  init?(_ environment: (String) -> String? = { getenv($0).map { String(cString: $0) } }) {
    guard let folder = StateFolder.path(of: Self.program, in: environment) else { return nil }
    path = folder + "/state.json"
  }

  /// The saved state, or an empty one if there is none or it is invalid.
  func read() -> SavedState {
    guard DiskFile.exists(path) else { return SavedState() }
    do {
      return try reading(path, limit: SavedStateDocument.sizeLimit, SavedStateDocument.read)
    } catch {
      let end = isNewer ? "it is ignored and left as it is" : "it is ignored"
      StandardError.write("scrollwork: \(error); \(end)")
      return SavedState()
    }
  }

  /// Whether a later version of the program has written the file.
  private var isNewer: Bool {
    guard DiskFile.exists(path) else { return false }
    let text = try? TextFile.read(path, limit: SavedStateDocument.sizeLimit)
    return text.map(SavedStateDocument.isNewer) ?? false
  }

  /// Saves a state; a failure is reported on standard error.
  ///
  /// - Returns: Whether the state was saved.
  @discardableResult
  func write(_ state: SavedState) -> Bool {
    // An attempt to read the newer file has already reported its version.
    guard !isNewer else { return false }
    do throws(DiskFile.Failure) {
      let folder = path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex)
      try DiskFile.makeFolders(String(folder))
      try DiskFile.replace(path, with: Array(SavedStateDocument.text(for: state).utf8))
      return true
    } catch {
      StandardError.write(
        "scrollwork: the scene, the step of the guided start and the folds are not remembered: "
          + "\(path) cannot be written (\(error.reason))")
      return false
    }
  }
}
