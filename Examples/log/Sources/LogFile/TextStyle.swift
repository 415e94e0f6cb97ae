/// How a terminal would show a piece of text, as far as the screen follows it.
public struct TextStyle: Hashable, Sendable {
  /// One of the sixteen colours: 0 to 7, and 8 to 15 for the bright ones; nil for that of all text.
  public var color: Int?
  /// Whether the strokes are heavy.
  public var isBold = false

  /// Makes a style; without arguments that of all text.
  public init(color: Int? = nil, isBold: Bool = false) {
    (self.color, self.isBold) = (color, isBold)
  }

  /// Takes the numbers of a sequence that ends with m.
  mutating func take(_ numbers: [Int]) {
    var rest = numbers[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: self = TextStyle()
      case 1: isBold = true
      case 22: isBold = false
      case 30...37: color = number - 30
      case 90...97: color = number - 90 + 8
      case 39: color = nil
      case 38, 48, 58:
        // One of 256 colours, or red, green and blue: of these only the sixteen are shown.
        let kind = rest.popFirst()
        if kind == 5 {
          let chosen = rest.popFirst() ?? 0
          if number == 38 { color = (0...15).contains(chosen) ? chosen : nil }
        } else if kind == 2 {
          rest = rest.dropFirst(3)
          if number == 38 { color = nil }
        }
      default: break
      }
    }
  }
}

/// A style, from a place of the text on.
public struct StyledRun: Hashable, Sendable {
  /// The place, in bytes of UTF-8.
  public var start: Int
  /// How the text looks from there on.
  public var style: TextStyle
}

extension LineText {
  /// The pieces of a part of ``text``, each of one style.
  public func pieces(of part: Substring) -> [(text: Substring, style: TextStyle)] {
    guard !styles.isEmpty else { return part.isEmpty ? [] : [(part, TextStyle())] }
    var pieces: [(text: Substring, style: TextStyle)] = []
    let utf8 = text.utf8
    let end = utf8.distance(from: utf8.startIndex, to: part.endIndex)
    var place = utf8.distance(from: utf8.startIndex, to: part.startIndex)
    let first = styles.lastIndex { $0.start <= place }
    var style = first.map { styles[$0].style } ?? TextStyle()
    func add(upTo next: Int) {
      guard next > place else { return }
      let range =
        utf8.index(utf8.startIndex, offsetBy: place)..<utf8.index(utf8.startIndex, offsetBy: next)
      pieces.append((text[range], style))
      place = next
    }
    for run in styles[((first ?? -1) + 1)...] {
      add(upTo: min(run.start, end))
      if run.start >= end { break }
      style = run.style
    }
    add(upTo: end)
    return pieces
  }
}
