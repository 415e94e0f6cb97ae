import SDLStage

/// The answer to `--version`.
enum Version {
  static let scrollwork = "0.3.0"

  /// The versions of the program and of the libraries that affect its pictures.
  @MainActor static var text: String { "scrollwork \(scrollwork)\n\(StageVersion())\n" }
}
