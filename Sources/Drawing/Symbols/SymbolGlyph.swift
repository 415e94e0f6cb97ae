import Geometry

/// The data of a symbol: paths in points, for a text of 17 points, about the middle of the symbol.
struct SymbolGlyph: Sendable {
  /// What a path does to the parts before it.
  enum Ink: Sendable {
    /// A stroke along the path; with `.fill`, also the inside.
    case outline
    /// A stroke along the path.
    case stroke
    /// A stroke along the path; with `.fill`, it is left out.
    case detail
    /// The inside, such as a dot.
    case solid
    /// The inside; with `.fill`, it is left out.
    case spot
    /// A stroke and the inside that are left out, with room for a stroke beside what is left.
    case gap
  }

  /// A path, and what becomes of it.
  struct Part: Sendable {
    var ink: Ink
    var path: SymbolPath

    static func outline(_ path: SymbolPath) -> Part { Part(ink: .outline, path: path) }
    static func stroke(_ path: SymbolPath) -> Part { Part(ink: .stroke, path: path) }
    static func detail(_ path: SymbolPath) -> Part { Part(ink: .detail, path: path) }
    static func solid(_ path: SymbolPath) -> Part { Part(ink: .solid, path: path) }
    static func spot(_ path: SymbolPath) -> Part { Part(ink: .spot, path: path) }
    static func gap(_ path: SymbolPath) -> Part { Part(ink: .gap, path: path) }
  }

  private(set) var parts: [Part]
  private(set) var mirror: SymbolMirror?
  /// The width of strokes of the weight regular, in points.
  private(set) var width = Image.SymbolWeight.regular.width
  /// Whether the symbol has no variants in a circle or a square.
  private(set) var isAlone = false

  /// A symbol of these parts.
  static func plain(_ parts: Part...) -> SymbolGlyph { SymbolGlyph(parts: parts) }

  /// A symbol whose left half is the mirror image of its right one; only what is to the right of
  /// the middle counts.
  static func even(_ parts: Part...) -> SymbolGlyph {
    SymbolGlyph(parts: parts, mirror: .right)
  }

  /// The symbol, without variants in a circle or a square: it is one itself, or too fine.
  var alone: SymbolGlyph {
    var glyph = self
    glyph.isAlone = true
    return glyph
  }

  /// Whether the symbol has an inside that `.fill` fills.
  var hasFill: Bool { parts.contains { $0.ink == .outline } }

  /// How far the paths reach from the middle, in points.
  var reach: Double { parts.reduce(0) { max($0, $1.path.reach.any) } }

  // MARK: Changes

  /// The symbol, multiplied by a factor above zero.
  func scaled(by factor: Double) -> SymbolGlyph {
    var glyph = mapped { $0.scaled(by: factor) }
    glyph.width *= factor
    return glyph
  }

  /// The symbol, turned clockwise by quarters.
  func turned(_ quarters: Int) -> SymbolGlyph {
    var glyph = mapped { $0.turned(quarters) }
    glyph.mirror = mirror?.turned(quarters)
    return glyph
  }

  /// The symbol, mirrored to the other side.
  var flipped: SymbolGlyph {
    var glyph = mapped(\.flipped)
    if mirror == .right || mirror == .left { glyph.mirror = mirror?.turned(2) }
    return glyph
  }

  private func mapped(_ change: (SymbolPath) -> SymbolPath) -> SymbolGlyph {
    var glyph = self
    for index in parts.indices { glyph.parts[index].path = change(parts[index].path) }
    return glyph
  }

  // MARK: Shapes

  /// The room at both sides of a stroke that crosses others, in widths of the stroke.
  private static let room = 0.8

  /// What the symbol looks like with strokes of a width in points, plain or with `.fill`.
  ///
  /// The edges of dots move with those of strokes.
  func shape(width: Double, isFilled: Bool) -> SymbolShape {
    var shape = SymbolShape.union([])
    for part in parts {
      let stroke = SymbolShape.stroke(part.path, width: width)
      let inside = SymbolShape.fill(part.path, border: (width - self.width) / 2)
      switch part.ink {
      case .outline where isFilled: shape.add(.fill(part.path, border: width / 2))
      case .outline, .stroke: shape.add(stroke)
      case .detail: if isFilled { shape.remove(stroke) } else { shape.add(stroke) }
      case .solid: shape.add(inside)
      case .spot: if isFilled { shape.remove(inside) } else { shape.add(inside) }
      case .gap:
        let wide = width * (1 + 2 * Self.room)
        shape.remove(
          part.path.isClosed
            ? .fill(part.path, border: wide / 2) : .stroke(part.path, width: wide))
      }
    }
    return mirror.map { .mirrored(shape, $0) } ?? shape
  }
}

extension SymbolShape {
  /// Adds what is in another shape.
  fileprivate mutating func add(_ other: SymbolShape) {
    if case .union(let shapes) = self {
      self = .union(shapes + [other])
    } else {
      self = .union([self, other])
    }
  }

  /// Removes what is in another shape.
  fileprivate mutating func remove(_ other: SymbolShape) { self = .difference(self, other) }
}
