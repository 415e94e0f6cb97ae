internal import CFriBidi

/// How wide the beginnings of a run are, shaped as they are in it.
@MainActor
final class RunBeginnings {
  private let run: TextLine.Run
  private let characters: [Character]
  /// Whether the line begins with what its first glyph takes to the left of its origin.
  private let isLeftmost: Bool

  /// The width of all of it, in pixels.
  let width: Int

  /// Begins with some characters of a run.
  init(_ run: TextLine.Run, _ characters: [Character], isLeftmost: Bool) {
    self.run = run
    self.characters = characters
    self.isLeftmost = isLeftmost
    width = Self.width(of: String(characters), run, isLeftmost)
  }

  /// The width of a number of its first characters, in pixels; no less for more of them.
  ///
  /// - Complexity: At first, one measurement of each beginning.
  func width(ofFirst count: Int) -> Int { widths[count] }

  private lazy var widths: [Int] = {
    var text = ""
    var widths = [0]
    for (place, character) in characters.enumerated() {
      text.append(character)
      let next = place + 1 < characters.count ? characters[place + 1] : nil
      // A letter at the end has another form than one that the next letter is joined to. That one may
      // make it narrower, and a ligature of the two, too.
      let isJoined = next.map { Self.joinsPrevious($0) } ?? false
      let joined = isJoined ? text + "\u{200D}" : text
      let width = min(Self.width(of: joined, run, isLeftmost), width)
      widths.append(max(widths[place], width))
    }
    return widths
  }()

  private static func width(of string: String, _ run: TextLine.Run, _ isLeftmost: Bool) -> Int {
    var part = run
    part.string = string
    return part.width - (isLeftmost ? 0 : part.overhang.left)
  }

  private static func joinsPrevious(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    let type = fribidi_get_joining_type(scalar.value)
    return UInt32(type) & UInt32(FRIBIDI_MASK_JOINS_RIGHT) != 0
  }
}
