import Controls
import ScrollworkTesting
import Testing

@MainActor
@Suite("Text in both directions")
struct MixedDirectionTests {
  private let size = Size(width: 380, height: 120)

  /// A field above a label.
  private func screen() -> ViewController {
    let controller = ViewController()
    let field = TextField(frame: Rect(x: 16, y: 16, width: 288, height: 34))
    field.borderStyle = .roundedRect
    field.text = "abc אבג 123 שלום (def)"
    controller.view.addSubview(field)
    let label = Label(frame: Rect(x: 16, y: 64, width: 348, height: 40))
    label.attributedText =
      "קרא " + AttributedText("שלום world", font: Font(.words, size: 22, weight: .bold))
      + " (" + AttributedText("עוד 2026", color: Color(0xC02020)) + ") "
      + AttributedText("link כאן", link: "more")
    controller.view.addSubview(label)
    return controller
  }

  private func select(_ range: Range<Int>) -> SnapshotStep {
    .call("select") { controller in
      guard let field = controller.view.subviews.first as? TextField, let text = field.text else {
        return
      }
      field.becomeFirstResponder()
      func index(_ count: Int) -> String.Index { text.index(text.startIndex, offsetBy: count) }
      field.selectedRange = index(range.lowerBound)..<index(range.upperBound)
    }
  }

  @Test("A selection over a change of direction is shown in parts, links where they are read")
  func selection() async throws {
    try await expectSnapshot(of: screen(), size: size, named: "selection", after: [select(2..<6)])
  }

  @Test("The caret before a Hebrew letter stands to its right")
  func caret() async throws {
    try await expectSnapshot(of: screen(), size: size, named: "caret", after: [select(6..<6)])
  }
}
