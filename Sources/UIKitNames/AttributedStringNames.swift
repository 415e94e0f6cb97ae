public import Foundation
public import ScrollEngine

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour of the glyphs, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `URL` or a `String`.
  public static let link = NSAttributedString.Key("NSLink")
}

extension AttributedText {
  /// Converts Foundation's text, with the attributes that a label shows: fonts, glyph colours and
  /// links.
  public init(_ text: NSAttributedString) {
    self.init("")
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let link = attributes[.link]
      let address = (link as? URL)?.absoluteString ?? link as? String
      append(
        text.attributedSubstring(from: range).string,
        Attributes(
          font: attributes[.font] as? Font, color: attributes[.foregroundColor] as? Color,
          link: address))
    }
  }
}

extension NSAttributedString {
  /// Converts the engine's text, with its fonts, glyph colours and links.
  public convenience init(_ text: AttributedText) {
    let whole = NSMutableAttributedString(string: "")
    for run in text.runs {
      var attributes: [Key: Any] = [:]
      attributes[.font] = run.attributes.font
      attributes[.foregroundColor] = run.attributes.color
      attributes[.link] = run.attributes.link
      whole.append(NSAttributedString(string: run.string, attributes: attributes))
    }
    self.init(attributedString: whole)
  }
}

extension UILabel {
  /// The engine's `attributedText` as Foundation's type; each access converts the text.
  ///
  /// Only fonts, glyph colours and links are kept.
  @_disfavoredOverload
  public var attributedText: NSAttributedString? {
    get { textOfParts.map { NSAttributedString($0) } }
    set { textOfParts = newValue.map { AttributedText($0) } }
  }
}
