internal import Drawing
internal import Glibc

/// A family of font files, one for each weight, with the names and folders that packages use.
struct Typeface {
  let name: String
  /// The Debian package that installs the typeface.
  let package: String
  private let ending: String

  /// The typeface of the recorded goldens.
  static func recorded(for family: Font.Family) -> Typeface {
    family == .words
      ? Typeface(name: "Inter", package: "fonts-inter", ending: "otf")
      : Typeface(name: "JetBrains Mono", package: "fonts-jetbrains-mono", ending: "ttf")
  }

  func file(_ weight: Font.Weight) -> String {
    let names: [Font.Weight: String] = [.medium: "Medium", .semibold: "SemiBold", .bold: "Bold"]
    return "\(name.filter { $0 != " " })-\(names[weight] ?? "Regular").\(ending)"
  }

  /// The files of all weights, from the first folder that has all of them; nil if there is no such
  /// folder. A missing weight would look broken.
  func files(in directories: [String]) -> [Font.Weight: FontFile]? {
    // Debian's packages have their own folder below one for each file type; other distributions
    // differ.
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
