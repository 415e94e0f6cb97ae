public import Drawing

/// Text in which every character is 0.6 em wide, and has its own direction.
///
/// Hebrew letters are at level 1, and digits after them at level 2. Other signs are at the level of
/// the line, which is the level of its first letter; finer rules for signs are left out.
public final class MixedDirectionText: TextMeasuring {
  /// How many characters, and how many lines, were measured.
  public private(set) var measured = (characters: 0, lines: 0)

  /// Makes a measure that needs no fonts.
  public init() {}

  /// Counts from zero again.
  public func forget() { measured = (0, 0) }

  /// 0.6 em for each character that is not a direction mark, in points.
  public func width(of string: String, in font: Font) -> Double {
    measured.characters += string.count
    return Double(string.filter { !Self.isMark($0) }.count) * font.size * 0.6
  }

  /// The stops of runs that have one level each.
  public func caretStops(of string: String, in font: Font) -> LineStops {
    measured.lines += 1
    let (levels, base) = Self.levels(of: Array(string))
    var runs: [LineStops.Run] = []
    var places = [0]
    let advance = font.size * 0.6
    for (number, character) in string.enumerated() {
      places.append(places[places.count - 1] + character.utf8.count)
      let isLast = number + 1 == levels.count || levels[number + 1] != levels[number]
      guard isLast || places.count > 256 else { continue }
      measured.characters += places.count - 1
      runs.append(
        LineStops.Run(
          places: places, level: levels[number], width: Double(places.count - 1) * advance
        ) { Double($0) * advance })
      places = [places[places.count - 1]]
    }
    return LineStops(runs, level: base)
  }

  /// The levels that `caretStops(of:in:)` uses; empty without Hebrew letters and marks.
  public func levels(of string: String) -> [Int] {
    let characters = Array(string)
    guard characters.contains(where: { Self.isHebrew($0) || Self.isMark($0) }) else { return [] }
    return Self.levels(of: characters).levels
  }

  private static func levels(of characters: [Character]) -> (levels: [Int], base: Int) {
    if let first = characters.first, isMark(first) {
      let level = first == "\u{200F}" ? 1 : 2
      return (Array(repeating: level, count: characters.count), 0)
    }
    let base = characters.first { $0.isLetter }.map(isHebrew) == true ? 1 : 0
    var isInHebrew = false
    let levels = characters.map { character in
      if character.isLetter { isInHebrew = isHebrew(character) }
      if isHebrew(character) { return 1 }
      if character.isLetter { return base == 1 ? 2 : 0 }
      return character.isNumber && (isInHebrew || base == 1) ? 2 : base
    }
    return (levels, base)
  }

  private static func isHebrew(_ character: Character) -> Bool { ("א"..."ת").contains(character) }

  private static func isMark(_ character: Character) -> Bool {
    ["\u{200E}", "\u{200F}", "\u{202C}", "\u{202D}", "\u{202E}"].contains(character)
  }
}
