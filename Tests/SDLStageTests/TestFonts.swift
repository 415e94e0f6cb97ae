@testable import SDLStage

/// The folders of the fonts that the Makefile installs, one a family, wherever this machine has them.
enum TestFonts {
  static let inter = folder(of: "Inter-Regular.otf")
  static let jetBrainsMono = folder(of: "JetBrainsMono-Regular.ttf")
  static let dejaVu = folder(of: "DejaVuSans.ttf")

  /// A font that is missing gives a folder that is not there either, and a name that says so.
  private static func folder(of file: String) -> String {
    guard let path = FontFolders(FontFolders.standardDirectories())[file] else {
      return "/missing/\(file)"
    }
    return path.split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" }
  }
}
