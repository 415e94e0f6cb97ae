public import Foundation
public import ScrollEngine

/// How text is laid out that is measured; only lines count.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: Int
  /// Makes options of their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The text is broken into lines; without it, it is one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Lines are as high as their fonts say, with the space between them, which is always so here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// The last line that is in the rectangle is shortened.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// What UIKit's measurements of text take beside their options: none of it is here, so nil is its only value.
public typealias NSStringDrawingContext = Never

extension NSAttributedString {
  /// The size of the text without a limit in points, as a label of it measures: widths are whole points.
  ///
  /// As labels, text measures itself only where the host has set `Window.textMeasuring`; else it is `.zero`.
  /// Text without a font has the system's of 12 points.
  @preconcurrency @MainActor
  public func size() -> CGSize {
    boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil).size
  }

  /// The rectangle of the text, from the origin, in lines that are no wider than `size`; see ``size()``.
  ///
  /// - Parameters:
  ///   - size: The room for the text in points; a length of 0 is no limit.
  ///   - options: Whether the text is broken into lines.
  ///   - context: Nil.
  /// - Returns: The rectangle of the text.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let label = UILabel()
    label.font = .systemFont(ofSize: 12)
    label.numberOfLines = options.contains(.usesLineFragmentOrigin) ? 0 : 1
    let attributed = AttributedText(self)
    let fonts = Set(attributed.runs.map(\.attributes.font))
    if fonts.count == 1 {
      label.text = string
      if let font = fonts.first ?? nil { label.font = font }
    } else {
      label.attributedText = self
    }
    return CGRect(origin: .zero, size: label.sizeThatFits(size))
  }
}

extension NSString {
  /// The size of the text without a limit in points; see `NSAttributedString.size()`.
  @preconcurrency @MainActor
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: "\(self)", attributes: attributes ?? [:]).size()
  }

  /// The rectangle of the text in lines that are no wider than `size`; see
  /// `NSAttributedString.boundingRect(with:options:context:)`.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: "\(self)", attributes: attributes ?? [:])
      .boundingRect(with: size, options: options, context: context)
  }
}

extension String {
  /// The size of the text without a limit in points; see `NSAttributedString.size()`.
  @preconcurrency @MainActor
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes ?? [:]).size()
  }

  /// The rectangle of the text in lines that are no wider than `size`; see
  /// `NSAttributedString.boundingRect(with:options:context:)`.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes ?? [:])
      .boundingRect(with: size, options: options, context: context)
  }
}
