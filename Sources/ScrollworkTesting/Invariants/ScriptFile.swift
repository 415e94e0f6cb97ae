internal import Documents

/// A script that a test leaves where its failures are left, to be played in a window.
struct ScriptFile {
  let folder: String
  /// Without an ending.
  let name: String
  private let store: SnapshotStore

  /// Names the file of a script after what it shows.
  init(of subject: String, testFile: String) throws(SnapshotFailure) {
    // A long class name would be too long for a file.
    name = String(
      subject.suffix(100).map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" })
    store = try SnapshotStore(testFile: testFile, name: "script")
    folder = store.failureFolder
  }

  var path: String { "\(folder)/\(name).jsonl" }

  func write(_ script: ScreenScript) throws(SnapshotFailure) {
    try store.write(ScreenScriptDocument.text(for: script), to: path)
  }

  func remove() { store.remove(path) }

  /// How to see it.
  var help: String {
    "see it in a window with an Inspector: SCROLLWORK_REPLAY='\(path)' swift run"
  }
}
