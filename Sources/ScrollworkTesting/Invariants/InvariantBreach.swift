internal import Documents

/// An invariant that a screen has broken, with the steps that led to it.
struct InvariantBreach: CustomStringConvertible {
  /// The class of the screen's controller.
  var screen: String
  /// The initial size, scale and appearance of the screen.
  var surface: SnapshotSurface
  var invariant: String
  var detail: String
  var seed: UInt64
  var steps: [SnapshotStep]
  var pictures: Finding.Pictures?

  var description: String {
    let way =
      steps.isEmpty
      ? "as soon as it is opened"
      : "after \(steps.count) step\(steps.count == 1 ? "" : "s"): "
        + steps.map(\.description).joined(separator: "; ")
    return "\(invariant): \(detail), \(way) (seed \(seed))"
  }

  /// The script that plays the steps in a window.
  var script: ScreenScript {
    ScreenScript(
      screen: screen, size: surface.size, scale: surface.scale, appearance: surface.appearance,
      invariant: invariant, steps: steps.map(\.written))
  }

  /// Writes the script to the folder for failures.
  func writeScript(testFile: String) throws(SnapshotFailure) -> ScriptFile {
    let file = try ScriptFile(of: "\(screen).\(invariant).seed\(seed)", testFile: testFile)
    try file.write(script)
    return file
  }

  /// Writes the pictures beside the script, with a page that shows them.
  ///
  /// - Returns: The page's path; nil if the failure is not visible.
  func writePage(beside file: ScriptFile) throws -> String? {
    guard let pictures else { return nil }
    return try SnapshotPage(
      name: file.name, steps: steps.map(\.description), difference: pictures.difference,
      captions: pictures.captions
    ).write(in: file.folder)
  }
}
