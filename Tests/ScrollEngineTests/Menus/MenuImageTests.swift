import Controls
import TestSupport
import Testing

@testable import ScrollEngine

@MainActor
@Suite("Images in menus")
struct MenuImageTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 700, height: 500))
  let red = Color(0xFF0000)

  init() { window.textMeasuring = FixedAdvanceText() }

  private func image(_ width: Int, _ height: Int) -> Image {
    Image(width: width, height: height) { _, _ in red }
  }

  private func row(
    _ title: String, _ image: Image?, _ attributes: MenuElement.Attributes = [],
    state: MenuElement.State = .off, selected: Image? = nil
  ) -> Action {
    Action(
      title: title, image: image, selectedImage: selected, attributes: attributes, state: state
    ) { _ in }
  }

  private func present(_ children: [MenuElement]) {
    window.presentContextMenu(Menu(children: children), at: Point(x: 300, y: 50))
  }

  private func frame(_ label: String) -> Rect {
    window.spokenElements.first { $0.label == label }?.frame ?? .zero
  }

  private var images: [ImageRun] {
    var canvas = Canvas(size: window.bounds.size, text: FixedAdvanceText())
    window.renderWindow(in: &canvas)
    return canvas.commands.compactMap { if case .image(let run) = $0 { run } else { nil } }
  }

  @Test("lie at the end of their row, fitted into 20 by 20 points with their proportions")
  func places() {
    present([row("Wide", image(80, 40)), row("Small", image(10, 6)), row("None", nil)])
    let (wide, small) = (frame("Wide"), frame("Small"))
    #expect(
      images.map(\.rect) == [
        Rect(x: wide.maxX - 34, y: wide.midY - 5, width: 20, height: 10),
        Rect(x: small.maxX - 29, y: small.midY - 3, width: 10, height: 6),
      ])
    present([
      row("Wide", image(80, 40)),
      Menu(title: "Sub", image: image(20, 20), children: [row("", nil)]),
    ])
    #expect(images.map(\.rect.midX) == [images[0].rect.midX, images[0].rect.midX])
    #expect(images[0].rect.maxX < frame("Wide").maxX - 24, "chevrons have a column of their own")
    window.userInterfaceLayoutDirection = .rightToLeft
    present([row("Wide", image(80, 40))])
    #expect(images.map(\.rect.minX) == [frame("Wide").minX + 14])
  }

  @Test("have the colour of the title, or their own, and are paler where nothing can be chosen")
  func colors() {
    let own = image(20, 20).withRenderingMode(.alwaysOriginal)
    let template = image(20, 20)
    present([
      row("A", template), row("B", template, .destructive), row("C", template, .disabled),
      row("D", own), row("E", own, .disabled),
      Menu(title: "F", image: template, options: .destructive, children: [row("", nil)]),
    ])
    let (text, warning) = (Color.systemText, Color.systemWarning)
    let tints = [text, warning, Color.systemDisabled].map { $0.resolved(for: .light) }
    #expect(images.map(\.tint) == [tints[0], tints[1], tints[2], nil, nil, tints[1]])
    #expect(images.map(\.opacity) == [1, 1, 1, 1, 0.4, 1])
  }

  @Test("of actions that are on are the selected ones")
  func selected() {
    let (usual, other) = (image(10, 10), image(12, 12))
    present([
      row("A", usual, state: .on, selected: other), row("B", usual, selected: other),
      row("C", usual, state: .on),
    ])
    #expect(images.map(\.rect.width) == [12, 10, 10])
  }

  @Test("make their menu wider, and subtitles its rows higher; both are told as they are")
  func sizes() {
    let title = String(repeating: "m", count: 15)
    present([row(title, nil)])
    let width = frame(title).width
    #expect(width > 160)
    present([row(title, image(80, 40))])
    #expect(frame(title).width == width + 32)
    let action = row(title, nil)
    action.subtitle = String(repeating: "m", count: 30)
    action.discoverabilityTitle = "What it does"
    present([action, Menu(title: "Sub", subtitle: "One", children: [action])])
    #expect(frame(title).width > width && frame(title).height == 50)
    let elements = window.spokenElements
    #expect(elements[0].value == action.subtitle && elements[0].hint == "What it does")
    #expect(elements[1].value == "One, submenu" && elements[1].frame.height == 50)
  }

  @Test("of an action are those of the button that is made from it")
  func button() {
    let action = row("Send", image(10, 10))
    action.title = "Send now"
    let button = Button(primaryAction: action)
    #expect(button.currentTitle == "Send now" && button.currentImage == action.image)
    #expect(Button(primaryAction: row("Send", nil)).imageView == nil)
  }
}
