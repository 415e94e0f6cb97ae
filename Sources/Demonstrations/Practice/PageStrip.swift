import Drawing
import SceneParts
import ScrollEngine

/// Pages in a row: cards of individual widths, each with its number in a disc.
final class PageStrip: View {
  /// The offsets at which the pages begin, in points.
  let starts: [Double]
  private let cards: [Rect]
  private let color: Color

  private static let font = Font(.words, size: 15, weight: .bold)
  private static let discDiameter = 44.0

  /// Makes pages of the given widths, `padding` apart, with half of `padding` before the first
  /// page; in points.
  init(widths: [Double], padding: Double, height: Double, color: Color) {
    var starts: [Double] = []
    var cards: [Rect] = []
    var end = 0.0
    for width in widths {
      starts.append(end)
      cards.append(Rect(x: end + padding / 2, y: 6, width: width, height: height - 12))
      end += width + padding
    }
    self.starts = starts
    self.cards = cards
    self.color = color
    super.init(frame: Rect(x: 0, y: 0, width: end, height: height))
  }

  /// The page start that is nearest to an offset, in points.
  ///
  /// - Complexity: O(n) in the number of pages.
  func nearestStart(to offset: Double) -> Double {
    starts.min { abs($0 - offset) < abs($1 - offset) } ?? 0
  }

  /// The number of the page whose start is nearest to an offset, from 0.
  func page(at offset: Double) -> Int { starts.firstIndex(of: nearestStart(to: offset)) ?? 0 }

  override func draw(in canvas: inout Canvas) {
    let visible = canvas.visibleRect
    let pale = Palette.surface.mixed(with: color, fraction: 0.2)
    for (page, card) in cards.enumerated() where card.intersects(visible) {
      canvas.fill(card, pale, cornerRadius: 8)
      let disc = Rect(
        x: card.midX - Self.discDiameter / 2, y: card.midY - Self.discDiameter / 2,
        width: Self.discDiameter, height: Self.discDiameter)
      canvas.fill(disc, color, cornerRadius: Self.discDiameter / 2)
      canvas.text(
        "#\(page)", in: disc, font: Self.font, color: Color(0xFFFFFF), alignment: .center)
    }
  }
}
