// UIKit's fonts, by what they are for.
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
  /// What a text is to its reader.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    /// The title of a screen.
    case largeTitle
    /// First, second and third titles.
    case title1, title2, title3
    /// A heading of a paragraph.
    case headline
    /// Text to read.
    case body
    /// Text that is set off.
    case callout
    /// A heading below another.
    case subheadline
    /// A note below the text.
    case footnote
    /// Words below a picture.
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

  /// The size of the words of a label, in points.
  public static let labelFontSize: Double = 17
  /// The usual size of small words, in points.
  public static let systemFontSize: Double = 14
  /// The size of smaller words, in points.
  public static let smallSystemFontSize: Double = 12
}
