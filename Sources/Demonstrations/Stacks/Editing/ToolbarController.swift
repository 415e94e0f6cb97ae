import Drawing
import SceneParts
import ScrollEngine

/// Buttons that stay at the top of a stack.
final class ToolbarController: ViewController, StackContainable {
  enum Tool: Int, CaseIterable, Hashable {
    case insert, remove, hide, up, down

    func title(showsHidden: Bool) -> String {
      switch self {
      case .insert: "Insert"
      case .remove: "Remove"
      case .hide: showsHidden ? "Show" : "Hide"
      case .up: "Up"
      case .down: "Down"
      }
    }
  }

  var onPress: ((Tool) -> Void)?
  private let buttons: [ToolButton] = Tool.allCases.map { ToolButton($0) }

  private static let height = 48.0
  private static let margin = 8.0
  private static let gap = 6.0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Color(light: Color(0xE8E9ED), dark: Color(0x2E323B))
    for button in buttons {
      button.onPress = { [unowned self] in onPress?($0) }
      view.addSubview(button)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let count = Double(buttons.count)
    let width = (view.bounds.width - 2 * Self.margin - (count - 1) * Self.gap) / count
    for (place, button) in buttons.enumerated() {
      button.frame = Rect(
        x: Self.margin + Double(place) * (width + Self.gap), y: Self.margin, width: width,
        height: max(0, view.bounds.height - 2 * Self.margin))
    }
  }

  func preferredAppearanceInStack() -> StackAppearance { .view(height: Self.height) }

  func show(offered: Set<Tool>, showsHidden: Bool) {
    for button in buttons {
      button.show(
        button.tool.title(showsHidden: showsHidden), isEnabled: offered.contains(button.tool))
    }
  }
}

private final class ToolButton: View {
  let tool: ToolbarController.Tool
  var onPress: ((ToolbarController.Tool) -> Void)?
  private var title = ""
  private var isEnabled = true

  private static let font = Font(.words, size: 12, weight: .semibold)

  init(_ tool: ToolbarController.Tool) {
    self.tool = tool
    super.init()
    addGestureRecognizer(
      TapGestureRecognizer { [unowned self] tap in
        if tap.state == .ended { onPress?(self.tool) }
      })
  }

  func show(_ title: String, isEnabled: Bool) {
    guard self.title != title || self.isEnabled != isEnabled else { return }
    (self.title, self.isEnabled) = (title, isEnabled)
    setNeedsDisplay()
  }

  private static let button = Color(light: Color(0xFFFFFF), dark: Color(0x454B58))

  override func draw(in canvas: inout Canvas) {
    canvas.fill(bounds, Self.button.opacity(isEnabled ? 1 : 0.4), cornerRadius: 6)
    canvas.text(
      title, in: bounds, font: Self.font,
      color: isEnabled ? Palette.text : Color(light: Color(0x646A79), dark: Color(0xA9B0BE)),
      alignment: .center)
  }
}
