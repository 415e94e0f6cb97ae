internal import Documents

/// A script that can be played in a window, as a file in the folder for failures.
struct ScriptFile {
  let folder: String
  /// The file name without its extension.
  let name: String
  private let store: SnapshotStore

  /// Makes a file name from the description of a failure.
  init(of subject: String, testFile: String) throws(SnapshotFailure) {
    // The end of a long class name is kept, because the whole would be too long for a file.
    name = String(
      subject.suffix(100).map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" })
    store = try SnapshotStore(testFile: testFile, name: "script")
    folder = store.failureFolder
  }

  /// The trace of the script's run.
  var trace: FailureTrace { FailureTrace(named: name, in: store) }

  var path: String { "\(folder)/\(name).jsonl" }

  func write(_ script: ScreenScript) throws(SnapshotFailure) {
    try store.write(ScreenScriptDocument.text(for: script), to: path)
  }

  func remove() { store.remove(path) }

  /// Brings the page that lists all failures up to date.
  func updateFailureIndex() { store.updateFailureIndex() }

  /// Instructions for playing the script.
  var help: String {
    "see it in a window with an Inspector: SCROLLWORK_REPLAY='\(path)' swift run"
  }
}
