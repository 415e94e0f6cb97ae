internal import CFriBidi

/// The widths of the first characters of a run, with the shapes they have in the whole run.
@MainActor
final class RunBeginnings {
  private let run: TextLine.Run
  private let characters: [Character]
  /// Whether the run begins at the left edge of the line, so that the widths include the ink to the
  /// left of its first glyph's origin.
  private let isLeftmost: Bool

  /// The width of the whole run, in pixels.
  let width: Int

  /// Takes a run and its characters; measures only the whole run.
  init(_ run: TextLine.Run, _ characters: [Character], isLeftmost: Bool) {
    self.run = run
    self.characters = characters
    self.isLeftmost = isLeftmost
    width = Self.width(of: String(characters), run, isLeftmost)
  }

  /// The width of the first `count` characters, in pixels; it never decreases with `count`.
  ///
  /// - Complexity: One measurement of each beginning on the first call, then O(1).
  func width(ofFirst count: Int) -> Int { widths[count] }

  private lazy var widths: [Int] = {
    var text = ""
    var widths = [0]
    for (place, character) in characters.enumerated() {
      text.append(character)
      let next = place + 1 < characters.count ? characters[place + 1] : nil
      // A letter at the end of a text has another form than one that is joined to the next letter.
      // The next letter, or a ligature with it, may also make the beginning narrower.
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
