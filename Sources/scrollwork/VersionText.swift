import SDLStage

/// The answer to `--version`.
enum VersionText {
  static let scrollwork = "0.1.0"

  /// The program's version, with those of the libraries it draws with where they are asked for.
  ///
  /// Asking them starts SDL_ttf, which no other command should pay for.
  static func current() -> String {
    guard CommandLine.arguments.dropFirst().contains("--version") else { return scrollwork }
    return "scrollwork \(scrollwork)"
  }
}
