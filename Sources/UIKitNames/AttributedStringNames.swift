public import Foundation
public import ScrollEngine

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor`, that of the glyphs.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `URL` or a `String`.
  public static let link = NSAttributedString.Key("NSLink")
}

extension AttributedText {
  /// Takes what a label shows of Foundation's text: fonts, colours of the glyphs and links.
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
  /// Makes Foundation's text of the engine's, with the same attributes.
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
  /// The engine's `attributedText` as Foundation has it; each access makes it anew.
  ///
  /// Fonts, colours of the glyphs and links are kept, and nothing else.
  @_disfavoredOverload
  public var attributedText: NSAttributedString? {
    get { textOfParts.map { NSAttributedString($0) } }
    set { textOfParts = newValue.map { AttributedText($0) } }
  }
}
