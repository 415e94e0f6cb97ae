import Drawing
import Scenes
import ScrollEngine

/// A controller of a stack that is edited: a card with its name. It notes what it hears.
final class EditedController: ListeningController, StackContainable {
  let name: String
  private let height: Double
  private let color: Color
  private let log: EditLog

  /// Called when a person taps it.
  var onTap: ((EditedController) -> Void)?

  /// `height` is in points.
  init(_ name: String, height: Double, color: Color, log: EditLog) {
    self.name = name
    self.height = height
    self.color = color
    self.log = log
    super.init(in: "stack")
    title = name
  }

  override func loadView() {
    view = EditedCard(name, color)
    view.addGestureRecognizer(
      TapGestureRecognizer { [unowned self] tap in
        if tap.state == .ended { onTap?(self) }
      })
  }

  func preferredAppearanceInStack() -> StackAppearance { .view(height: height) }

  // MARK: Calls of the stack

  override func viewDidLoad() {
    super.viewDidLoad()
    hear("viewDidLoad")
  }

  /// What the stack does, before the controller hears of it.
  override func removeFromParent() {
    log.note("removeFromParent", of: name, isStacks: true)
    super.removeFromParent()
  }

  override func hear(_ call: String) { log.note(call, of: name) }
}

/// A view of one colour with its controller's name.
private final class EditedCard: View {
  private let name: String

  private static let font = Font(.words, size: 17, weight: .bold)

  init(_ name: String, _ color: Color) {
    self.name = name
    super.init()
    backgroundColor = color
    clipsToBounds = true
  }

  override func draw(in canvas: inout Canvas) {
    canvas.text(
      name, in: Rect(x: 16, y: 12, width: bounds.width / 2 - 16, height: 24), font: Self.font,
      color: Palette.ink(on: backgroundColor ?? Palette.surface))
  }
}
