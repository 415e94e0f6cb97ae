/// A text whose parts can have their own font, colour and link.
///
/// ```swift
/// var text = AttributedText("2 of 40 files ")
/// text += AttributedText("failed", font: Font(.words, size: 17, weight: .bold), color: .systemRed)
/// text += ". " + AttributedText("Show them", link: "log://failed")
/// label.attributedText = text
/// ```
public struct AttributedText: Hashable, Sendable {
  /// The attributes of a part of a text; for an attribute that is nil, the label's applies.
  public struct Attributes: Hashable, Sendable {
    /// The font, with its size in points.
    public var font: Font?
    /// The colour of the glyphs.
    public var color: Color?
    /// The argument of ``Label/onOpenLink`` when a person opens the part: an address, or any name.
    public var link: String?

    /// Makes attributes.
    public init(font: Font? = nil, color: Color? = nil, link: String? = nil) {
      self.font = font
      self.color = color
      self.link = link
    }
  }

  /// A part of a text with the same attributes throughout.
  public struct Run: Hashable, Sendable {
    /// The characters of the part; not empty.
    public fileprivate(set) var string: String
    /// The attributes of the part.
    public fileprivate(set) var attributes: Attributes
  }

  /// The parts in order; neighbours differ in their attributes.
  public private(set) var runs: [Run] = []

  /// Makes a text with the same attributes throughout.
  public init(_ string: String, font: Font? = nil, color: Color? = nil, link: String? = nil) {
    append(string, Attributes(font: font, color: color, link: link))
  }

  /// All characters of the text, without attributes.
  ///
  /// - Complexity: O(n) in the length of the text.
  public var string: String { runs.reduce(into: "") { $0 += $1.string } }

  /// Whether the text has no characters.
  public var isEmpty: Bool { runs.isEmpty }

  /// Adds characters with attributes at the end.
  public mutating func append(_ string: some StringProtocol, _ attributes: Attributes = .init()) {
    guard !string.isEmpty else { return }
    if runs.last?.attributes == attributes {
      runs[runs.count - 1].string += string
    } else {
      runs.append(Run(string: String(string), attributes: attributes))
    }
  }

  /// Adds another text at the end.
  public mutating func append(_ other: AttributedText) {
    for run in other.runs { append(run.string, run.attributes) }
  }

  /// Changes the attributes of some characters, such as those that a search has found.
  ///
  /// ```swift
  /// text.change(range) { $0.color = .systemOrange }
  /// ```
  ///
  /// - Precondition: The range is a range of ``string``.
  /// - Complexity: O(n) in the length of the text.
  public mutating func change(
    _ range: Range<String.Index>, _ change: (inout Attributes) -> Void
  ) {
    let string = string
    require(
      range.lowerBound >= string.startIndex && range.upperBound <= string.endIndex,
      "AttributedText: the range ends beyond its \(string.count) characters")
    let (lower, upper) = (
      string.utf8.distance(from: string.startIndex, to: range.lowerBound),
      string.utf8.distance(from: string.startIndex, to: range.upperBound)
    )
    var changed = AttributedText("")
    var start = 0
    for run in runs {
      let text = run.string.utf8
      func part(_ from: Int, _ to: Int) -> Substring {
        let bounds = (0...text.count)
        func index(_ offset: Int) -> String.Index {
          text.index(text.startIndex, offsetBy: min(max(offset - start, 0), bounds.upperBound))
        }
        return run.string[index(from)..<index(to)]
      }
      var attributes = run.attributes
      change(&attributes)
      changed.append(part(0, lower), run.attributes)
      changed.append(part(lower, upper), attributes)
      changed.append(part(upper, .max), run.attributes)
      start += text.count
    }
    self = changed
  }

  /// Makes a text of two texts, one after the other.
  public static func + (first: AttributedText, second: AttributedText) -> AttributedText {
    var text = first
    text.append(second)
    return text
  }

  /// Adds a text at the end of another.
  public static func += (first: inout AttributedText, second: AttributedText) {
    first.append(second)
  }
}

extension AttributedText: ExpressibleByStringLiteral {
  /// Makes a text without attributes.
  public init(stringLiteral value: String) { self.init(value) }
}
