package import Drawing
package import Geometry

/// A text with the facts that it states.
///
/// ```swift
/// let words: Words = "moved by \(distance) pt"
/// canvas.say(words, in: line, font: Typography.body, color: theme.ink)
/// ```
///
/// Only facts and names can be interpolated, so a number cannot be stated without its quantity. Two
/// texts are equal if they read the same.
package struct Words: Hashable, Sendable {
  package private(set) var string: String
  // Not one array: most texts state one fact, and a window makes many texts for each picture.
  private var firstFact: Fact?
  private var moreFacts: [Fact] = []

  /// A text that states no fact.
  package init(_ string: String) { self.string = string }

  package var isEmpty: Bool { string.isEmpty }

  /// The facts that the text states, in order.
  package var facts: [Fact] { firstFact.map { [$0] + moreFacts } ?? [] }

  fileprivate mutating func state(_ fact: Fact) {
    if firstFact == nil { firstFact = fact } else { moreFacts.append(fact) }
  }

  package func uppercased() -> Words {
    var words = self
    words.string = string.uppercased()
    return words
  }

  package static func + (left: Words, right: Words) -> Words { "\(left)\(right)" }
}

extension Words {
  package static func == (left: Words, right: Words) -> Bool { left.string == right.string }
  package func hash(into hasher: inout Hasher) { hasher.combine(string) }
}

extension [Words] {
  package func joined(separator: String) -> Words {
    dropFirst().reduce(first ?? "") { "\($0)\(separator)\($1)" }
  }
}

extension Words: ExpressibleByStringInterpolation {
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var words = Words("")

    package init(literalCapacity: Int, interpolationCount: Int) {
      words.string.reserveCapacity(literalCapacity + 4 * interpolationCount)
    }

    package mutating func appendLiteral(_ literal: String) { words.string += literal }

    package mutating func appendInterpolation(_ fact: Fact) {
      words.string += fact.text
      words.state(fact)
    }

    /// Adds a name.
    package mutating func appendInterpolation(_ name: String) { words.string += name }

    package mutating func appendInterpolation(_ other: Words) {
      words.string += other.string
      guard let first = other.firstFact else { return }
      words.state(first)
      for fact in other.moreFacts { words.state(fact) }
    }
  }

  package init(stringLiteral value: String) { string = value }
  package init(stringInterpolation: StringInterpolation) { self = stringInterpolation.words }
}

extension Fact {
  /// The fact alone.
  package var words: Words { "\(self)" }
}

extension Canvas {
  /// Draws one line of words like ``Canvas/text(_:in:font:color:alignment:isCut:)``.
  package mutating func say(
    _ words: Words, in rect: Rect, font: Font, color: Color,
    alignment: TextRun.Alignment = .leading, isCut: Bool = true
  ) {
    let before = commands.count
    text(
      words.string, in: rect, font: font, color: color, alignment: alignment, isCut: isCut)
    if commands.count > before { remark(words.facts) }
  }
}

extension DefaultStringInterpolation {
  /// A fact in a string would lose its quantity: use ``Words``, or ``Fact/text``.
  @available(*, unavailable, message: "state facts in Words; a string has only their text")
  package mutating func appendInterpolation(_ fact: Fact) {}
}
