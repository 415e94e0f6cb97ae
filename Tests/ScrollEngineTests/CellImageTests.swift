import Controls
import TestSupport
import Testing

@testable import ScrollEngine

@MainActor
@Suite("The image of a cell")
struct CellImageTests {
  private func cell(_ style: TableViewCell.CellStyle = .default) -> TableViewCell {
    let cell = TableViewCell(style: style)
    cell.frame = Rect(x: 0, y: 0, width: 320, height: 44)
    return cell
  }

  @Test("lies at the margin in its own size, and the text moves beside it and back")
  func placing() {
    let cell = cell(.value1)
    let before = cell.textLabel?.frame
    #expect(cell.imageView?.image == nil && cell.textLabel?.frame == before)
    cell.imageView?.image = image(30, 20)
    #expect(cell.imageView?.frame == Rect(x: 16, y: 12, width: 30, height: 20))
    #expect(cell.textLabel?.frame == Rect(x: 62, y: 0, width: 242, height: 44))
    #expect(cell.detailTextLabel?.frame == cell.textLabel?.frame)
    cell.frame.size = Size(width: 200, height: 60)
    #expect(cell.imageView?.frame.midY == 30 && cell.textLabel?.frame.maxX == 184)
    cell.imageView?.image = nil
    #expect(cell.textLabel?.frame == Rect(x: 16, y: 0, width: 168, height: 60))
  }

  @Test("is scaled down where it is higher than the row")
  func high() {
    let cell = cell()
    cell.imageView?.image = image(100, 88)
    #expect(cell.imageView?.frame == Rect(x: 16, y: 0, width: 50, height: 44))
    #expect(cell.textLabel?.frame.minX == 82)
    #expect(imageRuns(cell).map(\.rect) == [Rect(x: 16, y: 0, width: 50, height: 44)])
  }

  @Test("leaves no negative room for the text of a narrow cell")
  func narrow() {
    let cell = cell()
    cell.imageView?.image = image(100, 20)
    cell.frame.size.width = 60
    #expect(cell.textLabel?.frame.width == 0)
  }

  @Test("moves the separator with the text, unless the cell has an inset of its own")
  func separator() {
    let cell = cell()
    cell.separator = CellSeparator(color: Color(0), left: 16, right: 0)
    var canvas: [DrawCommand] {
      var canvas = Canvas(size: Size(width: 400, height: 100), text: FixedAdvanceText())
      cell.drawOverlay(in: &canvas)
      return canvas.commands
    }
    func start(_ commands: [DrawCommand]) -> Double? {
      commands.lazy.compactMap { if case .line(let rect, _, _, _) = $0 { rect.minX } else { nil } }
        .first
    }
    #expect(start(canvas) == 16)
    cell.imageView?.image = image(30, 20)
    #expect(start(canvas) == 62)
    cell.separatorInset = EdgeInsets(top: 0, left: 5, bottom: 0, right: 0)
    #expect(start(canvas) == 5)
  }

  @Test("makes a cell that sizes itself as high as it is, and narrows what its text is broken to")
  func sizing() {
    let cell = cell()
    cell.textLabel?.textMeasuring = FixedAdvanceText()
    cell.textLabel?.font = Font(.words, size: 10)
    cell.textLabel?.numberOfLines = 0
    // Each character is 6 points wide.
    cell.textLabel?.text = Array(repeating: "seven77", count: 20).joined(separator: " ")
    let plain = cell.sizeThatFits(Size(width: 320, height: 0)).height
    cell.imageView?.image = image(120, 20)
    #expect(cell.sizeThatFits(Size(width: 320, height: 0)).height > plain)
    cell.imageView?.image = image(20, 300)
    #expect(cell.sizeThatFits(Size(width: 320, height: 0)).height == 300)
  }

  @Test("is highlighted while its cell is pressed or selected")
  func highlight() {
    let cell = cell()
    cell.imageView?.image = image(4, 4)
    cell.isHighlighted = true
    cell.isSelected = true
    #expect(cell.imageView?.isHighlighted == true)
    cell.isHighlighted = false
    #expect(cell.imageView?.isHighlighted == true)
    cell.isSelected = false
    #expect(cell.imageView?.isHighlighted == false)
  }

  @Test("makes room for the controls of an edited cell as the text does")
  func editing() {
    let cell = cell()
    cell.imageView?.image = image(20, 20)
    cell.setEditing(true, animated: false)
    let moved = (cell.textLabel?.frame.minX ?? 0) - 52
    #expect(moved > 0 && cell.imageView?.frame.minX == 16 + moved)
    cell.setEditing(false, animated: false)
    #expect(cell.imageView?.frame.minX == 16)
  }
}

@MainActor
@Suite("The image of a button")
struct ButtonImageTests {
  private func button(_ type: Button.ButtonType) -> Button {
    let button = Button(type: type)
    button.titleLabel?.textMeasuring = FixedAdvanceText()
    button.titleLabel?.font = Font(.words, size: 10)
    button.frame = Rect(x: 0, y: 0, width: 100, height: 40)
    return button
  }

  private func laidOutRuns(_ button: Button) -> [ImageRun] {
    button.layoutIfNeeded()
    return imageRuns(button)
  }

  @Test("lies before the title, both in the middle; alone, it lies there itself")
  func placing() {
    let button = button(.custom)
    button.setTitle("Send", for: .normal)
    #expect(button.imageView == nil)
    button.setImage(image(20, 10), for: .normal)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == Rect(x: 28, y: 15, width: 20, height: 10))
    #expect(button.titleLabel?.frame == Rect(x: 48, y: 0, width: 24, height: 40))
    #expect(button.intrinsicContentSize.width == 44)
    #expect(button.sizeThatFits(.zero).width == 44)
    button.setTitle(nil, for: .normal)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == Rect(x: 40, y: 15, width: 20, height: 10))
    #expect(button.intrinsicContentSize == Size(width: 20, height: 10))
    button.setImage(nil, for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame == button.bounds && laidOutRuns(button).isEmpty)
  }

  @Test("is that of the button's state")
  func states() {
    let button = button(.custom)
    let (plain, selected) = (image(4, 4), image(5, 5))
    button.setImage(plain, for: .normal)
    button.setImage(selected, for: .selected)
    #expect(button.currentImage == plain && button.image(for: .selected) == selected)
    button.isSelected = true
    #expect(laidOutRuns(button).map(\.image) == [selected])
    button.isEnabled = false
    #expect(button.currentImage == plain)
  }

  @Test("has the tint colour in a system button, unless it is to keep its own")
  func tint() {
    let button = button(.system)
    button.tintColor = Color(0xFF0000)
    button.setImage(image(4, 4), for: .normal)
    #expect(laidOutRuns(button).map(\.tint) == [Color(0xFF0000)])
    button.setImage(image(4, 4).withRenderingMode(.alwaysOriginal), for: .normal)
    #expect(laidOutRuns(button).map(\.tint) == [nil])
    let custom = self.button(.custom)
    custom.setImage(image(4, 4), for: .normal)
    #expect(laidOutRuns(custom).map(\.tint) == [nil])
  }
}
