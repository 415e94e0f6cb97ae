import Drawing
import SceneParts
import ScrollEngine

/// The title above a list of the feed.
final class HeadingLabel: View {
  private let heading: FeedHeading

  init(_ title: String) {
    heading = FeedHeading(title: title)
    super.init(frame: Rect(x: 0, y: 0, width: 320, height: FeedPart.headingHeight))
  }

  override func draw(in canvas: inout Canvas) { heading.draw(in: bounds, &canvas) }
}

/// The title above a section of a collection.
final class HeadingView: CollectionReusableView {
  private var heading = FeedHeading(title: "")

  func show(_ title: String) {
    heading = FeedHeading(title: title)
    setNeedsDisplay()
  }

  override func draw(in canvas: inout Canvas) { heading.draw(in: bounds, &canvas) }
}

private struct FeedHeading {
  let title: String

  private static let font = Font(.words, size: 15, weight: .bold)

  func draw(in bounds: Rect, _ canvas: inout Canvas) {
    let inset = FeedPart.sideInset
    canvas.text(
      title, in: bounds.inset(by: EdgeInsets(top: 0, left: inset, bottom: 0, right: inset)),
      font: Self.font, color: Palette.text)
  }
}

/// A stand-in for a poster.
final class PosterCell: CollectionViewCell {
  private var number = 0
  private var colors = Palette.first

  private static let numberFont = Font(.words, size: 17, weight: .bold)

  func show(_ number: Int, _ colors: Palette.Table) {
    self.number = number
    self.colors = colors
    setNeedsDisplay()
  }

  override func draw(in canvas: inout Canvas) {
    canvas.fill(bounds, colors.frame, cornerRadius: 8)
    let picture = bounds.inset(by: EdgeInsets(top: 0, left: 0, bottom: 26, right: 0))
    canvas.fill(picture, colors.cell, cornerRadius: 8)
    canvas.text(
      "\(number)", in: picture, font: Self.numberFont, color: Palette.ink, alignment: .center)
  }
}

/// A row with a picture, a title and two lines of filler text.
struct FeedEntry {
  private let title: String
  private let colors: Palette.Table

  private static let titleFont = Font(.words, size: 13, weight: .semibold)

  init(_ title: String = "", _ colors: Palette.Table = Palette.first) {
    (self.title, self.colors) = (title, colors)
  }

  func draw(in bounds: Rect, _ canvas: inout Canvas) {
    canvas.fill(bounds, colors.frame, cornerRadius: 8)
    let side = bounds.height - 16
    canvas.fill(Rect(x: 8, y: 8, width: side, height: side), colors.cell, cornerRadius: 6)
    let left = side + 20
    canvas.text(
      title, in: Rect(x: left, y: 8, width: bounds.width - left - 64, height: 18),
      font: Self.titleFont, color: colors.text)
    for line in 0..<Int((bounds.height - 30) / 12) {
      canvas.fill(
        Rect(
          x: left, y: 32 + Double(line) * 12,
          width: (bounds.width - left) * (line == 0 ? 0.8 : 0.55),
          height: 5),
        colors.cell.opacity(0.6), cornerRadius: 2.5)
    }
  }
}

/// A row of a table.
final class FeedRow: TableViewCell {
  private var entry = FeedEntry()

  func show(_ title: String, _ colors: Palette.Table) {
    entry = FeedEntry(title, colors)
    setNeedsDisplay()
  }

  override func draw(in canvas: inout Canvas) { entry.draw(in: bounds, &canvas) }
}

/// A row of a collection.
final class FeedRowCell: CollectionViewCell {
  private var entry = FeedEntry()

  func show(_ title: String, _ colors: Palette.Table) {
    entry = FeedEntry(title, colors)
    setNeedsDisplay()
  }

  override func draw(in canvas: inout Canvas) { entry.draw(in: bounds, &canvas) }
}
