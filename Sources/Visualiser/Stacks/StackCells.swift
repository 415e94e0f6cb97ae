import Documents
import Drawing
import SceneParts
import ScrollEngine

/// A row of a stack with its number.
final class StackRowCell: TableViewCell {
  private var number = 0
  private var colors = Palette.first

  func show(_ number: Int, _ colors: Palette.Table) {
    self.number = number
    self.colors = colors
    setNeedsDisplay()
  }

  override func draw(in canvas: inout Canvas) {
    canvas.fill(bounds, colors.cell)
    let line = bounds.inset(by: EdgeInsets(top: 0, left: 12, bottom: 0, right: 12))
    StackLabels.draw(number, colors.ink, in: line, &canvas)
  }
}

/// A collection item of a stack with its number.
final class StackItemCell: CollectionViewCell {
  private var number = 0
  private var colors = Palette.first

  func show(_ number: Int, _ colors: Palette.Table) {
    self.number = number
    self.colors = colors
    setNeedsDisplay()
  }

  override func draw(in canvas: inout Canvas) {
    canvas.fill(bounds, colors.cell, cornerRadius: min(8, bounds.height / 4))
    if bounds.height < 48 {
      let line = bounds.inset(by: EdgeInsets(top: 0, left: 8, bottom: 0, right: 8))
      return StackLabels.draw(number, colors.ink, in: line, &canvas)
    }
    let upper = Rect(x: 4, y: bounds.midY - 20, width: bounds.width - 8, height: 22)
    canvas.text(
      grouped(number), in: upper, font: StackLabels.font, color: colors.ink, alignment: .center)
  }
}

/// The number of a cell on one line.
enum StackLabels {
  static let font = Font(.words, size: 14, weight: .bold)

  static func draw(_ number: Int, _ ink: Color, in line: Rect, _ canvas: inout Canvas) {
    if line.height >= 10 { canvas.text(grouped(number), in: line, font: font, color: ink) }
  }
}

/// The title before the rows of a section.
final class StackHeaderView: View {
  private let title: String

  private static let font = Font(.words, size: 15, weight: .bold)

  init(_ header: StackDescription.Header, along axis: Axis) {
    title = header.title
    super.init(frame: Rect(x: 0, y: 0, width: header.length, height: header.length))
    // Opaque, because content scrolls below a pinned header.
    backgroundColor = Palette.surface
  }

  override func draw(in canvas: inout Canvas) {
    canvas.text(
      title, in: bounds.inset(by: EdgeInsets(top: 0, left: 12, bottom: 0, right: 12)),
      font: Self.font, color: Palette.text)
  }
}

/// A view that is not a list. It exists whether or not it is visible.
final class StackPlainView: View {
  private let title: String
  private let colors: Palette.Table

  init(_ title: String, _ colors: Palette.Table, _ size: Size) {
    self.title = title
    self.colors = colors
    super.init(frame: Rect(origin: .zero, size: size))
    backgroundColor = colors.cell
  }

  override func draw(in canvas: inout Canvas) {
    guard bounds.height >= 10 else { return }
    canvas.text(
      title, in: bounds.inset(by: EdgeInsets(top: 0, left: 12, bottom: 0, right: 12)),
      font: StackLabels.font, color: colors.ink)
  }
}
