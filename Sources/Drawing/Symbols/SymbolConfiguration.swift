internal import Geometry

extension Image {
  /// The thickness of a symbol's strokes.
  public enum SymbolWeight: Hashable, Sendable, CaseIterable {
    /// The thinnest strokes.
    case ultraLight
    /// Strokes half as thick as usual.
    case thin
    /// Strokes slightly thinner than usual.
    case light
    /// The usual strokes, which go with normal text.
    case regular
    /// Strokes slightly thicker than usual.
    case medium
    /// Strokes between medium and bold.
    case semibold
    /// Strokes that go with bold text.
    case bold
    /// Strokes thicker than bold.
    case heavy
    /// The thickest strokes.
    case black

    /// The weight that goes with a font.
    init(_ weight: Font.Weight) {
      switch weight {
      case .regular: self = .regular
      case .medium: self = .medium
      case .semibold: self = .semibold
      case .bold: self = .bold
      }
    }

    /// The width of strokes for a text of 17 points, in points.
    var width: Double {
      switch self {
      case .ultraLight: 0.5
      case .thin: 0.85
      case .light: 1.3
      case .regular: 1.7
      case .medium: 1.95
      case .semibold: 2.2
      case .bold: 2.5
      case .heavy: 2.8
      case .black: 3.1
      }
    }
  }

  /// The size of a symbol beside a text; strokes are equally wide in all.
  public enum SymbolScale: Hashable, Sendable, CaseIterable {
    /// About as high as capital letters.
    case small
    /// Slightly higher than capital letters.
    case medium
    /// As high as a line of text.
    case large

    /// What is used unless a configuration says otherwise.
    public static let `default` = SymbolScale.medium

    var factor: Double {
      switch self {
      case .small: 0.8
      case .medium: 1
      case .large: 1.28
      }
    }
  }

  /// How a symbol is drawn: for a text of a size, in a weight and a scale.
  public struct SymbolConfiguration: Hashable, Sendable {
    /// The size of the text beside which the symbol stands, in points.
    public let pointSize: Double
    /// The thickness of the strokes.
    public let weight: SymbolWeight
    /// The size beside the text.
    public let scale: SymbolScale

    /// Makes a configuration; `pointSize` is the em size of a text, 17 as that of a label.
    ///
    /// - Precondition: `pointSize` is above zero, and at most 2000.
    public init(
      pointSize: Double = Font.labelFontSize, weight: SymbolWeight = .regular,
      scale: SymbolScale = .default
    ) {
      require(
        pointSize > 0 && pointSize <= 2_000,
        "SymbolConfiguration: a text of \(pointSize) points has no symbols")
      self.pointSize = pointSize
      self.weight = weight
      self.scale = scale
    }

    /// Makes the configuration for a text of a font.
    public init(font: Font, scale: SymbolScale = .default) {
      self.init(pointSize: font.size, weight: SymbolWeight(font.weight), scale: scale)
    }

    /// Makes the configuration for a text of a style.
    public init(textStyle: Font.TextStyle, scale: SymbolScale = .default) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }
  }
}
