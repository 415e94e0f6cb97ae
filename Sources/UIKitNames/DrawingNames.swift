public import ScrollEngine

/// The engine's `Color`.
public typealias UIColor = Color
/// The engine's `Font`.
public typealias UIFont = Font

extension Font {
  /// Makes a font of a family of Apple's systems, by the name of the family or of one of its fonts, such as
  /// `Menlo` or `AvenirNext-DemiBold`; nil for other names.
  ///
  /// A window has one font for words and one for code: the name decides which of them, and the weight.
  public init?(name: String, size: CGFloat) {
    let family = name.prefix { $0 != "-" }.filter { $0 != " " && $0 != "." }.lowercased()
    guard let kind = Self.families[family] else { return nil }
    let style = name.drop { $0 != "-" }.lowercased()
    let weight: Weight =
      ["demi", "semi"].contains { style.contains($0) }
      ? .semibold
      : ["bold", "heavy", "black"].contains { style.contains($0) }
        ? .bold : style.contains("medium") ? .medium : .regular
    self.init(kind, size: size, weight: weight)
  }

  private static let families: [String: Family] = {
    let words = [
      "arial", "avenir", "avenirnext", "futura", "georgia", "gillsans", "helvetica",
      "helveticaneue", "inter", "optima", "palatino", "sfpro", "sfprodisplay", "sfprotext", "sfui",
      "sfuidisplay", "sfuitext", "timesnewroman", "timesnewromanpsmt", "trebuchetms", "verdana",
    ]
    let numbers = [
      "courier", "couriernew", "jetbrainsmono", "menlo", "monaco", "sfmono", "americantypewriter",
    ]
    return Dictionary(
      words.map { ($0, .words) } + numbers.map { ($0, .numbers) },
      uniquingKeysWith: { first, _ in first })
  }()
}

/// The engine's `TextRun/Alignment`.
public typealias NSTextAlignment = TextRun.Alignment

extension TextRun.Alignment {
  /// The engine's leading alignment, in both reading directions.
  public static let left = TextRun.Alignment.leading
  /// The engine's trailing alignment, in both reading directions.
  public static let right = TextRun.Alignment.trailing
}
