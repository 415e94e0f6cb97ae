public import ScrollEngine

extension ListContentConfiguration {
  /// How a text of a configuration looks.
  public struct TextProperties: Hashable, Sendable {
    /// Where the lines of a text lie.
    public enum TextAlignment: Hashable, Sendable {
      /// At the side where lines begin.
      case natural
      /// In the middle.
      case center
    }

    /// The letters in which a plain text is shown.
    public enum TextTransform: Hashable, Sendable {
      /// As the text has them.
      case none
      /// All capital.
      case uppercase
      /// All small.
      case lowercase
      /// Capital at the beginning of each word.
      case capitalized
    }

    /// The font, with its size in points.
    public var font: Font
    /// Where the lines lie.
    public var alignment = TextAlignment.natural
    /// How text that is too wide is shown.
    public var lineBreakMode = LineBreakMode.byTruncatingTail
    /// The most lines; 0, the default, for as many as the text needs.
    public var numberOfLines = 0
    /// Whether a single line that is too wide is drawn in a smaller font, as far as
    /// ``minimumScaleFactor`` allows.
    public var adjustsFontSizeToFitWidth = false
    /// The least size of a shrunk font, as a fraction of the size of ``font``, from 0 to 1.
    public var minimumScaleFactor = 0.0
    /// The letters in which a plain text is shown.
    public var transform = TextTransform.none

    private let styleColor: Color
    private var ownColor: Color?
    var isDimmed = false

    /// The colour: the program's, or that of the style in the current state.
    public var color: Color {
      get { ownColor ?? (isDimmed ? .tertiaryLabel : styleColor) }
      set { ownColor = newValue }
    }

    init(_ font: Font, _ color: Color) {
      self.font = font
      styleColor = color
    }
  }
}

extension ListContentConfiguration.TextProperties.TextTransform {
  func applied(to text: String) -> String {
    switch self {
    case .none: return text
    case .uppercase: return text.uppercased()
    case .lowercase: return text.lowercased()
    case .capitalized:
      var isInWord = false
      return text.reduce(into: "") { result, letter in
        result += isInWord ? letter.lowercased() : letter.uppercased()
        isInWord = !letter.isWhitespace
      }
    }
  }
}

extension ListContentConfiguration.TextProperties {
  /// Gives a label these properties and a text.
  @MainActor
  func show(_ text: ListContentConfiguration.ShownText, in label: Label) {
    label.font = font
    label.textColor = color
    label.numberOfLines = numberOfLines
    if label.lineBreakMode != lineBreakMode { label.lineBreakMode = lineBreakMode }
    if label.adjustsFontSizeToFitWidth != adjustsFontSizeToFitWidth {
      label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    }
    if label.minimumScaleFactor != minimumScaleFactor {
      label.minimumScaleFactor = minimumScaleFactor
    }
    switch text {
    case .plain(let text): label.text = text
    case .attributed(let text): label.attributedText = text
    }
  }
}
