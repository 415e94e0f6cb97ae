@testable import Configurations
import ScrollEngine
import TestSupport
import Testing

@Suite("The layout of a row's content")
struct ListContentLayoutTests {
  /// A row of random contents.
  private struct Row {
    var content = ListContentConfiguration.cell()
    var text: String?
    var second: String?
    var margins: EdgeInsets
    var width: Double

    init(seed: UInt64) {
      var numbers = RandomNumbers(seed: seed)
      func some(_ range: ClosedRange<Double>) -> Double { numbers.number(in: range) }
      margins = EdgeInsets(
        top: some(0...20), left: some(0...30), bottom: some(0...20), right: some(0...30))
      width = some(0...400)
      func words() -> String? {
        let count = Int.random(in: 0...6, using: &numbers.random)
        return count == 0 ? nil : Array(repeating: "word", count: count).joined(separator: " ")
      }
      text = words()
      second = words()
      content.prefersSideBySideTextAndSecondaryText = Bool.random(using: &numbers.random)
      content.textToSecondaryTextVerticalPadding = some(0...10)
      content.textToSecondaryTextHorizontalPadding = some(0...20)
      content.imageToTextPadding = some(0...20)
      guard Bool.random(using: &numbers.random) else { return }
      let side = Int.random(in: 1...60, using: &numbers.random)
      content.image = Image(width: side, height: side / 2 + 1) { _, _ in Color(0) }
      content.imageProperties.reservedLayoutSize = Size(width: some(0...50), height: some(0...50))
    }

    /// Lines of ten points for each character, 20 points high.
    static func size(of text: String, width: Double) -> Size {
      var lines: [Int] = []
      for word in text.split(separator: " ") {
        if let last = lines.last, Double(last + 1 + word.count) * 10 <= width {
          lines[lines.count - 1] = last + 1 + word.count
        } else {
          lines.append(word.count)
        }
      }
      return Size(
        width: min(width, Double(lines.max() ?? 0) * 10), height: Double(lines.count) * 20)
    }

    func layout(height: Double = .infinity) -> ListContentLayout {
      func part(_ text: String?) -> ListContentLayout.Text? {
        text.map { text in .init { Row.size(of: text, width: $0) } }
      }
      return ListContentLayout(
        content, margins: margins, room: Size(width: width, height: height), text: part(text),
        secondaryText: part(second))
    }
  }

  @Test("is as high as a sum of its parts from top to bottom", arguments: Soak.seeds(1...200))
  func height(seed: UInt64) {
    let row = Row(seed: seed)
    let layout = row.layout()
    let image = row.content.image?.size ?? .zero
    let reserved = row.content.image == nil ? .zero : row.content.imageProperties.reservedLayoutSize
    var room = row.width - row.margins.left - row.margins.right
    if row.content.image != nil, row.text != nil || row.second != nil {
      room -= max(reserved.width, image.width) + row.content.imageToTextPadding
    }
    room = max(0, room)
    var texts = 0.0
    let sizes = [row.text, row.second].compactMap { $0 }.map { Row.size(of: $0, width: room) }
    if sizes.count == 2 {
      let inLine = [row.text, row.second].compactMap { $0 }.map {
        Row.size(of: $0, width: .infinity)
      }
      let sum = inLine[0].width + inLine[1].width + row.content.textToSecondaryTextHorizontalPadding
      let isInLine = row.content.prefersSideBySideTextAndSecondaryText && sum <= room
      #expect(layout.isSideBySide == isInLine)
      texts =
        isInLine
        ? 20
        : sizes[0].height + sizes[1].height + row.content.textToSecondaryTextVerticalPadding
    } else {
      texts = sizes.first?.height ?? 0
    }
    let height = row.margins.top + max(texts, image.height, reserved.height) + row.margins.bottom
    #expect(abs(layout.size.height - height) < 1e-9 && layout.size.width == row.width)
  }

  @Test(
    "shows all lines at its own height, and stays inside lower rows", arguments: Soak.seeds(1...200)
  )
  func places(seed: UInt64) throws {
    let row = Row(seed: seed)
    let own = row.layout().size.height
    for height in [own, own + 13, own / 2, 3, 0] {
      let layout = row.layout(height: height)
      let frames = [layout.image, layout.text, layout.secondaryText].compactMap { $0 }
      for frame in frames {
        #expect(frame.minY >= -1e-9 && frame.maxY <= height + 1e-9, "\(frame) in \(height)")
      }
      if let one = layout.text, let other = layout.secondaryText, !layout.isSideBySide {
        #expect(one.maxY <= other.minY + 1e-9 && one.minX == other.minX)
      }
      if let image = layout.image, let text = layout.text ?? layout.secondaryText {
        #expect(image.maxX <= text.minX + 1e-9)
      }
      guard height >= own else { continue }
      if let frame = layout.text, let text = row.text {
        #expect(
          frame.height
            == Row.size(of: text, width: layout.isSideBySide ? .infinity : frame.width).height)
      }
      if let frame = layout.secondaryText, let text = row.second {
        #expect(frame.height == Row.size(of: text, width: frame.width).height)
      }
      for frame in frames {
        #expect(frame.minY >= row.margins.top - 1e-9)
        #expect(frame.maxY <= height - row.margins.bottom + 1e-9)
      }
    }
  }
}
