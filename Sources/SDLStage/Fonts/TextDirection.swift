/// In which direction each character of a line runs: The Unicode Bidirectional Algorithm, as far as
/// a label on one line needs it.
///
/// The base direction is that of the first letter. Marks that embed, override or isolate are no
/// letters here. Rules are named as in Unicode Standard Annex 9.
struct TextDirection {
  /// Even from left to right, odd from right to left; a character a level, in reading order.
  private(set) var levels: [Int]

  private enum Kind {
    case left, right, arabic
    case european, arabicNumber
    /// A plus or a minus; a comma, a stop or a colon; a percent or a currency sign.
    case sign, separator, terminator
    case neutral

    init(_ character: Character) {
      guard let scalar = character.unicodeScalars.first else {
        self = .neutral
        return
      }
      switch scalar.value {
      case 0x30...0x39, 0x6F0...0x6F9: self = .european
      case 0x660...0x669, 0x66B, 0x66C: self = .arabicNumber
      case 0x2B, 0x2D, 0x2212: self = .sign
      case 0x2C, 0x2E, 0x2F, 0x3A, 0xA0, 0x60C: self = .separator
      case 0x23...0x25, 0xA2...0xA5, 0xB0, 0xB1, 0x66A, 0x20A0...0x20CF: self = .terminator
      default: self.init(letter: scalar)
      }
    }

    private init(letter scalar: Unicode.Scalar) {
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .spacingMark, .letterNumber, .otherNumber, .decimalNumber, .nonspacingMark:
        let system = WritingSystem(of: scalar)
        let isArabic = ["Arab", "Syrc", "Thaa"].contains(system.tag)
        self = !system.isRightToLeft ? .left : isArabic ? .arabic : .right
      default: self = .neutral
      }
    }

    var isStrong: Bool { self == .left || self == .right || self == .arabic }
  }

  init(of characters: [Character]) {
    var kinds = characters.map(Kind.init)
    let first = kinds.first { $0.isStrong } ?? .left
    let base = first == .left ? 0 : 1
    Self.resolveNumbers(&kinds, base: base)
    Self.resolveNeutrals(&kinds, base: base)
    levels = kinds.map { kind in
      switch kind {
      case .left: base == 0 ? 0 : 2
      case .right, .arabic: 1
      default: 2
      }
    }
    // Spaces at the end stand where the line ends (L1).
    for index in characters.indices.reversed() {
      guard characters[index].isWhitespace else { break }
      levels[index] = base
    }
  }

  /// W2 to W7: what digits and the signs about them belong to.
  private static func resolveNumbers(_ kinds: inout [Kind], base: Int) {
    var strong = base == 0 ? Kind.left : .right
    for index in kinds.indices {
      if kinds[index].isStrong { strong = kinds[index] }
      if kinds[index] == .european, strong == .arabic { kinds[index] = .arabicNumber }
    }
    for index in kinds.indices.dropFirst().dropLast() {
      let (before, after) = (kinds[index - 1], kinds[index + 1])
      switch kinds[index] {
      case .sign where before == .european && after == .european: kinds[index] = .european
      case .separator where before == after && (before == .european || before == .arabicNumber):
        kinds[index] = before
      default: break
      }
    }
    func spread(_ order: some Sequence<Int>) {
      var isNumber = false
      for index in order {
        if kinds[index] == .terminator, isNumber { kinds[index] = .european }
        isNumber = kinds[index] == .european
      }
    }
    spread(kinds.indices)
    spread(kinds.indices.reversed())
    strong = base == 0 ? .left : .right
    for index in kinds.indices {
      if kinds[index].isStrong { strong = kinds[index] }
      switch kinds[index] {
      case .european where strong == .left: kinds[index] = .left
      case .sign, .separator, .terminator: kinds[index] = .neutral
      default: break
      }
    }
  }

  /// N1 and N2: what stands between two of one direction goes with them, all else with the line.
  private static func resolveNeutrals(_ kinds: inout [Kind], base: Int) {
    let line = base == 0 ? Kind.left : .right
    var before = line
    var index = 0
    while index < kinds.count {
      guard kinds[index] == .neutral else {
        before = kinds[index] == .left ? .left : .right
        index += 1
        continue
      }
      let end = kinds[index...].firstIndex { $0 != .neutral } ?? kinds.count
      let after = end == kinds.count ? line : kinds[end] == .left ? .left : .right
      for place in index..<end { kinds[place] = before == after ? before : line }
      index = end
    }
  }

  /// The order in which runs stand on the line from left to right, by the level of each (L2).
  static func visualOrder(of levels: [Int]) -> [Int] {
    var order = Array(levels.indices)
    for level in stride(from: levels.max() ?? 0, to: 0, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        let end = order[start...].firstIndex { levels[$0] < level } ?? order.count
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}
