public import ScrollEngine

/// The content of a row, a header or a footer: an image, a text and a second text.
///
/// ```swift
/// var content = cell.defaultContentConfiguration()
/// content.text = "Favourites"
/// content.secondaryText = "12 pages"
/// content.image = star
/// cell.contentConfiguration = content
/// ```
///
/// A cell that sizes itself is as high as its texts, broken into as many lines as they need, and its
/// image. Colours that a program sets are the same in all states.
public struct ListContentConfiguration: ContentConfiguration, Hashable {
  /// The text; nil for none.
  public var text: String?
  /// The text with fonts and colours, which takes the place of ``text``; nil for none.
  public var attributedText: AttributedText?
  /// How the text looks.
  public var textProperties: TextProperties

  /// The second text; nil for none.
  public var secondaryText: String?
  /// The second text with fonts and colours, which takes the place of ``secondaryText``; nil for
  /// none.
  public var secondaryAttributedText: AttributedText?
  /// Both texts with attributes, for a library whose ``attributedText`` has another type.
  public var attributedTexts: (text: AttributedText?, secondaryText: AttributedText?) {
    get { (attributedText, secondaryAttributedText) }
    set { (attributedText, secondaryAttributedText) = newValue }
  }
  /// How the second text looks.
  public var secondaryTextProperties: TextProperties

  /// The image at the beginning of the line; nil for none.
  public var image: Image?
  /// How the image looks.
  public var imageProperties = ImageProperties()

  /// The axes along which the margins are also at least those of the superview.
  public var axesPreservingSuperviewLayoutMargins: Set<Axis> = [.horizontal]
  /// The space around the content, in points.
  public var directionalLayoutMargins: DirectionalEdgeInsets

  /// Whether the second text stands at the end of the line, if both texts fit there on one line.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The space between the image and the texts, in points.
  public var imageToTextPadding = 16.0
  /// The least space between two texts side by side, in points.
  public var textToSecondaryTextHorizontalPadding = 8.0
  /// The space between two texts one below the other, in points.
  public var textToSecondaryTextVerticalPadding = 0.0

  init(
    _ text: TextProperties, _ secondary: TextProperties, margins: DirectionalEdgeInsets
  ) {
    textProperties = text
    secondaryTextProperties = secondary
    directionalLayoutMargins = margins
  }

  /// Makes a ``ListContentView``.
  @MainActor
  public func makeContentView() -> any View & ContentView {
    ListContentView(configuration: self)
  }

  /// The content for a state: that of a disabled cell is dim.
  public func updated(for state: any ConfigurationState) -> ListContentConfiguration {
    let isDisabled =
      switch state {
      case let state as CellConfigurationState: state.isDisabled
      case let state as ViewConfigurationState: state.isDisabled
      default: false
      }
    var copy = self
    copy.textProperties.isDimmed = isDisabled
    copy.secondaryTextProperties.isDimmed = isDisabled
    copy.imageProperties.isDimmed = isDisabled
    return copy
  }
}

extension ListContentConfiguration {
  /// A text that is shown.
  enum ShownText {
    case plain(String)
    case attributed(AttributedText)
  }

  /// The text to show, in the letters that its properties ask for; nil if there is none.
  var shownText: ShownText? { Self.shown(attributedText, text, textProperties) }
  /// The second text to show.
  var shownSecondaryText: ShownText? {
    Self.shown(secondaryAttributedText, secondaryText, secondaryTextProperties)
  }

  private static func shown(
    _ attributed: AttributedText?, _ plain: String?, _ properties: TextProperties
  ) -> ShownText? {
    if let attributed { return attributed.isEmpty ? nil : .attributed(attributed) }
    guard let plain, !plain.isEmpty else { return nil }
    return .plain(properties.transform.applied(to: plain))
  }
}
