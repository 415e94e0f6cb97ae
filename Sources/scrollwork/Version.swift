import SDLStage

/// The answer to `--version`.
enum Version {
  static let scrollwork = "0.3.0"

  /// The program's version, and those of everything its pictures depend on.
  @MainActor static var text: String { "scrollwork \(scrollwork)\n\(StageVersion())\n" }
}
