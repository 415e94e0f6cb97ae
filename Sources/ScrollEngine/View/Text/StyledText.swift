/// A text whose parts have all attributes that drawing needs.
struct StyledText: Hashable {
  struct Part: Hashable {
    var string: String
    var font: Font
    var color: Color
    /// The index of the link that the part belongs to; nil if it belongs to none.
    var link: Int?
  }

  private(set) var parts: [Part] = []

  init() {}

  private init(_ parts: [Part]) { self.parts = parts }

  /// Fills in the label's attributes where the text has none.
  init(
    _ text: AttributedText, font: Font, color: Color, linkColor: Color,
    legible: (Font) -> Font = { $0 }
  ) {
    var links = 0
    parts = text.runs.map { run in
      let attributes = run.attributes
      let link = attributes.link.map { _ in links }
      if link != nil { links += 1 }
      return Part(
        string: run.string, font: legible(attributes.font ?? font),
        color: attributes.color ?? (link == nil ? color : linkColor), link: link)
    }
  }

  var isEmpty: Bool { parts.isEmpty }

  /// The sum of the widths of the parts on one line, in points.
  func width(_ text: any TextMeasuring) -> Double {
    ordered(text).reduce(0) { $0 + text.width(of: $1.string, in: $1.font) }
  }

  /// The font that decides the height and the baseline of the line; nil if there are no parts.
  var tallestFont: Font? { parts.map(\.font).max { $0.size < $1.size } }

  private mutating func append(_ part: Part) {
    guard !part.string.isEmpty else { return }
    if let last = parts.last, last.font == part.font, last.color == part.color,
      last.link == part.link
    {
      parts[parts.count - 1].string += part.string
    } else {
      parts.append(part)
    }
  }
}

extension StyledText: BreakableText {
  static func + (first: StyledText, second: StyledText) -> StyledText {
    var text = first
    for part in second.parts { text.append(part) }
    return text
  }

  func split(at separator: Character) -> [StyledText] {
    var pieces = [StyledText()]
    for part in parts {
      for (place, piece) in part.string.split(
        separator: separator, omittingEmptySubsequences: false
      ).enumerated() {
        if place > 0 { pieces.append(StyledText()) }
        pieces[pieces.count - 1].append(
          Part(string: String(piece), font: part.font, color: part.color, link: part.link))
      }
    }
    return pieces
  }

  /// The space has the attributes of the text before it, but belongs to a link only if both sides
  /// do.
  mutating func append(word: StyledText) {
    guard var space = parts.last else {
      self = word
      return
    }
    space.string = " "
    if space.link != word.parts.first?.link { space.link = nil }
    append(space)
    for part in word.parts { append(part) }
  }

  var characterCount: Int { parts.reduce(0) { $0 + $1.string.count } }

  func first(_ count: Int) -> StyledText { characters(0..<count) }

  func last(_ count: Int) -> StyledText {
    let all = characterCount
    return characters(max(0, all - count)..<all)
  }

  private func characters(_ range: Range<Int>) -> StyledText {
    var text = StyledText()
    var start = 0
    for part in parts {
      let count = part.string.count
      let range = range.clamped(to: start..<start + count)
      var piece = part
      piece.string = String(
        part.string.dropFirst(range.lowerBound - start).prefix(range.count))
      text.append(piece)
      start += count
    }
    return text
  }

  func trimmedAtStart() -> StyledText {
    var text = self
    while var first = text.parts.first {
      first.string = String(first.string.drop { $0 == " " })
      text.parts.removeFirst()
      if !first.string.isEmpty {
        text.parts.insert(first, at: 0)
        break
      }
    }
    return text
  }

  func trimmedAtEnd() -> StyledText {
    var text = self
    while var last = text.parts.last {
      while last.string.last == " " { last.string.removeLast() }
      text.parts.removeLast()
      if !last.string.isEmpty {
        text.parts.append(last)
        break
      }
    }
    return text
  }

  func ellipsis(after start: StyledText) -> StyledText {
    guard var part = start.parts.last ?? parts.first else { return self }
    part.string = "\u{2026}"
    part.link = nil
    return StyledText([part])
  }
}
