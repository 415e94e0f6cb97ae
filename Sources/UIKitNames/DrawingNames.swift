public import ScrollEngine

/// The engine's `Color`.
public typealias UIColor = Color
/// The engine's `Font`.
public typealias UIFont = Font

extension Font {
  /// The font for words at a size in points.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> Font {
    Font(.words, size: size, weight: weight)
  }

  /// The bold font for words at a size in points.
  public static func boldSystemFont(ofSize size: CGFloat) -> Font {
    systemFont(ofSize: size, weight: .bold)
  }

  /// The fixed-pitch font at a size in points.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> Font {
    Font(.numbers, size: size, weight: weight)
  }
}

/// The engine's `TextRun/Alignment`.
public typealias NSTextAlignment = TextRun.Alignment

extension TextRun.Alignment {
  /// The same as leading: text always runs from left to right here.
  public static let left = TextRun.Alignment.leading
  /// The same as trailing.
  public static let right = TextRun.Alignment.trailing
  /// The same as leading.
  public static let natural = TextRun.Alignment.leading
}
