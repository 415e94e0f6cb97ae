import Drawing

@testable import SDLStage

/// Configurations of fontconfig that the tests bring along, and the files that it then finds.
enum TestFonts {
  static let all = configuration("fonts")
  static let onlyDejaVu = configuration("dejavu")
  static let none = configuration("none")

  private static func configuration(_ name: String) -> String {
    let tests = #filePath.split(separator: "/").dropLast(2).reduce("") { "\($0)/\($1)" }
    return "\(tests)/Fonts/\(name).conf"
  }

  /// A font that is missing gives a path that is not there either, and a name that says so.
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
