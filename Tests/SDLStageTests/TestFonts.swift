import Drawing

@testable import SDLStage

/// Fontconfig configurations for the tests, and the files that fontconfig finds with them.
enum TestFonts {
  static let all = configuration("fonts")
  static let onlyDejaVu = configuration("dejavu")
  static let none = configuration("none")

  private static func configuration(_ name: String) -> String {
    let tests = #filePath.split(separator: "/").dropLast(2).reduce("") { "\($0)/\($1)" }
    return "\(tests)/Fonts/\(name).conf"
  }

  /// The path of a font; for a missing font, a path below /missing, which does not exist.
  @MainActor
  static func path(of name: String) -> String {
    let fonts = SystemFonts(configuration: all) { _ in }
    let path = fonts.fonts(.regular).map(\.file.path)
      .first { $0.hasSuffix("/\(name)") }
    return path ?? "/missing/\(name)"
  }

  @MainActor
  static func has(_ name: String) -> Bool { !path(of: name).hasPrefix("/missing/") }
}
