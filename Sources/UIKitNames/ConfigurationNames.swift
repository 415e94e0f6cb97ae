public import Configurations
public import Foundation
public import ScrollEngine

/// The engine's `ContentConfiguration`.
public typealias UIContentConfiguration = ContentConfiguration
/// The engine's `ContentView`.
public typealias UIContentView = ContentView
/// The engine's `ConfigurationState`.
public typealias UIConfigurationState = ConfigurationState
/// The engine's `ConfigurationStateCustomKey`.
public typealias UIConfigurationStateCustomKey = ConfigurationStateCustomKey
/// The engine's `ViewConfigurationState`.
public typealias UIViewConfigurationState = ViewConfigurationState
/// The engine's `CellConfigurationState`.
public typealias UICellConfigurationState = CellConfigurationState
/// The engine's `BackgroundConfiguration`.
public typealias UIBackgroundConfiguration = BackgroundConfiguration
/// The library's `ListContentConfiguration`.
public typealias UIListContentConfiguration = ListContentConfiguration
/// The library's `ListContentView`.
public typealias UIListContentView = ListContentView

extension ListContentConfiguration {
  /// The text with attributes as Foundation's type; each access converts the text.
  ///
  /// Only fonts, glyph colours and links are kept.
  @_disfavoredOverload
  public var attributedText: NSAttributedString? {
    get { attributedTexts.text.map { NSAttributedString($0) } }
    set { attributedTexts.text = newValue.map { AttributedText($0) } }
  }

  /// The second text with attributes as Foundation's type, like ``attributedText``.
  @_disfavoredOverload
  public var secondaryAttributedText: NSAttributedString? {
    get { attributedTexts.secondaryText.map { NSAttributedString($0) } }
    set { attributedTexts.secondaryText = newValue.map { AttributedText($0) } }
  }
}
