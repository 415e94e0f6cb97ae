import Foundation

/// A folder for the files of one test; `remove()` removes it with its content if it is not kept.
final class TestFolder {
  let url: URL
  /// Set if the files should remain for inspection.
  var isKept = false
  private var count = 0

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("scrollwork-window-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// Makes an empty file with a unique name.
  func newFile(_ name: String) throws -> URL {
    count += 1
    let file = url.appendingPathComponent("\(count)-\(name)")
    try Data().write(to: file)
    return file
  }

  func write(_ text: String, to name: String) throws -> String {
    try text.write(toFile: path(name), atomically: true, encoding: .utf8)
    return path(name)
  }

  /// Writes the program's saved state, as an earlier window would leave it.
  func writeState(_ text: String, to name: String = "state.json") throws {
    let folder = url.appendingPathComponent("state/scrollwork")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    _ = try write(text, to: "state/scrollwork/\(name)")
  }

  func read(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  func remove() {
    guard !isKept else { return }
    try? FileManager.default.removeItem(at: url)
  }
}
