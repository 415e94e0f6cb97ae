/// The name of a symbol, taken apart: a glyph, and the endings that say what is made of it.
struct SymbolName: Sendable {
  /// An outline around a glyph.
  enum Surrounding: String, Sendable, CaseIterable { case circle, square }

  let glyph: SymbolGlyph
  private(set) var surrounding: Surrounding?
  private(set) var isFilled = false
  private(set) var isStruck = false

  /// Takes a name apart; nil if there is no such symbol.
  init?(_ name: String) {
    var rest = name[...]
    func glyph() -> SymbolGlyph? { SymbolGlyph.named[String(rest)] }
    func drop(_ ending: String) -> Bool {
      guard rest.hasSuffix("." + ending) else { return false }
      rest = rest.dropLast(ending.count + 1)
      return true
    }
    if let glyph = glyph() {
      self.glyph = glyph
      return
    }
    isFilled = drop("fill")
    if isFilled, let glyph = glyph(), glyph.hasFill {
      self.glyph = glyph
      return
    }
    isStruck = drop("slash")
    if !isStruck { surrounding = Surrounding.allCases.first { drop($0.rawValue) } }
    guard let glyph = glyph() else { return nil }
    let isThere =
      isStruck
      ? Self.struck.contains(String(rest)) && (glyph.hasFill || !isFilled)
      : surrounding != nil && !glyph.isAlone
    guard isThere else { return nil }
    self.glyph = glyph
  }

  /// The symbols that exist with a line through them.
  private static let struck: Set = [
    "bell", "bolt", "bookmark", "camera", "eye", "heart", "lock", "mic", "pencil", "person",
    "speaker", "star", "video", "wifi",
  ]

  /// The line through a symbol.
  private static let slash = SymbolPath.line(-8, -8, 8, 8)

  /// What the symbol looks like.
  func shape(_ configuration: Image.SymbolConfiguration) -> SymbolShape {
    let size = configuration.pointSize / Font.labelFontSize
    return shape(
      factor: size * configuration.scale.factor, width: size * configuration.weight.width)
  }

  /// What the symbol looks like with lengths multiplied by a factor, and strokes of a width in
  /// points.
  private func shape(factor: Double, width: Double) -> SymbolShape {
    if isStruck {
      let slash = Self.slash.scaled(by: factor)
      let plain = glyph.scaled(by: factor).shape(width: width, isFilled: isFilled)
      return .union([
        .difference(plain, .stroke(slash, width: width * 2.4)), .stroke(slash, width: width),
      ])
    }
    guard let surrounding else {
      return glyph.scaled(by: factor).shape(width: width, isFilled: isFilled)
    }
    let path = surrounding.path.scaled(by: factor)
    let inner = glyph.scaled(by: factor * surrounding.radius / glyph.reach)
      .shape(width: width * (glyph.hasFill ? 0.65 : 0.9), isFilled: glyph.hasFill)
    return isFilled
      ? .difference(.fill(path, border: width / 2), inner)
      : .union([.stroke(path, width: width), inner])
  }
}

extension SymbolName.Surrounding {
  /// The outline, in points.
  var path: SymbolPath {
    switch self {
    case .circle: .circle(0, 0, 8.6)
    case .square: .box(0, 0, 15.8, 15.8, round: 3)
    }
  }

  /// How far the glyph inside may reach, in points.
  var radius: Double {
    switch self {
    case .circle: 5.2
    case .square: 5.8
    }
  }
}
