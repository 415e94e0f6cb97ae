import Drawing
import SceneParts
import ScrollEngine

/// A controller of a stack that a person edits: a card with its name. It logs its calls.
final class EditedController: ListeningController, StackContainable {
  let name: String
  private let height: Double
  private let color: Color
  private let log: EditLog

  /// Called with the controller when a person taps its card.
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

  /// The lower right corner of the painted name, in points of the controller's view.
  func nameEnd(on canvas: Canvas) -> Point {
    let frame = EditedCard.nameFrame
    return Point(
      x: frame.minX + canvas.text.width(of: name, in: canvas.legible(EditedCard.font)),
      y: frame.maxY)
  }

  func preferredAppearanceInStack() -> StackAppearance { .view(height: height) }

  // MARK: Calls of the stack

  override func viewDidLoad() {
    super.viewDidLoad()
    hear("viewDidLoad")
  }

  /// Called by the stack, so the call is logged as the stack's own.
  override func removeFromParent() {
    log.note("removeFromParent", of: name, isStacks: true)
    super.removeFromParent()
  }

  override func hear(_ call: String) { log.note(call, of: name) }
}

/// A view of one colour with its controller's name.
private final class EditedCard: View {
  private let name: String

  static let font = Font(.words, size: 17, weight: .bold)
  static let nameFrame = Rect(x: 16, y: 12, width: 144, height: 24)

  init(_ name: String, _ color: Color) {
    self.name = name
    super.init()
    backgroundColor = color
    clipsToBounds = true
  }

  override func draw(in canvas: inout Canvas) {
    canvas.text(
      name, in: Self.nameFrame, font: Self.font,
      color: Palette.ink(on: backgroundColor ?? Palette.surface))
  }
}
