import Documents
internal import Files
import Glibc
import PlainText
import SDLStage

/// Where the program keeps what it remembers between two windows.
///
/// `$XDG_STATE_HOME/scrollwork/state.json`, or below `~/.local/state`, as the XDG base directory
/// specification says; a relative path there counts as unset. A fault in it costs one
/// line on standard error and nothing else; the state of a later program stays as it is.
struct StateFile {
  let path: String

  /// Nil if there is no home.
  init?(_ environment: (String) -> String? = { getenv($0).map { String(cString: $0) } }) {
    if let state = environment("XDG_STATE_HOME"), state.hasPrefix("/") {
      path = state + "/scrollwork/state.json"
    } else if let home = environment("HOME"), home.hasPrefix("/") {
      path = home + "/.local/state/scrollwork/state.json"
    } else {
      return nil
    }
  }

  /// The saved state, or an empty one.
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

  /// Whether a later program has written it.
  private var isNewer: Bool {
    guard DiskFile.exists(path) else { return false }
    let text = try? TextFile.read(path, limit: SavedStateDocument.sizeLimit)
    return text.map(SavedStateDocument.isNewer) ?? false
  }

  /// Saves a state; if that fails, says so and goes on.
  ///
  /// - Returns: Whether it is saved.
  @discardableResult
  func write(_ state: SavedState) -> Bool {
    // That was said when it was read.
    guard !isNewer else { return false }
    do throws(DiskFile.Failure) {
      let folder = path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex)
      try DiskFile.makeFolders(String(folder))
      try DiskFile.replace(path, with: Array(SavedStateDocument.text(for: state).utf8))
      return true
    } catch {
      StandardError.write(
        "scrollwork: the scene and the step of the guided start are not remembered: \(path) cannot "
          + "be written (\(error.reason))")
      return false
    }
  }
}
