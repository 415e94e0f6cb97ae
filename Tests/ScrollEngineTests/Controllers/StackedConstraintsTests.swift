import ScrollEngine
import TestSupport
import Testing

@MainActor
struct StackedConstraintsTests {
  /// A controller with a label in a stack view. The stack view makes its constraints lazily.
  private final class Column: ViewController {
    let label = Label()

    override func viewDidLoad() {
      super.viewDidLoad()
      label.numberOfLines = 0
      label.textMeasuring = FixedAdvanceText()
      label.text = "Words"
      let column = StackView(arrangedSubviews: [label])
      column.axis = .vertical
      column.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(column)
      LayoutConstraint.activate([
        column.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
        column.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        column.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        column.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
      ])
    }
  }

  @Test func `a row is as high as a stack view in its controller's view, and follows its text`() {
    let window = Window(frame: Rect(x: 0, y: 0, width: 200, height: 400))
    let stack = StackController()
    let (first, second) = (Column(), Column())
    stack.viewControllers = [first, second]
    window.rootViewController = stack
    window.layoutIfNeeded()
    let line = first.label.font.lineHeight
    #expect(first.view.bounds.height == 20 + line)
    #expect(stack.containerScrollView.contentSize.height == 2 * (20 + line))
    first.label.text = Array(repeating: "word", count: 40).joined(separator: " ")
    window.layoutIfNeeded()
    let high = first.label.sizeThatFits(Size(width: 200, height: .infinity)).height
    #expect(high > 3 * line && first.view.bounds.height == 20 + high)
    #expect(stack.containerScrollView.contentSize.height == 40 + line + high)
    #expect(second.view.convert(second.view.bounds, to: nil).minY == 20 + high)
  }
}
