import SDLStage

/// What this program is, and the answer to `--version`.
enum Version {
  static let scrollwork = "0.3.0"
  /// The application's id, which the menu entry has as well; its domain is a stand-in, see
  /// `Assets/Desktop/identity`.
  static let identifier = "org.example.scrollwork"

  /// The versions of the program and of the libraries that affect its pictures.
  @MainActor static var text: String { "scrollwork \(scrollwork)\n\(StageVersion())\n" }
}
