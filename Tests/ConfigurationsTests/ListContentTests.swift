@testable import Configurations
import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("The content of rows, headers and footers")
struct ListContentTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 400))

  init() { window.textMeasuring = FixedAdvanceText() }

  private func view(
    _ content: ListContentConfiguration, width: Double = 300
  ) -> ListContentView {
    let view = ListContentView(configuration: content)
    view.frame.size = view.sizeThatFits(Size(width: width, height: 0))
    window.addSubview(view)
    window.layoutIfNeeded()
    return view
  }

  private func labels(_ view: View) -> [Label] { view.subviews.compactMap { $0 as? Label } }

  @Test("is as high as the rows and titles of the engine's own")
  func heights() {
    var heights: [String: Double] = [:]
    for (name, content) in [
      ("cell", ListContentConfiguration.cell()), ("value", .valueCell()),
      ("plain header", .plainHeader()), ("plain footer", .plainFooter()),
      ("grouped header", .groupedHeader()), ("grouped footer", .groupedFooter()),
    ] {
      var content = content
      content.text = "A"
      heights[name] = view(content).bounds.height
    }
    #expect(
      heights == [
        "cell": 44, "value": 44, "plain header": 28, "plain footer": 28, "grouped header": 38,
        "grouped footer": 38,
      ])
  }

  @Test("has the second text below the first, or at the end of the line if both fit there")
  func secondText() {
    var content = ListContentConfiguration.subtitleCell()
    (content.text, content.secondaryText) = ("Name", "Value")
    let below = labels(view(content))
    #expect(below[0].frame == Rect(x: 16, y: 10, width: 276, height: 24))
    #expect(below[1].frame == Rect(x: 16, y: 34, width: 276, height: 17))
    content = .valueCell()
    (content.text, content.secondaryText) = ("Name", "Value")
    let beside = labels(view(content))
    #expect(beside.map(\.frame.minY) == [10, 10] && beside[1].frame.maxX == 292)
    #expect(beside[0].frame.maxX <= 292 - 51 - 8 && beside[1].textAlignment == .trailing)
    content.secondaryText = String(repeating: "long ", count: 10)
    let stacked = labels(view(content))
    #expect(stacked[1].frame.minY == stacked[0].frame.maxY && stacked[1].textAlignment == .natural)
  }

  @Test("breaks texts into lines, in the letters and with the attributes that it is given")
  func texts() {
    var content = ListContentConfiguration.cell()
    content.text = "one two three four"
    content.textProperties.transform = .uppercase
    // Each character is 10.2 points wide: eleven fit into 116 points.
    let view = view(content, width: 140)
    #expect(view.bounds.height == 10 + 48 + 10 && labels(view)[0].text == "ONE TWO THREE FOUR")
    content.textProperties.transform = .capitalized
    content.textProperties.numberOfLines = 1
    view.configuration = content
    #expect(labels(view)[0].text == "One Two Three Four" && labels(view).count == 1)
    #expect(view.sizeThatFits(Size(width: 140, height: 0)).height == 44)
    content.attributedText = AttributedText("five", color: .systemRed)
    view.configuration = content
    #expect(labels(view)[0].attributedText == content.attributedText)
    content.text = nil
    content.attributedText = nil
    view.configuration = content
    #expect(labels(view).isEmpty)
  }

  @Test("has its image at the beginning, reduced to what is allowed, in the room that is reserved")
  func images() throws {
    var content = ListContentConfiguration.cell()
    content.text = "A"
    content.image = Image(width: 60, height: 30) { _, _ in Color(0) }
    content.imageProperties.maximumSize = Size(width: 40, height: 0)
    content.imageProperties.reservedLayoutSize = Size(width: 50, height: 50)
    content.imageProperties.cornerRadius = 4
    content.imageProperties.tintColor = .systemGreen
    let view = view(content)
    let image = try #require(view.subviews.compactMap { $0 as? ImageView }.first)
    #expect(view.bounds.height == 70)
    #expect(image.frame == Rect(x: 21, y: 25, width: 40, height: 20))
    #expect(image.cornerRounding == 4 && image.clipsToBounds && image.tintColor == .systemGreen)
    #expect(labels(view)[0].frame.minX == 16 + 50 + 16 && labels(view)[0].frame.midY == 35)
    // In a row that is too low, the image is smaller.
    view.frame.size.height = 10
    window.layoutIfNeeded()
    #expect(image.frame.size == Size(width: 20, height: 10))
  }

  @Test("lies on the other side where lines begin at the right")
  func mirrored() {
    var content = ListContentConfiguration.valueCell()
    (content.text, content.secondaryText) = ("Name", "Value")
    content.image = Image(width: 20, height: 20) { _, _ in Color(0) }
    content.directionalLayoutMargins.leading = 30
    let view = view(content)
    let frames = view.subviews.map(\.frame)
    window.userInterfaceLayoutDirection = .rightToLeft
    window.layoutIfNeeded()
    for (before, after) in zip(frames, view.subviews.map(\.frame)) {
      #expect(after.minX == 300 - before.maxX && after.size == before.size)
    }
    #expect(labels(view)[1].textAlignment == .leading)
  }

  @Test("is dim in a disabled cell, unless the program has chosen the colour")
  func disabled() {
    let cell = TableViewCell()
    window.addSubview(cell)
    var content = cell.defaultContentConfiguration()
    (content.text, content.secondaryText) = ("A", "B")
    content.secondaryTextProperties.color = .systemRed
    cell.contentConfiguration = content
    window.layoutIfNeeded()
    #expect(labels(cell.contentView).map(\.textColor) == [.systemText, .systemRed])
    cell.isUserInteractionEnabled = false
    window.layoutIfNeeded()
    #expect(labels(cell.contentView).map(\.textColor) == [.tertiaryLabel, .systemRed])
    cell.isUserInteractionEnabled = true
    window.layoutIfNeeded()
    #expect(labels(cell.contentView).map(\.textColor) == [.systemText, .systemRed])
  }

  @Test("tells constraints its height, again when its width or its texts have changed")
  func constraints() {
    var content = ListContentConfiguration.cell()
    content.text = "one two three four"
    let view = ListContentView(configuration: content)
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 300)
    LayoutConstraint.activate([
      width, view.topAnchor.constraint(equalTo: window.topAnchor),
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
    ])
    window.layoutIfNeeded()
    #expect(view.frame.height == 44)
    width.constant = 140
    window.layoutIfNeeded()
    #expect(view.frame.height == 68)
    content.text = "one"
    view.configuration = content
    window.layoutIfNeeded()
    #expect(view.frame.height == 44)
  }

  @Test("stops the program if its view gets content of another kind")
  func mistake() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        struct Other: ContentConfiguration {
          func makeContentView() -> any View & ContentView {
            ListContentView(configuration: .cell())
          }
          func updated(for state: any ConfigurationState) -> Other { self }
        }
        ListContentView(configuration: .cell()).configuration = Other()
      }
    }
    #expect(lastWords(result).contains("Other is no ListContentConfiguration"))
  }
}
