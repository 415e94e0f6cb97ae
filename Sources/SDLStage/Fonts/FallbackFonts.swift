internal import Drawing

/// Finds the font files that have what others lack, among all files of some folders.
///
/// The answer depends on the files alone and never on what was asked before, so the same text has
/// the same glyphs in every run. Plain sans-serif faces come first, Noto's before others; of the
/// rest, in the order of their paths.
///
/// Folders are read at the first question, and files one after the other until one has the answer.
@MainActor
final class FallbackFonts {
  struct Choice: Hashable {
    let path: String
    /// Which font of a collection.
    let index: Int
    let strike: FontFile.Strike?
  }

  private let directories: [String]
  private lazy var folders = FontFolders(directories)
  private lazy var candidates = folders.all.map(FallbackCandidate.init)
  private var ranked: [Font.Weight: [FallbackCandidate]] = [:]
  private var files: [String: FontFile] = [:]
  private var choices = BoundedCache<Question, Choice?>(limit: 4096)

  private struct Question: Hashable {
    let scalars: [Unicode.Scalar]
    let weight: Font.Weight
    let style: WritingSystem.HanStyle
    let inColor: Bool
  }

  init(directories: [String]) {
    self.directories = directories
  }

  /// The best file that has all of some characters.
  ///
  /// - Parameter inColor: Only pictures will do, as for emoji.
  /// - Complexity: O(files) where none has it, each file read once; remembered either way.
  func choice(
    for scalars: [Unicode.Scalar], weight: Font.Weight, style: WritingSystem.HanStyle,
    inColor: Bool
  ) -> Choice? {
    let question = Question(scalars: scalars, weight: weight, style: style, inColor: inColor)
    if let known = choices.value(for: question) { return known }
    let choice = search(question)
    choices.insert(choice, for: question)
    return choice
  }

  private func search(_ question: Question) -> Choice? {
    for candidate in order(for: question.weight) where candidate.isInColor || !question.inColor {
      let index = candidate.index(for: question.style)
      let key = "\(candidate.path):\(index)"
      let file = files[key] ?? FontFile(path: candidate.path, index: index)
      files[key] = file
      guard question.scalars.allSatisfy(file.has) else { continue }
      return Choice(path: candidate.path, index: index, strike: file.strike)
    }
    return nil
  }

  private func order(for weight: Font.Weight) -> [FallbackCandidate] {
    if let order = ranked[weight] { return order }
    let order = candidates.sorted {
      ($0.penalty(for: weight), $0.path) < ($1.penalty(for: weight), $1.path)
    }
    ranked[weight] = order
    return order
  }

  /// What to install for a script that no file has.
  func package(for system: WritingSystem) -> WritingSystem.Package {
    folders[system.package.sample] == nil ? system.package : .everything
  }
}

/// A font file that may stand in, judged by its name.
struct FallbackCandidate {
  let path: String
  let isInColor: Bool
  private let name: String
  private let isCollection: Bool
  private let stylePenalty: Int
  private let weight: Font.Weight?

  private static let weights: [(String, Font.Weight)] = [
    ("-SemiBold", .semibold), ("-DemiBold", .semibold), ("-Bold", .bold), ("-Medium", .medium),
  ]
  /// How little a face with a word in its name is like a plain one.
  private static let penalties = [
    ("Italic", 40), ("Oblique", 40), ("Black", 20), ("Heavy", 20), ("Thin", 20), ("Light", 20),
    ("ExtraBold", 20), ("Condensed", 10), ("Mono", 10), ("Serif", 10), ("Display", 10),
    ("Kufi", 10), ("Nastaliq", 10), ("Math", 10), ("UI-", 2), ("LastResort", 400),
    ("nifont", 100),
  ]

  init(path: String) {
    self.path = path
    name = path.split(separator: "/").last.map(String.init) ?? path
    isCollection = name.hasSuffix(".ttc")
    isInColor = name.contains("moji")
    var penalty = name.hasPrefix("NotoSans") ? 0 : 5
    for (word, amount) in Self.penalties where name.contains(word) { penalty += amount }
    // A font of emoji has digits, too, and other characters that are none.
    if isInColor { penalty += 50 }
    stylePenalty = penalty
    weight = Self.weights.first { [name] in name.contains($0.0) }?.1
  }

  /// 0 is best.
  func penalty(for wanted: Font.Weight) -> Int {
    if (weight ?? .regular) == wanted { return stylePenalty }
    let isHeavy = wanted == .semibold || wanted == .bold
    let isNear = isHeavy ? weight == .semibold || weight == .bold : weight == nil
    return stylePenalty + (isNear ? 1 : 3)
  }

  /// In Noto's and Source Han's collections the fonts have this order; others have one font.
  func index(for style: WritingSystem.HanStyle) -> Int {
    guard isCollection, name.contains("CJK") || name.contains("SourceHan") else { return 0 }
    switch style {
    case .japanese: return 0
    case .korean: return 1
    case .chinese: return 2
    }
  }
}
