public import ScrollEngine

public typealias UIColor = Color
public typealias UIFont = Font

extension Font {
  /// The font for words at a size in points.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> Font {
    Font(.words, size: size, weight: weight)
  }

  public static func boldSystemFont(ofSize size: CGFloat) -> Font {
    systemFont(ofSize: size, weight: .bold)
  }

  /// The font of fixed pitch at a size in points.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> Font {
    Font(.numbers, size: size, weight: weight)
  }
}

public typealias NSTextAlignment = TextRun.Alignment

extension TextRun.Alignment {
  /// Text runs from left to right here.
  public static let left = TextRun.Alignment.leading
  public static let right = TextRun.Alignment.trailing
  public static let natural = TextRun.Alignment.leading
}
