/// Finds the lines that may match a regular expression: those with the texts that each match
/// contains.
struct Prefilter: Hashable, Sendable {
  /// What is looked for in the file: one of these texts.
  let scanned: [Literal]
  /// Each line that has one of them is tried only if it also has one text of each of these lists.
  let checked: [[Literal]]
  /// Whether the scanned texts are all that the expression can match, so that a line of ASCII with
  /// one of them matches.
  let isExact: Bool

  /// More lists than these make no line rarer.
  private static let mostChecked = 3

  /// Plain text, which is all that a match contains.
  init(plain: Literal) { (scanned, checked, isExact) = ([plain], [], true) }

  /// Nil if no text is certain; `isEverywhere` tells that case is ignored in all of the expression
  /// or in none of it.
  init?(_ certain: CertainText, ignoresCase: Bool, isEverywhere: Bool) {
    let lists = certain.certain.compactMap { ignoresCase ? Self.foldable($0) : $0 }
    let sorted = lists.enumerated().sorted {
      ($1.element.worth, $0.offset) < ($0.element.worth, $1.offset)
    }.map(\.element)
    guard let best = sorted.first else { return nil }
    func literals(_ list: AnyOf) -> [Literal] {
      list.texts.map { Literal($0, ignoresCase: ignoresCase) }
    }
    scanned = literals(best)
    // Nearly all lines have a single character.
    isExact = isEverywhere && certain.whole != nil && certain.certain == [best]
    checked = sorted.dropFirst().filter { $0.texts[0].count > 1 && $0 != best }
      .prefix(Self.mostChecked).map(literals)
  }

  /// Texts that are found byte by byte in both cases: the letter k is also the sign of kelvins,
  /// which is not ASCII.
  private static func foldable(_ list: AnyOf) -> AnyOf? {
    AnyOf(
      list.texts.map { text in
        let pieces = text.map(Literal.small).split(separator: 0x6B)
        return Array(pieces.max { $0.count < $1.count } ?? [])
      })
  }

  /// Goes through the places of the scanned texts in a buffer, in ascending order.
  struct Scan {
    private var sights: [Literal.Sight]
    /// The place of each text that was found last, so that a rare one is not looked for again at
    /// each place of a common one; nil if there is none before the end.
    private var places: [Int?]
    private var isBegun = false

    init(_ filter: Prefilter) {
      sights = filter.scanned.map { _ in Literal.Sight() }
      places = filter.scanned.map { _ in nil }
    }

    /// The first place at or after `start`; nil if there is none.
    mutating func next(
      _ filter: Prefilter, in buffer: UnsafeRawBufferPointer, from start: Int
    ) -> Int? {
      var first: Int?
      for index in filter.scanned.indices {
        if isBegun {
          guard let place = places[index] else { continue }
          if place < start {
            places[index] = filter.scanned[index].first(in: buffer, from: start, &sights[index])
          }
        } else {
          places[index] = filter.scanned[index].first(in: buffer, from: start, &sights[index])
        }
        if let place = places[index] { first = min(first ?? place, place) }
      }
      isBegun = true
      return first
    }
  }

  /// Whether a line has the texts that are checked.
  func allows(_ line: UnsafeRawBufferPointer) -> Bool {
    checked.allSatisfy { list in
      list.contains { literal in
        var sight = Literal.Sight()
        return literal.first(in: line, from: 0, &sight) != nil
      }
    }
  }
}
