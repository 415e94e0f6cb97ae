internal import Documents
internal import Hosting

/// A promise that a screen has broken, with the steps that lead there.
struct InvariantBreach: CustomStringConvertible {
  /// The class of the screen's controller.
  var screen: String
  /// What the screen was shown on at first.
  var surface: SnapshotSurface
  var promise: String
  var detail: String
  var seed: UInt64
  var steps: [SnapshotStep]

  var description: String {
    let way =
      steps.isEmpty
      ? "as soon as it is opened"
      : "after \(steps.count) step\(steps.count == 1 ? "" : "s"): "
        + steps.map(\.description).joined(separator: "; ")
    return "\(promise): \(detail), \(way) (seed \(seed))"
  }

  /// What can be played again in a window.
  var script: ScreenScript {
    ScreenScript(
      screen: screen, size: surface.size, scale: surface.scale, appearance: surface.appearance,
      promise: promise, steps: steps.map(\.written))
  }

  /// Leaves the script where failures of the test are left.
  ///
  /// - Returns: Its path.
  func writeScript(testFile: String) throws(SnapshotFailure) -> String {
    let name = "\(screen).\(promise).seed\(seed)".map {
      $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-"
    }
    let store = try SnapshotStore(testFile: testFile, name: String(name.prefix(60)))
    let path = "\(store.failureFolder)/\(String(name)).jsonl"
    try store.write(ScreenScriptDocument.text(for: script), to: path)
    return path
  }

  /// How to see it.
  func help(_ path: String) -> String {
    "see it in a window with an Inspector: SCROLLWORK_REPLAY='\(path)' swift run"
  }
}
