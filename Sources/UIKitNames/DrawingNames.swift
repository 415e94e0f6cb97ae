public import ScrollEngine

/// The engine's `Color`.
public typealias UIColor = Color
/// The engine's `Font`.
public typealias UIFont = Font

/// The engine's `TextRun/Alignment`.
public typealias NSTextAlignment = TextRun.Alignment

extension TextRun.Alignment {
  /// The engine's leading alignment, in both reading directions.
  public static let left = TextRun.Alignment.leading
  /// The engine's trailing alignment, in both reading directions.
  public static let right = TextRun.Alignment.trailing
}
