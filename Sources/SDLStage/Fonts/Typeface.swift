internal import Drawing

/// A family of font files, one a weight, under the names that distributions give them.
struct Typeface {
  let name: String
  /// The package that brings it.
  let package: String
  let files: [Font.Weight: String]

  static let inter = Typeface(
    name: "Inter", package: "fonts-inter",
    files: [
      .regular: "Inter-Regular.otf", .medium: "Inter-Medium.otf",
      .semibold: "Inter-SemiBold.otf", .bold: "Inter-Bold.otf",
    ])

  static let jetBrainsMono = Typeface(
    name: "JetBrains Mono", package: "fonts-jetbrains-mono",
    files: [
      .regular: "JetBrainsMono-Regular.ttf", .medium: "JetBrainsMono-Medium.ttf",
      .semibold: "JetBrainsMono-SemiBold.ttf", .bold: "JetBrainsMono-Bold.ttf",
    ])

  static let dejaVuSans = Typeface(
    name: "DejaVu Sans", package: "fonts-dejavu",
    files: [
      .regular: "DejaVuSans.ttf", .medium: "DejaVuSans.ttf",
      .semibold: "DejaVuSans-Bold.ttf", .bold: "DejaVuSans-Bold.ttf",
    ])

  static let dejaVuSansMono = Typeface(
    name: "DejaVu Sans Mono", package: "fonts-dejavu",
    files: [
      .regular: "DejaVuSansMono.ttf", .medium: "DejaVuSansMono.ttf",
      .semibold: "DejaVuSansMono-Bold.ttf", .bold: "DejaVuSansMono-Bold.ttf",
    ])

  /// What the goldens were recorded with.
  static func recorded(for family: Font.Family) -> Typeface {
    family == .words ? inter : jetBrainsMono
  }

  /// What stands in, best first; the other role's fonts are better than none.
  static func fallbacks(for family: Font.Family) -> [Typeface] {
    family == .words
      ? [dejaVuSans, jetBrainsMono, dejaVuSansMono] : [dejaVuSansMono, inter, dejaVuSans]
  }

  /// The paths of all weights, or nil when one is missing: a family with a gap would look broken.
  func paths(in folders: FontFolders) -> [Font.Weight: String]? {
    var paths: [Font.Weight: String] = [:]
    for (weight, file) in files {
      guard let path = folders[file] else { return nil }
      paths[weight] = path
    }
    return paths
  }
}
