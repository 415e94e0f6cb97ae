package import Drawing
package import ScrollEngine

/// The mark of a cell object: a letter in a colour, the same everywhere the cell is drawn.
///
/// Rows have numbers and cells have letters, so the two cannot be confused. The letter alone
/// identifies a cell; colours repeat after sixteen.
package struct Stamp: Hashable, Sendable {
  /// `A` to `Z`, then `A2` and so on.
  package let letter: String
  package let color: Color
  /// The colour of the letter.
  package let ink: Color

  /// The stamp of a cell by its index among all cells with a stamp, from 0.
  package init(place: Int) {
    let round = place / 26
    letter =
      String(UnicodeScalar(UInt8(65 + place % 26))) + (round == 0 ? "" : String(round + 1))
    color = Self.colors[place % Self.colors.count]
    ink = Palette.ink(on: color)
  }

  /// The stamp with a letter; nil for other texts.
  package init?(letter: String) {
    guard let first = letter.unicodeScalars.first, ("A"..."Z").contains(first) else { return nil }
    let digits = letter.dropFirst()
    guard digits.count <= 6, let round = digits.isEmpty ? 1 : Int(digits), round > 0 else {
      return nil
    }
    self.init(place: 26 * (round - 1) + Int(first.value) - 65)
    guard self.letter == letter else { return nil }
  }

  private static let colors = [
    Color(0xD9534F), Color(0xE38B3D), Color(0xD9B23A), Color(0x86C440), Color(0x45C08A),
    Color(0x45C4CF), Color(0x6F9BE8), Color(0xA08BE8), Color(0xD47BD6),
    // Darker and paler colours, as different as possible from the colours above and from each
    // other.
    Color(0x2668D5), Color(0xD4ABB6), Color(0x617209), Color(0x82558D), Color(0x9D7F68),
    Color(0x3E9F24), Color(0x368794),
  ]
}

/// Assigns stamps to the cells of a pane, in the order in which the cells are first seen.
@MainActor
package final class StampBook {
  private struct Key: Hashable {
    let queue: ObjectIdentifier
    let identifier: String
    let number: Int
  }

  private var stamps: [Key: Stamp] = [:]

  package init() {}

  /// The stamp of a cell of a queue, by its identifier and its number there.
  package func stamp(of number: Int, _ identifier: String, in queue: ReuseQueue) -> Stamp {
    let key = Key(queue: ObjectIdentifier(queue), identifier: identifier, number: number)
    if let stamp = stamps[key] { return stamp }
    let stamp = Stamp(place: stamps.count)
    stamps[key] = stamp
    return stamp
  }

  /// Gives a cell the stamp that it had in a recorded run.
  package func set(
    _ stamp: Stamp, of number: Int, _ identifier: String, in queue: ReuseQueue
  ) {
    stamps[Key(queue: ObjectIdentifier(queue), identifier: identifier, number: number)] = stamp
  }

  package func stamp(of cell: ReusableView, in queue: ReuseQueue) -> Stamp {
    stamp(of: cell.instanceNumber, cell.queueIdentifier, in: queue)
  }
}

extension Canvas {
  /// Draws a stamp as a disc around a centre; `radius` is in points.
  ///
  /// Two characters get a smaller font, and a small disc becomes wide enough for them. Without room
  /// for the letter, no disc is drawn.
  package mutating func stamp(_ stamp: Stamp, at center: Point, radius: Double) {
    let size = radius * (stamp.letter.count == 1 ? 1.2 : 0.95)
    let font = legible(Font(.words, size: max(11, size), weight: .bold))
    let width = stamp.letter.count == 1 ? 0 : text.width(of: stamp.letter, in: font) + radius / 2
    let half = max(radius, width / 2)
    let disc = Rect(x: center.x - half, y: center.y - radius, width: 2 * half, height: 2 * radius)
    guard admitsText(in: disc) else { return }
    fill(disc, stamp.color, cornerRadius: radius)
    // Separates the stamp from a cell of nearly the same colour.
    stroke(disc, Stroke(stamp.ink.opacity(0.4), width: 1, cornerRadius: radius))
    text(
      stamp.letter, in: disc, font: font, color: stamp.ink, alignment: .center, isCut: false)
  }
}
