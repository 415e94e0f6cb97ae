@testable import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("Images of swiped rows' buttons")
struct SwipeImageTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 400))

  init() { window.textMeasuring = FixedAdvanceText() }

  private func makeButton(_ title: String?, _ size: Double?, height: Double) -> SwipeButton {
    let action = ContextualAction(style: .normal, title: title) { _, _, done in done(true) }
    action.image = size.map { side in
      Image(width: Int(side), height: Int(side) / 2) { _, _ in Color(0x000000) }
    }
    let view = SwipeActionsView([action], isAtRight: true, rowHeight: height)
    window.addSubview(view)
    view.place(
      in: Rect(x: 0, y: 0, width: 300, height: height),
      SwipeReveal(buttons: view.widths[0], row: 300, hasFullSwipe: false),
      revealed: view.widths[0])
    return view.buttons[0]
  }

  private func picture(_ button: SwipeButton) -> ImageView? {
    button.subviews.compactMap { $0 as? ImageView }.first
  }
  private func label(_ button: SwipeButton) -> Label? {
    button.subviews.compactMap { $0 as? Label }.first
  }

  @Test("lie above the title in a row that is high enough, both together in the middle")
  func above() throws {
    for height in [50.0, 60, 100] {
      let button = makeButton("Delete", 48, height: height)
      let picture = try #require(self.picture(button))
      let label = try #require(self.label(button))
      #expect(picture.frame.size == Size(width: 24, height: 12))
      #expect(picture.frame.midX == button.bounds.midX && !label.isHidden)
      #expect(picture.frame.maxY < label.frame.minY)
      #expect(picture.frame.minY == height - label.frame.maxY && picture.frame.minY > 0)
    }
  }

  @Test("lie alone in a lower row, and the title is still what the button is called")
  func alone() throws {
    let button = makeButton("Mark as not read", 48, height: 49)
    let picture = try #require(self.picture(button))
    #expect(picture.frame == Rect(x: 25, y: 18.5, width: 24, height: 12))
    #expect(label(button)?.isHidden == true && button.bounds.width == 74)
    #expect(button.accessibilityLabel == "Mark as not read")
    #expect(window.spokenElements.map(\.label) == ["Mark as not read"])
    let untitled = makeButton(nil, 20, height: 80)
    #expect(self.picture(untitled)?.frame == Rect(x: 27, y: 35, width: 20, height: 10))
  }

  @Test("are white, unless they are to have their own colours")
  func colors() {
    for (mode, tint) in [
      (Image.RenderingMode.automatic, Color(0xFFFFFF)), (.alwaysTemplate, Color(0xFFFFFF)),
      (.alwaysOriginal, nil),
    ] {
      let action = ContextualAction(style: .normal, title: "A") { _, _, _ in }
      action.image = Image(width: 8, height: 8) { _, _ in Color(0xFF0000) }
        .withRenderingMode(mode)
      let button = SwipeButton(action)
      button.frame = Rect(x: 0, y: 0, width: 74, height: 60)
      window.addSubview(button)
      var canvas = Canvas(size: window.bounds.size, text: FixedAdvanceText())
      window.renderWindow(in: &canvas)
      let tints = canvas.commands.compactMap { command in
        if case .image(let run) = command { run.tint } else { nil }
      }
      #expect(tints == [tint].compactMap { $0 })
      button.removeFromSuperview()
    }
  }

  @Test("leave buttons without one as they were")
  func none() {
    let button = makeButton("Delete", nil, height: 30)
    #expect(picture(button) == nil && label(button)?.isHidden == false)
    #expect(label(button)?.frame.height == 30)
  }
}
