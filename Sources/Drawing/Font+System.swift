// UIKit's fonts, by purpose.
extension Font {
  /// The font for words at a size in points.
  public static func systemFont(ofSize size: Double, weight: Weight = .regular) -> Font {
    Font(.words, size: size, weight: weight)
  }

  /// The bold font for words at a size in points.
  public static func boldSystemFont(ofSize size: Double) -> Font {
    systemFont(ofSize: size, weight: .bold)
  }

  /// The fixed-pitch font at a size in points.
  public static func monospacedSystemFont(ofSize size: Double, weight: Weight) -> Font {
    Font(.numbers, size: size, weight: weight)
  }
}

extension Font {
  /// The purpose of a text.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    /// The title of a screen.
    case largeTitle
    /// Titles of three levels.
    case title1, title2, title3
    /// The heading of a paragraph.
    case headline
    /// Normal text.
    case body
    /// Highlighted text.
    case callout
    /// A heading of a lower level.
    case subheadline
    /// A footnote.
    case footnote
    /// A caption of a picture.
    case caption1, caption2
  }

  /// The font of a style, in UIKit's standard size.
  public static func preferredFont(forTextStyle style: TextStyle) -> Font {
    switch style {
    case .largeTitle: systemFont(ofSize: 34)
    case .title1: systemFont(ofSize: 28)
    case .title2: systemFont(ofSize: 22)
    case .title3: systemFont(ofSize: 20)
    case .headline: systemFont(ofSize: 17, weight: .semibold)
    case .body: systemFont(ofSize: 17)
    case .callout: systemFont(ofSize: 16)
    case .subheadline: systemFont(ofSize: 15)
    case .footnote: systemFont(ofSize: 13)
    case .caption1: systemFont(ofSize: 12)
    case .caption2: systemFont(ofSize: 11)
    }
  }

  /// The same font in another size, in points.
  public func withSize(_ size: Double) -> Font { Font(family, size: size, weight: weight) }

  /// The em size in points.
  public var pointSize: Double { size }

  /// The default size of a label's text, in points.
  public static let labelFontSize: Double = 17
  /// The default size of small text, in points.
  public static let systemFontSize: Double = 14
  /// The size of smaller text, in points.
  public static let smallSystemFontSize: Double = 12
}
