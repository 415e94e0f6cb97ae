internal import Drawing
internal import Glibc

/// A family of font files, one for each weight, under the names and in the folders of packages.
struct Typeface {
  let name: String
  /// The package that installs it.
  let package: String
  private let ending: String

  /// The typeface that the goldens were recorded with.
  static func recorded(for family: Font.Family) -> Typeface {
    family == .words
      ? Typeface(name: "Inter", package: "fonts-inter", ending: "otf")
      : Typeface(name: "JetBrains Mono", package: "fonts-jetbrains-mono", ending: "ttf")
  }

  func file(_ weight: Font.Weight) -> String {
    let names: [Font.Weight: String] = [.medium: "Medium", .semibold: "SemiBold", .bold: "Bold"]
    return "\(name.filter { $0 != " " })-\(names[weight] ?? "Regular").\(ending)"
  }

  /// The files of all weights in the first folder with all of them: a family with a gap would look
  /// broken.
  func files(in directories: [String]) -> [Font.Weight: FontFile]? {
    // Debian's packages have their own folder in one for each kind of file, others a different one.
    let own = package.dropFirst("fonts-".count)
    let places = [
      "/opentype/\(own)", "/truetype/\(own)", "/\(own)", "/\(own)-fonts", "/OTF", "/TTF", "",
    ]
    for folder in directories.flatMap({ directory in places.map { directory + $0 } }) {
      let files = Font.Weight.allCases.map { FontFile(path: "\(folder)/\(file($0))") }
      guard files.allSatisfy({ access($0.path, F_OK) == 0 }) else { continue }
      return Dictionary(uniqueKeysWithValues: zip(Font.Weight.allCases, files))
    }
    return nil
  }
}
